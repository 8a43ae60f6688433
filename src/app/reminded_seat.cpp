#include "app/reminded_seat.hpp"

namespace thrum::app {
namespace {

using Seat = match::Seat<games::Tap>;

// How long he took is not his to say (D16).
bool sameBarTime(tap::Input a, tap::Input b) {
    games::Tap::setMs(a, 0);
    games::Tap::setMs(b, 0);
    return a == b;
}

class RemindedSeat final : public Seat {
public:
    RemindedSeat(std::shared_ptr<Seat> coach, Side side, std::vector<PastDecision> past)
        : m_coach{std::move(coach)}, m_side{side}, m_past{std::move(past)} {}

    tap::Input decide(const tap::State& seen,
                      const tap::Prompt& prompt,
                      Side side,
                      std::uint64_t key,
                      int attempt) override {
        remind(key);
        return m_coach->decide(seen, prompt, side, key, attempt);
    }
    std::vector<Call> calls(const tap::State& seen,
                            const tap::Prompt& prompt,
                            Side side,
                            std::uint64_t key) override {
        remind(key);
        return m_coach->calls(seen, prompt, side, key);
    }
    void startOver() override { m_coach->startOver(); }
    [[nodiscard]] bool remembers() const override { return true; }
    [[nodiscard]] std::string called() override {
        remind(0);
        return m_coach->called();
    }

private:
    void remind(std::uint64_t key) {
        m_coach->stopBy(stop());
        for (; m_next < m_past.size() && !stop().stop_requested(); ++m_next) {
            const PastDecision& one = m_past[m_next];
            const tap::Prompt prompt = games::Tap::prompt(one.seen);
            // his first ideas may have been refused; a person may have sat there, too
            constexpr int kMostAttempts = 8;
            for (int attempt = 0; attempt < kMostAttempts; ++attempt) {
                const tap::Input again = m_coach->decide(one.seen, prompt, m_side, key, attempt);
                if (stop().stop_requested())
                    return;  // this one is asked again
                if (sameBarTime(again, one.decided))
                    break;
            }
        }
    }

    std::shared_ptr<Seat> m_coach;
    Side m_side;
    std::vector<PastDecision> m_past;
    std::size_t m_next = 0;
};

}  // namespace

std::shared_ptr<match::Seat<games::Tap>> makeRemindedSeat(
    std::shared_ptr<match::Seat<games::Tap>> coach, Side side, std::vector<PastDecision> past) {
    return std::make_shared<RemindedSeat>(std::move(coach), side, std::move(past));
}

}  // namespace thrum::app
