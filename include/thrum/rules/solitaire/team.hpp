#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/fields.hpp>
#include <thrum/rules/names.hpp>
#include <thrum/rules/solitaire/rules_data.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::solitaire {

/// One player: a figure on its base. Clauses: SOL-DEF-2, SOL-GEO-3.
struct Player {
    std::string id{};      ///< unique in the team
    std::string number{};  ///< as worn, unique within the roster
    std::string name{};
    std::string position{};               ///< C G T QB RB WR TE H P K DL LB DB
    std::optional<Polygon> outline{};     ///< of the base, mm, heading along +x; the rules file's
    std::optional<int> stationarySlot{};  ///< a base of his that does not run (SOL-TT-15)
    bool operator==(const Player&) const = default;
};

struct Team {
    std::string id{};
    std::string name{};
    std::vector<Player> players{};  ///< at most FigureId::kPerSide; place = FigureId::rosterIndex
    bool operator==(const Team&) const = default;
};

template <SameAs<Player> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("number", s.number);
    f("name", s.name);
    f("position", s.position);
    f("outline_mm", s.outline);
    f("stationary_slot", s.stationarySlot);
}
template <SameAs<Team> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("name", s.name);
    f("players", s.players);
}

/// The board as far as rules ask. Clauses: SOL-GEO-10, GEO-11.
struct Board {
    std::string id{};
    double mmPerYard = 12.7;
    int ticksPerSecond = 100;
    bool operator==(const Board&) const = default;
};
template <SameAs<Board> S, class F>
void eachField(S& s, F&& f) {
    f("id", s.id);
    f("mm_per_yard", s.mmPerYard);
    f("ticks_per_second", s.ticksPerSecond);
}

/// From data files to what the rules register.
[[nodiscard]] Team registered(const TeamFile& team);
[[nodiscard]] Board boardOf(const BoardSpec& board);

/// The number, 0 where it is none from 1 to 99.
[[nodiscard]] int numberOf(std::string_view worn);
/// Clause: SOL-DEF-2. Nothing if the roster may play.
[[nodiscard]] std::optional<RuleViolation> checkRoster(const RulesData& rules, const Team& team);
/// Numbers outside what is usual for a position: told in the roster window, never refused. Clause:
/// SOL-EL-5.
[[nodiscard]] std::vector<std::string> rosterWarnings(const RulesData& rules, const Team& team);

}  // namespace thrum::solitaire
