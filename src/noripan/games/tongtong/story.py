"""What a TongTong move did, how it reads in words, and why another one is refused."""

from __future__ import annotations

from noripan.core.errors import IllegalMove
from noripan.core.facts import Fact, Words
from noripan.games.tongtong.notation import BASIC_MISSIONS, CARDS, COLOURS, MISSIONS, card_texts
from noripan.games.tongtong.rules import TongTong
from noripan.games.tongtong.view import eighths, piles, table

GAMES, SEATS, ROUNDS = 3, 5, 7
FOUR = 3


def tell(before: TongTong, move: int, after: TongTong) -> list[Fact]:
    seat = before.to_move
    facts = [Fact("laid" if before.on_table else "led", {"seat": seat, "card": CARDS[move]})]
    if before.on_table and not before.suit >> move & 1:
        followed = COLOURS[before.laid[before.count - before.on_table] >> 3]
        facts.append(Fact("did_not_follow", {"seat": seat, "colour": followed}))
    if move % 8 == FOUR:
        facts.append(Fact("marker_taken" if before.marker != seat else "marker_kept", {"seat": seat, "card": CARDS[move]}))
    if before.on_table + 1 == before.players:
        facts += tell_round(before, move, after)
    return facts


def tell_round(before: TongTong, move: int, after: TongTong) -> list[Fact]:
    """The winner takes the cards; a next round, or the reckoning, follows."""
    taker = before.to_move if move % 8 >= before.best else before.taker
    number = before.count // before.players + 1
    cards = [one["card"] for one in table(before)] + [CARDS[move]]
    won = pile_up(piles(before)[taker], cards)
    tops = [won[colour][0] for colour in COLOURS if colour in won]
    changed = {colour: won[colour] for colour in COLOURS if colour in {card[0] for card in cards}}
    facts = [Fact("round_won", {"seat": taker, "round": number, "cards": cards, "top_cards": tops, "piles": changed})]
    if number < ROUNDS:
        facts.append(Fact("leads_next", {"seat": after.leader, "round": number + 1}))
    else:
        facts += [tell_score(before, seat, after, tops if seat == taker else None) for seat in range(before.players)]
        facts += tell_end(after) if after.over else [tell_next(after)]
    return facts


def pile_up(found: dict[str, list[str]], cards: list[str]) -> dict[str, list[str]]:
    """The piles, each from the top down, with these cards on them (TT-20, TT-21)."""
    for colour in {card[0] for card in cards}:
        found[colour] = sorted(card for card in cards if card[0] == colour) + found.get(colour, [])
    return found


def tell_score(before: TongTong, seat: int, after: TongTong, new_tops: list[str] | None) -> Fact:
    """How this game was scored for one seat: its sum, then the mission, then the bonus (TT-28)."""
    at = before.base + seat
    mission = before.missions[before.game]
    tops = [pile[0] for pile in piles(before)[seat].values()] if new_tops is None else new_tops
    bust = bool(after.busts[at])
    data = {
        "seat": seat, "game_number": before.game + 1, "mission": MISSIONS[mission], "top_cards": tops, "sum": after.sums[at],
        "bust": bust, "rank": after.ranks[at] or None, "points": after.points[at], "bonus": after.bonus[at],
        "score": after.points[at] + after.bonus[at], "total": after.totals[seat],
    }  # fmt: skip
    if bust:
        return Fact("went_bust", data)
    return Fact("ranked" if mission < BASIC_MISSIONS else "scored_sum", data)


def tell_next(after: TongTong) -> Fact:
    mission = MISSIONS[after.missions[after.game]]
    return Fact("game_began", {"game_number": after.game + 1, "mission": mission, "seat": after.leader})


def tell_end(after: TongTong) -> list[Fact]:
    """The eighth cards are shown, teams add up, and ties are broken (TT-40, TT-45)."""
    left = eighths(after)
    facts = [Fact("eighths_shown", {"seat": s, "cards": [game[s] for game in left]}) for s in range(after.players)]
    if after.teams:
        for team in ([0, 2], [1, 3]):
            facts.append(Fact("team_counted", {"seats": team, "total": standing(after, team[0], GAMES)}))
    winners = list(after.winners())
    decider = tie_breaker(after, winners)
    if decider is not None:
        facts.append(Fact("tie_broken", {"seats": winners, "game_number": decider + 1}))
    shared = len(winners) > (2 if after.teams else 1)
    facts.append(Fact("match_shared" if shared else "match_won", {"seats": winners}))
    return facts


def tie_breaker(after: TongTong, winners: list[int]) -> int | None:
    """The game that decided between equal totals, if one had to."""
    best = standing(after, winners[0], GAMES)
    tied = [seat for seat in range(after.players) if standing(after, seat, GAMES) == best]
    game = None
    while tied != winners:
        game = GAMES - 1 if game is None else game - 1
        tied = [seat for seat in tied if standing(after, seat, game) == standing(after, winners[0], game)]
    return game


def standing(state: TongTong, seat: int, game: int) -> int:
    """A seat's or its team's score in a game, or (GAMES) its total."""
    seats = [seat, (seat + 2) % 4] if state.teams else [seat]
    if game == GAMES:
        return sum(state.totals[one] for one in seats)
    return sum(state.points[game * SEATS + one] + state.bonus[game * SEATS + one] for one in seats)


def describe(state: TongTong, move: int) -> Words:
    return Words("move-lay" if state.on_table else "move-lead", {"card": CARDS[move]})


def why_not(state: TongTong, move: int) -> IllegalMove:
    if move >= state.players * 8:
        return IllegalMove("not_in_use", card=CARDS[move], players=state.players)
    hand = state.hands[state.base + state.to_move]
    if not hand >> move & 1:
        return IllegalMove("not_held", card=CARDS[move])
    colour = COLOURS[state.laid[state.count - state.on_table] >> 3]
    return IllegalMove("must_follow", card=CARDS[move], colour=colour, cards=card_texts(hand & state.suit))
