# C types for heuristic.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.rng cimport u64
from noripan.core.heuristic cimport Heuristic
from noripan.core.state cimport Moves, State
from noripan.games.iota.codes cimport *
from noripan.games.iota.rules cimport Iota

cdef const int WILD_WORTH, TRADE_WORTH, CARE, FINE

@cython.final
cdef class IotaHeuristic(Heuristic):
    @cython.locals(unseen=u64)
    cdef void weigh_moves(self, Iota state, Moves moves) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 unseen(self, Iota state) noexcept nogil
    @cython.locals(one=u64)
    cdef u64 only(self, int card) noexcept nogil
    cdef int value(self, Iota state, int move, u64 unseen) noexcept nogil
    cdef int wilds_among(self, Iota state, int places) noexcept nogil
    cdef int count(self, int bits) noexcept nogil
    cdef int value_of_laying(self, Iota state, int place, int card, u64 unseen) noexcept nogil
    cdef int value_along(self, Iota state, int place, int card, int step, u64 unseen) noexcept nogil
    cdef int value_of_ending(self, Iota state, u64 unseen) noexcept nogil
    cdef int crossed(self, Iota state, int step, u64 unseen) noexcept nogil
    cdef int crossing(self, Iota state, int place, int card, int step, u64 unseen) noexcept nogil
    cdef int sum(self, int line) noexcept nogil
    @cython.locals(fits=u64, room=u64)
    cdef int best_turn(
        self, Iota state, int step, int line, int low, int high, int left, int across, u64 unseen
    ) noexcept nogil
    cdef u64 room(self, Iota state, int place, int outward) noexcept nogil
    cdef u64 completing(self, Iota state, int line) noexcept nogil
    cdef int settle(self, Iota state, int line, int low, int high, int left, int across, u64 unseen) noexcept nogil
    @cython.locals(fourth=u64)
    cdef int danger(self, Iota state, int line, int low, int high, u64 unseen) noexcept nogil
    cdef int turns_played(self, Iota state) noexcept nogil
    @cython.locals(lead=double)
    cdef double standing(self, Iota state, int seat) noexcept nogil
    cdef int wealth(self, Iota state, int seat) noexcept nogil
