#pragma once

#include <thrum/rules/solitaire/flight.hpp>

/// The skill bars and the computer's hand. Source: chapter 17 of the book. Seconds come from the
/// window; a record and a test hand in the four numbers of the shot.
namespace thrum::solitaire {

enum class CoachLevel : std::uint8_t { Rookie, Regular, Star };
[[nodiscard]] std::span<const EnumName<CoachLevel>> namesOf(CoachLevel);

/// Power after so many seconds of holding. Clause: SOL-UI-2.
[[nodiscard]] double powerAt(const RulesData& rules, double seconds);
/// Release after so many seconds. Clause: SOL-UI-3.
[[nodiscard]] double releaseAt(const RulesData& rules, double seconds);
/// The aim brought into the allowed sector. Clauses: SOL-TT-2, UI-1.
[[nodiscard]] double limitedAim(const RulesData& rules, ShotKind kind, double aimDeg);
[[nodiscard]] bool aimAllowed(const RulesData& rules, ShotKind kind, double aimDeg);

/// An errorless shot at a target. Clause: SOL-AI-1.
struct ComputerAim {
    double aimDeg = 0;
    double rangeYd = 0;  ///< R*
    double power = 0;    ///< p*
    bool possible = false;
};
[[nodiscard]] ComputerAim aimAt(const RulesData& rules,
                                ShotKind kind,
                                Vec2 origin,
                                int direction,
                                Vec2 target,
                                double targetHeightYd,
                                double loftDeg);
/// The first loft whose errorless path is possible and meets the receiver first. Clause: SOL-AI-3.
[[nodiscard]] std::optional<ShotInput> throwAt(const RulesData& rules,
                                               Vec2 origin,
                                               int direction,
                                               int receiver,
                                               std::span<const Target> targets);
/// What the computer means to kick. Clause: SOL-AI-4.
[[nodiscard]] ShotInput kickShot(const RulesData& rules, ShotKind kind, Vec2 origin, int direction);
/// With the errors of its level. Clause: SOL-AI-2.
[[nodiscard]] ShotInput withSkill(const RulesData& rules,
                                  const ShotInput& meant,
                                  CoachLevel level,
                                  std::span<const double, 3> m);

}  // namespace thrum::solitaire
