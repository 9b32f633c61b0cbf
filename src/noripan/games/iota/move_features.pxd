# C types for move_features.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits, highest_bit
from noripan.core.rng cimport u64
from noripan.games.iota.codes cimport *
from noripan.games.iota.grid cimport THIRD
from noripan.games.iota.heuristic cimport IotaHeuristic
from noripan.games.iota.rules cimport Iota

cdef const int SIZES
cdef int KIND, CARD_LAID, LAID, LENGTHS, LOTS, SCORE, GAIN, WORTH, ALL_FOUR, LAST, THREES, OPENINGS, OWN_FOURTH, OWN_NEXT
cdef int LINE_WILDS, SIDES, IN_GAP, RARE, DANGER, TRADED, TRADED_WILDS, KEPT, KEPT_WILDS, KEPT_TRIPLES, STALEMATE

@cython.final
cdef class MoveFeatures:
    cdef IotaHeuristic heuristic

    @cython.locals(unseen=u64)
    cdef int write(self, Iota state, int move, int score, int *out) noexcept nogil
    cdef int write_lay(
        self, Iota state, int card, int place, int score, u64 unseen, int *out, int n
    ) noexcept nogil
    cdef int write_place(self, Iota state, int place, u64 unseen, int *out, int n) noexcept nogil
    @cython.locals(left=u64, by_row=u64, by_column=u64, following=u64)
    cdef int write_lines(
        self, Iota state, int card, int place, int row, int column, u64 unseen, int *out, int n
    ) noexcept nogil
    @cython.locals(low=u64, high=u64)
    cdef u64 fourth(self, Iota state, int place, int line, int step) noexcept nogil
    @cython.locals(cards=u64)
    cdef u64 cards_without(self, Iota state, int card) noexcept nogil
    cdef int write_end(self, Iota state, int score, u64 unseen, int *out, int n) noexcept nogil
    cdef int write_trade(self, Iota state, int traded, int *out, int n) noexcept nogil
    cdef int write_kept(self, Iota state, int kept, int *out, int n) noexcept nogil
    cdef int triples(self, Iota state, int seat, int places) noexcept nogil
    cdef bint makes_line(self, Iota state, int seat, int out) noexcept nogil
    cdef int score_after(self, Iota state, int card, int place) noexcept nogil
    cdef int length(self, int line) noexcept nogil
    cdef int wilds(self, int line) noexcept nogil
    cdef int size(self, int points) noexcept nogil
