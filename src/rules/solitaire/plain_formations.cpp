#include <thrum/rules/solitaire/formation.hpp>

#include <array>

// What a coach without a book of formations lines up in. Yards from the line and to the left of the
// ball, as formation files have them.
namespace thrum::solitaire {
namespace {

struct Man {
    const char* role;
    Position position;
    double front;
    double lateral;
    double headingDeg = 0.0;
};

Formation made(FormationUnit unit, const char* id, const char* carrier, std::vector<Man> men) {
    Formation formation;
    formation.id = id;
    formation.name = id;
    formation.unit = unit;
    formation.carrier = carrier;
    for (const Man& man : men)
        formation.men.push_back({.role = man.role,
                                 .position = man.position,
                                 .front = Distance::yards(man.front),
                                 .lateral = Distance::yards(man.lateral),
                                 .heading = Heading::degrees(man.headingDeg)});
    return formation;
}

constexpr Man kCenter{"C", Position::Center, 0.2, 0};
constexpr std::array kWall{Man{"LT", Position::Tackle, 0.2, 4.8},
                           Man{"LG", Position::Guard, 0.2, 2.4},
                           kCenter,
                           Man{"RG", Position::Guard, 0.2, -2.4},
                           Man{"RT", Position::Tackle, 0.2, -4.8}};

// Five men of the line and the rest.
std::vector<Man> behindTheWall(std::vector<Man> rest) {
    std::vector<Man> men{kWall.begin(), kWall.end()};
    men.insert(men.end(), rest.begin(), rest.end());
    return men;
}

Formation offense() {
    return made(FormationUnit::Offense,
                "plain-offense",
                "FB",
                behindTheWall({{"LE", Position::TightEnd, 0.2, 7.2},
                               {"X", Position::WideReceiver, 0.2, -14},
                               {"QB", Position::Quarterback, 3.5, 0},
                               {"FB", Position::RunningBack, 4.5, -3},
                               {"TB", Position::RunningBack, 4.5, 3},
                               {"Z", Position::WideReceiver, 1.8, 14}}));
}

Formation punt() {
    return made(FormationUnit::Punt,
                "plain-punt",
                "P",
                behindTheWall({{"LE", Position::TightEnd, 0.2, 7.2},
                               {"RE", Position::WideReceiver, 0.2, -7.2},
                               {"P", Position::Punter, 11, 0},
                               {"LU", Position::RunningBack, 3.5, 3.6},
                               {"RU", Position::RunningBack, 3.5, -3.6},
                               {"PP", Position::RunningBack, 4, 0}}));
}

Formation fieldGoal() {
    return made(FormationUnit::FieldGoal,
                "plain-field-goal",
                "K",
                behindTheWall({{"LE", Position::TightEnd, 0.2, 7.2},
                               {"RE", Position::WideReceiver, 0.2, -7.2},
                               {"K", Position::Kicker, 6, 0},
                               {"H", Position::Quarterback, 6, 2.6},
                               {"LW", Position::RunningBack, 2, 9.6},
                               {"RW", Position::RunningBack, 2, -9.6}}));
}

std::vector<Man> rush(bool deep) {
    std::vector<Man> men{{"LE", Position::DefensiveLineman, 0.3, 6.6},
                         {"LT", Position::DefensiveLineman, 0.3, 2.4},
                         {"RT", Position::DefensiveLineman, 0.3, -2.4},
                         {"RE", Position::DefensiveLineman, 0.3, -6.6},
                         {"LB", Position::Linebacker, 4, 5},
                         {"MB", Position::Linebacker, 4, 0},
                         {"RB", Position::Linebacker, 4, -5},
                         {"LC", Position::DefensiveBack, 4.5, 13},
                         {"RC", Position::DefensiveBack, 4.5, -13},
                         {"FS", Position::DefensiveBack, 9, -4}};
    if (deep)
        men.push_back({"SS", Position::DefensiveBack, 9, 4});
    return men;
}

// Abreast, and the farther out a man stands the more he runs toward the middle, where the returner
// comes.
Formation kickoff() {
    std::vector<Man> men{{"K", Position::Kicker, 0.2, 0}};
    constexpr std::array kRoles{"L1", "L2", "L3", "L4", "L5", "R1", "R2", "R3", "R4", "R5"};
    constexpr std::array kInward{4.0, 8.0, 12.0, 16.0, 19.0};
    for (std::size_t i = 0; i < kRoles.size(); ++i) {
        const double out = 4.4 * static_cast<double>(i % 5 + 1);
        men.push_back({kRoles[i],
                       i % 5 < 2 ? Position::Linebacker : Position::DefensiveBack,
                       0.2,
                       i < 5 ? out : -out,
                       i < 5 ? -kInward[i % 5] : kInward[i % 5]});
    }
    return made(FormationUnit::Kickoff, "plain-kickoff", "", std::move(men));
}

std::vector<Man> receivers() {
    return {{"A1", Position::Guard, 1, 16},
            {"A2", Position::Tackle, 1, 8},
            {"A3", Position::Center, 1, 0},
            {"A4", Position::Tackle, 1, -8},
            {"A5", Position::Guard, 1, -16},
            {"B1", Position::TightEnd, 14, 14},
            {"B2", Position::RunningBack, 14, 7},
            {"B3", Position::TightEnd, 14, 0},
            {"B4", Position::RunningBack, 14, -7},
            {"B5", Position::WideReceiver, 14, -14}};
}

Formation kickReturn() {
    Formation formation = made(FormationUnit::KickReturn, "plain-kick-return", "KR", receivers());
    formation.returner = FormationReturner{"KR", Position::RunningBack};
    return formation;
}

Formation onsideReturn() {
    std::vector<Man> men = receivers();
    men.push_back({"S", Position::WideReceiver, 24, 0});
    return made(FormationUnit::OnsideReturn, "plain-onside-return", "", std::move(men));
}

Formation puntReturn() {
    Formation formation = made(FormationUnit::PuntReturn, "plain-punt-return", "", rush(false));
    formation.returner = FormationReturner{"PR", Position::DefensiveBack};
    return formation;
}

}  // namespace

const Formation& plainFormation(FormationUnit unit) {
    static const std::array<Formation, 9> all{
        offense(),
        made(FormationUnit::Defense, "plain-defense", "", rush(true)),
        kickoff(),
        kickReturn(),
        punt(),
        puntReturn(),
        onsideReturn(),
        fieldGoal(),
        made(FormationUnit::FieldGoalBlock, "plain-block", "", rush(true))};
    return all[static_cast<std::size_t>(unit)];
}

}  // namespace thrum::solitaire
