#pragma once

#include <thrum/coach/tap/lineups.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/match/driver.hpp>

#include <memory>

namespace thrum::coach {

/// A coach who picks among what is offered, for trying whole games out: legal by construction where
/// the options say enough, by trying again where they do not. Lines up from stored formations.
class TapRandomSeat final : public match::Seat<games::Tap> {
public:
    explicit TapRandomSeat(std::shared_ptr<const TapLineups> lineups)
        : m_lineups{std::move(lineups)} {}

    tap::Input decide(const tap::State& seen,
                      const tap::Prompt& prompt,
                      Side side,
                      std::uint64_t key,
                      int attempt) override;
    std::vector<Call> calls(const tap::State& seen,
                            const tap::Prompt& prompt,
                            Side side,
                            std::uint64_t key) override;
    /// The rest of its line-up: each man it places follows from the first one.
    [[nodiscard]] bool remembers() const override { return true; }
    [[nodiscard]] bool thinksLong() const override { return false; }
    void startOver() override { m_planned.clear(); }

private:
    std::shared_ptr<const TapLineups> m_lineups;
    std::vector<tap::Decision> m_planned;  ///< the rest of a line-up, last first
};

}  // namespace thrum::coach
