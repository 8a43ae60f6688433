#pragma once

#include <thrum/rules/tap/game.hpp>
#include <thrum/segment/script_runner.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Builds any TAP situation by naming only what matters. Unless told otherwise: hot-seat,
/// play-count method, board `big` (12.7 mm to the yard, 120 ticks), reference bases, Home on
/// offense, first and ten on its own 40.
namespace thrum::tap::test {

/// 24 dark and 15 white players on reference bases (the second base of a quarterback is
/// stationary). Dark: 12 and 7 QB, 22 25 30 34 RB, 80 81 83 87 88 89 WR, 82 84 TE, 52 C, 00 C,
/// 61 64 66 G, 70 75 76 T, 5 P (stationary), 3 K. White: 90 91 96 97 98 DL, 51 52 54 55 LB,
/// 20 21 24 28 33 44 DB.
Team standardTeam(std::string name = "Lancers");
/// One more dark or white player on a reference base.
Player makePlayer(std::string number, Position position, Unit unit);
Board bigBoard();
GameConfig standardConfig();

/// Degrees counter-clockwise from +x; 0 and 180 are downfield for Home and Visitor.
class Scene {
public:
    explicit Scene(Phase phase = Phase::StopOffense);

    Scene& mode(Mode mode);
    Scene& method(Method method);  ///< switches the between-play clocks as the rules say
    Scene& lineupClocks(bool on);
    Scene& rules(const std::function<void(RulesData&)>& change);
    Scene& board(Board board);
    Scene& phase(Phase phase);
    Scene& stage(LineupStage stage);
    Scene& kind(PlayKind kind);
    Scene& offense(Side side);
    /// First and ten (or what `down` says next) with the ball on d in the offense's frame.
    Scene& ballOn(double d);
    Scene& down(int down, double toGo = 10.0);
    Scene& score(int home, int visitor);
    Scene& half(int half);
    Scene& play(int play);
    Scene& stopsUsed(int stops);
    Scene& holder(std::optional<Side> side);
    Scene& clock(ClockName name, int msLeft, bool running = true);
    Scene& expired(ClockName name);  ///< its time is used up
    Scene& carrier(std::string_view name);
    Scene& snapTaker(std::string_view name);
    Scene& returner(std::string_view name);
    Scene& gunners(std::vector<std::string> names);
    Scene& eligible(std::vector<std::string> names);
    /// The quarterback took the snap, played a counted play and released a pass for the receiver;
    /// the stick pointed as given in the field frame.
    Scene& thrown(std::string_view quarterback,
                  std::string_view receiver,
                  double stickDeg = 0.0,
                  Stick stick = Stick::Long);
    Scene& magnet(double x, double y);  ///< the magnet ball, field frame
    Scene& touching(std::string_view a, std::string_view b);
    Scene& fallen(std::string_view name, double directionDeg = 90.0);
    Scene& out(std::string_view name);
    /// Puts a figure on the board at field x, y; heading downfield of its side where left out.
    /// A number nobody wears yet joins the roster (of the unit its side fields now).
    Scene& put(std::string_view name, double x, double y);
    Scene& put(std::string_view name, double x, double y, double headingDeg);
    Scene& position(std::string_view name, Position position);
    Scene& outline(std::string_view name, int slot, Polygon outline);
    Scene& helmet(std::string_view name, double aheadMm, double leftMm);
    Scene& baseSlot(std::string_view name, int slot);
    /// Eleven legal offensive figures round the ball: C 52 in the middle, G 61 64, T 70 76, TE 84
    /// right, WR 80 left on the line, WR 88 right five yards off it, QB 12 three yards behind the
    /// center, RB 22 and 34 behind him.
    Scene& standardOffense();
    /// Eleven legal defenders: 90 nose tackle, 91 97 98 on the line, 51 52 54 behind, 20 21 24 28.
    Scene& standardDefense();
    /// Anything else.
    Scene& with(const std::function<void(State&)>& change);

    [[nodiscard]] FigureId id(std::string_view name) const;
    [[nodiscard]] const State& state() const { return m_state; }
    operator State() const { return m_state; }  // NOLINT(google-explicit-constructor)

private:
    Figure& figure(std::string_view name);
    FigureId join(std::string_view name);
    State m_state;
};

/// The figure's id; a name nobody wears is a broken test.
FigureId idOf(const State& state, std::string_view name);

/// Decisions in short.
Decision decide(DecisionKind kind, int ms = 0);
Decision by(Side side, Decision decision);
Decision choose(DecisionKind kind, Choice choice, int ms = 0);
Decision about(const State& state, DecisionKind kind, std::string_view figure, int ms = 0);
Decision pivot(const State& state, std::string_view figure, double headingDeg, int ms = 0);
Decision place(const State& state,
               std::string_view figure,
               double x,
               double y,
               std::optional<double> headingDeg = std::nullopt,
               std::optional<int> slot = std::nullopt);
Decision moveInMotion(const State& state, std::string_view figure, double x, double y);
Decision layStick(double headingDeg, std::optional<Stick> stick = std::nullopt, int ms = 0);
Decision gunners(const State& state, const std::vector<std::string>& names);
Chance dice(int first, int second);
Chance coin(CoinFace face);
TimeExpired expire(std::optional<ClockName> clock = std::nullopt);

/// Told of every input that is tried on a state from now on, and what came of it; nothing: nobody.
using Watcher =
    std::function<void(const State&, const Input&, const Expected<Step, RuleViolation>&)>;
void watchInputs(Watcher watcher);

/// Applies an input that must be accepted (a refusal fails the test with its clause and message).
Step must(const State& state, const Input& input);
/// Applies several, one after the other, and returns the last state.
State after(State state, const std::vector<Input>& inputs);
/// The clause an input is refused with, "" if it is accepted; checks that `check` and `apply`
/// agree.
std::string refusal(const State& state, const Input& input);
/// The filled message of the refusal, "" if it is accepted.
std::string message(const State& state, const Input& input);

/// Lines of hand-written runs (D29).
ScriptLine poseAt(const State& state, int tick, std::string_view figure, double x, double y);
ScriptLine poseAt(
    const State& state, int tick, std::string_view figure, double x, double y, double headingDeg);
ScriptLine touch(const State& state, int tick, std::string_view a, std::string_view b);
ScriptLine part(const State& state, int tick, std::string_view a, std::string_view b);
ScriptLine ballTouch(const State& state, int tick, std::string_view figure);
ScriptLine fall(const State& state, int tick, std::string_view figure, double directionDeg = 90.0);
ScriptLine call(int tick, Side side, CallKind kind);
ScriptLine stopAt(int tick, Side side);

/// Plays a hand-written run with the judge of the state; the phase must have the board on.
SegmentResult runScript(const State& state, const std::vector<ScriptLine>& lines);
/// The same and applies the result.
Step playScript(const State& state, const std::vector<ScriptLine>& lines);

bool has(const std::vector<Event>& events, EventKind kind);
/// The first of its kind; fails the test if there is none.
Event find(const std::vector<Event>& events, EventKind kind);

}  // namespace thrum::tap::test
