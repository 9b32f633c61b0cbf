# What clients of every kind say alike: the names of bots, phrases, and what was agreed on at a table.
level-random = 무작위 봇
level-beginner = 초보 봇
level-casual = 보통 봇
level-skilled = 능숙한 봇
level-expert = 고수 봇

phrase-hello = 안녕하세요!
phrase-good-luck = 잘 부탁해요!
phrase-well-played = 잘하셨어요!
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-thinking = 생각 중이에요…
phrase-one-moment = 잠시만요.
phrase-oops = 아이고!
phrase-good-game = 재미있었어요!
phrase-again = 한 판 더?
phrase-bye = 안녕히 계세요!
phrase-clap = 👏
phrase-laugh = 😄
phrase-wow = 😮
phrase-sad = 😢
phrase-heart = ❤️
phrase-fire = 🔥

clock-none = 시간제한 없음
agreed-move = 한 수당 { $seconds }초
agreed-bank = 전체 { $minutes }분, 차례마다 { $increment }초 추가
agreed-days = 한 수당 { $days }일
rated = 레이팅 게임
option-on = 켜기
option-off = 끄기
option-chance = 무작위
agreed-host = 방장: { $name }
on-holiday = { $when }까지 휴가
