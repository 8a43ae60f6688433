#pragma once

#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/game.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/ways.hpp>

#include <optional>
#include <span>

// What the files of the referee do for each other. All change `step.next` and tell it in
// `step.events`.
namespace thrum::scrimmage {

[[nodiscard]] Man& manIn(State& state, ManId id);
[[nodiscard]] bool isUnderWay(Phase phase);  ///< TURN to LOOSE: squares are moved

// --- line-ups (chapter 6)
/// The first rule that a man on this square would break by himself, L1 to L5 and L6.
[[nodiscard]] std::optional<Fault> placeFault(const State& state, ManId man, Square at);
/// Everything wrong with a line-up, in the order of SCR-L8.
[[nodiscard]] std::vector<Fault> lineUpFaults(const State& state, Role role);
/// Puts the line-up on the field that a team is offered. Clause: SCR-L7.
void layOut(State& state, Role role);
void keepLineUp(State& state, Role role);

// --- moving (chapter 7)
/// The squares of a segment without its start; none unless it is straight.
class Segment {
public:
    Segment() = default;
    Segment(Square from, Square to);
    [[nodiscard]] bool isStraight() const { return m_length > 0; }
    [[nodiscard]] bool isDiagonal() const { return m_step.column != 0 && m_step.row != 0; }
    [[nodiscard]] int length() const { return m_length; }
    /// @param number  from 1, the square after the start, to length()
    [[nodiscard]] Square square(int number) const {
        return {m_from.column + number * m_step.column, m_from.row + number * m_step.row};
    }

private:
    Square m_from{};
    Square m_step{};
    int m_length = 0;
};
[[nodiscard]] std::optional<Fault> moveFault(const State& state,
                                             const Standing& standing,
                                             std::optional<ManId> man,
                                             Square to);
[[nodiscard]] std::vector<Reach> reachOf(const State& state);
[[nodiscard]] bool hasLegalStep(const State& state);
void moveMan(Step& step, ManId id, Square to);

// --- contact (chapters 11 to 13)
void block(Step& step, ManId blocker, ManId opponent);
void tryTackle(Step& step, const Contact& contact);
void onTackleDrawn(Step& step, int draw);
/// Shows play and carrier to both, if they are not. Clause: SCR-Q6.
void reveal(Step& step, bool kind, bool carrier, std::string_view clause);

// --- fumbles (chapter 14)
void onFumbleDrawn(Step& step, int draw);
void recover(Step& step, ManId man);
[[nodiscard]] bool nobodyReachesBall(const State& state);
void deadBall(Step& step);

// --- passes (chapters 9 and 10)
[[nodiscard]] std::optional<Fault> targetFault(const State& state, Square to);
void pressThrow(Step& step);
void throwTo(Step& step, Square to);
void onScrambleDrawn(Step& step, int draw);
/// Both have moved under the ball.
void judgePass(Step& step);
void onContestedDrawn(Step& step, int draw);

// --- turns (chapter 8)
void snap(Step& step);
void beginTurn(Step& step, Side team, int number);
void onAllotmentDrawn(Step& step, int squares);
/// Ends the turn if its squares are used or nobody can use them. Clause: SCR-M8.
void settleTurn(Step& step);
void endTurn(Step& step, bool early);

// --- downs and scores (chapters 4 and 5)
void startPlay(Step& step);
/// The play ends with the ball in these hands on this column.
void spotBall(Step& step, Side holder, int column, PlayEnd end);
void endIncomplete(Step& step);
void touchdown(Step& step, Side side, std::string_view clause);
void safety(Step& step, Side scorer, std::string_view clause);
void tellSituation(Step& step);

[[nodiscard]] int lowestDraw(const State& state);
[[nodiscard]] int highestDraw(const State& state);

}  // namespace thrum::scrimmage
