# What a client says about a server and the people at its tables.
you = { $name } (you)
remote-bot = { $name } (bot)
away = { $name } (away)
free-seat = free
says = { $name }: { $phrase }
connection-lost = Connection lost. Reconnecting …
connection-back = Reconnected.
error-server_address = “{ $address }” is not a server address. It should look like https://play.example.org
error-server_unreachable = The server { $address } does not answer ({ $reason }). Check the address, and whether the server is running.
error-unknown_token = The server does not know this token. Check it, or create a new bot.

shuffled-without = The cards were shuffled without a part from { $names }.
shuffle-proved = ✓ Shuffle checked: nobody could choose the cards, not even the server.
shuffle-partly = ✓ Shuffle checked, nothing is wrong. But { $names } added no part to it.
shuffle-unseen = ✓ Shuffle checked, nothing is wrong. But you were not there when it was made, so it proves less.
shuffle-unknown = – Shuffle not checked: nothing was kept here when you sat down. The record is consistent in itself.
shuffle-broken = ✗ Do not trust this shuffle! { $reason }
