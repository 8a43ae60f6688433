#pragma once

#include <thrum/rules/tap/game.hpp>

#include <array>
#include <string>
#include <vector>

namespace thrum::test {

/// Watches one TAP game step by step for what must always hold: one ball place, one carrier, one
/// switch holder, downs 1 to 4, the score as the sum of the scoring events, clocks that rise only
/// by rule, 11 or fewer a side at the snap unless flagged.
class Invariants {
public:
    /// Called after each accepted input; what is broken is added to `broken`.
    void step(const tap::State& before,
              const tap::Input& input,
              const tap::State& after,
              const std::vector<tap::Event>& events);

    [[nodiscard]] const std::vector<std::string>& broken() const { return m_broken; }

private:
    void ballAndCarrier(const tap::State& after);
    void switchHolder(const tap::State& after);
    void numbers(const tap::State& after);
    void score(const tap::State& after, const std::vector<tap::Event>& events);
    void clocks(const tap::State& before, const tap::State& after);
    void men(const tap::State& before, const std::vector<tap::Event>& events);
    void expect(bool holds, const std::string& what);

    std::array<int, 2> m_points{};
    std::string m_where;
    std::vector<std::string> m_broken;
};

}  // namespace thrum::test
