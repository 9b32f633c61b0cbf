"""What this installation has: for bug reports, and to see why something is slow or missing."""

from __future__ import annotations

import os
import platform
import sys
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape

import noripan
from noripan.arena.tournament import option_text
from noripan.bots.networks import find_network
from noripan.core.compilation import sources_to_compile
from noripan.core.game import Game
from noripan.core.library import games
from noripan.core.network import BadNetwork
from noripan.core.state import State
from noripan.core.texts import LANGUAGES, Texts
from noripan.files import data_folder

PACKAGES = ("msgspec", "openskill", "rich", "typer", "textual", "litestar", "sqlalchemy", "numpy", "open_spiel", "ray")
SOURCE = Path(noripan.__file__).parent


def examine(database: str | None, language: str) -> dict[str, Any]:
    files = [file.relative_to(SOURCE) for file in sources_to_compile(SOURCE)]
    modules = [".".join(("noripan", *file.with_suffix("").parts)) for file in files]
    compiled = sorted(name for name in modules if is_compiled(name))
    folder = data_folder()
    return {
        "noripan": noripan.__version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "games": list(games()),
        "compiled": compiled,
        "interpreted": sorted(set(modules) - set(compiled)),
        "asked_for_source": os.environ.get("NORIPAN_PURE", "") not in ("", "0"),
        "languages": list(LANGUAGES),
        "language": language,
        "data": str(folder),
        "data_writable": writable(folder),
        "database": database,
        "packages": {name: version_of(name) for name in PACKAGES},
        "networks": {name: network_of(game) for name, game in games().items()},
        "terminal": {"colours": os.environ.get("COLORTERM") or os.environ.get("TERM"), "output": sys.stdout.isatty()},
    }


def is_compiled(name: str) -> bool:
    found = find_spec(name)
    return found is not None and found.origin is not None and not found.origin.endswith(".py")


def network_of(game: Game[State]) -> dict[str, Any] | None:
    """The networks that bots play a game by, and the only matches that they fit; None where bots play by the heuristic."""
    try:
        policy, value = find_network(game, "policy"), find_network(game, "value")
    except BadNetwork as error:
        return {"wrong": str(error)}
    if policy is None:
        return None
    info = policy.info
    digests = {"policy": policy.digest, "value": None if value is None else value.digest}
    return digests | {"players": list(info.seats), "options": dict(info.options)}


def network_words(name: str, network: dict[str, Any] | None, texts: Texts) -> str:
    if network is None:
        return f"{name} {texts.say('doctor-no-network')}"
    if "wrong" in network:
        return f"{name}: {network['wrong']}"
    known = [f"{option}={'|'.join(map(option_text, values))}" for option, values in network["options"].items()]
    only = f" ({texts.say('doctor-network-only', options=' '.join(known))})" if known else ""
    return f"{name} {network['policy']}{only}"


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def writable(folder: Path) -> bool:
    """Can this folder, or the nearest one above it that is there, be written to?"""
    there = next(one for one in (folder, *folder.parents) if one.exists())
    return os.access(there, os.W_OK)


def troubles(found: dict[str, Any]) -> list[str]:
    """What a person could do something about, as names of messages."""
    named = []
    if found["interpreted"] and not found["asked_for_source"]:
        named.append("doctor-trouble-interpreted")
    if not found["data_writable"]:
        named.append("doctor-trouble-data")
    if any(network and "wrong" in network for network in found["networks"].values()):
        named.append("doctor-trouble-network")
    return named


def print_found(found: dict[str, Any], texts: Texts) -> None:
    out = Console(highlight=False, soft_wrap=True)
    packages = ", ".join(f"{name} {version}" for name, version in found["packages"].items() if version)
    facts = {
        "version": f"{found['noripan']}, Python {found['python']}, {found['system']}",
        "games": ", ".join(found["games"]),
        "compiled": texts.say(
            "doctor-count", compiled=len(found["compiled"]), all=len(found["compiled"] + found["interpreted"])
        ),
        "languages": f"{', '.join(found['languages'])} ({found['language']})",
        "data": found["data"],
        "database": found["database"] or "–",
        "packages": packages,
        "networks": ", ".join(network_words(name, network, texts) for name, network in found["networks"].items()),
    }
    for name, value in facts.items():
        out.print(f"[bold]{escape(texts.say(f'doctor-{name}'))}[/bold] {escape(value)}")
    for name in troubles(found):
        out.print(escape(texts.say(name)), style="red")
