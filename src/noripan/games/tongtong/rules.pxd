# C types for rules.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport u64
from noripan.core.state cimport Moves, State
from noripan.games.tongtong.codes cimport *

@cython.final
cdef class TongTong(State):
    cdef readonly bint advanced, teams, fixed, four_laid
    cdef readonly int game, base, count, on_table, best, taker, leader, marker
    cdef readonly u64 suit
    cdef readonly short rank_points[5]
    cdef readonly short missions[3]
    cdef readonly short openers[3]
    cdef readonly u64 dealt[15]
    cdef readonly u64 hands[15]
    cdef readonly short voids[15]
    cdef readonly short laid[35]
    cdef readonly short leaders[7]
    cdef readonly short takers[7]
    cdef readonly short tops[25]
    cdef readonly short sums[15]
    cdef readonly short busts[15]
    cdef readonly short ranks[15]
    cdef readonly short points[15]
    cdef readonly short bonus[15]
    cdef readonly int totals[5]

    cdef void copy_fields_from(self, TongTong source) noexcept nogil
    @cython.locals(pile="unsigned char[5]")
    cdef void choose_missions(self) noexcept nogil
    cdef void begin_game(self, int game) noexcept nogil
    @cython.locals(deck="unsigned char[40]")
    cdef void deal_cards(self) noexcept nogil
    cdef void begin_round(self, int leader) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cdef void take_cards(self, int taker) noexcept nogil
    cdef int sum_of_tops(self, int seat) noexcept nogil
    cdef void end_game(self) noexcept nogil
    cdef bint is_bust(self, int total) noexcept nogil
    cdef int mission_points(self, int seat) noexcept nogil
    cdef int rank_of(self, int seat) noexcept nogil
    cdef int compare(self, int one, int other) noexcept nogil
    cdef int standing(self, int seat, int game) noexcept nogil
    @cython.locals(unseen=u64)
    cdef void guess_hands(self, int game, int seat, Dealer dealer) noexcept nogil
    cdef int held(self, int seat) noexcept nogil
    @cython.locals(pile="unsigned char[5]")
    cdef void guess_missions(self, Dealer dealer) noexcept nogil
