# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport u64
from noripan.core.state cimport Moves, State
from noripan.games.iota.belief cimport Belief
from noripan.games.iota.cards cimport Cards
from noripan.games.iota.codes cimport *
from noripan.games.iota.grid cimport Grid

@cython.final
cdef class Iota(State):
    cdef readonly bint fill_gaps, asking
    cdef readonly Grid grid
    cdef readonly Cards cards
    cdef readonly int turn, turns, fresh, passes, asked, swapped
    cdef readonly int totals[4]

    cdef State furnish(self, Iota twin)
    cdef void copy_fields_from(self, Iota source) noexcept nogil
    @cython.locals(plan="short[75]")
    cdef void deal(self) noexcept nogil
    @cython.locals(hand=u64)
    cdef void add_firsts(self, Moves moves) noexcept nogil
    @cython.locals(fits=u64)
    cdef void add_layings(self, Moves moves, int number, u64 hand, int wilds) noexcept nogil
    cdef void add_cards(self, Moves moves, u64 cards, int place) noexcept nogil
    cdef void add_extensions(self, Moves moves) noexcept nogil
    cdef int direction(self) noexcept nogil
    cdef void add_ends(self, Moves moves, int step, u64 hand, int wilds) noexcept nogil
    cdef void add_end(self, Moves moves, int place, int outward, u64 hand, int wilds) noexcept nogil
    cdef bint fills_gap(self, int number, int outward) noexcept nogil
    cdef void add_trades(self, Moves moves) noexcept nogil
    cdef void add_swaps(self, Moves moves) noexcept nogil
    cdef void begin_turn(self, int seat) noexcept nogil
    @cython.locals(wanted=u64)
    cdef void ask(self) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 wanted(self) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef bint is_last_turn(self) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    cdef bint is_stalemate(self, int passes) noexcept nogil
    cdef int turn_score(self) noexcept nogil
    cdef int askable(self, int seat) noexcept nogil
