# C types for heuristic.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.core.rng cimport u64
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State
from noripan.games.tongtong.codes cimport *
from noripan.games.tongtong.rules cimport TongTong

cdef const int SUMS
cdef const double EVEN, SHED, EARLY, MIDDLE, SHORT, LEAD, RIVALRY, SPREAD

@cython.final
cdef class TongTongHeuristic(Heuristic):
    cdef double worth[2240]
    cdef double lacking[60]

    @cython.locals(unseen=u64, ease=double, appeal=double)
    cdef void weigh_moves(self, TongTong state, Moves moves) noexcept nogil
    @cython.locals(seen=u64)
    cdef u64 unseen(self, TongTong state) noexcept nogil
    cdef double ease(self, TongTong state) noexcept nogil
    @cython.locals(appeal=double)
    cdef double plan(self, TongTong state, int card, double ease) noexcept nogil
    @cython.locals(hold=double, gain=double)
    cdef double gain(self, TongTong state, int card, u64 unseen) noexcept nogil
    @cython.locals(in_suit=u64, lower=double, lower_of_all=double, lacks=double, hold=double)
    cdef double holding(self, TongTong state, int number, int suit, u64 unseen) noexcept nogil
    @cython.locals(lower=u64)
    cdef int likely_low(self, TongTong state, int card, int suit, u64 unseen) noexcept nogil
    @cython.locals(loss=double)
    cdef double loss_to_followers(self, TongTong state, int card, int low) noexcept nogil
    cdef double loss_to(self, TongTong state, int other, int card, int low) noexcept nogil
    @cython.locals(tops="short[5]")
    cdef double haul(self, TongTong state, int taker, int card, int low) noexcept nogil
    @cython.locals(scale=double, own=double, rivals=double)
    cdef double chance_to_win(self, TongTong state, int seat, int games) noexcept nogil
    cdef double standing(self, TongTong state, int seat) noexcept nogil
