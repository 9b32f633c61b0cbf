"""One review in a process of its own, behind everything else on the machine: a match comes in, progress and review go out.

A server starts it as `python -m noripan.review.worker`. Should the server die, nobody reads the progress, and it ends.
"""

from __future__ import annotations

import json
import os
import signal
import sys

from noripan.core.library import find
from noripan.core.match import load
from noripan.review.judge import effort
from noripan.review.review import review, written

NICENESS = 19


def step_back(process: int = 0) -> None:
    """Give a process, or this one, only what nobody else wants of the processor, where the system can do that."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, process, NICENESS)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(process, os.SCHED_IDLE, os.sched_param(0))


def say(line: str) -> None:
    print(line, flush=True)


def main() -> None:
    """Reads `{"match": …, "effort": …}`; writes a line `[done, of]` for every step, and the review as the last line."""
    step_back()
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    asked = json.load(sys.stdin)
    found = review(load(asked["match"], find), effort(asked["effort"]), progress=lambda done, of: say(f"[{done}, {of}]"))
    say(written(found))


if __name__ == "__main__":
    main()
