# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, highest_bit, lowest_bit
from noripan.core.encoding cimport Encoder, mark, spread, write_wide
from noripan.core.state cimport State
from noripan.games.sixteen.codes cimport *
from noripan.games.sixteen.rules cimport Sixteen

cdef int AT_HAND, AT_SCISSORS, AT_BIN, AT_ROW, AT_RESTARTED, AT_LAST, AT_HEIGHT, AT_REMOVED, AT_SPENT, AT_UNSEEN, AT_LACKS
cdef int AT_HELD, AT_TOTAL, AT_PASSES, AT_CUT, AT_LEFT_OVER, AT_ROUND, AT_ROUNDS, AT_PLAYERS, AT_BEGAN, AT_TURN, AT_ANYWHERE
cdef int AT_HANDS, AT_HELD_SCISSORS, AT_HELD_BINS
cdef int LAY_RUN, LAY_SIXTEEN, PASS_ACTION, CUT_ACTION, BIN_ACTION, DECLINE_ACTION
cdef int NUMBERS, RUNS, ALONE

@cython.final
cdef class SixteenEncoder(Encoder):
    cdef void write_colour(self, Sixteen state, int seat, int colour, unsigned char *out) noexcept nogil
    cdef void write_seats(self, Sixteen state, int seat, unsigned char *out) noexcept nogil
    cdef void write_round(self, Sixteen state, int seat, unsigned char *out) noexcept nogil
    cdef void write_observation(self, Sixteen state, int seat, unsigned char *out) noexcept nogil
    cdef void write_hidden(self, Sixteen state, int seat, unsigned char *out) noexcept nogil
    cdef int laying(self, int colour, int tiles) noexcept nogil
