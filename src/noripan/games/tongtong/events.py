"""What a move of TongTong did."""

from __future__ import annotations

from noripan.core.events import GameEvent
from noripan.games.tongtong.codes import BASIC, COLOUR_SHIFT, FOUR, GAMES, LETTERS, NUMBER_MASK, ROUNDS, SEATS
from noripan.games.tongtong.notation import CARDS, MISSION_NAMES
from noripan.games.tongtong.rules import TongTong
from noripan.games.tongtong.view import eighths, piles, table


def events_of(before: TongTong, move: int, after: TongTong) -> list[GameEvent]:
    seat = before.to_move
    events = [GameEvent("laid" if before.on_table else "led", {"seat": seat, "card": CARDS[move]})]
    if before.on_table and not before.suit >> move & 1:
        followed = LETTERS[before.laid[before.count - before.on_table] >> COLOUR_SHIFT]
        events.append(GameEvent("did_not_follow", {"seat": seat, "colour": followed}))
    if move & NUMBER_MASK == FOUR:
        events.append(
            GameEvent("marker_taken" if before.marker != seat else "marker_kept", {"seat": seat, "card": CARDS[move]})
        )
    if before.on_table + 1 == before.players:
        events += events_of_round(before, move, after)
    return events


def events_of_round(before: TongTong, move: int, after: TongTong) -> list[GameEvent]:
    """The winner takes the cards; a next round, or the reckoning, follows."""
    taker = before.to_move if move & NUMBER_MASK >= before.best else before.taker
    number = before.count // before.players + 1
    cards = [one["card"] for one in table(before)] + [CARDS[move]]
    won = pile_up(piles(before)[taker], cards)
    tops = [won[colour][0] for colour in LETTERS if colour in won]
    changed = {colour: won[colour] for colour in LETTERS if colour in {card[0] for card in cards}}
    events = [GameEvent("round_won", {"seat": taker, "round": number, "cards": cards, "top_cards": tops, "piles": changed})]
    if number < ROUNDS:
        events.append(GameEvent("leads_next", {"seat": after.leader, "round": number + 1}))
    else:
        events += [event_of_score(before, seat, after, tops if seat == taker else None) for seat in range(before.players)]
        events += events_of_end(after) if after.is_over else [event_of_next(after)]
    return events


def pile_up(found: dict[str, list[str]], cards: list[str]) -> dict[str, list[str]]:
    """The piles, each from the top down, with these cards on them (TT-20, TT-21)."""
    for colour in {card[0] for card in cards}:
        found[colour] = sorted(card for card in cards if card[0] == colour) + found.get(colour, [])
    return found


def event_of_score(before: TongTong, seat: int, after: TongTong, new_tops: list[str] | None) -> GameEvent:
    """How this game was scored for one seat: its sum, then the mission, then the bonus (TT-28)."""
    at = before.base + seat
    mission = before.missions[before.game]
    tops = [pile[0] for pile in piles(before)[seat].values()] if new_tops is None else new_tops
    bust = bool(after.busts[at])
    data = {
        "seat": seat, "game_number": before.game + 1, "mission": MISSION_NAMES[mission], "top_cards": tops,
        "sum": after.sums[at], "bust": bust, "rank": after.ranks[at] or None, "points": after.points[at],
        "bonus": after.bonus[at], "score": after.points[at] + after.bonus[at], "total": after.totals[seat],
    }  # fmt: skip
    if bust:
        return GameEvent("went_bust", data)
    return GameEvent("ranked" if mission < BASIC else "scored_sum", data)


def event_of_next(after: TongTong) -> GameEvent:
    mission = MISSION_NAMES[after.missions[after.game]]
    return GameEvent("game_began", {"game_number": after.game + 1, "mission": mission, "seat": after.leader})


def events_of_end(after: TongTong) -> list[GameEvent]:
    """The eighth cards are shown, teams add up, and ties are broken (TT-40, TT-45)."""
    left = eighths(after)
    events = [GameEvent("eighths_shown", {"seat": s, "cards": [game[s] for game in left]}) for s in range(after.players)]
    if after.teams:
        for team in ([0, 2], [1, 3]):
            events.append(GameEvent("team_counted", {"seats": team, "total": standing(after, team[0], GAMES)}))
    winners = list(after.winners())
    decider = tie_breaker(after, winners)
    if decider is not None:
        events.append(GameEvent("tie_broken", {"seats": winners, "game_number": decider + 1}))
    shared = len(winners) > (2 if after.teams else 1)
    events.append(GameEvent("match_shared" if shared else "match_won", {"seats": winners}))
    return events


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
