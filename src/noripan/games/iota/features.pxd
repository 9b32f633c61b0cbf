# C types for features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, lowest_bit
from noripan.core.features cimport Features
from noripan.core.rng cimport u64
from noripan.core.state cimport State
from noripan.games.iota.codes cimport *
from noripan.games.iota.move_features cimport MoveFeatures
from noripan.games.iota.rules cimport Iota

cdef const int KINDS, UNSEEN_CELLS, LEAD_CELLS, NO_LEAD
cdef int ROW_HAND, ROW_ALIKE, ROW_TRIPLES, ROW_IN_LINE, ROW_UNSEEN, ROW_WILDS, ROW_KNOWN, ROW_HELD, ROW_LEAD, ROW_LEAD_OVER_BEST
cdef int ROW_PILE, ROW_FRESH, ROW_TURN_SCORE, ROW_TURN, ROW_ASKING, ROW_ASKED, ROW_PASSES, ROW_PLAYERS, ROW_FILL_GAPS, ROW_SHORT
cdef int ROW_HANDS, ROW_NEXT, ROW_ANSWERS

@cython.final
cdef class IotaFeatures(Features):
    cdef MoveFeatures moves

    cdef int write_position(self, Iota state, int seat, int *out) noexcept nogil
    @cython.locals(counts="int[12]")
    cdef int write_hand(self, Iota state, int seat, int *out, int n) noexcept nogil
    cdef int write_lines(self, Iota state, int seat, int places, int *out, int n) noexcept nogil
    @cython.locals(counts="int[12]", hidden=u64, cards=u64)
    cdef int write_unseen(self, Iota state, int seat, int *out, int n) noexcept nogil
    @cython.locals(has_wild=cython.bint)
    cdef int write_known(self, Iota state, int seat, u64 hidden, int *out, int n) noexcept nogil
    cdef int write_seats(self, Iota state, int seat, int *out, int n) noexcept nogil
    cdef int write_leads(self, Iota state, int seat, int total, int *out, int n) noexcept nogil
    cdef int write_turn(self, Iota state, int seat, int *out, int n) noexcept nogil
    cdef int write_changes(self, Iota state, int move, int *out) noexcept nogil
    cdef int write_cards(self, Iota state, int lost, int wilds, int *out, int n) noexcept nogil
    @cython.locals(counts="int[12]")
    cdef int write_lost(self, Iota state, int seat, int lost, int *out, int n) noexcept nogil
    cdef int write_fewer_lines(self, Iota state, int seat, int kept, int *out, int n) noexcept nogil
    cdef int write_swap(self, Iota state, int place, int *out, int n) noexcept nogil
    @cython.locals(before="int[4]", after="int[4]")
    cdef int write_end(self, Iota state, int score, int *out, int n) noexcept nogil
    cdef int write_change(self, int before, int after, int *out, int n) noexcept nogil
    cdef int write_hidden(self, Iota state, int seat, int *out) noexcept nogil
    cdef int kind(self, int card, int attribute) noexcept nogil
    cdef int place_of(self, Iota state, int card) noexcept nogil
    cdef int unseen_wilds(self, Iota state, int held) noexcept nogil
    cdef int lead(self, int points) noexcept nogil
