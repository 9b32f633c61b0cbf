# What a client says about a server and the people at its tables.
you = { $name } (du)
remote-bot = { $name } (Bot)
away = { $name } (weg)
free-seat = frei
says = { $name }: { $phrase }
connection-lost = Verbindung zum Server verloren. Neuer Versuch …
connection-back = Wieder verbunden.
error-server_address = „{ $address }“ ist keine Serveradresse. Sie muss etwa so aussehen: https://play.example.org
error-server_unreachable = Der Server { $address } antwortet nicht ({ $reason }). Prüfe die Adresse und ob er läuft.
error-unknown_token = Der Server kennt dieses Token nicht. Prüfe es oder lege einen neuen Bot an.

shuffled-without = Gemischt wurde ohne den Anteil von { $names }.
shuffle-proved = ✓ Mischen geprüft: Niemand konnte die Karten bestimmen, auch der Server nicht.
shuffle-partly = ✓ Mischen geprüft, alles stimmt. Es fehlte aber der Anteil von { $names }.
shuffle-unseen = ✓ Mischen geprüft, alles stimmt. Du warst aber nicht dabei, darum beweist es weniger.
shuffle-unknown = – Mischen nicht geprüft: Hier wurde nichts aufgehoben, als du dich gesetzt hast. Die Aufzeichnung ist in sich stimmig.
shuffle-broken = ✗ Diesem Mischen ist nicht zu trauen! { $reason }
