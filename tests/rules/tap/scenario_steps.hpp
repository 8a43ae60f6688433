#pragma once

#include "tap_scene.hpp"

#include <thrum/rules/frames.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <vector>

/// What the acceptance scenarios do again and again: one team's view of the field, inputs with the
/// handover after them, and the dull middle of a play.
namespace thrum::tap::test {

inline constexpr double kWidth = 53.333;
inline constexpr double kMiddle = 26.6665;

/// One side's view: its names, places in its own frame, headings from downfield. A test written
/// with a View runs for both sides.
struct View {
    Side side = Side::Home;

    [[nodiscard]] Side other() const { return thrum::other(side); }
    [[nodiscard]] std::string own(const std::string& number) const {
        return (side == Side::Home ? "H" : "V") + number;
    }
    [[nodiscard]] std::string opp(const std::string& number) const {
        return (side == Side::Home ? "V" : "H") + number;
    }
    /// Field x of a depth d in this side's frame.
    [[nodiscard]] double x(double d) const { return side == Side::Home ? d : 100.0 - d; }
    /// Field y of a width w from this side's left sideline.
    [[nodiscard]] double y(double w) const { return side == Side::Home ? kWidth - w : w; }
    /// Field heading of an angle from downfield, positive to the left.
    [[nodiscard]] double heading(double fromDownfield) const {
        return side == Side::Home ? fromDownfield : fromDownfield + 180.0;
    }
    [[nodiscard]] Spot spot(double d) const { return fieldX(Distance::yards(d), side); }
    /// Depth of a field x in this side's frame, yards.
    [[nodiscard]] double depth(Spot spot) const { return downfield(spot, side).yards(); }
};

/// The next coach answers the handover, if one is due. Clause: TAP-MD-6.
State taken(State state);
/// An input that must be accepted, and the handover after it.
State go(const State& state, const Input& input);
State go(State state, std::initializer_list<Input> inputs);
/// A hand-written run that must be accepted, and the handover after it.
State goRun(const State& state, const std::vector<ScriptLine>& lines);

[[nodiscard]] std::optional<int> clockLeft(const State& state, ClockName name);
[[nodiscard]] const Clock* clockOf(const State& state, ClockName name);
[[nodiscard]] const Figure& onBoard(const State& state, std::string_view name);
[[nodiscard]] bool wants(const State& state, DecisionKind kind);
[[nodiscard]] const Option* optionOf(const std::vector<Option>& options, DecisionKind kind);
/// The clauses of all problems of a line-up, in order.
[[nodiscard]] std::vector<std::string> problemClauses(const State& state, Side side);
[[nodiscard]] bool contains(const std::vector<std::string>& list, std::string_view text);

Decision withMs(Decision decision, int ms);
/// Headings only: a pivot of a figure of that view.
Decision turn(const State& state, const View& view, const std::string& number, double heading);

/// Puts the usual eleven (offense or defense) of a side on the board in one decision.
Decision usualLineUp(const State& state, Side side);
/// Puts the usual kick line-up of a side: kickers on their line, receivers (ten unless `men` says
/// otherwise) on theirs, numbers from the unit the side fields.
Decision usualKickLineUp(const State& state, Side side, int men);

/// Answers every prompt in the usual way until the phase is reached; fails the test when a run of
/// a live ball is due before it, or when nothing moves.
State playOn(State state, Phase until);

/// Kick scenes: `receiver` is the receiving side (the offense of a kick), the other kicks; both
/// line-ups stand (eleven kickers, `receivers` receivers), each man facing downfield of his side.
Scene kickScene(Phase phase, Side receiver, PlayKind kind = PlayKind::Kickoff, int receivers = 10);

}  // namespace thrum::tap::test
