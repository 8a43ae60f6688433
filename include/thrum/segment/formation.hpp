#pragma once

#include <thrum/segment/roster.hpp>

#include <optional>

namespace thrum {

/// What a formation is called for.
enum class FormationUnit : std::uint8_t {
    Offense,
    Defense,
    Kickoff,  ///< also for an onside kick
    KickReturn,
    Punt,
    PuntReturn,
    OnsideReturn,  ///< eleven on the receiving line, nobody behind
    FieldGoal,     ///< with a kicker and a holder: the Solitaire Coach's game alone
    FieldGoalBlock
};

/// The uniform its men wear. Clause: TAP-UN-1.
[[nodiscard]] constexpr Uniform uniformOf(FormationUnit unit) {
    switch (unit) {
        case FormationUnit::Offense:
        case FormationUnit::KickReturn:
        case FormationUnit::Punt:
        case FormationUnit::OnsideReturn:
        case FormationUnit::FieldGoal:
            return Uniform::Dark;
        case FormationUnit::Defense:
        case FormationUnit::Kickoff:
        case FormationUnit::PuntReturn:
        case FormationUnit::FieldGoalBlock:
            break;
    }
    return Uniform::White;
}
/// It lines up by the clauses for an offense. Clauses: chapter 12, TAP-PU-2, TAP-PU-3.
[[nodiscard]] constexpr bool snapsTheBall(FormationUnit unit) {
    return unit == FormationUnit::Offense || unit == FormationUnit::Punt ||
           unit == FormationUnit::FieldGoal;
}
/// One of its men may wait off the field until the kick is made. Clauses: TAP-KO-6, TAP-PU-7.
[[nodiscard]] constexpr bool mayHaveReturner(FormationUnit unit) {
    return unit == FormationUnit::KickReturn || unit == FormationUnit::PuntReturn;
}

/// One man's place in the team's own frame, looking downfield. Headings: 0 is downfield,
/// counter-clockwise (to the left) if positive.
struct FormationMan {
    std::string role;  ///< unique in the formation: LT, FB, MLB ...
    Position position = Position::Center;
    Distance front{};    ///< from the line back to the most downfield part of his base, >= 0
    Distance lateral{};  ///< from the ball to the middle of his base, > 0 to the left
    Heading heading{};
    bool secondBase = false;  ///< a quarterback starts on his second base; TAP-BA-7
    friend bool operator==(const FormationMan&, const FormationMan&) = default;
};

/// The man who waits off the field while a kick runs. Clauses: TAP-KO-6, TAP-PU-7.
struct FormationReturner {
    std::string role;
    Position position = Position::RunningBack;
    friend bool operator==(const FormationReturner&, const FormationReturner&) = default;
};

/// A line-up for any board and any spot; `lineUp` spreads it until the bases fit.
struct Formation {
    std::string id;
    std::string name;
    FormationUnit unit = FormationUnit::Offense;
    std::string notes;
    std::string carrier;  ///< role that carries unless another is named; empty without the ball
    std::vector<FormationMan> men;  ///< 1 to 11, with a returner 10
    std::optional<FormationReturner> returner;
    std::vector<std::string> gunners;  ///< roles of a punt's one or two gunners; TAP-PU-3
    friend bool operator==(const Formation&, const Formation&) = default;
};

}  // namespace thrum
