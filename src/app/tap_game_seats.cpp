#include "app/tap_game_parts.hpp"

// What a game's seats are asked and answer.
namespace thrum::app {

match::Driver<games::Tap> TapGame::driver() const {
    return {*m_session,
            {m_seats[0].get(), m_seats[1].get()},
            [](const SegmentRequest&, Judge&, std::uint64_t, std::span<const Call>)
                -> Expected<SegmentResult, RequestError> {
                return Unexpected{RequestError{"runs are asked for by the client"}};
            }};
}

std::optional<TapGame::Question> TapGame::question(int attempt) const {
    return conceded() ? std::nullopt : driver().question(attempt);
}

TapGame::SeatMove TapGame::moved(match::Driver<games::Tap>::Taken taken, tap::State before) {
    const tap::Phase phase = before.phase;
    write({.what = taken.input, .side = taken.side, .events = taken.events});
    if (taken.side && isLineUp(phase))
        m_linedUp[tap::indexOf(*taken.side)] = true;
    return {.side = taken.side.value_or(m_session->prompt().side),
            .before = std::move(before),
            .input = std::move(taken.input),
            .after = state(),
            .events = std::move(taken.events)};
}

Expected<TapGame::SeatMove, RuleViolation> TapGame::answer(tap::Input input) {
    tap::State before = state();
    auto taken = driver().answer(std::move(input));
    if (!taken)
        return Unexpected{taken.error()};
    return moved(*std::move(taken), std::move(before));
}

Expected<std::vector<TapGame::SeatMove>, std::string> TapGame::playSeats() {
    std::vector<SeatMove> moves;
    auto seats = driver();
    while (!conceded() && seats.mayGoOn(false)) {
        tap::State before = state();
        auto taken = seats.step();
        if (!taken)
            return Unexpected{taken.error().reason};
        moves.push_back(moved(*std::move(taken), std::move(before)));
    }
    return moves;
}

}  // namespace thrum::app
