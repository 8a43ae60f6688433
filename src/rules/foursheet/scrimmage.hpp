#pragma once

#include "turn.hpp"

#include <thrum/rules/foursheet/revealed.hpp>

// A play from scrimmage while it goes: chapters 7 to 12, 16 to 23.
namespace thrum::foursheet {

struct Field {
    Unit unit = Unit::FourThree;
    Placement zones{};
    std::array<Duty, 11> duties{};
    [[nodiscard]] Zone zoneOf(int token) const { return zoneOfToken(zones, token); }
    [[nodiscard]] Duty dutyOf(int token) const {
        return duties[static_cast<std::size_t>(token - 1)];
    }
    /// Ascending tokens.
    [[nodiscard]] std::vector<int> menIn(Zone zone) const;
};

struct Snap {
    const Card* card = nullptr;
    Formation formation = Formation::ProSet;
    Side offense{};
    Side defense{};
    int los = 0;
    Field field{};
    FiveDice roll{};
    CardLine line{};
    bool fake = false;
    [[nodiscard]] bool isRun() const { return card->type == PlayType::Run; }
    [[nodiscard]] int toGoal() const { return 100 - los; }
    [[nodiscard]] Man manIn(Role role) const {
        return {offense, unitOf(formation), tokenOf(formation, role).value_or(1)};
    }
    [[nodiscard]] Man defender(int token) const { return {defense, field.unit, token}; }
};

/// Keys, double team, man and combo. Clauses: FSS-7.1 step 7, 17.3, 18.2, 20.
void moveDefense(Turn& turn, Snap& snap, const DefenseCall& orders);
/// Man or combo alone: solo scheme D.
void moveMan(Turn& turn, Snap& snap, const DefenseCall& orders);

/// A match-up and who won it. Clauses: chapters 8 and 9.
struct MatchUp {
    Role player{};
    Rating rating{};
    int value = 0;
    std::vector<Defender> defenders{};
    int bonus = 0;
    int net = 0;
    bool offenseWon = false;
    /// The card that is read if the defense wins; the loser if the offense does.
    [[nodiscard]] std::optional<int> primary() const {
        return defenders.empty() ? std::nullopt : std::optional{defenders.front().token};
    }
};
[[nodiscard]] MatchUp matchUp(Turn& turn, const Snap& snap);
/// What a defender's rating comes to. Clauses: FSS-8.4, 19.3, 20.5, 23.2.
[[nodiscard]] Defender defenderIn(const Turn& turn, const Snap& snap, int token, Rating called);
[[nodiscard]] int defenderValue(const State& state, const Snap& snap, int token, Rating called);

/// Whose card a code was read from.
struct Source {
    Man man{};
    Rating column{};
    int sum = 7;
    bool receiver = false;  ///< run after catch is in it (FSS-10.5, 12.2)
    bool run = false;       ///< a run, a scramble
    std::optional<Man> loser{};
    std::optional<Man> carrier{};
    std::optional<Man> rusher{};  ///< who hurried the throw that is read now
    bool offenseWon = true;
    bool again = false;  ///< read after a weird play that changed nothing
    CodeId code = 0;
};
[[nodiscard]] Outcome resolveCode(Turn& turn, const Snap& snap, const Source& source);
/// Reads the code at the source and resolves it.
[[nodiscard]] Outcome readCode(Turn& turn, const Snap& snap, const Source& source);
[[nodiscard]] Outcome weirdScrimmage(Turn& turn, const Snap& snap, const Source& source);
[[nodiscard]] Outcome penaltyCode(
    Turn& turn, const Snap& snap, const Source& source, const ResultCode& code, int d10);
/// A gain (or a loss) with the ball in somebody's hands. Clauses: FSS-10.5, 11.2, 12.1, 12.2.
struct Gain {
    int yards = 0;
    bool contained = false;  ///< containment may hold it
    bool fumble = false;     ///< a check at the end
    std::optional<HurtMan> injury{};
    bool free = false;  ///< nothing holds it and no end zone is too short (FSS-33.1)
};
/// The play of somebody who has the ball, to where it ends.
[[nodiscard]] Outcome carried(Turn& turn, const Snap& snap, const Source& source, const Gain& gain);
[[nodiscard]] Outcome sack(Turn& turn, const Snap& snap, const Source& source, SackExtra extra);
[[nodiscard]] Outcome sackedFor(Turn& turn, const Snap& snap, SackExtra extra, int yards);
[[nodiscard]] Outcome scramble(Turn& turn, const Snap& snap, const Source& source);
[[nodiscard]] Outcome hurried(Turn& turn, const Snap& snap, const Source& source);
[[nodiscard]] Outcome interception(Turn& turn, const Snap& snap, const Source& source, int yards);
[[nodiscard]] Outcome incompletePass(Turn& turn, const Snap& snap, std::string_view clause);
/// Clock of a run or a completed pass, out of bounds by the zone that was called.
void noteCarried(Turn& turn, const Snap& snap);

}  // namespace thrum::foursheet
