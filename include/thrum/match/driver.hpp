#pragma once

#include <thrum/match/session.hpp>
#include <thrum/segment/runner.hpp>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace thrum::match {

/// What sits on a side and decides for its coach.
/// @param seen  what the side may know; @param key  64 bits of its own for this decision
template <games::Playable G>
class Seat {
public:
    Seat() = default;
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;
    Seat(Seat&&) = delete;
    Seat& operator=(Seat&&) = delete;
    virtual ~Seat() = default;

    /// What to do now. `attempt` counts the answers to this prompt that were refused already.
    virtual typename G::Input decide(const typename G::State& seen,
                                     const typename G::Prompt& prompt,
                                     Side side,
                                     std::uint64_t key,
                                     int attempt) = 0;
    /// What to ask for during the run that is about to start.
    virtual std::vector<Call> calls(const typename G::State& /*seen*/,
                                    const typename G::Prompt& /*prompt*/,
                                    Side /*side*/,
                                    std::uint64_t /*key*/) {
        return {};
    }

    /// Wants to be shown runs of the board, to call something in the middle of them (D28).
    [[nodiscard]] virtual bool watches() const { return false; }
    /// A moment of the run that began after the latest `calls`; the board waits for the answer.
    /// @return  what to ask for, at a later tick than the one shown
    virtual std::optional<Call> watch(const TickReport& /*shown*/, Side /*side*/) {
        return std::nullopt;
    }

    /// What it decides depends on what it decided earlier in the same play: who sits down in the
    /// middle of one has to be told.
    [[nodiscard]] virtual bool remembers() const { return false; }
    /// Reminding it takes long, so it is not asked again for everything it may have answered: what
    /// was refused more than a few times, and what the clock took the place of.
    [[nodiscard]] virtual bool thinksLong() const { return true; }

    /// Name of what it called for the play it last lined up for; empty if its calls have no names.
    /// Told to nobody before the play is over.
    [[nodiscard]] virtual std::string called() { return {}; }

    /// Its latest answer was not taken: what it meant to decide after it is no longer to be
    /// followed.
    virtual void startOver() {}

    /// From here on a thought that takes long ends soon after `token` asks for it; what it then
    /// returns is not to be used.
    void stopBy(std::stop_token token) { m_stop = std::move(token); }

protected:
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

private:
    std::stop_token m_stop{};
};

/// What a seat is asked: values alone, so that it may think on another thread.
template <games::Playable G>
struct Question {
    Side side = Side::Home;
    typename G::State seen{};  ///< what the side may know
    typename G::Prompt prompt{};
    std::uint64_t key = 0;  ///< of this decision and attempt
    int attempt = 0;        ///< answers to this prompt that were refused already
};

/// Runs the awaited segment of a game with the seed given; the board's simulator or another.
using BoardRun = std::function<Expected<SegmentResult, RequestError>(
    const SegmentRequest&, Judge&, std::uint64_t seed, std::span<const Call>)>;

/// Why nobody can go on.
struct Stuck {
    std::string reason{};
};

/// The 64 bits a side gets for a decision: apart from the run's own seed, which seats must not
/// know.
[[nodiscard]] inline std::uint64_t seatKey(std::uint64_t chanceSeed, Side side) {
    return bitsAt(~chanceSeed, static_cast<std::uint64_t>(side));
}
[[nodiscard]] inline std::uint64_t attemptKey(std::uint64_t seatKey, int attempt) {
    return bitsAt(seatKey, 1U + static_cast<unsigned>(attempt));
}

/// Lets seats, dice and board play a session on. A side without a seat is the client's: the driver
/// stops where that side has to decide.
template <games::Playable G>
class Driver {
public:
    using Input = typename G::Input;
    using Event = typename G::Event;

    struct Taken {
        Input input{};
        std::optional<Side> side{};
        std::vector<Event> events{};
    };

    /// A seat that finds nothing allowed in so many attempts is stuck.
    static constexpr int kMostAttempts = 60;

    /// @param seats  by side; null where nobody sits
    Driver(Session<G>& session, std::array<Seat<G>*, 2> seats, BoardRun board)
        : m_session{&session}, m_seats{seats}, m_board{std::move(board)} {}
    Driver(Session<G>& session,
           const std::array<std::unique_ptr<Seat<G>>, 2>& seats,
           BoardRun board)
        : Driver{session, {seats[0].get(), seats[1].get()}, std::move(board)} {}

    /// Sees chance and runs through as well if nobody else is asked to (`all`), else only what the
    /// seats decide.
    [[nodiscard]] bool mayGoOn(bool all) const {
        switch (m_session->awaits()) {
            case games::Awaits::Decision:
                return seatDue().has_value();
            case games::Awaits::Chance:
            case games::Awaits::Run:
                return all;
            case games::Awaits::Over:
                break;
        }
        return false;
    }

    /// One input further. Errors: a seat that only offers what is refused, a board that refuses the
    /// request.
    [[nodiscard]] Expected<Taken, Stuck> step() {
        switch (m_session->awaits()) {
            case games::Awaits::Chance:
                return sure(take(m_session->draw()));
            case games::Awaits::Run:
                if constexpr (G::kHasBoard)
                    return run({});
                return Unexpected{Stuck{"a game without a board awaits a run"}};
            default:
                return decide();
        }
    }

    /// What the seat that is due is asked; nothing where none is.
    [[nodiscard]] std::optional<Question<G>> question(int attempt = 0) const {
        if (m_session->awaits() != games::Awaits::Decision)
            return std::nullopt;
        const auto side = seatDue();
        if (!side)
            return std::nullopt;
        // a seat is handed what its side may know and nothing else, in the prompt, too
        typename G::State seen = G::observe(m_session->state(), games::eyesOf(*side));
        typename G::Prompt prompt = G::prompt(seen);
        return Question<G>{
            *side, std::move(seen), std::move(prompt), attemptKey(keyOf(*side), attempt), attempt};
    }
    /// Takes what a seat answered; the time it reports is the nominal one (D16), and where that
    /// comes too late the expiry takes its place (D17).
    /// Errors: the violated clause; nothing changed, ask again with the next attempt.
    [[nodiscard]] Expected<Taken, RuleViolation> answer(Input input) {
        G::setMs(input, G::nominalMs(input));
        const auto expiry = G::expiryInstead(m_session->prompt(), input);
        auto taken = take(std::move(input));
        if (!taken && expiry)
            return take(*expiry);
        return taken;
    }
    /// What the seats ask for during the awaited run.
    [[nodiscard]] std::vector<Call> seatCalls() const {
        std::vector<Call> calls;
        for (const Side side : {Side::Home, Side::Visitor}) {
            if (Seat<G>* seat = seatOf(side); seat != nullptr) {
                const auto seen = G::observe(m_session->state(), games::eyesOf(side));
                const auto more = seat->calls(seen, G::prompt(seen), side, keyOf(side));
                calls.insert(calls.end(), more.begin(), more.end());
            }
        }
        return calls;
    }

    /// Runs the awaited segment; calls of the seats are added to those given.
    [[nodiscard]] Expected<Taken, Stuck> run(std::vector<Call> calls) requires G::kHasBoard {
        const SegmentRequest* request = G::request(m_session->prompt());
        THRUM_ASSERT(request != nullptr);
        const std::vector<Call> more = seatCalls();
        calls.insert(calls.end(), more.begin(), more.end());
        auto judge = G::makeJudge(m_session->state());
        auto result = m_board(*request, judge, m_session->chanceSeed(), calls);
        if (!result)
            return Unexpected{Stuck{result.error().reason}};
        return sure(take(*std::move(result)));
    }

private:
    [[nodiscard]] Seat<G>* seatOf(Side side) const {
        return m_seats[static_cast<std::size_t>(side)];
    }
    // Whose seat decides; where either coach may, the other one if only he has a seat.
    [[nodiscard]] std::optional<Side> seatDue() const {
        const auto& prompt = m_session->prompt();
        if (seatOf(prompt.side) != nullptr)
            return prompt.side;
        if (prompt.bothSides && seatOf(other(prompt.side)) != nullptr &&
            G::awaitsSide(m_session->state(), other(prompt.side)))
            return other(prompt.side);
        return std::nullopt;
    }
    [[nodiscard]] std::uint64_t keyOf(Side side) const {
        return seatKey(m_session->chanceSeed(), side);
    }
    [[nodiscard]] Expected<Taken, RuleViolation> take(Input input) {
        const auto side = G::sideOf(input, m_session->prompt());
        auto events = m_session->submit(input);
        if (!events)
            return Unexpected{events.error()};
        return Taken{std::move(input), side, *std::move(events)};
    }
    [[nodiscard]] static std::string sentence(const RuleViolation& refusal) {
        return refusal.clause + ": " + filled(refusal.text, refusal.args);
    }
    [[nodiscard]] static Expected<Taken, Stuck> sure(Expected<Taken, RuleViolation> taken) {
        if (!taken)
            return Unexpected{Stuck{sentence(taken.error())}};
        return *std::move(taken);
    }
    [[nodiscard]] Expected<Taken, Stuck> decide() {
        std::string last;
        for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
            const auto asked = question(attempt);
            THRUM_ASSERT(asked.has_value());
            auto taken =
                answer(seatOf(asked->side)
                           ->decide(asked->seen, asked->prompt, asked->side, asked->key, attempt));
            if (taken)
                return *std::move(taken);
            last = sentence(taken.error());
        }
        return Unexpected{Stuck{"a seat found nothing that is allowed; last " + last}};
    }

    Session<G>* m_session;
    std::array<Seat<G>*, 2> m_seats;
    BoardRun m_board;
};

}  // namespace thrum::match
