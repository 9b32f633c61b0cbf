"""`noripan play`: a match line by line, for people, for those who listen, and for programs."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from noripan.core.library import find
from noripan.core.match import Match
from noripan.core.replay import resume
from noripan.core.texts import Texts
from noripan.terminal.arguments import Script, ScriptStopped, new_match, read_match

STOPPED = 1  # the exit code when a script cannot go on


@dataclass(frozen=True)
class Setting:
    """What the command line says about a match; `asks` if somebody is there to answer about the rest."""

    game: str | None
    players: int | None
    seat: int
    seed: str | None
    options: list[str] | None
    level: str | None
    save: Path | None
    asks: bool
    coach: bool = False
    source: str | None = None  # the record of a match to play on from
    at: int = 0  # after so many of its moves

    def match(self, texts: Texts) -> Match:
        """The saved match if there is one, else one that goes on from another, else a new one."""
        if self.save is not None and self.save.exists():
            return read_match(str(self.save))
        if self.source is not None:
            return resume(read_match(self.source), self.at)
        name, players = self.game, self.players
        if name is None and self.asks:
            from noripan.terminal import pages

            name = pages.ask_game(texts)
            players = players or pages.ask_players(find(name), texts)
        return new_match(name or "", players, self.seed, self.options)

    def opponents(self, texts: Texts) -> str:
        if self.level is None and self.asks and self.game is None and self.save is None and self.source is None:
            from noripan.terminal import pages

            return pages.ask_level(texts)
        return self.level or "casual"


def manner(as_json: bool, plain: bool) -> str:
    """How to speak: in json, plain or drawn."""
    if as_json:
        return "json"
    from noripan.terminal.plain import wants_plain

    return "plain" if plain or wants_plain() else "drawn"


def play(setting: Setting, texts: Texts, script: Path | None, how: str) -> int:
    """Play to the end, or until the person leaves; the exit code."""
    match = setting.match(texts)
    level = setting.opponents(texts)
    if script is not None:
        return play_script(match, setting, level, Script(script), texts, how)
    if how == "json":
        from noripan.terminal.json_mode import converse

        converse(match, setting.seat, level, setting.save)
        return 0
    from noripan.terminal.plain import PlainTable, TextTable

    kind = TextTable if how == "drawn" else PlainTable
    kind(match, setting.seat, texts, setting.save, level, setting.coach).play()
    return 0


def play_script(match: Match, setting: Setting, level: str, script: Script, texts: Texts, how: str) -> int:
    from noripan.files import write_whole
    from noripan.terminal import json_mode
    from noripan.terminal.names import with_you

    try:
        json_mode.play_script(match, setting.seat, level, script)
        stopped = None
    except ScriptStopped as error:
        stopped = error
    if setting.save is not None:
        write_whole(setting.save, json.dumps(match.save(), ensure_ascii=False))
    if how == "json":
        trouble = {} if stopped is None else {"error": stopped.code, "details": stopped.details, "line": stopped.line}
        json_mode.print_line({**json_mode.result_of(match), **trouble})
    elif stopped is None:
        speaking = with_you(texts, match.players, setting.seat)
        for event in match.frame(setting.seat)["events"]:
            print(speaking.event(match.game, event))
        print(
            speaking.say("final-scores", scores=", ".join(map(str, match.scores())))
            if match.is_over
            else texts.say("script-ended")
        )
    if stopped is not None:
        reason = texts.error(stopped, match.game)
        print(texts.say("script-stopped", file=str(script.file), line=stopped.line, reason=reason), file=sys.stderr)
        return STOPPED
    return 0
