#pragma once

#include <thrum/rules/play.hpp>
#include <thrum/rules/tap/event.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace thrum::tap {

/// Score, down and place as all games have them. In overtime there is no line to gain (TAP-OT-3).
///
/// @param halves  of regular play
[[nodiscard]] thrum::Situation neutral(const Situation& situation, int halves);

/// What TAP counts besides what all games of football have.
namespace extra {
inline constexpr std::string_view kTacklesBroken = "tackles_broken";
inline constexpr std::string_view kFalls = "falls";
inline constexpr std::string_view kFallsWithBall = "falls_with_ball";  ///< TAP-TK-10
inline constexpr std::string_view kStuckPlays = "stuck_plays";         ///< the ball went no further
}  // namespace extra

/// Reads the plays of a game step by step from its events and from what the board did. It asks no
/// rule, so that a game of an older revision is counted as it was played (D62).
///
/// What an event means is read from its kind, its members and where in the play it stands; never
/// from the clause it names, so that a book which numbers its clauses anew counts the same. (The
/// events themselves cannot say more than they do: they stand in files as they are.)
class ScoreBook {
public:
    explicit ScoreBook(const RulesData& rules);

    /// One accepted input.
    ///
    /// @param events  of the step, in order
    void add(const BookStep& step, std::span<const Event> events);
    /// The state was set by an arbiter or a program: play goes on from there.
    void correct(std::size_t step, const State& state);

    /// All plays so far, the one under way last.
    [[nodiscard]] const std::vector<GamePlay>& plays() const { return m_plays; }
    /// Index of the play the last step belongs to.
    [[nodiscard]] std::size_t current() const { return m_plays.empty() ? 0 : m_plays.size() - 1; }
    [[nodiscard]] ScoreFrame frame() const;
    [[nodiscard]] thrum::Situation situation() const { return neutral(m_situation, m_halves); }

private:
    /// A penalty of this step whose yards are known when the step is over.
    struct Walked {
        std::size_t play = 0;
        std::size_t penalty = 0;
        std::optional<Spot> from{};  ///< of one before the snap
    };

    void begin(std::size_t step);
    void finish();
    void measurePenalties();
    void read(const BookStep& step, const Event& event);
    void readSwitch(std::size_t step, const Event& event);
    void readBall(const Event& event);
    void readContact(const BookStep& step, const Event& event);
    void readEnd(const BookStep& step, const Event& event);
    void readScore(const Event& event);
    void readPenalty(std::size_t step, const Event& event);
    void nullify(GamePlay& of);
    void snap(std::size_t step, GamePlay::Type type);
    void become(GamePlay::Type type);
    void fumbled(const Event& event, const SegmentResult* run);
    void recovered(const Event& event);
    void count(std::string_view word, Side side, std::optional<FigureId> man);
    [[nodiscard]] GamePlay& play() { return m_plays.back(); }
    [[nodiscard]] GamePlay* lastSnapped();
    [[nodiscard]] static GameReturn* openReturn(GamePlay& of);
    [[nodiscard]] bool isOvertime() const { return m_situation.half > m_halves; }

    int m_halves = 2;
    std::vector<GamePlay> m_plays;
    Situation m_situation;
    std::optional<FigureId> m_carrier;
    std::optional<Spot> m_fumbleAt;
    std::vector<Walked> m_walked;
    GamePlay::Type m_due = GamePlay::Type::Run;  // what the next snap would be
    Side m_tryTeam = Side::Home;
    bool m_tryDue = false;
    bool m_safetyKickDue = false;
    bool m_live = false;          // the ball is, though the record may not have its snap
    bool m_changedHands = false;  // in this play: who has the ball now has no series to go on with
    bool m_stuck = false;
    bool m_overNext = true;  // the coming step belongs to a new play
};

}  // namespace thrum::tap
