"""Whole games written down: a line per round, a column per seat, and a last line of eighth cards.

A script fixes the hands and what everybody lays. Who leads is left to the rules: a round is played by asking the match
whose turn it is and laying that seat's card. The match refuses a script that breaks the rules.
"""

from __future__ import annotations

from typing import Any

import noripan
from noripan.core.match import Match

Script = list[list[str]]


def script(text: str) -> Script:
    return [line.split() for line in text.strip().splitlines()]


def rotated(one: Script, by: int) -> Script:
    """The same game with everybody moved on by some seats."""
    return [row[-by:] + row[:-by] for row in one]


def hands_of(one: Script) -> list[list[str]]:
    return [list(column) for column in zip(*one, strict=True)]


def set_up(*scripts: Script, **options: Any) -> Match:
    """A match whose first games are dealt for these scripts."""
    deal = {"hands": [hands_of(one) for one in scripts]}
    return noripan.new("tongtong", len(scripts[0][0]), seed=1, options=options, deal=deal)


def play_rounds(match: Match, rows: Script) -> None:
    for row in rows:
        for _ in row:
            assert match.to_move is not None
            match.play(row[match.to_move])


def played(*scripts: Script, **options: Any) -> Match:
    match = set_up(*scripts, **options)
    for one in scripts:
        play_rounds(match, one[:7])
    return match


def events(match: Match, name: str) -> list[dict[str, Any]]:
    """What was told under this name, in order."""
    return [event.data for event in match.events if event.name == name]


# The printed example: sums 13, 9, 9, 0 and sixes 1, 2, 1, 0.
EXAMPLE = script("""
R4 R8 R1 R5
G8 G7 R7 G5
B6 B1 B4 B3
Y3 R6 R3 Y4
G2 G6 Y5 G1
Y1 Y2 Y6 B5
B7 Y7 B8 B2
G3 Y8 R2 G4
""")

# The pile example: seat 0 wins R6 and R3, then R7 alone, then R8 and R5.
PILES = script("""
R6 R3 Y1
B8 R7 B1
R8 R5 Y2
Y8 Y3 B2
Y7 Y4 B3
Y6 Y5 B4
B7 R1 B5
R4 R2 B6
""")

# Three players; sums 10, 5, 7; sixes 2, 1, 0.
SIXES_210 = script("""
R2 R6 R1
R7 R8 R5
B2 R4 B5
Y2 Y3 Y4
Y7 Y5 Y6
B3 B1 B8
B6 R3 Y1
B7 B4 Y8
""")

# Three players; sums 8, 6, 20; sixes 1, 1, 1.
SIXES_111 = script("""
Y8 Y4 R6
B5 B2 B6
B3 Y5 B1
R3 R2 R1
R8 R4 R7
Y7 R5 B8
Y2 Y6 B4
Y1 Y3 B7
""")

# Three players; sums 11, 12, 3; sixes 1, 0, 2.
AROUND_12 = script("""
Y6 Y2 Y5
R2 R3 R6
Y8 Y7 Y1
R1 R8 R4
B3 B1 B6
R5 B7 R7
B8 Y3 Y4
B2 B4 B5
""")

# Four players; sums 8, 9, 8, 0; sixes 3, 1, 0, 0.
AROUND_9 = script("""
R6 R8 R3 R4
G8 G7 G1 G6
Y4 Y7 B7 Y1
R5 R2 B3 R1
B5 G5 B1 B4
Y6 G2 G4 G3
B6 Y3 B2 Y5
R7 Y2 B8 Y8
""")

# Four players; sums 0, 6, 10, 5; sixes 0, 2, 2, 0.
AROUND_5 = script("""
B4 Y3 Y1 Y7
G7 G8 G6 G5
B6 B7 B1 B3
R1 R3 R8 R6
G3 B5 B8 B2
R2 Y2 Y6 G2
G4 Y5 Y8 G1
R7 R4 Y4 R5
""")

# Five players; with signs 3, 11, 10, -6, 0; sixes 0, 1, 2, 2, 0.
AROUND_11 = script("""
B2 R8 R6 B1 R4
G5 G6 G7 B8 G3
P8 R1 P4 P7 P3
Y7 Y3 Y5 B3 P2
P5 Y8 R5 P1 R3
G1 Y1 Y2 B6 G2
B4 Y6 B7 P6 R2
G4 G8 Y4 B5 R7
""")

# Three players; with signs -6, -1, 7; sixes 0, 0, 3.
BELOW_ZERO = script("""
Y2 Y3 Y5
R4 R2 R5
B1 B5 B2
Y4 Y6 Y7
R3 R8 B4
B8 R1 B7
B3 R6 B6
R7 Y1 Y8
""")

# Three players; with signs -4, -1, -1; sixes 1, 1, 0.
ALL_BELOW_ZERO = script("""
Y7 Y5 Y4
B3 B6 B1
Y6 Y2 Y3
R1 R3 R4
R7 R2 R5
Y8 B7 Y1
B2 B4 B8
B5 R8 R6
""")

# Five players; sums 9, 8, 18, 10, 0; sixes 0, 0, 2, 2, 0.
AROUND_10 = script("""
R1 R5 R3 R4 R2
Y3 Y2 G6 Y7 Y1
R7 G8 G3 G2 G1
P4 B4 B6 B7 B2
R6 Y6 R8 P7 Y5
P2 B3 B5 B8 B1
Y8 Y4 P1 G5 G4
P5 P6 P3 G7 P8
""")

# Five players; sums 7, 5, 8, 10, 0; sixes 1, 1, 1, 2, 0.
FIVE_RANKS = script("""
R6 R1 R2 R4 R3
P5 P2 P4 P6 Y4
G6 P8 G8 G1 G4
Y1 Y7 G3 P1 G7
Y6 Y3 Y5 Y8 G5
B4 B6 R7 B1 B3
B7 B5 G2 Y2 B2
P3 R8 R5 P7 B8
""")

# Four players; sums 9, 15, 9, 12; sixes 1, 1, 1, 1.
TWO_LOWEST = script("""
B1 B4 B8 B5
G2 G3 G8 G7
R8 G1 G5 G6
Y6 Y8 Y4 Y1
Y2 B7 G4 R2
R6 R5 R7 B2
R4 Y3 R3 B6
Y7 Y5 R1 B3
""")

# Four players; sixes 1, 1, 1, 1.
SIXES_1111 = script("""
R3 R6 R8 R7
Y4 R4 R5 Y6
B5 R2 R1 B8
Y3 Y2 Y8 Y7
B1 G7 B4 B6
G6 G1 G3 G5
Y1 G8 G2 Y5
B3 G4 B7 B2
""")

# Four players; sixes 0, 2, 2, 0.
SIXES_0220 = script("""
B5 B4 B1 Y2
Y1 Y8 Y5 Y4
R3 R7 R8 R5
G8 B3 G3 G5
B6 B2 G7 G6
Y6 Y7 G1 G4
B7 B8 R6 G2
R1 R2 Y3 R4
""")

# Four players; sixes 2, 1, 0, 1.
SIXES_2101 = script("""
Y7 Y8 Y4 Y3
R1 R7 R4 R8
G7 G6 G3 G2
R6 R2 R3 R5
B4 B3 B1 B7
B5 B6 B2 Y2
Y1 Y5 G1 Y6
G5 G4 B8 G8
""")

# Three players; sixes 0, 1, 2.
SIXES_012 = script("""
Y8 Y7 Y1
Y5 Y6 Y2
B2 B6 B8
R1 R6 R8
R7 R2 R5
R4 B4 R3
B1 B7 Y3
B3 B5 Y4
""")

# Four players; with signs -6, -5, 4, -6; sixes 0, 1, 1, 2.
PARTNERS_APART = script("""
R7 R6 R8 R5
R2 B6 R4 R1
G1 G2 G8 G4
B3 G6 G5 G7
Y7 Y3 B1 G3
Y6 Y5 Y2 Y8
B8 B7 R3 Y1
B2 B5 B4 Y4
""")
