# C types for bot.py; the interpreter never reads this file.
cimport cython
cimport libc.math as math
from noripan.core.random cimport u64
from noripan.core.sense cimport Sense
from noripan.core.state cimport Moves, State
from noripan.games.tongtong.rules cimport TongTong, lowest

cdef const int COLOURS, BLUE, GREEN, GAMES, ROUNDS, SIX, LOW5, PLUSMINUS11, MISSIONS, SUMS, NO_SUM, NO_CARD
cdef const u64 ONE, ONE_COLOUR, ALL_ONES
cdef const double SPREAD, EVEN, SHED

cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    #define count_cards(cards) __builtin_popcountll(cards)
    #else
    static int count_cards(unsigned long long cards) { int n = 0; while (cards) { cards &= cards - 1; n++; } return n; }
    #endif
    """
    int count "count_cards"(u64 cards) noexcept nogil

@cython.final
cdef class TongTongSense(Sense):
    cdef double worth[2240]
    cdef double lacking[60]
    cdef public double even, shed, power

    @cython.locals(unseen=u64, mood=double, appeal=double)
    cdef void weigh_moves(self, TongTong state, Moves moves) noexcept nogil
    @cython.locals(seen=u64)
    cdef u64 unseen(self, TongTong state) noexcept nogil
    @cython.locals(hold=double, gain=double, stays=double)
    cdef double appeal(self, TongTong state, int move, u64 unseen) noexcept nogil
    @cython.locals(in_suit=u64, below=double, below_all=double, lacks=double, hold=double)
    cdef double holding(self, TongTong state, int number, int suit, u64 unseen) noexcept nogil
    @cython.locals(low=u64)
    cdef int likely_low(self, TongTong state, int move, int suit, u64 unseen) noexcept nogil
    @cython.locals(gain=double)
    cdef double gain_of_others(self, TongTong state, int move, int low) noexcept nogil
    cdef double part(self, TongTong state, int other) noexcept nogil
    @cython.locals(tops="short[5]")
    cdef double gain(self, TongTong state, int seat, int move, int low) noexcept nogil
    cdef int place(self, TongTong state) noexcept nogil
    @cython.locals(scale=double, own=double, all_seats=double)
    cdef double chance_to_win(self, TongTong state, int seat, int games) noexcept nogil
    cdef double standing(self, TongTong state, int seat) noexcept nogil
    cdef int games_played(self, TongTong state) noexcept nogil
