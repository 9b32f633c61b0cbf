# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport u64
from noripan.core.state cimport Moves, State
from noripan.games.downup.codes cimport *

cdef short FACE[80]
cdef short TURN[88]
cdef u64 BIT[88]
cdef short SIZE[256]

@cython.locals(bit=u64)
cdef fill_tables()

@cython.final
cdef class DownUp(State):
    cdef readonly int zones, goal, round, turn, zone, began, out
    cdef readonly u64 seen, discarded
    cdef readonly short dealt[40]
    cdef readonly short hands[110]
    cdef readonly short turned[5]
    cdef readonly short held[5]
    cdef readonly short number[5]
    cdef readonly short cards[5]
    cdef readonly short above[10]
    cdef readonly short tokens[5]

    cdef void copy_fields_from(self, DownUp source) noexcept nogil
    cdef void begin_round(self) noexcept nogil
    cdef void open_round(self) noexcept nogil
    cdef int hand_size(self) noexcept nogil
    cdef int deck_size(self) noexcept nogil
    @cython.locals(deck="unsigned char[40]", turns=u64)
    cdef void deal_cards(self) noexcept nogil
    cdef void pick_up(self, int card) noexcept nogil
    cdef void toggle(self, int seat, int way, int face) noexcept nogil
    cdef void release(self, int number, int cards) noexcept nogil
    @cython.locals(cards=int)
    cdef void pull(self, int place, int seat) noexcept nogil
    @cython.locals(cards=int)
    cdef void discard(self, int place) noexcept nogil
    cdef void clear(self, int place) noexcept nogil
    cdef void put(self, int place, int number, int cards) noexcept nogil
    cdef void drive_away(self, int place) noexcept nogil
    cdef void add_layings(self, Moves moves, int number, int cards) noexcept nogil
    cdef void add_additions(self, Moves moves, int place, int cards) noexcept nogil
    cdef void pass_turn(self) noexcept nogil
    cdef int prize(self) noexcept nogil
    cdef void leave(self) noexcept nogil
    cdef void void_round(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(size=int)
    cdef bint empties(self, int move) noexcept nogil
    @cython.locals(turns=u64)
    cdef void deal_again(self, Dealer dealer) noexcept nogil
