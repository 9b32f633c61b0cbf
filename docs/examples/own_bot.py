"""A bot of your own: `python own_bot.py LINK TOKEN` sits down at a table and plays it to the end."""

import asyncio
import sys

from noripan.cli import FOLDERS
from noripan.core.texts import Texts
from noripan.terminal.online import AtServer, House, Line, read_link
from noripan.terminal.online.bot import play_table


async def choose(place: AtServer) -> str:
    """The heart of your bot: look at place.view, take one of place.moves."""
    return max(place.moves, key=len)


async def main(address: str, token: str) -> None:
    link = read_link(address)
    house = House(link.server, token)
    line = Line(house)
    line.open()
    place = await play_table(line, house, link, Texts("en", FOLDERS), choose)
    print(place.view["scores"], place.view["winners"])
    await line.close()
    await house.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
