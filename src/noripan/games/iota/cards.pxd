# C types for cards.py; the interpreter never reads this file.
cimport cython
from noripan.core.bits cimport count_bits
from noripan.core.dealer cimport Dealer
from noripan.core.rng cimport Rng, u64
from noripan.games.iota.belief cimport Belief
from noripan.games.iota.codes cimport *

@cython.final
cdef class Cards:
    cdef readonly int players, first, starter, top, left
    cdef readonly bint half
    cdef readonly u64 out
    cdef readonly Belief memory
    cdef readonly short hands[16]
    cdef readonly short held[4]
    cdef readonly u64 plain[4]
    cdef readonly short pile[64]

    cdef void copy_from(self, Cards source) noexcept nogil
    @cython.locals(deck="unsigned char[66]")
    cdef void begin(self, short *plan, Rng chance) noexcept nogil
    @cython.locals(pool="unsigned char[64]", given=u64)
    cdef int gather(self, unsigned char *deck, short *plan, Rng chance) noexcept nogil
    cdef int size(self) noexcept nogil
    @cython.locals(cards="unsigned char[66]")
    cdef int draw_for_start(self, unsigned char *deck, short *plan, Rng chance) noexcept nogil
    cdef void deal_hands(self, unsigned char *deck, int free, short *plan, Rng chance) noexcept nogil
    @cython.locals(rest="unsigned char[66]")
    cdef void stack(self, unsigned char *deck, int used, int free, short *plan, Rng chance) noexcept nogil

    cdef void drop_all(self, int seat) noexcept nogil
    cdef void receive(self, int seat, int card) noexcept nogil
    cdef void give(self, int seat, int card) noexcept nogil
    cdef void show(self, int seat, int card) noexcept nogil
    cdef void take_wild(self, int seat) noexcept nogil
    cdef void draw(self, int seat) noexcept nogil
    @cython.locals(cards="short[4]")
    cdef void trade(self, int seat, int traded) noexcept nogil

    cdef void stop_remembering(self) noexcept nogil
    cdef int wilds_held(self, int seat) noexcept nogil
    cdef u64 plain_cards(self, int seat) noexcept nogil
    cdef bint holds_any(self, int seat, u64 wanted) noexcept nogil
    cdef u64 hidden_from(self, int seat, u64 table) noexcept nogil
    @cython.locals(slots="short[64]", faces="short[64]", hidden=u64)
    cdef int guess(self, int seat, u64 table, int wilds, int askable, u64 wanted, Dealer dealer) noexcept nogil
    @cython.locals(slots="short[64]")
    cdef void shuffle_unseen(self, Rng rng) noexcept nogil
    cdef int list_hidden(self, int seat, short *slots) noexcept nogil
    cdef bint fill(
        self, int seat, short *slots, short *faces, int n, int choice, u64 hidden, Dealer dealer
    ) noexcept nogil
    @cython.locals(choices="short[768]", may=u64)
    cdef int guess_asked(
        self, int seat, short *slots, short *faces, int n, u64 hidden, int askable, u64 wanted, Dealer dealer
    ) noexcept nogil
    cpdef tuple hand(self, int seat)
    @cython.locals(slots="short[64]", hidden=u64, n=int, card=int)
    cpdef list certain(self, int seat, u64 table)
    cdef void believe(self, int seat, short *slots, short *faces, int n, int wilds) noexcept nogil
    cdef void remember(self, int seat, int wilds) noexcept nogil
