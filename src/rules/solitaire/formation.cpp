#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <thrum/core/field.hpp>
#include <thrum/rules/solitaire/formation.hpp>
#include <thrum/segment/lineup.hpp>

#include <algorithm>

// Stored formations as decisions. Clauses: SOL-KO-2 to KO-4, ON-1, SK-1, SK-2, chapters 12 and 13,
// SOL-PU-2, PU-3, FG-2.
namespace thrum::solitaire {
namespace {

// The book wants no gaps: what is needed is that bases do not touch before the board is on.
constexpr LineupSpacing kSpacing{.lineGapYards = 0.3,
                                 .onLineDepthYards = 1.0,
                                 .separationBaseLengths = 0.15,
                                 .wideOffLineYards = 1.0};
constexpr double kHolderRoom = 0.5;  // 0 to 1 yard (SOL-FG-2)

bool isKick(const State& s) {
    return isKickOffKind(s.playFacts.kind);
}

// The wall and the backs wear what chapter 13 asks; on defense and kicks anybody plays anywhere.
struct Wanted {
    NumberSpans usual{};    ///< of the position
    NumberSpans allowed{};  ///< in the place
};

Wanted wantedFor(const RulesData& rules, Position position, FormationUnit unit) {
    const RulesData::Numbers& numbers = rules.numbers;
    const bool numbered = unit == FormationUnit::Offense || unit == FormationUnit::Punt ||
                          unit == FormationUnit::FieldGoal;
    const NumberSpans anybody = numbers.defense;
    switch (position) {
        case Position::Center:
            return {{{50, 59}}, numbered ? numbers.centre : anybody};
        case Position::Guard:
        case Position::Tackle:
            return {{{60, 79}}, numbered ? numbers.guardTackle : anybody};
        case Position::Quarterback:
        case Position::Punter:
        case Position::Kicker:
            return {{{1, 19}}, numbered ? numbers.offenseEligible : anybody};
        case Position::RunningBack:
            return {{{20, 49}}, numbered ? numbers.offenseEligible : anybody};
        case Position::WideReceiver:
        case Position::TightEnd:
            return {{{80, 89}}, numbered ? numbers.offenseEligible : anybody};
        case Position::DefensiveLineman:
            return {{{60, 79}, {90, 99}}, anybody};
        case Position::Linebacker:
            return {{{40, 59}, {90, 99}}, anybody};
        case Position::DefensiveBack:
            break;
    }
    return {{{20, 49}}, anybody};
}

enum class ManKind : std::uint8_t { Lineman, Skill, Kicker, Defender };

ManKind kindOfMan(std::string_view code) {
    if (code == "C" || code == "G" || code == "T")
        return ManKind::Lineman;
    if (code == "DL" || code == "LB" || code == "DB")
        return ManKind::Defender;
    return code == "P" || code == "K" ? ManKind::Kicker : ManKind::Skill;
}

/// Picks men off a roster, each once: of the very position, of its kind, by the number, anybody who
/// may stand there.
class RoleFiller {
public:
    RoleFiller(const State& s, Side side) : m_state{s}, m_side{side} {
        m_free.assign(s.teams[indexOf(side)]->players.size(), true);
    }
    std::optional<FigureId> take(Position position, FormationUnit unit) {
        const Wanted wanted = wantedFor(*m_state.rules, position, unit);
        const std::string_view code = codeOf(position);
        for (int choice = 0; choice < 4; ++choice) {
            for (std::size_t i = 0; i < m_free.size(); ++i) {
                const FigureId id{m_side, static_cast<int>(i)};
                const Player& player = m_state.teams[indexOf(m_side)]->players[i];
                const int number = numberOf(m_state, id);
                const bool fits = choice == 0   ? player.position == code
                                  : choice == 1 ? !player.position.empty() &&
                                                      kindOfMan(player.position) == kindOfMan(code)
                                  : choice == 2 ? within(wanted.usual, number)
                                                : true;
                if (m_free[i] && fits && within(wanted.allowed, number)) {
                    m_free[i] = false;
                    return id;
                }
            }
        }
        return std::nullopt;
    }

private:
    const State& m_state;
    Side m_side;
    std::vector<bool> m_free;
};

// The line a side stands on, at the middle of its formation.
FieldPoint lineOf(const State& s, Side side) {
    if (!isKick(s))
        return {xOf(s, s.offense, s.line), boardY(s.lineY)};
    const Distance u =
        side == s.offense ? s.line : s.line + Distance::yards(s.rules->kickoff.receiveOffsetYd);
    return {xOf(s, s.offense, u), field::kMiddle.y};
}

// Outlines alone: nothing runs while men are laid out.
TableSetup outlines(const State& s, Side side, Side looks) {
    TableSetup table;
    table.board.mmPerYard = s.board.mmPerYard;
    const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
    for (int i = 0; i < count; ++i) {
        FigureSpec spec;
        const Polygon outline = outlineOf(s, {side, i});
        spec.base.outlineMm.assign(outline.corners().begin(), outline.corners().end());
        table.kits.push_back({FigureId{looks, i}, {std::move(spec)}});
    }
    return table;
}

struct Laid {
    std::vector<Placement> men{};
    std::vector<std::pair<std::string, FigureId>> roles{};

    [[nodiscard]] std::optional<FigureId> who(std::string_view role) const {
        const auto found = std::ranges::find(roles, role, &std::pair<std::string, FigureId>::first);
        return found != roles.end() ? std::optional{found->second} : std::nullopt;
    }
    [[nodiscard]] Placement* man(FigureId id) {
        const auto found = std::ranges::find(men, id, &Placement::figure);
        return found != men.end() ? &*found : nullptr;
    }
};

// Seven yards behind the ball, and beside him whoever holds it. Clause: SOL-FG-2.
void putKicker(const State& s, const Formation& formation, Laid& laid) {
    const auto kicker = laid.who(formation.carrier);
    const auto holder = laid.who("H");
    if (!kicker || !holder)
        return;
    Placement* kicks = laid.man(*kicker);
    Placement* holds = laid.man(*holder);
    const Pose ahead{kickSpot(s),
                     direction(s, s.offense) > 0 ? Heading{} : Heading::degrees(180.0)};
    const auto half = [&](FigureId id) {
        return widthYards(outlineOf(s, id), s.board.mmPerYard) / 2;
    };
    const double room = half(*kicker) + half(*holder) + kHolderRoom;
    const double side = kicks->pose.at.y < holds->pose.at.y ? 1.0 : -1.0;
    kicks->pose = ahead;
    holds->pose = ahead;
    holds->pose.at.y += Distance::yards(side * room);
}

// On the returners' own line, in the middle. Clauses: SOL-KO-4, SK-2.
void putReturner(const State& s, Side side, FigureId returner, Laid& laid) {
    const bool safety = s.playFacts.kind == PlayKind::SafetyKick;
    const Distance line = Distance::yards(safety ? s.rules->safetykick.returnerYd : 0.0);
    laid.men.push_back({returner,
                        {{xOf(s, side, line), field::kMiddle.y},
                         direction(s, side) > 0 ? Heading{} : Heading::degrees(180.0)}});
}

Expected<Laid, RequestError> laidOut(const State& s, Side side, const Formation& formation) {
    const auto roles = rolesOf(s, side, formation);
    if (roles.empty())
        return Unexpected{RequestError{"team \"" + s.teams[indexOf(side)]->name +
                                       "\" cannot man \"" + formation.name + "\""}};
    std::vector<int> players;
    for (const auto& [role, id] : roles)
        players.push_back(id.rosterIndex());
    const Side looks = direction(s, side) > 0 ? Side::Home : Side::Visitor;
    const auto lineUp =
        layOut(formation, players, outlines(s, side, looks), looks, lineOf(s, side), kSpacing);
    if (!lineUp)
        return Unexpected{lineUp.error()};
    Laid laid;
    laid.roles = roles;
    for (const LineUp::Man& man : lineUp->men)
        laid.men.push_back({{side, man.setup.id.rosterIndex()}, man.setup.pose});
    if (formation.unit == FormationUnit::FieldGoal)
        putKicker(s, formation, laid);
    if (formation.unit == FormationUnit::KickReturn && formation.returner)
        putReturner(s, side, roles.back().second, laid);
    std::ranges::sort(laid.men, {}, &Placement::figure);
    return laid;
}

Decision naming(DecisionKind kind, Side side, FigureId id) {
    Decision d;
    d.kind = kind;
    d.side = side;
    d.figure = id;
    return d;
}

// A runner gets the ball in a run, whoever takes the snap in a pass.
std::optional<FigureId> carrierIn(const State& s, const Formation& formation, const Laid& laid) {
    if (s.playFacts.kind == PlayKind::Pass) {
        const auto passer =
            std::ranges::find(formation.men, Position::Quarterback, &FormationMan::position);
        if (passer != formation.men.end())
            return laid.who(passer->role);
    }
    return laid.who(formation.carrier);
}

void addNames(const State& s,
              Side side,
              const Formation& formation,
              const Laid& laid,
              std::vector<Decision>& decisions) {
    const auto add = [&](DecisionKind kind, const std::optional<FigureId>& id) {
        if (id)
            decisions.push_back(naming(kind, side, *id));
    };
    const PlayKind kind = s.playFacts.kind;
    if (s.phase == Phase::KickAlign || side != s.offense) {
        const bool receives = side != s.offense && needsReturner(s) && formation.returner;
        if (receives)
            add(DecisionKind::NameReturner, laid.roles.back().second);
        return;
    }
    if (kind == PlayKind::Punt) {
        add(DecisionKind::NamePunter, laid.who(formation.carrier));
    } else if (kind == PlayKind::FieldGoal) {
        add(DecisionKind::NameKicker, laid.who(formation.carrier));
        add(DecisionKind::NameHolder, laid.who("H"));
    } else {
        add(DecisionKind::NameCarrier, carrierIn(s, formation, laid));
    }
    const auto centre = std::ranges::find(formation.men, Position::Center, &FormationMan::position);
    if (centre != formation.men.end())
        add(DecisionKind::NameCenter, laid.who(centre->role));
}

}  // namespace

FormationUnit unitDue(const State& s, Side side) {
    const bool kicks = side == s.offense;
    if (s.phase == Phase::KickAlign || isKick(s)) {
        if (kicks)
            return FormationUnit::Kickoff;
        return s.playFacts.kind == PlayKind::Onside ? FormationUnit::OnsideReturn
                                                    : FormationUnit::KickReturn;
    }
    if (s.playFacts.kind == PlayKind::Punt)
        return kicks ? FormationUnit::Punt : FormationUnit::PuntReturn;
    if (s.playFacts.kind == PlayKind::FieldGoal)
        return kicks ? FormationUnit::FieldGoal : FormationUnit::FieldGoalBlock;
    return kicks ? FormationUnit::Offense : FormationUnit::Defense;
}

std::vector<std::pair<std::string, FigureId>> rolesOf(const State& s,
                                                      Side side,
                                                      const Formation& formation) {
    RoleFiller bench{s, side};
    std::vector<std::pair<std::string, FigureId>> roles;
    const auto fill = [&](const std::string& role, Position position) {
        const auto id = bench.take(position, formation.unit);
        if (id)
            roles.emplace_back(role, *id);
        return id.has_value();
    };
    for (const FormationMan& man : formation.men) {
        if (!fill(man.role, man.position))
            return {};
    }
    if (formation.returner && !fill(formation.returner->role, formation.returner->position))
        return {};
    return roles;
}

Expected<std::vector<Decision>, RequestError> lineupDecisions(const State& s,
                                                              Side side,
                                                              const Formation& formation) {
    auto laid = laidOut(s, side, formation);
    if (!laid)
        return Unexpected{laid.error()};
    std::vector<Decision> decisions(1);
    Decision& place = decisions.front();
    place.kind = DecisionKind::Place;
    place.side = side;
    place.placements = laid->men;
    for (const Figure& figure : s.figures) {
        if (figure.id.side() == side && laid->man(figure.id) == nullptr)
            decisions.push_back(naming(DecisionKind::Lift, side, figure.id));
    }
    addNames(s, side, formation, *laid, decisions);
    return decisions;
}

std::optional<Decision> notYetDone(const State& s, std::span<const Decision> decisions) {
    const PlayFacts& play = s.playFacts;
    const auto done = [&](const Decision& d) {
        switch (d.kind) {
            case DecisionKind::Lift:
                return findFigure(s, *d.figure) == nullptr;
            case DecisionKind::Place:
                return std::ranges::all_of(d.placements, [&](const Placement& p) {
                    const Figure* man = findFigure(s, p.figure);
                    return man != nullptr && man->pose == p.pose;
                });
            case DecisionKind::NameCenter:
                return play.centre == d.figure;
            case DecisionKind::NameCarrier:
            case DecisionKind::NamePunter:
            case DecisionKind::NameKicker:
                return play.carrier == d.figure;
            case DecisionKind::NameHolder:
                return play.holder == d.figure;
            case DecisionKind::NameReturner:
                return play.returner == d.figure;
            default:
                return false;
        }
    };
    const auto next = std::ranges::find_if_not(decisions, done);
    return next != decisions.end() ? std::optional{*next} : std::nullopt;
}

bool leadsToReady(const State& s, Side side, std::span<const Decision> decisions) {
    State tried = s;
    for (const Decision& decision : decisions) {
        auto step = apply(tried, decision);
        if (!step)
            return false;
        tried = std::move(step->next);
    }
    return lineupProblems(tried, side).empty();
}

std::vector<const Formation*> fitting(const State& s,
                                      Side side,
                                      std::span<const Formation> formations) {
    const FormationUnit due = unitDue(s, side);
    std::vector<const Formation*> fit;
    const auto take = [&](FormationUnit unit) {
        for (const Formation& formation : formations) {
            if (formation.unit != unit)
                continue;
            const auto decisions = lineupDecisions(s, side, formation);
            if (decisions && leadsToReady(s, side, *decisions))
                fit.push_back(&formation);
        }
    };
    take(due);
    if (fit.empty() && due == FormationUnit::FieldGoalBlock)
        take(FormationUnit::Defense);
    return fit;
}

}  // namespace thrum::solitaire
