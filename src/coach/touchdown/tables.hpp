#pragma once

#include <thrum/coach/touchdown/rights.hpp>

#include <memory>
#include <mutex>

namespace thrum::touchdown::coach {

/// What all coaches of one book of rules reckon with, each table made when it is asked for first.
/// May be read by several threads at once.
class Tables {
public:
    explicit Tables(RulesData rules) : m_rules{std::move(rules)}, m_odds{oddsOf(m_rules)} {}
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    Tables(Tables&&) = delete;
    Tables& operator=(Tables&&) = delete;
    ~Tables() = default;

    [[nodiscard]] const RulesData& rules() const { return m_rules; }
    [[nodiscard]] const Odds& odds() const { return m_odds; }
    [[nodiscard]] const Worth& points() const;
    [[nodiscard]] const Worth& chance() const;
    [[nodiscard]] const Rights& rights() const;

private:
    RulesData m_rules;
    Odds m_odds;
    mutable std::once_flag m_pointsMade;
    mutable std::once_flag m_chanceMade;
    mutable std::once_flag m_rightsMade;
    mutable std::unique_ptr<const Worth> m_points;
    mutable std::unique_ptr<const Worth> m_chance;
    mutable std::unique_ptr<const Rights> m_rights;
};

/// Those of these rules; the latest few books are kept.
[[nodiscard]] std::shared_ptr<const Tables> tablesOf(const RulesData& rules);

}  // namespace thrum::touchdown::coach
