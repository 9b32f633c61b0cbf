"""How long it takes from the command to the first move that could be played, beside `python -c pass`.

Each program runs behind a pseudo terminal until its prompt is there, then it is ended. Runs alternate; the first of each,
which writes bytecode, does not count. Processor time says what a quiet machine would need; the clock depends on how busy
this one is."""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import pty
import signal
import statistics
import struct
import sys
import tempfile
import termios
import time

from page import load_of_the_machine, write_section

GAME = "sixteen"
SEED = "startup"  # seat 0 begins
BASELINE = "python -c pass"
TARGET = 0.5  # seconds
TITLE = "From the command to the first move"
ABOUT = (
    "Made by `python benchmarks/startup.py --write`: {repeats} alternating runs with warm bytecode, each behind a pseudo\n"
    "terminal until the first move could be played. Load {load} while it ran: the clock depends on that, processor time\n"
    "says what a quiet machine would need."
)
PROGRAMS = {
    BASELINE: (["-c", "pass"], None),
    "noripan play --plain": (["-m", "noripan", "play", GAME, "--seed", SEED, "--plain"], b"Your move:"),
    "noripan tui": (["-m", "noripan", "tui", GAME, "--seed", SEED], b"Enter: "),
}


def measure(words: list[str], sign: bytes | None, data: str) -> tuple[float, float]:
    """Seconds by the clock and of the processor until the sign is written, or until the program ends."""
    start = time.perf_counter()
    child, master = pty.fork()
    if child == 0:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"TERM": "xterm-256color", "NORIPAN_LANG": "en", "NORIPAN_DATA": data}
        os.execve(sys.executable, [sys.executable, *words], environment)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
    written = b""
    while sign is None or sign not in written:
        try:
            part = os.read(master, 65536)
        except OSError:
            break
        written += part
    spent = time.perf_counter() - start
    os.kill(child, signal.SIGKILL)
    usage = os.wait4(child, 0)[2]
    os.close(master)
    if sign is not None and sign not in written:
        raise SystemExit(f"{words} ended without a prompt: {written.decode(errors='replace')[-500:]}")
    return spent, usage.ru_utime + usage.ru_stime


def table(found: dict[str, list[tuple[float, float]]]) -> str:
    text = "| command | clock, s: median (least–most) | processor, s: median (least–most) | target |\n|---|---|---|---|\n"
    for name, figures in found.items():
        clock, processor = ([one[part] for one in figures] for part in (0, 1))
        shown = [f"{statistics.median(one):.2f} ({min(one):.2f}–{max(one):.2f})" for one in (clock, processor)]
        text += f"| `{name}` | {shown[0]} | {shown[1]} | {'' if name == BASELINE else TARGET} |\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="into docs/explanation/benchmarks.md")
    chosen = parser.parse_args()
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as data:
        for turn in range(chosen.repeats + 1):
            for name, (words, sign) in PROGRAMS.items():
                figures = measure(words, sign, data)
                if turn:
                    found[name].append(figures)
    if chosen.write:
        about = ABOUT.format(repeats=chosen.repeats, load=load_of_the_machine())
        write_section(TITLE, f"{about}\n\n{table(found)}")
    print(json.dumps(found) if chosen.json else table(found), end="\n" if chosen.json else "")


if __name__ == "__main__":
    main()
