#pragma once

#include <thrum/coach/touchdown/rolls.hpp>
#include <thrum/rules/touchdown/state.hpp>

/// What a place on the field is worth, reckoned back from the end of the half or of the game, both
/// sides calling as well as they can.
namespace thrum::touchdown::coach {

inline constexpr std::size_t kSpots = 101;  ///< by yard from the goal line of who snapped

/// What the ends of a play are worth to who snapped the ball.
struct Ends {
    std::array<float, kSpots> first{};    ///< he has first and ten there
    std::array<float, kSpots> taken{};    ///< the other has it there
    std::array<float, kSpots> carried{};  ///< the other found it there and may run it back
    std::array<float, kSpots> caught{};   ///< the other may catch a punt there
    float touchdown = 0;
    float conceded = 0;  ///< a touchdown of the other
    float fieldGoal = 0;
    float safety = 0;  ///< against him
};

enum class Scale : std::uint8_t {
    Points,  ///< by which the rest of the half will be won; no score counts into it
    Chance   ///< to win less chance to lose the game, 1 to -1
};

/// What to reckon.
struct WorthShape {
    Scale scale = Scale::Points;
    int plays = 30;             ///< most that are left
    int lead = 0;               ///< largest difference of scores; points need none
    std::vector<int> balls{};   ///< places, what lies between is between
    std::vector<int> toGoes{};  ///< so the yards to go
};
/// Every yard. Cost: 6,000 games of calls a play left.
[[nodiscard]] WorthShape pointsShape();
/// Every fourth yard, scores up to 24 apart. Cost: 30,000 games of calls a play left.
[[nodiscard]] WorthShape chanceShape();

/// A table of what it is worth to have the ball.
/// More plays than it was reckoned for are as many as it was reckoned for; so are leads.
class Worth {
public:
    /// @param rules, odds  kept as long as this one
    Worth(const RulesData& rules, const Odds& odds, WorthShape shape);

    /// To who has the ball and is so many points ahead.
    [[nodiscard]] float series(int plays, int lead, int ball, int down, int toGo) const;
    /// After a play, when so many are left.
    [[nodiscard]] const Ends& ends(int plays, int lead) const;
    /// A kickoff to who kicks. Chapter 16.
    [[nodiscard]] float deepKick(int plays, int lead) const;
    [[nodiscard]] float onsideKick(int plays, int lead) const;
    /// A try to who makes it; the touchdown is in his lead. Chapter 17.
    [[nodiscard]] float tryKick(int plays, int lead) const;
    [[nodiscard]] float tryTwo(int plays, int lead) const;
    /// When it has brought so many points.
    [[nodiscard]] float afterTry(int plays, int lead, int points) const;
    /// A run back to who makes it from his own yard line. Chapter 15.
    [[nodiscard]] float runBack(int plays, int lead, int line, ReturnKind kind) const;
    [[nodiscard]] Scale scale() const { return m_shape.scale; }
    [[nodiscard]] int mostPlays() const { return m_shape.plays; }
    [[nodiscard]] int mostLead() const { return m_shape.lead; }

private:
    struct Between {
        std::size_t at = 0;
        float share = 0;  ///< of the next one
    };
    /// Later downs for one lead with every yard filled in.
    using LaterDowns = std::vector<float>;

    [[nodiscard]] std::size_t row(int plays, int lead) const;
    [[nodiscard]] std::size_t slots() const { return 1 + 3 * m_shape.toGoes.size(); }
    [[nodiscard]] float whenOver(int lead) const;
    [[nodiscard]] float kick(int plays, int lead) const;
    /// @param points  just scored by who is so many ahead without them
    template <class F>
    [[nodiscard]] float scored(int lead, int points, F then) const;
    [[nodiscard]] float landed(int plays, int lead, int spot) const;
    [[nodiscard]] LaterDowns laterDowns(int plays, int lead) const;
    void reckonSeries(int plays, int lead);
    void reckonKicks(int plays, int lead);
    void reckonScores(int plays, int lead);
    void reckonReturns(int plays, int lead);

    const RulesData* m_rules;
    const Odds* m_odds;
    WorthShape m_shape;
    float m_kickChance = 0;
    float m_twoChance = 0;
    std::vector<Between> m_ballAt{};
    std::vector<Between> m_toGoAt{};
    std::vector<float> m_series{};
    std::vector<Ends> m_ends{};
    std::vector<float> m_deep{};
    std::vector<float> m_onside{};
    std::vector<float> m_free{};
};

/// A play from scrimmage that ended so. Clause: TDM-14.5.
/// @param later  later(down, toGo, ball): what a down is worth that begins no new series
template <class F>
[[nodiscard]] float valueOf(const RulesData& rules,
                            const PlayEnd& end,
                            const Ends& ends,
                            int ball,
                            int down,
                            int toGo,
                            const F& later) {
    const int spot = ball + end.yards;
    if (end.lost) {
        if (end.automatic)
            return ends.conceded;
        return spot >= kGoal ? ends.taken[static_cast<std::size_t>(kGoal - rules.touchback.line)]
                             : ends.carried[static_cast<std::size_t>(spot)];
    }
    if (spot >= kGoal)
        return ends.touchdown;
    if (spot <= 0)
        return ends.safety;
    if (end.yards >= toGo)
        return ends.first[static_cast<std::size_t>(spot)];
    if (down >= kDowns)
        return ends.taken[static_cast<std::size_t>(spot)];
    return later(down + 1, toGo - end.yards, spot);
}
/// Clauses: TDM-13.1 to 13.4.
[[nodiscard]] float puntValue(const RulesData& rules, const Odds& odds, const Ends& ends, int ball);
/// Clauses: TDM-12.1 to 12.5. Nothing may be gained by one that is too far.
[[nodiscard]] float goalValue(const RulesData& rules, const Odds& odds, const Ends& ends, int ball);
/// That a two-point play is good, both calling as well as they can. Clause: TDM-17.2.
[[nodiscard]] float twoPointChance(const RulesData& rules, const Odds& odds);

}  // namespace thrum::touchdown::coach
