"""Play on a Noripan server from a program: everything the terminal, `noripan bot` and your own bots need.

`HttpClient` signs in and finds tables, `Connection` is the one WebSocket for all of them, `RemoteSeat` is what you see and
do at one table, and `RemoteBot` puts the three together for a program that only wants to choose moves:

    async def choose(seat: RemoteSeat) -> str:
        return random.choice(seat.moves)

    async with RemoteBot("https://play.example.org", token, choose) as bot:
        seat = await bot.play("k3f9")
    print(seat.view["scores"])

Refusals are raised as `GameError` with the server's code and details. docs/reference/protocol.md describes the messages.
"""

try:
    from noripan.client.bot import Chooser, MatchReport, RemoteBot, choose_by_level
    from noripan.client.connection import Connection, Listener, Message, open_socket
    from noripan.client.http import HttpClient, Link, Unreachable, read_link
    from noripan.client.seat import RemoteSeat, is_free, player_names
    from noripan.client.shuffle import ShuffleNotes, ShuffleVerdict, TableData
    from noripan.client.texts import client_texts
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"noripan.client needs {missing.name}: pip install 'noripan[tui]'", name=missing.name
    ) from missing

__all__ = [
    "Chooser",
    "Connection",
    "HttpClient",
    "Link",
    "Listener",
    "MatchReport",
    "Message",
    "RemoteBot",
    "RemoteSeat",
    "ShuffleNotes",
    "ShuffleVerdict",
    "TableData",
    "Unreachable",
    "choose_by_level",
    "client_texts",
    "is_free",
    "open_socket",
    "player_names",
    "read_link",
]
