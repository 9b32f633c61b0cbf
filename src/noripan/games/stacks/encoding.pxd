# C types for encoding.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport lowest_bit
from noripan.core.encoding cimport Encoder, mark
from noripan.core.state cimport State
from noripan.games.stacks.codes cimport *
from noripan.games.stacks.rules cimport Stacks

cdef int AT_HAND, AT_ASIDE, AT_USED, AT_HELD, AT_CHIPS, AT_TOP, AT_DISCARDS, AT_KNOWN, AT_NO_HOLD, AT_AMONG, AT_HEIGHT
cdef int AT_WILDS, AT_BANK, AT_PILE, AT_DIRECTION, AT_REVERSES, AT_JUMPS, AT_WINDOW, AT_ASKED, AT_TURN, AT_IDLE
cdef int AT_BUSY, AT_DRY, AT_PLAYERS, AT_HANDS, AT_PILED, AT_NEXT, AT_ANSWERS, LAY_ACTION, WILD_ACTION, JUMP_ACTION
cdef int REVERSE_ACTION, STEAL_ACTION, CHIP_ACTION, DISCARD_ACTION, HOLD_ACTION, ALLOW_ACTION, END_ACTION
cdef int OTHERS, AMONG_CELLS

@cython.final
cdef class StacksEncoder(Encoder):
    cdef void write_observation(self, Stacks state, int seat, unsigned char *out) noexcept nogil
    cdef void write_seat(self, Stacks state, int seat, int other, int near, unsigned char *out) noexcept nogil
    cdef void write_claims(self, Stacks state, int seat, unsigned char *out) noexcept nogil
    cdef int relative(self, Stacks state, int seats, int seat) noexcept nogil
    cdef void write_table(self, Stacks state, int seat, unsigned char *out) noexcept nogil
    cdef void write_hidden(self, Stacks state, int seat, unsigned char *out) noexcept nogil
    cdef int action_of(self, Stacks state, int move) noexcept nogil
    cdef int other_seat(self, Stacks state, int other) noexcept nogil
