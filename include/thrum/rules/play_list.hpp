#pragma once

#include <thrum/rules/play.hpp>

#include <cstddef>
#include <string_view>
#include <vector>

namespace thrum {

/// What score books of games without a board have in common: the list of plays, the one under way,
/// the score board. What events mean is the game's to say.
class PlayList {
public:
    /// All plays so far, the one under way last.
    [[nodiscard]] const std::vector<GamePlay>& plays() const { return m_plays; }
    /// Index of the play the last step belongs to.
    [[nodiscard]] std::size_t current() const { return m_plays.empty() ? 0 : m_plays.size() - 1; }
    /// The score board after the last step.
    [[nodiscard]] const Situation& situation() const { return m_situation; }

protected:
    PlayList() = default;

    /// Whether the step opened a new play; its books are those of the play from here on.
    bool reach(std::size_t step);
    /// The play is on. Kicks and tries have no down, and no line but that of a try from scrimmage.
    void snap(std::size_t step, GamePlay::Type type, Side team);
    /// The step is read; if it ended the play, the play is closed.
    void settle();
    /// A penalty or the rules took it back.
    void nullify();
    /// The coming step belongs to a new play.
    void endPlay() { m_over = true; }
    [[nodiscard]] bool isOver() const { return m_over; }
    void setSituation(const Situation& situation) { m_situation = situation; }

    [[nodiscard]] GamePlay& play() { return m_plays.back(); }
    [[nodiscard]] GamePlay* lastSnapped();
    void score(Side side, int points);
    void count(std::string_view word, Side side, int often = 1);
    void count(std::string_view word, ManRef man, int often = 1);
    /// A touchdown, wherever it was made: of who had the ball on a return, the return ends with it.
    void touchdown(Side side, int points);
    /// The half, or the game; of the play that came last.
    void endHalf();

private:
    std::vector<GamePlay> m_plays;
    Situation m_situation;
    bool m_over = true;
};

/// A place so many yards from the side's own goal line. What a damaged record has far off the field
/// is taken for its edge.
[[nodiscard]] Spot ownYardsToSpot(int own, Side side);
/// So many yards; those of a damaged record are no more than twice the field.
[[nodiscard]] Distance wholeYards(int yards);

[[nodiscard]] constexpr std::size_t placeOf(Side side) {
    return side == Side::Home ? 0 : 1;
}

}  // namespace thrum
