# C types for bot.py; the interpreter never reads this file.
cimport cython
from noripan.core.random cimport u64
from noripan.core.sense cimport Sense
from noripan.core.state cimport Moves, State
from noripan.games.downup.rules cimport DownUp

cdef const int ROW, ADD, TAKE, FLIP, NOBODY, DECK_END, STEPS, OUT

cdef int LIKING[256]
cdef short MATCHING[486]
cdef short TURN[88]
cdef short CARD[88]
cdef short SIZE[256]

cpdef set_temperature(double temperature)
@cython.locals(seen=list, low=int, high=int, face=int, back=int)
cdef fill_tables()
@cython.locals(share=double, tail=double)
cdef double matching(int cards, int size, int players)

@cython.final
cdef class DownUpSense(Sense):
    cdef int knob[32]
    cpdef set_knobs(self, list values)
    @cython.locals(left="short[11]")
    cdef void weigh_moves(self, DownUp state, Moves moves) noexcept nogil
    @cython.locals(gone=u64, one=u64, cards=int)
    cdef void count_elsewhere(self, DownUp state, short *left) noexcept nogil
    @cython.locals(hand="short[22]", number=int, cards=int, size=int, way=int)
    cdef int appeal(self, DownUp state, int move, short *left) noexcept nogil
    cdef int block(self, DownUp state, int number, int size) noexcept nogil
    cdef int drive_away(self, DownUp state, int size, short *hand) noexcept nogil
    cdef void toggle(self, short *hand, int number, int cards, int turned) noexcept nogil
    cdef int risk(self, DownUp state, short *left, int number, int size) noexcept nogil
    cdef int effort(self, DownUp state, short *hand) noexcept nogil
    cdef int cost(self, DownUp state, short *hand, int start) noexcept nogil
    @cython.locals(total=double)
    cdef double standing(self, DownUp state, int seat) noexcept nogil
