#pragma once

#include "coach/foursheet/ends.hpp"
#include "coach/foursheet/kick_odds.hpp"

#include <thrum/rules/foursheet/rules_data.hpp>

/// What a place on the field is worth, reckoned back from the end of the half or of the game.
namespace thrum::foursheet::coach {

/// A kind of play in short: what an average card of it brings.
struct PlaySum {
    struct Bin {
        int yards = 0;
        float in = 0;   ///< 30 seconds
        float out = 0;  ///< 20 seconds; an incomplete pass is such a bin of 0 yards
    };
    struct Loss {
        int yards = 0;
        float chance = 0;
    };
    std::vector<Bin> bins{};
    std::vector<Loss> lost{};  ///< fumbles and interceptions
    float touchdown = 0;
    float again = 0;      ///< the down is repeated
    float offense15 = 0;  ///< yards against the offense, the down repeated
    float offense5 = 0;
    float defense15 = 0;  ///< and a first down
    float defense5 = 0;
};
/// @param flags  the fouls that the ends number
[[nodiscard]] PlaySum summed(const Ends& ends, const FlagEnds& flags);

/// A game between two teams as far as it decides what a place is worth; averages of both, so that
/// having the ball is worth the same to either.
struct GameOdds {
    std::vector<PlaySum> field{};  ///< by kind of play: runs, short passes, longer ones
    std::vector<PlaySum> near{};   ///< the same close to the goal line
    SpotChances kickoff{};
    SpotChances freeKick{};
    std::vector<PuntEnd> puntOwn{};
    std::vector<PuntEnd> puntFar{};
    float puntReturn = 0;
    std::array<float, 4> goal{};  ///< by column of the kicker
    int range = 40;
    float tryGood = 0;
    float twoGood = 0;
};

enum class Scale : std::uint8_t {
    Points,  ///< by which the rest of the half will be won; the lead does not matter
    Chance   ///< to win less the chance to lose the game, 1 to -1
};
struct WorthShape {
    Scale scale = Scale::Points;
    int seconds = 900;  ///< most that are left
    int lead = 0;       ///< largest difference of scores; points need none
    std::vector<int> balls{};
    std::vector<int> toGoes{};
};
[[nodiscard]] WorthShape pointsShape();
/// The last five minutes, up to 16 points apart.
[[nodiscard]] WorthShape chanceShape();

/// Seconds a play takes off the clock. Clauses: FSS-26.2, 26.6, 26.7, 26.9.
/// @param usual  at the normal pace @param faster  10 in a hurry, -10 when slowing down
[[nodiscard]] constexpr int secondsTaken(int left, int usual, int faster) {
    constexpr int kLate = 30;
    return left <= kLate ? 5 : usual - faster < 0 ? 0 : usual - faster;
}

/// A table of what it is worth to have the ball. Times, leads and yards beyond its shape are as
/// those at its edge.
class Worth {
public:
    /// @param rules, odds  kept as long as this one
    Worth(const Rules& rules, const GameOdds& odds, WorthShape shape);

    /// To who has the ball and is so many points ahead, with so many seconds left.
    [[nodiscard]] float series(int seconds, int lead, int ball, int down, int toGo) const;
    /// The same where the other side has a first down, `ball` yards from the own goal line.
    [[nodiscard]] float taken(int seconds, int lead, int ball) const {
        return -series(seconds, -lead, 100 - ball, 1, 10);
    }
    /// To who has just scored; the points are not in the lead.
    [[nodiscard]] float touchdown(int seconds, int lead) const;
    [[nodiscard]] float fieldGoal(int seconds, int lead) const;
    /// To who has just given a safety away.
    [[nodiscard]] float safety(int seconds, int lead) const;
    /// When a try has brought so many points; the touchdown is in the lead.
    [[nodiscard]] float afterTry(int seconds, int lead, int points) const;
    [[nodiscard]] float attempt(int seconds, int lead) const;
    /// To who kicks, if the receivers come to have it there.
    [[nodiscard]] float kicked(int seconds, int lead, const SpotChances& spots) const;
    [[nodiscard]] float punt(int seconds,
                             int lead,
                             int ball,
                             int down,
                             int toGo,
                             const std::vector<PuntEnd>& ends,
                             float back) const;
    [[nodiscard]] float goalTry(int seconds, int lead, int ball, float good) const;
    [[nodiscard]] Scale scale() const { return m_shape.scale; }
    [[nodiscard]] int mostSeconds() const { return m_shape.seconds; }
    [[nodiscard]] int mostLead() const { return m_shape.lead; }

private:
    struct Between {
        std::size_t at = 0;
        float share = 0;
    };
    struct Moment {
        int seconds = 0;
        int lead = 0;
        int ball = 0;
        int down = 1;
        int toGo = 10;
    };
    [[nodiscard]] std::size_t rowOf(int seconds, int lead) const;
    [[nodiscard]] std::size_t slots() const { return 1 + 3 * m_shape.toGoes.size(); }
    [[nodiscard]] float whenOver(int lead) const;
    [[nodiscard]] float best(const Moment& at) const;
    [[nodiscard]] float played(const Moment& at, const PlaySum& play, int faster) const;
    [[nodiscard]] float settled(const Moment& at, int seconds, int gain) const;
    [[nodiscard]] float gained(const Moment& at, int usual, int faster, int gain) const;
    [[nodiscard]] float marked(const Moment& at, int seconds, int yards, bool first) const;
    [[nodiscard]] float scored(int points) const;
    void reckonScores(int seconds);
    void reckon();

    const Rules* m_rules;
    const GameOdds* m_odds;
    WorthShape m_shape;
    std::vector<Between> m_ballAt{};
    std::vector<Between> m_toGoAt{};
    std::vector<float> m_series{};
    std::vector<float> m_kickoffs{};
    std::vector<float> m_freeKicks{};
    std::vector<float> m_touchdowns{};
};

/// The time index counts five seconds up to 30 and ten from there.
[[nodiscard]] constexpr int timeIndex(int seconds) {
    return seconds <= 30 ? (seconds < 0 ? 0 : seconds) / 5 : 6 + (seconds - 30) / 10;
}
[[nodiscard]] constexpr int timeAt(int index) {
    return index <= 6 ? 5 * index : 30 + 10 * (index - 6);
}

}  // namespace thrum::foursheet::coach
