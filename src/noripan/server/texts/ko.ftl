### tables

error-bad_message = 읽을 수 없는 메시지입니다.
error-bot_plays_for_you = 지금은 봇이 당신 대신 두고 있습니다. 먼저 자리로 돌아오세요.
error-by_invitation_only = 초대 링크가 있어야 들어갈 수 있는 테이블입니다. 테이블 주인에게 링크를 부탁하세요.
error-fair_commitment = 서버의 비밀값이 미리 공개한 약속과 다릅니다. 섞기를 믿을 수 없습니다.
error-fair_deal_set = 정해진 패로 시작한 경기라서 섞기를 확인할 수 없습니다.
error-fair_seed = 카드가 약속한 씨앗으로 섞이지 않았습니다. 섞기를 믿을 수 없습니다.
error-fair_unreadable = 기록의 섞기 증거를 읽을 수 없습니다.
error-host_only = 테이블 주인만 할 수 있습니다.
error-join_first = 먼저 이 테이블에 들어가세요.
error-match_not_over = 경기가 끝난 뒤에 볼 수 있습니다.
error-move_reveals = { $move }: 무언가를 공개하는 수라서 미리 해 보거나 이어서 보낼 수 없습니다.
error-no_hints_when_rated = 점수가 걸린 경기에서는 힌트를 볼 수 없습니다.
error-no_seat_of_yours = 이 테이블에 당신의 자리가 없습니다.
error-no_spectators = 이 테이블은 관전할 수 없습니다.
error-no_such_person = 그런 사람은 없습니다.
error-no_such_phrase = 그런 말은 없습니다. 가능한 말: { $allowed }.
error-no_such_table = 그런 테이블은 없습니다. 주소를 확인하세요.
error-nobody_sits = 아무도 앉아 있지 않습니다. 먼저 앉으세요.
error-not_started = 경기가 아직 시작되지 않았습니다.
error-not_your_turn = 당신의 차례가 아닙니다.
error-record_damaged = 기록이 손상되었습니다. 다시 내려받으세요.
error-record_result = 기록된 결과가 수순과 맞지 않습니다.
error-seat_taken = 이미 누가 앉은 자리입니다. 다른 자리를 고르세요.
error-seats_free = 빈자리가 남아 있습니다. 사람을 기다리거나 봇을 앉히세요.
error-stale = 그사이 판이 바뀌었습니다. 지금 판을 보고 다시 두세요.
error-table_full = 빈자리가 없습니다.
error-table_in_play = 경기가 아직 끝나지 않았습니다.
error-table_not_open = 이 테이블은 더는 사람을 기다리지 않습니다.
error-too_many_bots = 봇은 최대 { $most }명까지 앉힐 수 있습니다. 한 자리는 사람의 몫입니다.
error-too_many_tables = 열린 테이블이 이미 { $most }개입니다. 하나를 닫고 다시 해 보세요.
error-unknown_level = 그런 봇 수준은 없습니다. 가능한 수준: { $allowed }.

### phrases

phrase-hello = 안녕하세요!
phrase-good-luck = 행운을 빌어요!
phrase-well-played = 잘 두셨어요!
phrase-thanks = 고마워요!
phrase-sorry = 미안해요!
phrase-thinking = 생각 중이에요…
phrase-one-moment = 잠깐만요!
phrase-oops = 이런!
phrase-good-game = 즐거운 경기였어요!
phrase-again = 한 판 더?
phrase-bye = 안녕히 가세요!
phrase-clap = 박수 👏
phrase-laugh = 웃음 😄
phrase-wow = 우와 😮
phrase-sad = 아쉬워요 😢
phrase-heart = 좋아요 ❤️
phrase-fire = 불타올라요 🔥
