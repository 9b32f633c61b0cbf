# What clients of every kind say alike: the names of bots, and phrases.
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
