#include "coach/foursheet/line_odds.hpp"

#include <thrum/core/hash.hpp>

// What was reckoned is kept; how, stands in line_odds.cpp.
namespace thrum::foursheet::coach {

LineOdds::LineOdds(Shared<Rules> rules, Shared<Data> data, std::array<Shared<Team>, 2> teams)
    : m_rules{std::move(rules)}, m_data{std::move(data)}, m_teams{std::move(teams)} {}

std::size_t LineOdds::Hash::operator()(const LineCase& asked) const {
    std::uint64_t bits = 0;
    const auto add = [&](int value) { bits = bitsAt(bits, static_cast<std::uint64_t>(value)); };
    add(asked.card->number + 100 * static_cast<int>(asked.line) +
        10'000 * static_cast<int>(asked.formation));
    add(static_cast<int>(asked.offense) + 2 * (asked.nearGoal ? 1 : 0) + 4 * asked.back +
        100 * asked.deep + 1000 * (asked.onDie ? 1 : 0) + 2000 * (asked.secondLeads ? 1 : 0));
    add(asked.player + 100 * asked.value + 10'000 * asked.carrier + 1'000'000 * asked.passer);
    add(asked.mental + 100 * asked.scrambles + 10'000 * (asked.spy + 1) + 1'000'000 * asked.spies);
    for (const Met& man : asked.met)
        add(man.index + 1 + 1000 * man.value + 100'000 * (man.blitzes ? 1 : 0));
    return static_cast<std::size_t>(bits);
}

const Ends& LineOdds::of(const LineCase& asked) {
    constexpr std::size_t kMost = 60'000;
    const auto known = m_kept.find(asked);
    if (known != m_kept.end())
        return known->second;
    if (m_kept.size() >= kMost)
        m_kept.clear();
    return m_kept.emplace(asked, reckon(asked)).first->second;
}

}  // namespace thrum::foursheet::coach
