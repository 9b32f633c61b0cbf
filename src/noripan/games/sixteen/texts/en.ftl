name = SixTeen
    .tagline = Climb five rows of tiles and keep as little as you can behind your screen.

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
board-specials = Specials: { $cards }

move-lay = lay { $cards }
move-pass = pass
move-end = lay nothing more
move-scissors = cut off { $cards }
move-bin = throw away { $cards }

fact-passed = { $seat } passes.
fact-declined_extra = { $seat } lays nothing more.
fact-laid = { $seat } lays { $cards }.
fact-row_closed = That closes the { colour } row.
fact-row_restarted = The { colour } row starts again from 1.
fact-cut = { $seat } cuts off { $cards } with scissors.
fact-binned = { $seat } throws { $cards } into the bin.
fact-all_passed = Everybody has passed: the round is over.
fact-hand_emptied = { $seat } has no tile left: the round is over.
fact-counted = { $seat } is left with { $cards }: { $points } points, { $total } in all.
fact-counted_nothing = { $seat } is left with nothing: 0 points, { $total } in all.
fact-round_began = Round { $round } begins with { $seat }.
fact-match_won = Won by { $seats }.

reason-nothing-fits = Nothing of yours fits.
reason-keeps-special = The special tile may still do more later.
reason-goes-out = That is your last tile: the round is yours.
reason-frees = Makes your { $cards } fit again.
reason-closes = Closes the { colour } row: up to { $points } points of others no longer fit.
reason-group = Gets rid of { $count } tiles and { $points } points in one turn.
reason-keeps-run = Your run { $cards } stays together and still fits.
reason-skips-others = Skips none of your own tiles, but up to { $points } points of others.
reason-skips-nothing = Leaves none of your own tiles behind.
reason-heavy = Gets rid of { $points } points, more than it leaves behind.
reason-spends-special = A special tile that is used no longer costs you 20.

error-bad_group = A group goes up without a gap, as in R7-9 or R14-E; { $first } to { $last } does not.
error-nothing_to_decline = “end” only declines the extra tile after scissors or bin.
error-extra_or_end = After scissors or bin, lay one more single or group, or say “end”.
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
    .help = After scissors or bin the extra tile may go on any row, not only on the one just cut.

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
web-use-scissors = Choose the row whose last tile goes.
web-use-bin = Choose the first tile that goes; all after it go too.
web-extra = Now you may lay one more single or group on the { colour } row.
web-extra-anywhere = Now you may lay one more single or group.
web-tiles-left = { $count ->
        [one] One tile left.
       *[other] { $count } tiles. What fits is underlined.
    }
web-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
web-points = { $points } points
web-row = { colour } row: { $cards }. Open from { $least }.
web-row-closed = { colour } row: { $cards }. Closed.
web-choose-row = Cut the last tile of the { colour } row
web-remove-to = Remove { $card } and all after it
web-wrong-row = { $card } goes on the { colour } row.
web-playable = { $card }, playable
web-not-playable = { $card }

rule-SX-1 = Four players take 22 tiles each.
rule-SX-2 = Three players take 29 tiles each. One tile remains; everybody sees it. A 1 goes to the table, any other tile is out of the round.
    .ruling = The printed versions disagree about the tile that remains; we show it.
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
    .ruling = The German print contradicts itself here; we follow the others.
rule-SX-20 = Scissors take away the last tile of one row. That tile and the scissors leave the game.
    .ruling = Scissors must cut a tile; they cannot be played for nothing.
rule-SX-21 = The 1 at the start of a row always stays.
    .ruling = A 16 RESTART can be removed like any other tile; the tile below it is then the last one again.
rule-SX-22 = The bin takes away as many tiles as you like, at least one, from the end of one row. They and the bin leave the game.
rule-SX-23 = After scissors or bin you may lay one more single or group on the row you have just cut, but no second special tile. Or say “end” and lay nothing.
    .ruling = The Korean print can be read to allow any row; the option “Extra tile anywhere” plays it that way.
rule-SX-30 = You may pass only when none of your number tiles fits anywhere.
    .ruling = You never have to use a special tile; you may keep it and pass.
rule-SX-31 = Who has passed stays in the round and plays again as soon as something fits.
rule-SX-40 = Whoever gets rid of their last tile, even a special one, wins the round at once.
rule-SX-41 = The round also ends when everybody has passed, one after the other.
    .ruling = It ends even if someone could still use a special tile.
rule-SX-42 = Add up the tiles left behind your screen: numbers count what they show, each 16 counts 16, scissors and bin count 20 each. The lowest sum wins.
rule-SX-43 = If sums are equal, fewer tiles win.
    .ruling = If these are equal too, the victory is shared.
rule-SX-45 = You can play up to ten rounds and add up the points.
    .ruling = The book knows one round only. Equal totals: fewer tiles left in the last round, then a shared victory.
rule-SX-50 = Hidden are the tiles behind the screens and, with two players, the unused ones. Everything else is open: the rows, the removed tiles, how many tiles each player has. A pass tells you that nothing behind that screen fitted any row.
