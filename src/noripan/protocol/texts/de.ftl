# What clients of every kind say alike: the names of bots, phrases, and what was agreed on at a table.
level-random = Zufall
level-beginner = Anfänger
level-casual = Normal
level-skilled = Fortgeschritten
level-expert = Profi

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-thinking = Ich überlege …
phrase-one-moment = Einen Moment, bitte.
phrase-oops = Hoppla!
phrase-good-game = Das war ein gutes Spiel!
phrase-again = Noch einmal?
phrase-bye = Tschüss!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

clock-none = Keine Uhr
agreed-move = { $seconds } Sekunden pro Zug
agreed-bank = { $minutes } Minuten für die Partie, plus { $increment } Sekunden pro Zug
agreed-days = { $days ->
        [one] ein Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
rated = Gewertet
option-on = An
option-off = Aus
option-chance = Zufall
agreed-host = { $name } startet die Partie
on-holiday = im Urlaub bis { $when }
