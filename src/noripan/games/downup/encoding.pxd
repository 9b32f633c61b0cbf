# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.encoding cimport Encoder, spread, write_wide
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.downup.codes cimport *
from noripan.games.downup.rules cimport BIT, SIZE, DownUp

cdef int AT_HAND, AT_FLIPPED, AT_KNOWN, AT_SET_VALUE, AT_SET_SIZE, AT_SET_CARDS, AT_TO_BEAT, AT_DISCARDED, AT_SEEN
cdef int AT_HELD, AT_TOKENS, AT_TURN, AT_BEGAN, AT_OUT, AT_ZONE, AT_TURNS, AT_ROUND, AT_PLAYERS, AT_HANDS, LAY_ACTION
cdef int ADD_ACTION, TAKE_ACTION, FLIP_ACTION
cdef const int DECK_SIZE, LARGEST, SUBSETS

@cython.final
cdef class DownUpEncoder(Encoder):
    cdef void write_observation(self, DownUp state, int seat, unsigned char *out) noexcept nogil
    cdef void write_hand(self, DownUp state, int seat, int way, unsigned char *out, int at) noexcept nogil
    @cython.locals(cards=u64)
    cdef void write_known(self, DownUp state, int other, unsigned char *out, int at) noexcept nogil
    cdef void write_seat(self, DownUp state, int other, int near, unsigned char *out) noexcept nogil
    cdef void write_sets(self, DownUp state, int seat, unsigned char *out) noexcept nogil
    cdef void write_round(self, DownUp state, unsigned char *out) noexcept nogil
    cdef int relative(self, DownUp state, int place, int seat) noexcept nogil
    cdef void write_hidden(self, DownUp state, int seat, unsigned char *out) noexcept nogil
    cdef int action_of(self, DownUp state, int move) noexcept nogil
