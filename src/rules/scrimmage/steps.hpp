#pragma once

#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/game.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

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
/// Who stands where, for asking often.
class Standing {
public:
    explicit Standing(const State& state);
    [[nodiscard]] bool isFree(Square at) const {
        return m_men[0][cell(at)] + m_men[1][cell(at)] == 0;
    }
    [[nodiscard]] bool holds(Side side, Square at) const {
        return m_men[static_cast<std::size_t>(side)][cell(at)] != 0;
    }

private:
    static constexpr int kRows = 15;
    static constexpr std::size_t kCells = 900;
    static std::size_t cell(Square at) {
        return static_cast<std::size_t>(at.column * kRows + at.row);
    }
    std::array<std::array<std::uint8_t, kCells>, 2> m_men{};
};
/// The squares of a segment without its start; empty unless it is straight.
[[nodiscard]] std::vector<Square> segment(Square from, Square to);
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
