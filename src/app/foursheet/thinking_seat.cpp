#include "app/foursheet/thinking_seat.hpp"

#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/core/hash.hpp>

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
        return m_coach.decide(seen, prompt, side, bitsAt(key, static_cast<std::uint64_t>(attempt)));
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
