#pragma once

#include <thrum/match/driver.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace thrum::app {

/// What a side decided earlier in the play under way.
template <class G>
struct PastDecision {
    typename G::State seen{};  ///< what the side knew
    typename G::Input decided{};
    std::uint64_t key = 0;  ///< match::seatKey of that moment
};

/// A seat whose coach sat down in the middle of a play. Before he is asked for the first time, on
/// the thread that asks him, he is put in front of his earlier decisions again, so that he
/// remembers the call of this play. It takes him as long as it took him then.
template <class G>
class RemindedSeat final : public match::Seat<G> {
public:
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;

    /// @param coach  Seat::remembers
    RemindedSeat(std::shared_ptr<match::Seat<G>> coach,
                 Side side,
                 std::vector<PastDecision<G>> past)
        : m_coach{std::move(coach)}, m_side{side}, m_past{std::move(past)} {}

    Input decide(const State& seen,
                 const Prompt& prompt,
                 Side side,
                 std::uint64_t key,
                 int attempt) override {
        remind();
        return m_coach->decide(seen, prompt, side, key, attempt);
    }
    std::vector<Call> calls(const State& seen,
                            const Prompt& prompt,
                            Side side,
                            std::uint64_t key) override {
        remind();
        return m_coach->calls(seen, prompt, side, key);
    }
    [[nodiscard]] bool watches() const override { return m_coach->watches(); }
    std::optional<Call> watch(const TickReport& shown, Side side) override {
        return m_coach->watch(shown, side);
    }
    void startOver() override { m_coach->startOver(); }
    [[nodiscard]] bool remembers() const override { return true; }
    [[nodiscard]] std::string called() override {
        remind();
        return m_coach->called();
    }

private:
    // How long he took is not his to say (D16).
    static bool sameBarTime(Input a, Input b) {
        G::setMs(a, 0);
        G::setMs(b, 0);
        return a == b;
    }
    // The clock took the place of what he answered (D17).
    static bool cameTooLate(const Prompt& prompt, Input again, const Input& decided) {
        if (G::kindOf(decided) != games::InputKind::Time)
            return false;
        G::setMs(again, G::nominalMs(again));
        return G::expiryInstead(prompt, again).has_value();
    }
    /// So many decisions one after another that were never his idea were somebody else's, and what
    /// follows is most likely too: he is asked once only. A file may hold thousands of them.
    static constexpr int kStrangers = 8;

    void remind() {
        m_coach->stopBy(this->stop());
        constexpr int kOfLongThoughts = 8;
        const int most = m_coach->thinksLong() ? kOfLongThoughts : match::Driver<G>::kMostAttempts;
        for (; m_next < m_past.size() && !this->stop().stop_requested(); ++m_next) {
            const PastDecision<G>& one = m_past[m_next];
            const Prompt prompt = G::prompt(one.seen);
            // his first ideas may have been refused; a person may have sat there, too
            const int attempts = m_strangersInARow < kStrangers ? most : 1;
            ++m_strangersInARow;
            for (int attempt = 0; attempt < attempts; ++attempt) {
                const Input again = m_coach->decide(
                    one.seen, prompt, m_side, match::attemptKey(one.key, attempt), attempt);
                if (this->stop().stop_requested())
                    return;  // this one is asked again
                if (sameBarTime(again, one.decided) || cameTooLate(prompt, again, one.decided)) {
                    m_strangersInARow = 0;
                    break;
                }
            }
        }
    }

    std::shared_ptr<match::Seat<G>> m_coach;
    Side m_side;
    std::vector<PastDecision<G>> m_past;
    std::size_t m_next = 0;
    int m_strangersInARow = 0;
};

}  // namespace thrum::app
