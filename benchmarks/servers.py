"""Starts our server and boardgame.io's, and lets the load generator drive one of them."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent / "server"  # what runs on Node
ROOT = HERE.parent.parent
BASELINE = ROOT / "build" / "boardgame"  # what npm installs, kept apart from our own
START_SECONDS = 60.0

Cores = str  # as taskset wants them, such as "0" or "0,1"
Result = dict[str, Any]


class Running(NamedTuple):
    pid: int
    address: str


def install_baseline() -> None:
    wanted = (HERE / "package.json").read_text("utf-8")
    installed = BASELINE / "package.json"
    if installed.exists() and installed.read_text("utf-8") == wanted and (BASELINE / "node_modules").exists():
        return
    BASELINE.mkdir(parents=True, exist_ok=True)
    installed.write_text(wanted, "utf-8")
    subprocess.run(["npm", "install", "--silent", "--no-package-lock"], cwd=BASELINE, check=True)


@contextmanager
def ours(cores: Cores) -> Iterator[Running]:
    """As `noripan serve` does it: the journal in SQLite with synchronous=FULL. Only the limits are wider, and bots wait for
    nobody."""
    with started_with(cores, "--rate", "1000000", "--pace-ms", "0") as running:
        yield running


@contextmanager
def started_with(cores: Cores, *options: str) -> Iterator[Running]:
    """Our server with its own folder and these options of `noripan serve`."""
    folder = tempfile.mkdtemp(prefix="noripan-bench-", dir=ROOT / "build")
    words = ["--data", folder, "--no-open", "--log-level", "warning", *options]
    command = [sys.executable, "-m", "noripan", "serve", *words, "--port"]
    try:
        with _started(cores, command) as running:
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def theirs(cores: Cores) -> Iterator[Running]:
    """As its documentation starts it, in memory, with Node's settings for production."""
    with _started(cores, ["node", str(HERE / "baseline.cjs")]) as running:
        yield running


@contextmanager
def _started(cores: Cores, command: list[str]) -> Iterator[Running]:
    """The command gets the port as its last word."""
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production", "NODE_PATH": str(BASELINE / "node_modules")}
    environment["PYTHONPATH"] = str(ROOT / "src")
    process = subprocess.Popen(["taskset", "-c", cores, *command, str(port)], env=environment, stdout=subprocess.DEVNULL)
    try:
        running = Running(process.pid, f"http://127.0.0.1:{port}")
        _wait_for(running, process)
        yield running
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


def _wait_for(running: Running, process: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + START_SECONDS
    while True:
        try:
            urllib.request.urlopen(running.address, timeout=5)
            return
        except urllib.error.HTTPError:
            return  # it answers
        except OSError:
            if process.poll() is not None or time.monotonic() > limit:
                raise
            time.sleep(0.1)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


def drive(running: Running, cores: Cores, **plan: Any) -> Result:
    """One run of the load generator; see load.cjs for what a plan holds."""
    whole = {**plan, "address": running.address, "pids": [running.pid]}
    environment = {**os.environ, "NODE_PATH": str(BASELINE / "node_modules")}
    command = ["taskset", "-c", cores, "node", str(HERE / "load.cjs"), json.dumps(whole)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    result: Result = json.loads(done.stdout)
    return result
