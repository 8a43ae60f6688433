#include "games/scrimmage/trying_seat.hpp"

#include <thrum/coach/scrimmage/coach.hpp>

namespace thrum::app {
namespace {

class TryingSeat final : public match::Seat<games::Scrimmage> {
public:
    explicit TryingSeat(scrimmage::coach::CoachSetup setup) : m_coach{setup} {}

    scrimmage::Input decide(const scrimmage::State& seen,
                            const scrimmage::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int attempt) override {
        return m_coach.decide(seen, prompt, side, key, attempt, stop());
    }

private:
    scrimmage::coach::Coach m_coach;
};

}  // namespace

template <>
std::unique_ptr<match::Seat<games::Scrimmage>> tryingSeat<games::Scrimmage>(int level,
                                                                            std::uint64_t seed,
                                                                            int evaluations) {
    return std::make_unique<TryingSeat>(scrimmage::coach::CoachSetup{level, seed, evaluations});
}

template <>
int playsTriedWithin<games::Scrimmage>(int ms, const scrimmage::State& start) {
    return scrimmage::coach::evaluationsWithin(ms, start);
}

}  // namespace thrum::app
