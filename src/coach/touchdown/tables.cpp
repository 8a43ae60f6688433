#include "coach/touchdown/tables.hpp"

#include <algorithm>

namespace thrum::touchdown::coach {

const Worth& Tables::points() const {
    std::call_once(m_pointsMade, [&] {
        m_points = std::make_unique<const Worth>(m_rules, m_odds, pointsShape());
    });
    return *m_points;
}

const Worth& Tables::chance() const {
    std::call_once(m_chanceMade, [&] {
        m_chance = std::make_unique<const Worth>(m_rules, m_odds, chanceShape());
    });
    return *m_chance;
}

const Rights& Tables::rights() const {
    std::call_once(m_rightsMade,
                   [&] { m_rights = std::make_unique<const Rights>(m_rules, m_odds, points()); });
    return *m_rights;
}

std::shared_ptr<const Tables> tablesOf(const RulesData& rules) {
    constexpr std::size_t kKept = 4;
    static std::mutex mutex;
    static std::vector<std::shared_ptr<const Tables>> kept;
    const std::scoped_lock lock{mutex};
    const auto found = std::ranges::find_if(
        kept, [&](const std::shared_ptr<const Tables>& one) { return one->rules() == rules; });
    if (found != kept.end())
        return *found;
    if (kept.size() == kKept)
        kept.erase(kept.begin());
    kept.push_back(std::make_shared<const Tables>(rules));
    return kept.back();
}

}  // namespace thrum::touchdown::coach
