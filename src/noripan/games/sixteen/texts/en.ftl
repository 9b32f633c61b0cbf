name = SixTeen
    .tagline = Climb five rows of tiles and keep as little as you can behind your stand.

colour = { $colour ->
        [R] red
        [Y] yellow
        [G] green
        [B] blue
       *[P] purple
    }
colour-name = { colour }
card-tile = { colour } { $face ->
        [E] 16 END
        [R] 16 RESTART
       *[other] { $face }
    }
card-scissors = scissors
card-bin = bin

board-round = Round { $round } of { $rounds }
board-row = { $colour } │ { $faces }
board-removed = Removed: { $cards }
board-left-over = Left over: { $card }
board-count = { $seat }: { $count ->
        [one] one tile
       *[other] { $count } tiles
    }, { $score } points so far
board-hand = Your tiles:
board-specials = Special tiles: { $cards }
spoken-row = { colour } row: { $cards }
spoken-hand = Your tiles: { $cards }

move-lay = lay { $cards }
move-pass = pass
move-end = lay nothing more
move-scissors = cut off { $cards }
move-bin = throw away { $cards }

event-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
event-declined_extra = { $seat_is ->
        [you] You lay nothing more.
       *[other] { $seat } lays nothing more.
    }
event-laid = { $seat_is ->
        [you] You lay { $cards }.
       *[other] { $seat } lays { $cards }.
    }
event-row_closed = That closes the { colour } row.
event-row_restarted = The { colour } row starts again from 1.
event-cut = { $seat_is ->
        [you] You cut off { $cards } with scissors.
       *[other] { $seat } cuts off { $cards } with scissors.
    }
event-binned = { $seat_is ->
        [you] You throw { $cards } into the bin.
       *[other] { $seat } throws { $cards } into the bin.
    }
event-all_passed = Everyone has passed, so the round is over.
event-hand_emptied = { $seat_is ->
        [you] You have no tiles left, so the round is over.
       *[other] { $seat } has no tiles left, so the round is over.
    }
event-counted = { $seat_is ->
        [you] You have { $cards } left: { $points } points (total { $total }).
       *[other] { $seat } has { $cards } left: { $points } points (total { $total }).
    }
event-counted_nothing = { $seat_is ->
        [you] You have nothing left: 0 points (total { $total }).
       *[other] { $seat } has nothing left: 0 points (total { $total }).
    }
event-round_began = { $seat_is ->
        [you] You start round { $round }.
       *[other] { $seat } starts round { $round }.
    }
event-match_won = { $seats_is ->
        [you] You win.
       *[other] Won by { $seats }.
    }

reason-nothing-fits = None of your tiles fits.
reason-keeps-special = The special tile may do more later.
reason-goes-out = That is your last tile: you win the round.
reason-frees = Lets you play { $cards } again.
reason-closes = Closes the { colour } row: blocks up to { $points } points of the others.
reason-group = Sheds { $count } tiles ({ $points } points) in one turn.
reason-keeps-run = Your run { $cards } stays together and still fits.
reason-skips-others = Skips none of your own tiles, but up to { $points } points of the others.
reason-skips-nothing = Strands none of your own tiles.
reason-heavy = Sheds { $points } points, more than it strands.
reason-spends-special = A special tile you have used no longer costs you 20 points.

theme-nothing-fits = When nothing fits
theme-keeps-special = Saving special tiles
theme-goes-out = Going out
theme-frees = Freeing one’s own tiles
theme-closes = Closing rows
theme-group = Groups
theme-keeps-run = Keeping runs together
theme-skips-others = Skipping others’ tiles
theme-skips-nothing = Stranding nothing
theme-heavy = Shedding points
theme-spends-special = Using special tiles

error-bad_group = A group must go up without a gap, as in R7-9 or R14-E; { $first } to { $last } does not.
error-nothing_to_decline = You can only decline the extra tile after scissors or a bin.
error-extra_or_end = After scissors or a bin, lay one more tile or group, or lay nothing more.
error-can_lay = You can only pass when none of your number tiles fits.
error-not_held = You do not have { $card }.
error-too_few_to_remove = { $count ->
        [0] In that row there is only the 1, which always stays.
        [one] In that row only one tile can be removed; the 1 always stays.
       *[other] In that row at most { $count } tiles can be removed; the 1 always stays.
    }
error-extra_elsewhere = The extra tile must go on the row you just cut, the { colour } one.
error-row_is_closed = The { colour } row is closed by its 16 END.
error-too_low = { $card } is not higher than { $last_card }, the last tile of the row.

option-rounds = Rounds
    .help = How many rounds are played; the points of all rounds are added up.
option-extra_anywhere = Extra tile anywhere
    .help = After scissors or a bin the extra tile may go on any row, not only on the one just cut.

# ---- the board in the browser
web-lay-none = Lay
web-lay = Lay { colour } { $run }
web-face = { $face ->
        [E] 16 END
        [R] 16 RESTART
       *[other] { $face }
    }
web-run = { web-face }–{ $last ->
        [E] 16 END
        [R] 16 RESTART
       *[other] { $last }
    }
web-pass = Pass
web-end = Nothing more
web-scissors = Cut off
web-bin = { $count ->
        [one] Throw away one
       *[other] Throw away { $count }
    }
web-use-scissors = Choose the row to cut; its last tile goes.
web-use-bin = Choose the first tile to throw away; all after it go too.
web-extra = You may now lay one more tile or group on the { colour } row.
web-extra-anywhere = You may now lay one more tile or group.
web-tiles-left = { $count ->
        [one] One tile left.
       *[other] { $count } tiles. What fits is underlined.
    }
web-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
web-points = { $points } points
web-own-points = You: { $points } points
web-row = { colour } row: { $cards }. Open from { $least }.
web-row-closed = { colour } row: { $cards }. Closed.
web-choose-row = Cut off the last tile of the { colour } row
web-remove-to = Remove { $card } and everything after it
web-wrong-row = { $card } goes on the { colour } row.
web-playable = { $card }, playable
web-not-playable = { $card }

rule-SX-1 = Four players take 22 tiles each.
rule-SX-2 = Three players take 29 tiles each. One tile is left over; everybody sees it. A 1 goes to the table, any other tile is out of the round.
    .ruling = The printed rules disagree about the tile left over; we show it.
rule-SX-3 = With two players the five 1s go to the table before the deal. Each takes 30 of the other tiles; nobody sees the rest, and it is not used.
rule-SX-4 = Everyone puts all their 1s on the table. Each 1 opens the row of its colour.
rule-SX-5 = Whoever had the red 1 begins. Play goes clockwise.
    .ruling = If nobody had it, chance decides who begins.
rule-SX-10 = On your turn you do one thing: lay a single tile, lay a group, use a special tile, or pass. You play in one colour only.
rule-SX-11 = A single is one tile that is higher than the last tile in the row of its colour. It need not be the next number.
rule-SX-12 = A group is two or more tiles of one colour in unbroken order. Its first tile must be higher than the last tile of the row. A group can be as long as you like.
rule-SX-13 = 16 END and 16 RESTART both count as 16. Lay one alone on anything lower, or at the end of a group after the 15. Never both in one turn.
rule-SX-14 = A 16 RESTART sets its row back to 1, so that everything from 2 up fits again. Your turn is over.
rule-SX-15 = A 16 END closes its row. Nothing fits there any more, not even 16 RESTART, until someone removes the 16 END.
    .ruling = The German rules contradict themselves here; we follow the others.
rule-SX-20 = Scissors take away the last tile of one row. That tile and the scissors leave the game.
    .ruling = Scissors must cut a tile; they cannot be played for nothing.
rule-SX-21 = The 1 at the start of a row always stays.
    .ruling = A 16 RESTART can be removed like any other tile; the tile below it is then the last one again.
rule-SX-22 = The bin takes away as many tiles as you like, at least one, from the end of one row. They and the bin leave the game.
rule-SX-23 = After scissors or a bin you may lay one more single or group on the row you have just cut, but no second special tile. If you want to lay nothing, choose “Nothing more”.
    .ruling = The Korean rules can be read to allow any row; the option “Extra tile anywhere” plays it that way.
rule-SX-30 = You may pass only when none of your number tiles fits anywhere.
    .ruling = You never have to use a special tile; you may keep it and pass.
rule-SX-31 = Whoever has passed stays in the round and plays again as soon as something fits.
rule-SX-40 = Whoever gets rid of their last tile, even a special one, wins the round at once.
rule-SX-41 = The round also ends when everybody has passed, one after the other.
    .ruling = It ends even if someone could still use a special tile.
rule-SX-42 = Add up the tiles left behind your screen: numbers count what they show, each 16 counts 16, scissors and bin count 20 each. The lowest sum wins.
rule-SX-43 = If sums are equal, fewer tiles win.
    .ruling = If these are equal too, the victory is shared.
rule-SX-45 = You can play up to ten rounds and add up the points.
    .ruling = The book has one round only. If totals are equal, fewer tiles left in the last round win; if these are equal too, the victory is shared.
rule-SX-50 = Hidden are the tiles behind the screens and, with two players, the unused ones. Everything else is open: the rows, the removed tiles, how many tiles each player has. A pass shows that nothing behind that screen fitted any row.
wins-by = Whoever has the fewest points wins.

web-about = { $kind ->
        [E] 16 END closes its row: nothing fits there until somebody removes it.
        [R] 16 RESTART sets its row back to 1: everything from 2 up fits again.
        [scissors] Scissors take away the last tile of a row. Then you may lay once more there.
       *[bin] The bin takes away as many tiles as you like from the end of a row. Then you may lay once more there.
    }
web-tiles-of = { $count ->
        [one] One tile left
       *[other] { $count } tiles left
    }
web-about-count = Tiles this player still has. Whoever has none left wins the round.

aim = Get rid of all your tiles first, or be left with the lowest total when nobody can go on.
box = { $count } tiles: in each of five colours the numbers 1 to 15, one 16 END and one 16 RESTART; also two scissors and one bin.
notation = Write a tile as its colour and number, R7, and a group as R7-9. E is 16 END, R is 16 RESTART: R14-E, RR. The specials are scissors R (cut the red row) and bin R 3 (throw away three tiles). The colours are R red, Y yellow, G green, B blue and P purple.
part-colour = { colour-name }
part-specials = Specials
part-row = Row: { colour-name }
part-removed = Out of the game
part-held = { $seat }’s tiles: { colour-name }
part-held-specials = { $seat }’s specials
part-left = Left behind { $seat }’s stand
example-turn = A turn
    .one = The red row ends with 2. Mina looks for red tiles above 2.
    .two = 5, 6 and 7 follow each other without a gap, so Mina lays them as one group. She may skip the 3: the numbers only have to rise.
    .three = Jun lays red 8. Mina’s 9 still fits, but her 3 is stuck now.
example-groups = The red row ends with 2. Mina may lay one higher tile, or a run without a gap. From 7 to 9 she lacks the 8.
    .title = Singles and groups
example-end = Mina lays 16 END: it closes the row. Nothing fits there any more, not even Jun’s 16 RESTART.
    .title = 16 END closes a row
example-restart = Jun lays 16 RESTART on the 7. The row counts from 1 again, so Mina’s 3 fits once more.
    .title = 16 RESTART starts a row again
example-scissors = The scissors cut off the last tile, red 8. Mina may now lay once more, but only on the row she has just cut.
    .title = Scissors
example-bin = The bin takes as many tiles as you like from the end of one row. Only the 1 always stays, so Jun cannot throw away five.
    .title = The bin
example-pass = Mina may only pass if none of her number tiles fits anywhere. Her yellow 4 still fits.
    .title = When you may pass
example-count = Mina has laid her last tile: the round ends at once. Jun adds up what is left: 3 + 5 + 11 = 19.
    .title = Counting what is left
example-tie = Both are left with 19. Mina has three tiles, Jun only two: Jun wins.
    .title = Equal totals
