"""Plays a match of SixTeen against a bot of a running server, as a guest, and checks its shuffle: does a deployment work?

.venv/bin/python scripts/try_server.py http://127.0.0.1:8190
"""

from __future__ import annotations

import asyncio
import sys

from noripan.client import Connection, HttpClient, RemoteSeat, client_texts


async def play(address: str) -> None:
    async with HttpClient(address) as http:
        await http.sign_in("Visitor")
        connection = Connection(http)
        connection.open()
        made = await http.make_table("sixteen", 2)
        table, invitation = made["table"]["id"], made["invitation"]
        await http.sit(table, invitation, 0)
        await http.seat_bot(table, 1, "casual")
        seat = RemoteSeat(connection, made["table"], client_texts("en"), invitation)
        await connection.join(seat)
        await http.start(table)
        while not seat.view.get("over"):
            if seat.moves:
                await seat.play(seat.moves[0])
            else:
                await seat.step()
        verdict = await http.check_shuffle(table)
        print(f"played at {table}: scores {seat.view['scores']}, shuffle: {verdict}")
        await connection.close()


if __name__ == "__main__":
    asyncio.run(asyncio.wait_for(play(sys.argv[1]), timeout=300))
