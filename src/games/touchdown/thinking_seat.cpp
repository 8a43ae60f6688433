#include "games/touchdown/thinking_seat.hpp"

#include <thrum/coach/touchdown/coach.hpp>
#include <thrum/core/hash.hpp>

namespace thrum::app {
namespace {

class DiceThinker final : public match::Seat<games::Touchdown> {
public:
    explicit DiceThinker(int level) : m_coach{level} {}

    touchdown::Input decide(const touchdown::State& seen,
                            const touchdown::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int attempt) override {
        return m_coach.decide(seen, prompt, side, bitsAt(key, static_cast<std::uint64_t>(attempt)));
    }

private:
    touchdown::coach::Coach m_coach;
};

}  // namespace

template <>
std::unique_ptr<match::Seat<games::Touchdown>> thinkingSeat<games::Touchdown>(int level) {
    return std::make_unique<DiceThinker>(level);
}

}  // namespace thrum::app
