"""A bot of your own: `python own_bot.py LINK TOKEN` sits down at a table and plays its match to the end."""

import asyncio
import sys

from noripan.client import RemoteBot, RemoteSeat, read_link


async def choose(seat: RemoteSeat) -> str:
    """The heart of the bot: look at seat.view, and return one of seat.moves."""
    return max(seat.moves, key=len)


async def main(address: str, token: str) -> None:
    link = read_link(address)
    if link.table is None:
        sys.exit("The link must name a table: https://play.example.org/t/TABLE")
    async with RemoteBot(link.server, token, choose) as bot:
        seat = await bot.play(link.table, link.invitation)
    print("scores", seat.view["scores"], "winners", seat.view["winners"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
