# What clients of every kind say alike: the names of bots, phrases, and what was agreed on at a table.
level-random = Random
level-beginner = Beginner
level-casual = Casual
level-skilled = Skilled
level-expert = Expert

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = Let me think …
phrase-one-moment = One moment, please.
phrase-oops = Oops!
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Bye!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

clock-none = No clock
agreed-move = { $seconds } seconds per move
agreed-bank = { $minutes } minutes for the match, plus { $increment } seconds per turn
agreed-days = { $days ->
        [one] one day per move
       *[other] { $days } days per move
    }
rated = Rated
option-on = On
option-off = Off
option-chance = Random
agreed-host = { $name } starts the match
on-holiday = on holiday until { $when }
