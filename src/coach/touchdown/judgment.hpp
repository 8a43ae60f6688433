#pragma once

#include "coach/touchdown/tables.hpp"

namespace thrum::touchdown::coach {

/// What a level goes by.
enum class Sense : std::uint8_t {
    Yards,  ///< of the next play
    Drive,  ///< points, wherever the ball comes to lie
    Clock   ///< and the score, and how many plays are left
};

/// One moment of a game as somebody reckons it, in a scale of its own: of more and less only.
class Judgment {
public:
    /// @param side  who has the ball
    Judgment(const Tables& tables, const State& state, Sense sense, Side side);

    /// What the play about to be called is worth for each pair of calls.
    /// @param then  then(value): what comes of a roll that as it lies is worth so much
    template <class F>
    [[nodiscard]] std::array<float, kPairs> calls(F then) const {
        std::array<float, kPairs> values{};
        for (const PlayEnd& end : m_tables->odds().ends) {
            const float value = then(of(end));
            for (std::size_t pair = 0; pair < kPairs; ++pair)
                values[pair] += end.chance[pair] * value;
        }
        return values;
    }
    [[nodiscard]] std::array<float, kPairs> calls() const {
        return calls([](float value) { return value; });
    }
    [[nodiscard]] float punt() const;
    [[nodiscard]] float fieldGoal() const;
    /// Before the calls, whatever is best.
    [[nodiscard]] float before() const;
    /// A roll as it lies, when nobody changes anything any more.
    [[nodiscard]] float of(const Reading& reading) const;
    [[nodiscard]] float tryKick() const;
    [[nodiscard]] float tryTwo() const;
    [[nodiscard]] float deepKick() const;
    [[nodiscard]] float onsideKick() const;
    /// @param line  from where `side` may run back
    [[nodiscard]] float runBack(int line, ReturnKind kind) const;
    [[nodiscard]] float hasBall(int ball) const;
    /// A point more or less in this scale.
    [[nodiscard]] float point() const;

private:
    [[nodiscard]] float of(const PlayEnd& end) const;
    [[nodiscard]] float ofYards(const PlayEnd& end) const;
    [[nodiscard]] const Ends& after() const;

    const Tables* m_tables;
    const State* m_state;
    Sense m_sense;
    const Worth* m_worth = nullptr;  ///< none for yards
    int m_plays = 0;                 ///< left
    int m_lead = 0;
};

/// Plays left in the game and in the half, those under way included.
[[nodiscard]] int playsLeft(const State& state);
[[nodiscard]] int playsLeftInHalf(const State& state);

}  // namespace thrum::touchdown::coach
