"""`noripan serve`. What it needs is imported when it runs, so that other commands start quickly."""

from __future__ import annotations

import json
import os
import sys
from typing import Annotated, Any

import typer

from noripan.cli.options import Lang
from noripan.cli.output import translated
from noripan.cli.setting_options import Config, given, with_settings
from noripan.core.texts import Texts
from noripan.server.settings import read_settings


@with_settings
def serve(
    context: typer.Context,
    config: Config = None,
    open_: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the browser.", show_default="on, if there is a screen")
    ] = True,
    lang: Lang = "",
    **chosen: Any,
) -> None:
    """Run the server. Without options it keeps everything in one folder and needs nothing else.

    Every option is also an environment variable (NORIPAN_PORT for --port) and an entry of the TOML file. Options override
    environment variables, which override the file. NORIPAN_KEY, a secret of at least 32 characters, replaces the key file
    where several machines serve together.
    """
    with translated(lang) as texts:
        from noripan.server.process.run import run

        settings = read_settings(given(context, chosen), os.environ, config)
        run(settings, lambda address: announce(address, texts, settings.log_format == "json", open_ and has_screen()))


def announce(address: str, texts: Texts, as_json: bool, with_browser: bool) -> None:
    """On stdout at any log level, for whoever started the server wants to know the port."""
    typer.echo(json.dumps({"event": "serving", "address": address}) if as_json else texts.say("serving", address=address))
    if with_browser:
        import threading
        import webbrowser

        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
