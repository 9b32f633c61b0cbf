# C types for bot.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.sense cimport Sense
from noripan.core.state cimport Moves, State
from noripan.games.tongtong.rules cimport TongTong

cdef const int GAMES
cdef const double SPREAD

@cython.final
cdef class TongTongSense(Sense):
    @cython.locals(scale=double, own=double, all_seats=double)
    cdef double chance_to_win(self, TongTong state, int seat, int games) noexcept nogil
    cdef double standing(self, TongTong state, int seat) noexcept nogil
