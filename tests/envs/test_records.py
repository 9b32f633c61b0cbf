"""Files of records: what is saved is read again as the same matches, and what is damaged is refused with its line."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.cli.output import FOLDERS
from noripan.core.errors import BadRecord, GameError
from noripan.core.library import find_encoder
from noripan.core.record_files import RecordWriter, read_lines
from noripan.core.rng import Rng
from noripan.core.texts import Texts
from noripan.terminal.selfplay import Selfplay

NAMES = list(noripan.games())
SUFFIXES = [".jsonl", ".jsonl.gz", ".jsonl.zst"]
OPTIONS: dict[str, dict[str, Any]] = {"tongtong": {"advanced": True}, "sixteen": {"rounds": 2}, "iota": {"short": True}}
TEXTS = Texts("en", FOLDERS)

Damage = Callable[[dict[str, Any]], object]


def save(file: Path, name: str, players: int | None = None, number: int = 3, greedy: bool = False) -> Path:
    game = noripan.find(name)
    matches = Selfplay(game, players or game.seats[0], "records", OPTIONS.get(name, {}), number, greedy)
    matches.run(file, TEXTS, quiet=True)
    return file


def records_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for _, line in read_lines(file)]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_records_give_what_load_gives(name: str, greedy: bool, tmp_path: Path) -> None:
    for players in noripan.find(name).seats:
        file = save(tmp_path / f"{players}.jsonl", name, players, 2, greedy)
        decisions = iter(noripan.records(file))
        for record in records_in(file):
            whole = noripan.load(record)
            match = noripan.new(name, players, record["seed"], record["options"])
            for text in record["moves"]:
                state, seat, move, share = next(decisions)
                assert (state.to_move, seat) == (match.to_move, match.to_move)
                assert match.game.write_move(state, move) == text
                assert match.game.truth(state) == match.game.truth(match.state)
                assert share == (1 / len(whole.winners()) if seat in whole.winners() else 0)
                match.play(text)
        assert next(decisions, None) is None


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_all_kinds_of_files(suffix: str, tmp_path: Path) -> None:
    plain, file = save(tmp_path / "plain.jsonl", "sixteen"), save(tmp_path / f"file{suffix}", "sixteen")
    assert records_in(file) == records_in(plain)
    assert (file.read_bytes() == plain.read_bytes()) == (suffix == ".jsonl")
    with pytest.raises(GameError, match="file_exists"):
        RecordWriter(file)
    with pytest.raises(GameError, match="file_unwritable"):
        RecordWriter(tmp_path / "nowhere" / f"file{suffix}")


def test_deals_options_and_games_may_change_from_line_to_line(tmp_path: Path) -> None:
    lines = []
    for name in NAMES:
        first, second = noripan.find(name).seats[:2]
        lines += records_in(save(tmp_path / f"{name}1.jsonl", name, first, 1))
        lines += records_in(save(tmp_path / f"{name}2.jsonl", name, second, 1))
        dealt = noripan.new(name, first, "deal")
        match = noripan.new(name, first, "other", deal=dealt.game.deal_of(dealt.state))
        rng = Rng.seeded("moves")
        while not match.is_over:
            match.play(match.moves()[rng.choose(len(match.moves()))])
        lines += [match.save(), match.save()]
    file = tmp_path / "all.jsonl"
    file.write_text("\n\n".join(json.dumps(line) for line in lines), "utf-8")
    found = list(noripan.records(file).matches())
    assert [(match.record.game, match.scores) for match in found] == [
        (line["game"], tuple(noripan.load(line).scores())) for line in lines
    ]
    assert [match.line for match in found] == list(range(1, 2 * len(lines), 2))
    with pytest.raises(BadRecord, match=r"line=9.*records_mixed"):
        list(noripan.records(file).batches())


@pytest.mark.parametrize("name", NAMES)
def test_fixed_notation_means_the_same_everywhere(name: str) -> None:
    game, rng = noripan.find(name), Rng.seeded("notation")
    meant: dict[str, int] = {}
    fixed = 0
    for _ in range(5):
        state = game.start(game.seats[-1], rng)
        for _ in range(400):
            if state.is_over:
                break
            moves = state.moves()
            for move in moves:
                text = game.write_move(state, move)
                if game.is_fixed(text):
                    fixed += 1
                    assert meant.setdefault(text, move) == move == game.read_move(state, text)
            state.apply(moves[rng.choose(len(moves))])
    assert fixed > 100


DAMAGES: dict[str, tuple[Damage, str]] = {
    "no object": (lambda record: [record], "record_not_object"),
    "other format": (lambda record: {**record, "noripan": 2}, "record_format"),
    "unknown entry": (lambda record: {**record, "extra": 1}, "record_unknown_key"),
    "no seed": (lambda record: {key: record[key] for key in record if key != "seed"}, "record_missing"),
    "no such game": (lambda record: {**record, "game": "chess"}, "unknown_game"),
    "too many players": (lambda record: {**record, "players": 99}, "bad_players"),
    "unreadable": (lambda record: {**record, "moves": ["?", *record["moves"]]}, "number=1, text='\\?', reason='unreadable'"),
    "not a text": (lambda record: {**record, "moves": [[], *record["moves"]]}, "number=1, .*reason='unreadable'"),
    "illegal": (lambda record: {**record, "moves": [record["moves"][-1], *record["moves"]]}, "number=1, "),
    "too long": (lambda record: {**record, "moves": [*record["moves"], "pass"]}, "reason='match_over'"),
    "unfinished": (lambda record: {**record, "moves": record["moves"][:-1]}, "record_unfinished"),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_line_is_named(name: str, tmp_path: Path) -> None:
    damage, said = DAMAGES[name]
    good = records_in(save(tmp_path / "good.jsonl", "sixteen"))
    file = tmp_path / "bad.jsonl"
    file.write_text("\n".join(json.dumps(line) for line in [good[0], damage(good[1]), good[2]]), "utf-8")
    with pytest.raises(BadRecord, match=f"record_line .*bad.jsonl', line=2, reason=.*{said}") as refused:
        list(noripan.records(file))
    assert "bad.jsonl, line 2: " in TEXTS.error(refused.value)


NESTED = b"[" * 20_000 + b"]" * 20_000


@pytest.mark.parametrize(
    "line", [b'{"noripan": \xff', b'{"noripan": 1, "deal": ' + NESTED + b"}", b'{"extra": ' + NESTED + b"}"]
)
def test_what_is_not_json_is_named(line: bytes, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b"\n" + line + b"\n")
    with pytest.raises(BadRecord, match="line=2, reason='record_not_object'"):
        list(noripan.records(file))


@pytest.mark.parametrize("suffix", SUFFIXES[1:])
def test_a_file_that_breaks_off_is_refused(suffix: str, tmp_path: Path) -> None:
    file = save(tmp_path / f"file{suffix}", "sixteen", number=40)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadRecord, match=r"record_unreadable|record_line"):
        list(noripan.records(file))
    file.write_bytes(b"no such thing" + whole)
    with pytest.raises(BadRecord, match="record_unreadable"):
        list(noripan.records(file))


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="record_unreadable"):
        list(noripan.records(tmp_path / "nothing.jsonl"))


def test_what_was_saved_before_an_interruption_stays(tmp_path: Path) -> None:
    [record] = records_in(save(tmp_path / "one.jsonl", "sixteen", number=1))
    file = tmp_path / "file.jsonl.gz"
    with pytest.raises(KeyboardInterrupt), RecordWriter(file) as writer:
        writer.write(record)
        raise KeyboardInterrupt
    assert json.loads(gzip.decompress(file.read_bytes())) == record


@pytest.mark.parametrize("name", NAMES)
def test_arrays(name: str, tmp_path: Path) -> None:
    records, encoder = noripan.records(save(tmp_path / "file.jsonl", name, number=2)), find_encoder(noripan.find(name))
    batches = list(records.batches(50, full=True, mask=True))
    assert [len(batch["seat"]) for batch in batches[:-1]] == [50] * (len(batches) - 1)
    rows = {key: np.concatenate([batch[key] for batch in batches]) for key in batches[0]}
    at = 0
    for number, match in enumerate(records.matches()):
        for state, seat, move, share in match.decisions():
            legal = encoder.legal(state)
            assert rows["observation"][at].tobytes() == encoder.observe(state, seat)
            assert rows["hidden"][at].tobytes() == encoder.reveal(state, seat)
            assert legal[int(rows["action"][at])] == move
            if "mask" in rows:
                assert set(np.flatnonzero(rows["mask"][at])) == set(legal)
            else:
                assert rows["features"][at].tobytes() == encoder.describe(state, move)
            assert [rows[key][at] for key in ("seat", "match", "share")] == [seat, number, np.float32(share)]
            at += 1
    assert at == len(rows["seat"])


def test_an_empty_file_has_no_arrays(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    assert list(noripan.records(tmp_path / "empty.jsonl").batches()) == []


def test_results(tmp_path: Path) -> None:
    records = noripan.records(save(tmp_path / "file.jsonl", "tongtong", 4))
    columns = records.results()
    assert {len(column) for column in columns.values()} == {3 * 4}
    assert columns["score"].reshape(3, 4).tolist() == [list(match.scores) for match in records.matches()]
    assert columns["share"].reshape(3, 4).sum(axis=1).tolist() == [1, 1, 1]
    assert columns["seat"].tolist() == [0, 1, 2, 3] * 3 and set(columns["moves"]) == {84}
    assert set(columns["game"]) == {"tongtong"} and set(columns["seed"]) == {f"records {n}" for n in (1, 2, 3)}


def test_moves_may_be_written_as_people_do(tmp_path: Path) -> None:
    """These spaces must not make IOTA's trades mean the same everywhere."""
    lines = records_in(save(tmp_path / "good.jsonl", "iota", 2, number=6))
    file = tmp_path / "spaced.jsonl"
    file.write_text(
        "\n".join(json.dumps({**line, "moves": [f" {text} " for text in line["moves"]]}) for line in lines), "utf-8"
    )
    assert any(text.startswith("trade") for line in lines for text in line["moves"])
    assert [match.moves for match in noripan.records(file).matches()] == [
        match.moves for match in noripan.records(tmp_path / "good.jsonl").matches()
    ]
