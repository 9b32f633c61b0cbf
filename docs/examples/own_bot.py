"""A bot of your own: `python own_bot.py LINK TOKEN` sits down at a table and plays its match to the end."""

import asyncio
import sys

from noripan.cli import FOLDERS
from noripan.core.texts import Texts
from noripan.terminal.online import AtServer, read_link
from noripan.terminal.online.bot import RemoteBot


async def choose(place: AtServer) -> str:
    """The heart of the bot: look at place.view, and take one of place.moves."""
    return max(place.moves, key=len)


async def main(address: str, token: str) -> None:
    link = read_link(address)
    async with RemoteBot(link.server, token, Texts("en", FOLDERS), choose) as bot:
        place = await bot.play(link.table, link.invitation)
    print("scores", place.view["scores"], "winners", place.view["winners"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
