name = TongTong
    .tagline = Win rounds, but mind what ends up on top of your piles.

colour = { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
card-number = { colour } { $number }

mission = { $mission ->
        [high12] High, bust at 12
        [high9] High, bust at 9
        [low5] Low, bust at 5 or less
        [plusminus11] Plus and minus, bust at 11
       *[sum10] Sum, bust at 10
    }
mission-help = { $mission ->
        [high12] Higher sums are better; 12 or more is a bust.
        [high9] Higher sums are better; 9 or more is a bust.
        [low5] Lower sums are better; 5 or less is a bust.
        [plusminus11] Red, yellow and purple add, blue and green subtract. Your sum is your score; 11 or more is a bust.
       *[sum10] Your sum is your score; 10 or more is a bust.
    }

board-game = Game { $game_number } of { $games }, round { $round } of { $rounds }. Mission: { mission }
board-seat = { $seat }: { $tops } │ sum { $sum }, sixes { $sixes }, total { $score }
board-laid = { $seat } │ { $card }
board-marker = Ahead so far: { $winning_seat }. Lead marker: { $seat }.
board-leads = { $seat_is ->
        [you] You lead.
       *[other] { $seat } leads.
    }
board-hand = Your cards:
board-row = { $colour } │ { $numbers }
screen-points = sum { $sum }, sixes { $sixes }, total { $score }

move-lead = lead { $card }
spoken-seat = { $seat }: on top of the piles { $cards }; sum { $sum }, sixes { $sixes }, total { $score }
spoken-hand = Your cards: { $cards }

move-lay = lay { $card }

event-led = { $seat_is ->
        [you] You lead { $card }.
       *[other] { $seat } leads { $card }.
    }
event-laid = { $seat_is ->
        [you] You lay { $card }.
       *[other] { $seat } lays { $card }.
    }
event-did_not_follow = { $seat_is ->
        [you] You have no { colour } card.
       *[other] { $seat } has no { colour } card.
    }
event-marker_taken = { $seat_is ->
        [you] You played a 4 and take the lead marker.
       *[other] { $seat } played a 4 and takes the lead marker.
    }
event-marker_kept = { $seat_is ->
        [you] You played a 4 and keep the lead marker.
       *[other] { $seat } played a 4 and keeps the lead marker.
    }
event-round_won = { $seat_is ->
        [you] You take round { $round }: { $cards }. On top of your piles: { $top_cards }.
       *[other] { $seat } takes round { $round }: { $cards }. On top of their piles: { $top_cards }.
    }
event-leads_next = { $seat_is ->
        [you] You lead round { $round }.
       *[other] { $seat } leads round { $round }.
    }
event-went_bust = { $seat_is ->
        [you] You go bust with a sum of { $sum }: mission 0, sixes { $bonus }, total { $total }.
       *[other] { $seat } goes bust with a sum of { $sum }: mission 0, sixes { $bonus }, total { $total }.
    }
event-ranked = { $seat_is ->
        [you] You have a sum of { $sum } and rank { $rank }: mission { $points }, sixes { $bonus }, total { $total }.
       *[other] { $seat } has a sum of { $sum } and rank { $rank }: mission { $points }, sixes { $bonus }, total { $total }.
    }
event-scored_sum = { $seat_is ->
        [you] You have a sum of { $sum }: mission { $points }, sixes { $bonus }, total { $total }.
       *[other] { $seat } has a sum of { $sum }: mission { $points }, sixes { $bonus }, total { $total }.
    }
event-game_began = { $seat_is ->
        [you] Game { $game_number } begins. Mission: { mission }. You have red 8 and lead.
       *[other] Game { $game_number } begins. Mission: { mission }. { $seat } has red 8 and leads.
    }
event-eighths_shown = { $seat_is ->
        [you] You kept { $cards }.
       *[other] { $seat } kept { $cards }.
    }
event-team_counted = { $seats } have { $total } points together.
event-tie_broken = The totals are equal, so game { $game_number } decides.
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }
event-match_shared = { $seats } share the victory.

reason-good-sum = Takes the round for certain and brings your sum from { $before } to { $sum }, just what the mission wants.
reason-catches-six = Takes the round for certain, and with it { $count ->
        [one] a 6: a bonus point.
       *[other] { $count } sixes: a bonus point each.
    }
reason-hard-to-beat = The round would help you, and { $count ->
        [one] only one unseen card beats { $card }.
       *[other] only { $count } unseen cards beat { $card }.
    }
reason-busts = { $seat } takes the round and, at { $sum }, is bust for now.
reason-spoils = { $seat } takes the round, and a sum of { $sum } hurts them.
reason-helps-partner = Your partner { $seat } takes the round and can use the sum of { $sum }.
reason-cannot-take = You can’t take this round with { $card }, so it does no harm.
reason-suits = If it takes the round, that suits your sum; { $count ->
        [one] one unseen card could still beat it.
       *[other] { $count } unseen cards could still beat it.
    }
reason-likely-beaten = You don’t need this round, and { $count ->
        [one] one unseen card beats yours.
       *[other] { $count } unseen cards beat yours.
    }
reason-low = So low that someone else will almost certainly take this round.
reason-lead = With the 4 you lead the next round, unless another 4 follows.
reason-no-colour-left = Your last { colour } card: after this you may lay anything when { colour } is led.
reason-high-early = Gets rid of { $card } while { $rounds ->
        [one] one round is
       *[other] { $rounds } rounds are
    } left to put a low card on top.

theme-good-sum = Taking a round that fits
theme-catches-six = Catching sixes
theme-hard-to-beat = Leading to take the round
theme-busts = Making others bust
theme-spoils = Spoiling others’ sums
theme-helps-partner = Helping the partner
theme-cannot-take = Cards that do no harm
theme-suits = Rounds that would suit
theme-likely-beaten = Ducking under
theme-low = Low cards
theme-lead = Leading with the 4
theme-no-colour-left = Running out of a colour
theme-high-early = High cards early

error-teams_need_four = Teams are for four players, not for { $players }.
error-deal_unknown_mission = The deal has the mission “{ $text }”. Known missions: { $allowed }.
error-deal_mission_twice = The deal has the mission { $mission } twice; the three missions of a match are different.
error-deal_other_missions = The option fixes different missions from the deal: { $expected }.
error-deal_advanced_mission = The mission { $mission } is for advanced matches only.
error-not_in_use = { $card } is not in use with { $players } players.
error-not_held = You do not have { $card }.
error-must_follow = You have { colour }, so you must follow it. You may lay: { $cards }.

option-advanced = Advanced match
    .help = All five missions are shuffled, and three of them are played.
option-teams = Teams
    .help = Four players in two teams; partners sit opposite each other.
option-missions = Fixed missions
    .help = The three missions and their order, for practice.
pick-high12 = High, bust at 12
pick-high9 = High, bust at 9
pick-low5 = Low, bust at 5 or less
pick-plusminus11 = Plus and minus, bust at 11
pick-sum10 = Sum, bust at 10
option-rank_points = Points for ranks
    .help = What first, second, third … place in a mission scores. Ranks beyond the list score 0.

web-game = Game { $game_number } of { $games }
web-game-short = Game
web-round = Round { $round } of { $rounds }
web-bust-at = { $mission ->
        [low5] Bust at { $limit } or less
       *[other] Bust at { $limit } or more
    }
web-aim = { $mission ->
        [low5] Above that, lower is better.
        [plusminus11] Blue and green count minus. Your sum is your score.
        [sum10] Below that, your sum is your score.
       *[other] Below that, higher is better.
    }
web-your-sum = Your sum now
web-gauge = Your sum { $sum }. { web-bust-at }.
web-room-high = { $count ->
        [0] Not one more, or you are bust.
       *[other] Up to { $count } more is fine.
    }
web-room-low = { $count ->
        [0] Not one less, or you are bust.
       *[other] Up to { $count } less is fine.
    }
web-bust-high = Bust as it stands: { $count } too many.
web-bust-low = Bust as it stands: { $count } too few.
web-bust = bust
web-rank = rank { $rank }
web-sum-counts = as scored
web-sum = Sum
web-total = Total
web-total-is = total { $score }
web-tops = On top
web-mission = Mission
web-sixes = Sixes
web-player = Player
web-scores = Scores
web-team = Team { $number }
web-your-team = Your team
web-partner = partner
web-own-piles = Your piles
web-pile = { colour } pile, from the top: { $cards }{ $sixes ->
        [0] { "" }
        [one] ; one 6
       *[other] ; { $sixes } sixes
    }
web-no-pile = no { colour } pile
web-voids = certainly has no { $colours }
web-table = This round
web-last-round = { $seat_is ->
        [you] You took the last round
       *[other] { $seat } took the last round
    }
web-here = here
web-lead-flag = leads
web-marker = { $seat_is ->
        [you] You have the lead marker
       *[other] { $seat } has the lead marker
    }
web-ahead-tag = ahead
web-takes = takes it
web-lay-none = Lay
web-lay = Lay { $card }
web-you-lead = You lead: any card will do.
web-follow = Follow { colour }.
web-free = You have no { colour }: any card will do.
web-you-take = You take the round. Your sum becomes { $sum }.
web-they-take = { $seat_is ->
        [you] You take the round.
       *[other] { $seat } takes the round.
    }
web-you-ahead = You are ahead with it.
web-they-ahead = { $seat_is ->
        [you] You stay ahead.
       *[other] { $seat } stays ahead.
    }
web-playable = { $card }, playable
web-not-playable = { $card }
web-reckoning = Scores of game { $game_number }
web-go-on = Continue
web-close = Close

rule-TT-1 = A match is three games. Whoever has the highest total after them wins.
rule-TT-2 = The cards have five colours with the numbers 1 to 8. There are as many colours in play as players: red, yellow and blue for three, green as well for four, purple as well for five.
    .ruling = The book does not say which colours leave. Red must stay, since red 8 leads; the others are chosen so that plus and minus colours (TT-33) are always there.
rule-TT-3 = At the start of each game all cards in play are shuffled, and everyone gets eight.
rule-TT-4 = Each game has a mission, which everyone can see from the start of that game. It says which sums are good and which go bust. The three missions of a match are different.
rule-TT-5 = In a basic match the three basic missions (TT-30, TT-31, TT-32) are played in random order.
    .ruling = Three cards for three games: each basic mission is played exactly once.
rule-TT-6 = In an advanced match all five missions are shuffled, and three of them are played.
rule-TT-7 = For practice you can fix the three missions and their order.
    .ruling = This is our addition. A match with fixed missions is played with exactly those.
rule-TT-10 = Whoever has red 8 takes the lead marker and leads the first round. You need not lay red 8 itself.
rule-TT-11 = A game has seven rounds. In each round everyone lays one card face up, clockwise from the leader. The eighth card stays in your hand; it counts nothing.
rule-TT-12 = If you lead, lay any card you like.
rule-TT-13 = The others must follow: if you have the colour of the round’s first card, lay that colour. If you have none, lay what you like. A 4 does not change the colour to follow.
rule-TT-14 = The highest number wins all cards of the round. Colours do not matter for that.
rule-TT-15 = If the highest number lies there more than once, the one laid last wins.
rule-TT-16 = Whoever lays a 4 takes the lead marker at once, and the next 4 can take it away again. Whoever has it at the end of the round leads the next one, no matter who won the cards.
rule-TT-17 = If nobody lays a 4, the winner of the round leads the next one.
rule-TT-20 = Cards you win go to open piles in front of you, one for each colour. If you win several cards of a colour, sort them: the highest goes lowest down, the lowest goes on top.
rule-TT-21 = If you already have a pile of that colour, the new cards go on top of it. So a pile that showed a 3 shows a 7 after you win the 7 alone, and a 5 after you then win 8 and 5.
rule-TT-25 = After seven rounds, add up the numbers on top of your piles. That is your sum. Without piles it is 0.
rule-TT-26 = If your sum is bust, you score 0 for the mission and have no rank.
rule-TT-27 = Every 6 in your piles, wherever it lies, scores 1 bonus point, even when you are bust.
rule-TT-28 = Mission points are entered first, then the bonus. Your total never drops below 0: a loss stops there, and the bonus is added afterwards.
rule-TT-30 = High, bust at 12: a sum of 12 or more is bust. Among the others, higher is better.
rule-TT-31 = High, bust at 9: a sum of 9 or more is bust. Among the others, higher is better.
rule-TT-32 = Low, bust at 5 or less: a sum of 5 or less is bust. Among the others, lower is better.
rule-TT-33 = Plus and minus, bust at 11 (advanced): red, yellow and purple tops count plus, blue and green ones minus. A result of 11 or more is bust; any other is your score, even below 0.
rule-TT-34 = Sum, bust at 10 (advanced): a sum of 10 or more is bust. Any other is your score.
rule-TT-35 = In the first three missions the rank scores: 10 points for the first, 7 for the second, 4 for the third, 1 for the fourth, 0 for the fifth.
    .ruling = Only the values for first and third are known for certain; the others are ours. The option “Points for ranks” sets other values; ranks beyond the list score 0.
rule-TT-36 = Equal sums share the better rank, and the ranks after it are skipped: after two firsts comes the third.
rule-TT-40 = If totals are equal at the end, the better score in the third game wins, then in the second, then in the first.
    .ruling = The score of a game is mission points plus bonus as earned, even where the total stopped at 0. If all games are equal, the victory is shared.
rule-TT-45 = Four players can play as two teams. Partners sit opposite each other: seats 0 and 2 against 1 and 3. Everyone plays and scores for themselves, and each total stops at 0 on its own. In the end partners add up their totals. The higher team wins; a tie is broken by the partners’ scores, game by game.
rule-TT-46 = Teams can play a basic or an advanced match.
rule-TT-50 = Hidden are the hands, the eighth cards until the match is over, and the missions of later games. Everything else is open: all cards laid, all piles and their order, the mission and the totals. Some things follow for certain: whoever leads the first round of a game has red 8, and whoever does not follow a colour has none of it.
wins-by = { $players ->
        [4] Whoever has the most points wins; in teams, partners add up their points.
       *[other] Whoever has the most points wins.
    }

web-about-voids = A crossed-out colour: this player could not follow it, so they have none left.
web-about-sum = The sum of the numbers on top of this player’s piles.
web-about-bust = This sum would be bust: it would score nothing for the mission.
web-about-pile = { $sixes ->
        [0] Only the number on top counts.
       *[other] Only the number on top counts. Each 6 in the pile scores 1 bonus point.
    }

aim = Win rounds in three games so that the top cards of your piles suit each game’s mission; the most points in all win.
box = { $count } cards: five colours, each with the numbers 1 to 8. Also { $missions } mission cards, three of them for the basic match, and a lead marker.
notation = Write a card as its colour and number: R8 is red 8. The colours are R red, Y yellow, G green, B blue and P purple.
part-colour = { colour }
part-trick = The round so far
part-tops = On top of { $seat }’s piles
part-pile = { $seat }’s { colour } pile, top card first
part-sum = sum { $sum }, sixes won: { $sixes }
example-turn = A round
    .one = Sol leads yellow 5. Mina has yellow cards, so she has to lay one of them.
    .two = Mina lays yellow 7. Now it is Jun’s turn.
    .three = Jun lays yellow 2. The 7 is the highest card, so Mina takes all three. In her yellow pile the lowest new card lies on top: the 2 is what counts.
example-follow = Sol has led yellow 5. As long as Mina has yellow cards, only those are allowed. Without one she could lay any card.
    .title = Follow the colour
example-highest = Sol leads blue 3. Mina has no blue and lays yellow 6, Jun lays blue 6. The number decides, not the colour; of two equal numbers the later one wins. Jun takes the round.
    .title = The highest number takes the round
example-four = Sol’s 8 wins the cards. But Jun has laid a 4, and whoever lays a 4 gets the lead marker: Jun leads the next round.
    .title = A 4 takes the lead
example-piles = Mina wins red 6 and red 3: the 3 lies on top. Later she wins red 7 alone: it goes on top, although it is higher. Then red 8 and red 5: now the 5 counts.
    .title = What lies on top of a pile
example-scoring = The mission is “High, bust at 12”. Jun lays the last card, and Sol takes the round. Mina is bust with 13 and gets only her point for a six. Jun and Sol share first place with 9 each, Lena is third.
    .title = Counting a game
example-plusminus = The mission is “Plus and minus”. Red, yellow and purple tops count plus, blue and green minus. Mina’s −6 cannot push her total below 0.
    .title = Plus and minus
