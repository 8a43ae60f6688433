#pragma once

#include "app/game/parts.hpp"

// GameOf: inputs and seats.
namespace thrum::app {

inline constexpr const char* kLeadsNowhere =
    "the seats decide on and on and come no further; a coach has to decide himself";

template <class G>
games::Awaits GameOf<G>::awaits() const {
    return conceded() ? games::Awaits::Over : m_session->awaits();
}

template <class G>
Names GameOf<G>::names() const {
    Names names = Kept<G>::names(state());
    names.teams = teamNames();
    const Facts facts = G::facts(state(), prompt());
    names.periods = facts.periods;
    names.periodWord = facts.periodWord;
    if constexpr (requires { G::manNamed(state(), ManRef{}); })
        names.man = [named = G::recordNames(state())](ManRef man) {
            return G::manNamed(named, man).number;
        };
    return names;
}

template <class G>
Facts GameOf<G>::facts() const {
    Facts facts = G::facts(state(), prompt());
    if (const auto gaveUp = conceded()) {
        facts.awaits = games::Awaits::Over;
        facts.over = true;
        facts.winner = other(*gaveUp);
        facts.wants.clear();
        facts.also.clear();
    }
    return facts;
}

template <class G>
std::optional<std::array<int, 2>> GameOf<G>::scoreAfterFirst() const {
    for (const auto& entry : m_session->record())
        if (const auto* put = std::get_if<typename Session::Correction>(&entry.what))
            return G::facts(*put->state, G::prompt(*put->state)).situation.score;
    return std::nullopt;
}

template <class G>
std::optional<Side> GameOf<G>::conceded() const {
    return m_end ? m_end->conceded : std::nullopt;
}

template <class G>
Expected<std::vector<typename G::Event>, RuleViolation> GameOf<G>::take(const Input& input) {
    if (conceded())
        return Unexpected{G::notNow()};
    const std::optional<Side> side = G::sideOf(input, prompt());
    std::optional<SegmentRequest> request;
    if constexpr (G::kHasBoard)
        if (const SegmentRequest* awaited = G::request(prompt());
            awaited != nullptr && runOf<G>(input) != nullptr)
            request = *awaited;
    // frames are for showing; the record keeps them, the session holds results without
    auto events = m_session->submit(withoutFrames<G>(input));
    if (!events) {
        keepRefusal(events.error(), input);
        return events;
    }
    seatsMayGoOn(input);
    Line line;
    line.what = input;
    line.side = side;
    line.events = *events;
    line.request = std::move(request);
    write(std::move(line));
    return events;
}

// TAP-GN-4, AS-GN-6: a refusal stands in the log and in the record.
template <class G>
void GameOf<G>::keepRefusal(const RuleViolation& refusal, const Input& input) {
    const std::size_t logged = m_log.size();
    Kept<G>::Log::refused(state(), refusal, input, m_log);
    if (m_log.size() == logged)
        return;  // it would say what is sealed
    Line line;
    line.what = typename Line::Refusal{
        G::sideOf(input, prompt()), refusal.clause, filled(refusal.text, refusal.args), m_log.back()};
    write(std::move(line));
}

template <class G>
Expected<std::vector<typename G::Event>, Refused> GameOf<G>::submit(const Input& input) {
    std::vector<Event> events;
    if (const auto press = Kept<G>::pressBefore(prompt(), input)) {
        // both or neither
        const auto pressed = G::apply(state(), *press);
        if (!pressed)
            return Unexpected{Refused{pressed.error()}};
        if (const auto refusal = G::check(pressed->next, input)) {
            keepRefusal(*refusal, input);
            return Unexpected{Refused{*refusal}};
        }
        auto first = take(*press);
        if (!first)
            return Unexpected{Refused{first.error()}};
        events = *std::move(first);
    }
    auto taken = take(input);
    if (!taken)
        return Unexpected{Refused{taken.error()}};
    events.insert(events.end(), taken->begin(), taken->end());
    return events;
}

template <class G>
Expected<std::vector<typename G::Event>, Refused> GameOf<G>::draw(Input& drawn) {
    if (awaits() != games::Awaits::Chance)
        return Unexpected{Refused{G::notNow()}};
    drawn = m_session->draw();
    auto events = take(drawn);
    if (!events)
        return Unexpected{Refused{events.error()}};
    return *std::move(events);
}

template <class G>
std::optional<Refused> GameOf<G>::correct(State state, const std::string& reason) {
    if (const auto problem = G::validate(state))
        return Refused{below("/state", G::problemInFile(state, *problem))};
    Line line;
    line.what = typename Line::Correction{io::fitting(reason, io::kReasonText), std::move(state)};
    line.n = static_cast<int>(m_session->record().size()) + 1;
    if (const auto problem = readBack(line))
        return Refused{*problem};
    m_live.reset();
    m_seatMoves = 0;
    const auto& correction = std::get<typename Line::Correction>(line.what);
    m_session->correct(correction.state, correction.reason);
    write(std::move(line));
    return std::nullopt;
}

template <class G>
std::optional<Refused> GameOf<G>::undo(int count, bool agreed) {
    return undo(count, agreed, m_session->clocksStand());
}

template <class G>
std::optional<Refused> GameOf<G>::undo(int count, bool agreed, bool clocksStand) {
    if (m_live != nullptr)
        return Refused{LoadError{"", "", "the board is running"}};
    if (count < 0 || recordIsFull())
        return Refused{G::notNow()};
    if (const auto refusal = m_session->undo(
            static_cast<std::size_t>(count), agreed, clocksStand))
        return Refused{*refusal};
    m_seatMoves = 0;
    Line line;
    line.what = typename Line::TakeBack{static_cast<int>(m_session->inForce()), clocksStand};
    write(std::move(line));
    return std::nullopt;
}

template <class G>
Expected<std::vector<typename G::Event>, Refused> GameOf<G>::redo() {
    if (m_live != nullptr)
        return Unexpected{Refused{LoadError{"", "", "the board is running"}}};
    if (m_session->redoCount() == 0 || conceded())
        return Unexpected{Refused{G::notNow()}};
    std::vector<Event> events;
    for (std::size_t left = m_session->redoCount(); left > 0; --left) {
        const typename Session::Entry entry = *m_session->nextRedo();
        if (const auto* correction = std::get_if<typename Session::Correction>(&entry.what)) {
            if (auto refused = correct(*correction->state, correction->reason))
                return Unexpected{*std::move(refused)};
            continue;
        }
        const std::size_t place = m_session->nextRedoPlace();
        const auto& input = std::get<Input>(entry.what);
        const auto taken = m_session->submit(input);
        if (!taken)
            return Unexpected{Refused{taken.error()}};
        Line line;
        line.what = input;
        line.side = entry.side;
        line.events = *taken;
        writeAgain(place, line);
        events.insert(events.end(), taken->begin(), taken->end());
    }
    return events;
}

template <class G>
std::optional<Refused> GameOf<G>::concede(Side side) {
    if (awaits() == games::Awaits::Over)
        return Refused{G::notNow()};
    m_live.reset();
    m_brokenOff.reset();
    write(endLine<Line>(side));
    return std::nullopt;
}

template <class G>
void GameOf<G>::markThought(int ms) {
    ms = std::clamp(ms, 0, static_cast<int>(kMostMs));
    m_thoughtMs = ms;
    if (recordIsFull())
        return;
    Line line;
    line.what = typename Line::Thought{ms};
    write(std::move(line));
}

template <class G>
void GameOf<G>::note(std::string sentence) {
    sentence = io::fitting(std::move(sentence), io::kNoteText);
    if (sentence.empty() || recordIsFull())
        return;
    Line line;
    line.what = typename Line::Note{std::move(sentence)};
    write(std::move(line));
}

template <class G>
void GameOf<G>::rename(std::string name) {
    m_name = io::fitting(std::move(name), io::kGameName);
    Line line;
    line.what = typename Line::Meta{m_name};
    write(std::move(line));
}

// --- seats

template <class G>
match::Driver<G> GameOf<G>::driver() const {
    return {*m_session,
            {m_seats[0].get(), m_seats[1].get()},
            [](const SegmentRequest&, Judge&, std::uint64_t, std::span<const Call>)
                -> Expected<SegmentResult, RequestError> {
                return Unexpected{RequestError{"runs are asked for by the client"}};
            }};
}

template <class G>
std::optional<typename GameOf<G>::Question> GameOf<G>::question(int attempt) const {
    return conceded() ? std::nullopt : driver().question(attempt);
}

// A person's decision brings seats that led nowhere no further by itself.
template <class G>
void GameOf<G>::seatsMayGoOn(const Input& input) {
    const bool ledNowhere =
        m_seatMoves >= kMostInARow && G::kindOf(input) == games::InputKind::Decision;
    m_seatMoves = ledNowhere ? kMostInARow - kOnceMore : 0;
}

template <class G>
typename GameOf<G>::SeatMove GameOf<G>::moved(typename match::Driver<G>::Taken taken,
                                              State before) {
    Line line;
    line.what = taken.input;
    line.side = taken.side;
    line.events = taken.events;
    write(std::move(line));
    ++m_seatMoves;
    if (taken.side && Kept<G>::isLineUp(before))
        m_linedUp[*taken.side == Side::Home ? 0 : 1] = true;
    return {.side = taken.side ? *taken.side : facts().side,
            .before = std::move(before),
            .input = std::move(taken.input),
            .after = state(),
            .events = std::move(taken.events)};
}

template <class G>
Expected<typename GameOf<G>::SeatMove, RuleViolation> GameOf<G>::answer(Input input) {
    if (m_seatMoves >= kMostInARow) {
        RuleViolation refusal = G::notNow();
        refusal.text = THRUM_TEXT("{reason}.");
        refusal.args = {{"reason", kLeadsNowhere}};
        return Unexpected{std::move(refusal)};
    }
    State before = state();
    auto taken = driver().answer(std::move(input));
    if (!taken)
        return Unexpected{taken.error()};
    return moved(*std::move(taken), std::move(before));
}

template <class G>
std::optional<std::string> GameOf<G>::playSeats(std::vector<SeatMove>& moves) {
    auto seats = driver();
    while (!conceded() && seats.mayGoOn(false)) {
        if (m_seatMoves >= kMostInARow)
            return kLeadsNowhere;
        State before = state();
        auto taken = seats.step();
        if (!taken)
            return taken.error().reason;
        moves.push_back(moved(*std::move(taken), std::move(before)));
    }
    return std::nullopt;
}

template <class G>
Expected<std::vector<typename GameOf<G>::SeatMove>, std::string> GameOf<G>::playSeats() {
    std::vector<SeatMove> moves;
    if (auto stuck = playSeats(moves))
        return Unexpected{*std::move(stuck)};
    return moves;
}

template <class G>
void GameOf<G>::seatEngine(Side side,
                           const std::string& command,
                           std::function<void(const std::string&)> notice) {
    SeatSetupOf<G> setup;
    setup.bench = m_bench;
    setup.mayStartPrograms = true;
    setup.notice = std::move(notice);
    setSeat(side, makeSeat<G>(SeatName{SeatKind::Engine, 0, command}, setup));
}

template <class G>
std::optional<std::string> GameOf<G>::playToEnd(const Listener& told) {
    return playOut(*this, [&](const State& after, std::span<const Event> events) {
        if (told)
            told(Kept<G>::told(events, after), G::facts(after, G::prompt(after)));
    });
}

}  // namespace thrum::app
