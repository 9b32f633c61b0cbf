"""Sequence Stacks: the rules, and nothing else. Clauses (SS-…) are those of the rules page.

The state grows in four steps: `memory` (what is hidden, and who knows what of it), `belief` (what a seat can believe),
`table` (where everything is), and here what may be done. Cards, colours and moves are numbers, as `codes.py` says.
"""

from __future__ import annotations

import cython

from noripan.core.dealer import Dealer
from noripan.core.state import Moves, State
from noripan.games.stacks.piles import Piles

if not cython.compiled:
    from noripan.core.codes import OVER
    from noripan.games.stacks.codes import (
        ACTION_SHIFT,
        ALLOW,
        CHIP,
        CHIP_CARD,
        COLOUR_MASK,
        COLOUR_SHIFT,
        COLOURS,
        DECK,
        DISCARD,
        END,
        FROM_DISCARD,
        HAND,
        HEIGHT,
        HOLD,
        HOLD_CARD,
        JUMP,
        JUMP_CARD,
        KIND_MASK,
        KINDS,
        LAY,
        LONGEST,
        NO_WINDOW,
        NUMBER_MASK,
        NUMBER_SHIFT,
        NUMBERS,
        REVERSE,
        REVERSE_CARD,
        SEAT_MASK,
        SEATS,
        STEAL,
        STEAL_CARD,
        TOP,
        WILD,
    )


class Stacks(Piles):
    def do_blank(self) -> State:
        return Stacks.__new__(Stacks)

    def do_copy_from(self, other: State) -> None:
        self.copy_base_from(other)
        self.copy_table_from(cython.cast(Piles, other))

    # ---- turns

    def do_begin(self) -> None:
        self.set_up()
        self.begin_turn(self.began)

    def begin_turn(self, seat: int) -> None:
        self.turns += 1
        self.turn = seat
        self.to_move = seat
        self.reverses = 0
        self.jumps = 0
        self.busy = False
        self.began_dry = self.pile_size + self.aside_size == 0

    # ---- moves

    def do_legal(self, moves: Moves) -> None:
        """SS-10: play as many cards as you like, then discard one; or answer when asked for a hold."""
        moves.n = 0
        if self.window != NO_WINDOW:
            moves.add(HOLD << ACTION_SHIFT)  # SS-44
            moves.add(ALLOW << ACTION_SHIFT)
            return
        seat = self.to_move
        wanted = self.wanted(0) | self.wanted(1) << 8
        for kind in range(KINDS):
            if self.hands[seat * KINDS + kind]:
                self.add_uses(moves, kind, 0, wanted)
                moves.add(DISCARD << ACTION_SHIFT | kind)  # SS-20
        if self.held[seat] == 0:
            moves.add(END << ACTION_SHIFT)  # SS-20
        if self.discarded[seat]:  # SS-13
            self.add_uses(moves, self.discards[seat * DECK + self.discarded[seat] - 1], FROM_DISCARD, wanted)

    def add_uses(self, moves: Moves, kind: int, source: int, wanted: int) -> None:
        """Add every way to play a card of this kind; a special must have an effect (SS-46)."""
        if kind < WILD:
            colour = 1 if kind >= NUMBERS else 0
            number = kind - colour * NUMBERS + 1
            if wanted >> colour * 8 >> number & 1:
                moves.add(source | number << NUMBER_SHIFT | kind)
        elif kind < JUMP_CARD:
            numbers = wanted >> (kind - WILD) * 8 & 63
            for number in range(1, HEIGHT + 1):
                if numbers >> number & 1:
                    moves.add(source | number << NUMBER_SHIFT | kind)
        elif kind == JUMP_CARD:
            moves.add(JUMP << ACTION_SHIFT | source)  # SS-40
        elif kind == REVERSE_CARD:
            moves.add(REVERSE << ACTION_SHIFT | source)  # SS-41
        elif kind == STEAL_CARD:
            self.add_thefts(moves, source)
        elif kind == CHIP_CARD:
            self.add_chips(moves, source)

    def add_thefts(self, moves: Moves, source: int) -> None:
        """SS-42: an unseen card of another hand, or the top of another discard pile."""
        for other in range(self.players):
            if other != self.to_move:
                if self.held[other]:
                    moves.add(STEAL << ACTION_SHIFT | source | other)
                if self.discarded[other]:
                    moves.add(STEAL << ACTION_SHIFT | source | TOP | other)

    def add_chips(self, moves: Moves, source: int) -> None:
        """SS-43: a chip of another player that does not win the game."""
        for colour in range(COLOURS):
            if not self.would_win(self.to_move, colour):
                for other in range(self.players):
                    if other != self.to_move and self.chips[other * 2 + colour]:
                        moves.add(CHIP << ACTION_SHIFT | source | colour << COLOUR_SHIFT | other)

    def do_apply(self, move: int) -> None:
        action = move >> ACTION_SHIFT
        self.played += 1
        if action == HOLD:
            self.hold()
        elif action == ALLOW:
            self.allow()
        elif action == DISCARD:
            self.discard(move & KIND_MASK)
            self.end_turn()
        elif action == END:
            self.end_turn()
        else:
            self.use(action, move)
        if self.played == LONGEST and self.to_move != OVER:
            self.window = NO_WINDOW
            self.finish()  # SS-27

    def use(self, action: int, move: int) -> None:
        """Play a card from the hand or the top of the discard pile."""
        kind = move & KIND_MASK if action == LAY else JUMP_CARD + action - JUMP
        from_hand = not move & FROM_DISCARD
        self.busy = True
        if from_hand:
            self.lose(self.turn, kind)
            self.see_leave(self.turn, kind)
        else:
            self.discarded[self.turn] -= 1
        if action == LAY:
            self.lay(kind, move >> NUMBER_SHIFT & NUMBER_MASK, from_hand)
        else:
            self.used[kind] += 1  # SS-46
            self.take_effect(action, move)
        if self.window == NO_WINDOW and from_hand:
            self.refill()

    def take_effect(self, action: int, move: int) -> None:
        other = move & SEAT_MASK
        if action == JUMP:
            self.jumps += 1
        elif action == REVERSE:
            self.reverses += 1
        elif action == CHIP:
            colour = move >> COLOUR_SHIFT & COLOUR_MASK
            self.chips[other * 2 + colour] -= 1
            self.chips[self.turn * 2 + colour] += 1
        elif move & TOP:
            self.discarded[other] -= 1
            kind = self.discards[other * DECK + self.discarded[other]]
            self.gain(self.turn, kind)
            self.see_gain(self.turn, kind)
        else:
            kind = self.random_card(other)
            self.lose(other, kind)
            self.gain(self.turn, kind)
            self.see_theft(self.turn, other, kind)

    def refill(self) -> None:
        """SS-14: a hand emptied by playing is filled at once. After a win nothing is drawn."""
        if self.held[self.turn] == 0 and self.to_move != OVER:
            self.draw(self.turn)

    def discard(self, kind: int) -> None:
        """SS-20."""
        seat = self.turn
        self.lose(seat, kind)
        self.see_leave(seat, kind)
        self.discards[seat * DECK + self.discarded[seat]] = kind
        self.discarded[seat] += 1

    def end_turn(self) -> None:
        """Draw up to five; jumps and reverses take effect (SS-40, SS-41)."""
        self.draw(self.turn)
        self.idle = self.idle + 1 if self.began_dry and not self.busy else 0
        if self.reverses & 1:
            self.direction = -self.direction
        if self.idle == self.players:
            self.finish()  # SS-50
        else:
            steps = self.direction * (1 + self.jumps)
            self.begin_turn((self.turn + 4 * self.players + steps) % self.players)

    def lay(self, kind: int, number: int, from_hand: bool) -> None:
        """SS-11, SS-12: open a pile, or go on the older one that wants this number."""
        colour = kind - WILD if kind >= WILD else 1 if kind >= NUMBERS else 0
        slot = colour * 2
        if self.heights[slot] != number - 1:
            slot += 1
        if kind >= WILD:
            self.wilds[slot] |= 1 << (number - 1)
        self.heights[slot] = number
        if number == HEIGHT:
            self.set_aside(colour, slot)
            self.complete(colour, from_hand)

    def complete(self, colour: int, from_hand: bool) -> None:
        """SS-25: who completed the pile takes a chip, unless another player holds it up (SS-44)."""
        if self.bank[colour] == 0:
            return  # SS-27
        asked = self.next_holder(self.turn)
        if asked < 0:
            self.know_no_hold()
            self.take_chip(colour)
            return
        self.know_window(asked)
        self.window = colour
        self.refills = from_hand
        self.to_move = asked

    def next_holder(self, seat: int) -> int:
        """SS-45: the next one after this seat, before the turn's own, who has a hold; -1 if there is none."""
        seat = self.after(seat)
        while seat != self.turn:
            if self.hands[seat * KINDS + HOLD_CARD]:
                return seat
            seat = self.after(seat)
        return -1

    def after(self, seat: int) -> int:
        """The next seat in the direction of play; reverses of this turn are still pending (SS-40)."""
        seat += self.direction
        return 0 if seat == self.players else self.players - 1 if seat < 0 else seat

    def take_chip(self, colour: int) -> None:
        wins = self.would_win(self.turn, colour)
        self.bank[colour] -= 1
        self.chips[self.turn * 2 + colour] += 1
        if wins:
            self.finish()  # SS-30

    def hold(self) -> None:
        """SS-44: no chip is given."""
        seat = self.to_move
        self.lose(seat, HOLD_CARD)
        self.used[HOLD_CARD] += 1
        self.see_leave(seat, HOLD_CARD)
        self.close_window()

    def allow(self) -> None:
        """SS-45: the next holder is asked; if there is none the chip is taken."""
        seat = self.to_move
        asked = self.next_holder(seat)
        if asked >= 0:
            self.claim(seat, HOLD_CARD, 1, self.between(seat, self.turn))
            self.to_move = asked
            return
        self.clear_of_holds(seat, self.between(seat, self.turn))
        self.take_chip(self.window)
        self.close_window()

    def close_window(self) -> None:
        self.window = NO_WINDOW
        if self.to_move != OVER:
            self.to_move = self.turn
            if self.refills:
                self.refill()

    # ---- what a completed pile tells about holds

    def know_no_hold(self) -> None:
        """Nobody is asked, so nobody but the turn's own seat has a hold."""
        for observer in range(self.players + 1):
            self.clear_of_holds(observer, self.between(self.turn, self.turn))

    def know_window(self, asked: int) -> None:
        """Somebody is asked. Who has a hold and is not asked, or is asked at once, knows on which side to look."""
        for observer in range(self.players + 1):
            if observer == asked:
                self.clear_of_holds(observer, self.between(self.turn, asked))
            elif observer < self.players and observer != self.turn and self.hands[observer * KINDS + HOLD_CARD]:
                self.claim(observer, HOLD_CARD, 1, self.between(self.turn, observer))
            else:
                self.claim(observer, HOLD_CARD, 1, self.between(self.turn, self.turn) & ~(1 << observer))

    def clear_of_holds(self, observer: int, seats: int) -> None:
        for seat in range(self.players):
            if seats >> seat & 1:
                self.hold_most[observer * SEATS + seat] = 0

    def between(self, seat: int, end: int) -> int:
        """The seats that come after one and before another in the direction of play, as a set."""
        seats = 0
        seat = self.after(seat)
        while seat != end:
            seats |= 1 << seat
            seat = self.after(seat)
        return seats

    def do_is_secret(self) -> bool:
        return self.window != NO_WINDOW  # SS-60

    def do_guess(self, seat: int, dealer: Dealer) -> None:
        """SS-60: deal anew what is hidden; who is being asked is hidden too."""
        self.deal_hidden(seat, dealer)
        if self.window == NO_WINDOW or seat == self.to_move:
            return
        possible = self.between(self.turn, self.turn) & ~(1 << seat)
        if seat != self.turn and self.hands[seat * KINDS + HOLD_CARD]:
            later = self.between(seat, self.turn)
            has_allowed = later >> self.to_move & 1
            possible = later if has_allowed else self.between(self.turn, seat)
        chosen = 0
        count = 0
        for other in range(self.players):
            if possible >> other & 1 and self.hands[other * KINDS + HOLD_CARD]:
                count += 1
                if dealer.rng.below(count) == 0:
                    chosen = other
        self.to_move = chosen

    def do_redeal(self, dealer: Dealer) -> None:
        """Only the order of the pile is known to nobody."""
        for i in range(self.pile_size - 1, 0, -1):
            j = dealer.rng.below(i + 1)
            kind = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = kind

    def do_reveals(self, move: int) -> bool:
        """Whatever draws, steals unseen, or depends on who has a hold."""
        action = move >> ACTION_SHIFT
        if action == ALLOW:
            return True
        stock = self.pile_size + self.aside_size
        if action == HOLD:
            return self.refills and self.held[self.turn] == 0 and stock > 0
        if action == DISCARD:
            return self.held[self.turn] <= HAND and stock > 0
        if action == END:
            return stock > 0
        if action == STEAL:
            return not move & TOP
        if action == LAY and move >> NUMBER_SHIFT & NUMBER_MASK == HEIGHT:
            kind = move & KIND_MASK
            colour = kind - WILD if kind >= WILD else 1 if kind >= NUMBERS else 0
            if self.bank[colour]:
                return True
            stock += HEIGHT
        return not move & FROM_DISCARD and self.held[self.turn] == 1 and stock > 0

    # ---- the end

    def do_score(self, seat: int) -> int:
        return self.chips[seat * 2] + self.chips[seat * 2 + 1]

    def do_winners(self) -> int:
        """Who fulfils SS-30; if nobody does, who has most chips (SS-50)."""
        best = 0
        seats = 0
        for seat in range(self.players):
            if self.is_enough(self.chips[seat * 2], self.chips[seat * 2 + 1]):
                return 1 << seat
            if self.do_score(seat) > best:
                best = self.do_score(seat)
                seats = 0
            if self.do_score(seat) == best:
                seats |= 1 << seat
        return seats
