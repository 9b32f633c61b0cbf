"""`noripan train` from the outside: files that it leaves, going on after an interruption, and refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from support.eventually import eventually
from typer.testing import CliRunner

from noripan.cli.main import app
from noripan.core.network import read_network

SHORT = ["train", "sixteen", "--players", "2", "--width", "16", "--batch", "256"]


def noripan(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "noripan", *words], capture_output=True, text=True, timeout=300, cwd=folder, check=False
    )


def test_a_short_training_leaves_networks_and_a_report(tmp_path: Path) -> None:
    done = noripan(*SHORT, "--batches", "2", "--out", "here", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "here"
    policy, value = (read_network((folder / f"{name}.net").read_bytes()) for name in ("policy", "value"))
    assert (policy.info.purpose, value.info.purpose) == ("policy", "value")
    told = json.loads((folder / "training.json").read_text("utf-8"))
    assert told["batch"] == 2 and [point["batch"] for point in told["curve"]] == [1, 2]
    assert "<svg" in (folder / "report.html").read_text("utf-8")
    assert "report.html" in done.stdout


def test_the_same_command_gives_the_same_bytes_and_json(tmp_path: Path) -> None:
    for name in ("one", "two"):
        done = noripan(*SHORT, "--batches", "1", "--json", "--out", name, folder=tmp_path)
        assert json.loads(done.stdout)["batch"] == 1
    one, two = ((tmp_path / name / "policy.net").read_bytes() for name in ("one", "two"))
    assert one == two


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "--minutes"),
        (("--batches", "1", "--players", "9"), "2"),
        (("--batches", "1", "--width", "12"), "8"),
        (("--batches", "1", "--entropy", "2"), "--entropy"),
    ],
)
def test_refusals_say_what_to_do(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    done = noripan("train", "sixteen", *words, folder=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr and "Traceback" not in done.stderr


def test_a_checkpoint_of_another_plan_is_not_overwritten(tmp_path: Path) -> None:
    assert noripan(*SHORT, "--batches", "1", "--out", "here", folder=tmp_path).returncode == 0
    done = noripan(*SHORT, "--batches", "1", "--seed", "other", "--out", "here", folder=tmp_path)
    assert done.returncode == 2 and "--out" in done.stderr


def test_an_interrupted_training_can_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "noripan", *SHORT, "--minutes", "30", "--out", "here"]
    running = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        eventually(lambda: (tmp_path / "here" / "checkpoint.zip").exists(), "the first checkpoint")
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=120)
    finally:
        running.kill()
    assert running.returncode == 130 and "again" in said
    done = noripan(*SHORT, "--batches", "3", "--out", "here", folder=tmp_path)
    assert done.returncode == 0, done.stderr


def test_a_cluster_that_loses_a_machine_learns_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real Ray with two workers, machines of one core each; one is killed in the middle."""
    utilities = pytest.importorskip("ray.cluster_utils")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "2")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    words = [*SHORT, "--batches", "30", "--json"]
    cluster = utilities.Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "include_dashboard": False})
    try:
        workers = [cluster.add_node(num_cpus=1) for _ in range(2)]

        def murder() -> None:
            eventually(lambda: (tmp_path / "killed" / "checkpoint.zip").exists(), "the first checkpoint")
            cluster.remove_node(workers[0], allow_graceful=False)
            killed_midway.append(not (tmp_path / "killed" / "policy.net").exists())

        killed_midway: list[bool] = []
        murderer = threading.Thread(target=murder)
        murderer.start()
        learned = []
        for name in ("killed", "after"):
            done = CliRunner().invoke(app, [*words, "--out", str(tmp_path / name), "--ray", cluster.address])
            murderer.join()
            assert done.exit_code == 0, done.output
            assert json.loads(done.stdout)["batch"] == 30
            learned.append((tmp_path / name / "policy.net").read_bytes())
    finally:
        cluster.shutdown()
    assert killed_midway == [True]
    assert learned[0] == learned[1], "who plays a part of a batch makes no difference"
    assert not workers[0].any_processes_alive()
