#include "games/foursheet/thinking_seat.hpp"

#include <thrum/coach/foursheet/coach.hpp>

namespace thrum::app {
namespace {

class CardThinker final : public match::Seat<games::Foursheet> {
public:
    explicit CardThinker(int level) : m_coach{level} {}

    foursheet::Input decide(const foursheet::State& seen,
                            const foursheet::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int attempt) override {
        if (attempt > 0)  // refused once: whatever is allowed
            return foursheet::bookDecision(seen, prompt, side, key, attempt);
        return m_coach.decide(seen, prompt, side, key);
    }

private:
    foursheet::coach::Coach m_coach;
};

}  // namespace

template <>
std::unique_ptr<match::Seat<games::Foursheet>> thinkingSeat<games::Foursheet>(int level) {
    return std::make_unique<CardThinker>(level);
}

}  // namespace thrum::app
