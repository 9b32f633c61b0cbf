"""Tries an installed Noripan, with nothing but what is installed beside it: imports, plays, and serves if it can.

For the environments of releases; it needs neither the sources nor a compiler.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import urllib.request
from importlib.util import find_spec

import noripan
from noripan.core import rng


def play() -> None:
    """A match of every game, by its first and last moves."""
    for name in noripan.games():
        match = noripan.new(name, noripan.find(name).seats[0], seed="try")
        while not match.is_over:
            match.play(match.moves()[-1 if len(match.log) % 2 else 0])
        print(name, match.scores())


def serve() -> None:
    """Start a server on a free port, read its page and its list of games, end it."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-open", "--port", "0", "--log-format", "json", "--data", folder]
        with subprocess.Popen([sys.executable, "-m", "noripan", *words], stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                address = json.loads(server.stdout.readline())["address"]
                page = urllib.request.urlopen(address, timeout=20).read().decode()
                assert "<script" in page, page
                found = json.load(urllib.request.urlopen(f"{address}api/games", timeout=20))
                print("served", [game["name"] for game in found["games"]])
            finally:
                server.terminate()


def main() -> None:
    print(f"noripan {noripan.__version__}, Python {sys.version.split()[0]}, {rng.__file__}")
    play()
    if find_spec("litestar") is not None:
        serve()
    if "--compiled" in sys.argv:
        assert not rng.__file__.endswith(".py"), "not compiled"


if __name__ == "__main__":
    main()
