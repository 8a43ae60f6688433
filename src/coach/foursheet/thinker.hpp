#pragma once

#include "coach/foursheet/call_game.hpp"
#include "coach/foursheet/placing.hpp"

#include <thrum/rules/foursheet/coach.hpp>

namespace thrum::foursheet::coach {

/// What each level adds to the one before.
struct Skills {
    double spread = 0.35;  ///< points a card may lose to be called 2.7 times less than usual
    double habit = 0;      ///< how often he runs or passes as the book would, whatever it is worth
    double errs = 0;       ///< points by which a card or a defense is usually misjudged
    double expects = 0;    ///< such a spread of the other side's calls; 0: none, anything may come
    double steady = 0;     ///< share of the offenses that do not fear what he expects
    double foresees = 0;   ///< how sure he is that the other side's defense expects his calls
    double fears = 0;      ///< the spread that this defense reckons with
    double firm = 0;       ///< share of the offenses that this defense takes for steady
    double most = 1;       ///< how often one card may be called at most
    int shifts = 0;        ///< men he moves before a play from where he thought of having them
    double doubts = 0;     ///< share of the calls that come as by the book after all, then
    Sense sense = Sense::Yards;
    Width width = Width::Charts;
    bool kicks = false;    ///< fourth downs, tries, kicks, returns and fouls by what they are worth
    bool answers = false;  ///< placements of its own, other formations, audibles, fakes, fresh men
    bool clock = false;    ///< pace and time-outs
    bool scouts = false;   ///< reads on the team sheet what the other side's coaches like
};
/// @param level  2 to 5
[[nodiscard]] Skills skillsOf(int level);

/// One coach's head during a game between two teams.
class Thinker {
public:
    Thinker(std::shared_ptr<const GameTables> tables, const State& state, const Skills& skills);

    [[nodiscard]] const GameTables& tables() const { return *m_tables; }
    /// Nothing where the book's coach is not improved on.
    [[nodiscard]] std::optional<Decision> decide(const State& seen,
                                                 const Prompt& due,
                                                 Side side,
                                                 std::uint64_t bits);

private:
    [[nodiscard]] Judgment judged(const State& state) const {
        return {*m_tables, state, m_skills.sense, m_lines.flags()};
    }
    [[nodiscard]] const Grid& gridOf(const State& state, Formation formation);
    [[nodiscard]] double spreadIn(const State& state,
                                  const Judgment& judgment,
                                  double spread) const;

    // calls.cpp
    struct Called {
        Formation formation{};
        const Card* card = nullptr;
        double value = 0;
        Pace pace = Pace::Normal;
    };
    [[nodiscard]] std::vector<double> leaningCalls(const State& state,
                                                   const Deck& deck,
                                                   const Judgment& judgment,
                                                   const std::vector<double>& worth) const;
    /// How often each card of the grid is called; foresees the defense in `game`.
    [[nodiscard]] std::vector<double> callsIn(const State& state,
                                              const Grid& grid,
                                              const Judgment& judgment,
                                              CallGame& game) const;
    /// How often a defense expects each card: as any team, or by the sheet that lies open.
    [[nodiscard]] std::vector<double> expectedOf(const State& state, Formation formation) const;
    /// As the defense sees it and answers.
    [[nodiscard]] CallGame defenseGame(const State& state,
                                       const Grid& grid,
                                       Judgment& judgment,
                                       std::uint64_t bits) const;
    [[nodiscard]] DefenseCall placed(const State& state,
                                     const Grid& grid,
                                     const CallGame& game,
                                     Judgment& judgment);
    [[nodiscard]] Called bestCard(const State& state,
                                  const std::vector<Formation>& formations,
                                  std::uint64_t bits);
    [[nodiscard]] Called soloCard(const State& state,
                                  const std::vector<Formation>& formations,
                                  std::uint64_t bits);
    [[nodiscard]] std::optional<Decision> call(const State& state,
                                               const Prompt& due,
                                               std::uint64_t bits);
    [[nodiscard]] std::optional<Decision> defend(const State& state, std::uint64_t bits);
    [[nodiscard]] Decision moveKeyer(const State& state, const Prompt& due);
    [[nodiscard]] Decision audible(const State& state);
    [[nodiscard]] std::vector<SentIn> freshMen(const State& state, Formation formation) const;

    // moments.cpp
    [[nodiscard]] Decision namePunt(const State& state);
    [[nodiscard]] mixed::MixedCalls kickGame(const State& state) const;
    [[nodiscard]] Decision chooseKick(const State& state, std::uint64_t bits) const;
    [[nodiscard]] Decision placeReceivers(const State& state, std::uint64_t bits) const;
    [[nodiscard]] std::optional<Decision> returnChoice(const State& state,
                                                       const Prompt& due,
                                                       Side side) const;
    [[nodiscard]] std::optional<Decision> penalty(const State& state, Side side) const;
    [[nodiscard]] bool wantsTimeOut(const State& state, Side side) const;
    [[nodiscard]] Decision rescue(const State& state, Side side) const;

    std::shared_ptr<const GameTables> m_tables;
    Skills m_skills;
    LineOdds m_lines;
    Grids m_grids;
};

[[nodiscard]] inline Decision decided(DecisionKind kind, Side side) {
    Decision decision;
    decision.kind = kind;
    decision.side = side;
    return decision;
}

}  // namespace thrum::foursheet::coach
