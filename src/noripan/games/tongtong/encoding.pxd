# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.encoding cimport Encoder, mark, spread, write_wide
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.tongtong.codes cimport *
from noripan.games.tongtong.rules cimport TongTong

cdef int AT_HAND, AT_LAID, AT_TABLE, AT_UNSEEN, AT_RED_EIGHT, AT_VOIDS, AT_TOPS, AT_SUM, AT_SIXES, AT_TOTAL, AT_LEADER
cdef int AT_MARKER, AT_TAKER, AT_TURN, AT_SUIT, AT_BEST, AT_FOUR_LAID, AT_MISSION, AT_TO_COME, AT_GAME, AT_ROUND
cdef int AT_RANK_POINTS, AT_PLAYERS, AT_TEAMS, AT_HANDS, AT_COMING
cdef const int CARD_CELLS
cdef int LEAST_SUM

@cython.final
cdef class TongTongEncoder(Encoder):
    cdef void write_observation(self, TongTong state, int seat, unsigned char *out) noexcept nogil
    @cython.locals(seen=u64)
    cdef void write_cards(self, TongTong state, int seat, unsigned char *out) noexcept nogil
    cdef void write_seat(self, TongTong state, int other, int near, unsigned char *out) noexcept nogil
    cdef void write_round(self, TongTong state, unsigned char *out) noexcept nogil
    cdef void write_missions(self, TongTong state, unsigned char *out) noexcept nogil
    cdef bint may_come(self, TongTong state, int mission, int game) noexcept nogil
    @cython.locals(hand=u64)
    cdef void write_hidden(self, TongTong state, int seat, unsigned char *out) noexcept nogil
    cdef double standing(self, TongTong state, int seat) noexcept nogil
