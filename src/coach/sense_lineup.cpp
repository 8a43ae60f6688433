#include "coach/sense.hpp"

#include <thrum/coach/expected_points.hpp>

#include <algorithm>
#include <cmath>

// Formations: what to call for down and distance, and whom to give the ball.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

bool wants(const tap::Prompt& prompt, DecisionKind kind) {
    return std::ranges::find(prompt.wants, kind) != prompt.wants.end();
}

double spotOf(const tap::State& seen) {
    return downfield(seen.lineOfScrimmage, seen.offense).yards();
}

double toGain(const tap::State& seen) {
    return downfield(seen.lineToGain, seen.offense).yards() - spotOf(seen);
}

long menAt(const Formation& formation, Position position) {
    return std::ranges::count(formation.men, position, &FormationMan::position);
}

int receiversWide(const tap::State& seen) {
    int wide = 0;
    for (const tap::Figure& figure : seen.figures) {
        const tap::Player* player = tap::findPlayer(seen, figure.id);
        if (figure.id.side() == seen.offense && player != nullptr &&
            player->position == tap::Position::WR)
            ++wide;
    }
    return wide;
}

// The dice table: ways out of 36 to make it. Clause: TAP-FG-2.
double fieldGoalChance(const tap::State& seen) {
    const double yards = seen.rules.field.lengthYards - spotOf(seen);
    if (yards > seen.rules.fieldGoal.maxYards)
        return 0.0;
    int most = 0;
    for (const tap::IntRange& row : seen.rules.fieldGoal.table) {
        if (yards <= row[0] + 1e-9) {
            most = row[1];
            break;
        }
    }
    int ways = 0;
    for (int a = 1; a <= 6; ++a)
        for (int b = 1; b <= 6; ++b)
            ways += a + b <= most ? 1 : 0;
    return ways / 36.0;
}

// The same game with the ball for `offense` first and ten there.
tap::State firstAndTen(tap::State state, Side offense, double ownGoal) {
    state.offense = offense;
    state.down = 1;
    const double spot = std::clamp(ownGoal, 1.0, 99.0);
    state.lineOfScrimmage = fieldX(Distance::yards(spot), offense);
    state.lineToGain = fieldX(Distance::yards(std::min(100.0, spot + 10.0)), offense);
    state.playFacts.kind = tap::PlayKind::Scrimmage;
    state.phase = tap::Phase::LineUp;
    ++state.play;
    return state;
}

enum class FourthDown : std::uint8_t { Go, Punt, FieldGoal };

FourthDown fourthDown(const tap::State& seen, Side side, bool mayPunt, bool mayKick) {
    const double spot = spotOf(seen);
    const double need = std::max(0.2, toGain(seen));
    const double makes = 5.0 / (need + 5.0);
    const Side them = other(side);
    const double made = spot + need >= 99.5
                            ? winChance(
                                  [&] {
                                      tap::State s = firstAndTen(seen, them, 25.0);
                                      s.score[tap::indexOf(side)] += 7;
                                      return s;
                                  }(),
                                  side)
                            : winChance(firstAndTen(seen, side, spot + need + 2.0), side);
    const double missed = winChance(firstAndTen(seen, them, 100.0 - spot), side);
    double best = makes * made + (1.0 - makes) * missed;
    FourthDown choice = FourthDown::Go;
    if (mayPunt) {
        const double lands = spot + 38.0;
        const double theirs = lands >= 97.0 ? 20.0 : 100.0 - lands + 4.0;
        const double punted = winChance(firstAndTen(seen, them, theirs), side);
        if (punted > best) {
            best = punted;
            choice = FourthDown::Punt;
        }
    }
    if (mayKick) {
        const double good = fieldGoalChance(seen);
        tap::State scored = firstAndTen(seen, them, 25.0);
        scored.score[tap::indexOf(side)] += seen.rules.score.fieldGoal;
        const double back = std::max(100.0 - spot, seen.rules.fieldGoal.missedMinYard);
        const double kicked = good * winChance(scored, side) +
                              (1.0 - good) * winChance(firstAndTen(seen, them, back), side);
        if (kicked > best)
            choice = FourthDown::FieldGoal;
    }
    return choice;
}

// A last kick before the half runs out is better than none.
bool kicksNow(const tap::State& seen, Side side, bool mayKick) {
    if (!mayKick || snapsLeft(seen) > 1 || seen.extraPlay)
        return false;
    const int lead = seen.score[tap::indexOf(side)] - seen.score[tap::indexOf(other(side))];
    const bool lastHalf = seen.half >= 2;
    if (lastHalf && (lead > 0 || lead < -3))
        return false;
    return fieldGoalChance(seen) > 0.5;
}

const Formation* pick(const std::vector<const Formation*>& fitting,
                      std::uint64_t luck,
                      const std::function<double(const Formation&)>& likes) {
    // one of those liked best, by lot
    std::vector<const Formation*> best;
    double most = -1e9;
    for (const Formation* formation : fitting) {
        const double value = likes(*formation);
        if (value > most + 1e-9) {
            most = value;
            best.clear();
        }
        if (value > most - 1e-9)
            best.push_back(formation);
    }
    return best.empty() ? nullptr : best[luck % best.size()];
}

// Backs, then linebackers, stand in front of the ends and the men split wide: who is engaged at
// once can catch nothing.
Formation coveringWide(Formation formation, const TableView& offense) {
    constexpr double kOutside = 8.8;
    constexpr double kFarthest = 12.0;
    constexpr double kLinebackerLater = 7.0;
    constexpr double kDeepLater = 3.0;
    // everybody who is no lineman may cover, but one man stays deep
    std::vector<FormationMan*> cover;
    FormationMan* last = nullptr;
    for (FormationMan& man : formation.men) {
        if (man.position != Position::DefensiveBack && man.position != Position::Linebacker)
            continue;
        cover.push_back(&man);
        if (last == nullptr || man.front > last->front)
            last = &man;
    }
    std::erase(cover, last);
    std::vector<const Man*> outside;
    for (const Man& man : offense.men)
        if (man.attacks && std::abs(man.y) > kOutside)
            outside.push_back(&man);
    std::ranges::stable_sort(outside, {}, [](const Man* m) { return -std::abs(m->y); });
    for (const Man* receiver : outside) {
        const double wanted = -receiver->y;  // left and right change with the side
        const auto away = [&](const FormationMan* man) {
            return std::abs(man->lateral.yards() - wanted) +
                   (man->position == Position::Linebacker ? kLinebackerLater : 0.0) +
                   (man->front.yards() >= 10.0 ? kDeepLater : 0.0);
        };
        const auto nearest = std::ranges::min_element(cover, {}, away);
        if (nearest == cover.end() || away(*nearest) > kFarthest)
            continue;
        (*nearest)->lateral = Distance::yards(wanted);
        // off the line, so that nobody has to make room for him
        (*nearest)->front = Distance::yards(1.1);
        cover.erase(nearest);
    }
    return formation;
}

// The last men, who go back with the receivers: nobody turns them before the first stop, and
// whoever has run up to the line is out of the play once it is crossed.
std::vector<FigureId> deepest(const TableView& table, std::size_t most) {
    constexpr double kDeep = 9.0;
    std::vector<const Man*> men;
    for (const Man& man : table.men)
        if (!man.attacks && man.x - table.line > kDeep)
            men.push_back(&man);
    std::ranges::stable_sort(men, std::ranges::greater{}, &Man::x);
    std::vector<FigureId> ids;
    for (std::size_t i = 0; i < std::min(most, men.size()); ++i)
        ids.push_back(men[i]->id);
    return ids;
}

// Whoever stands back faces the way of the runner who would get farthest.
void faceTheRunner(Decision& place,
                   TableView table,
                   const tap::State& seen,
                   const Speeds& speeds,
                   const std::vector<FigureId>& fixed) {
    for (const tap::Placement& placement : place.placements) {
        Man man;
        man.id = placement.figure;
        man.x = table.x(placement.pose.at);
        man.y = table.y(placement.pose.at);
        man.heading = table.fromField(placement.pose.heading);
        man.speed = speeds.of(placement.figure, 0);
        man.radius = 1.0;
        man.reach = 1.2;
        std::erase_if(table.men, [&](const Man& m) { return m.id == man.id; });
        table.men.push_back(man);
    }
    double most = -1e9;
    std::size_t runner = TableView::kNobody;
    for (std::size_t i = 0; i < table.men.size(); ++i) {
        const tap::Player* player = tap::findPlayer(seen, table.men[i].id);
        const bool back =
            table.men[i].attacks && player != nullptr && player->position == tap::Position::RB;
        if (!back)
            continue;
        table.carrier = i;
        const double front = forecast(table).front;
        if (front > most) {
            most = front;
            runner = i;
        }
    }
    if (runner == TableView::kNobody)
        return;
    table.carrier = runner;
    constexpr double kBehindTheLine = 6.5;
    // whom the call tells where to face, and the last men
    std::vector<FigureId> deep = deepest(table, seen.down >= 3 || toGain(seen) > 5.0 ? 2 : 1);
    std::erase_if(deep, [&](FigureId id) { return std::ranges::find(fixed, id) != fixed.end(); });
    for (tap::Placement& placement : place.placements)
        if (std::ranges::find(deep, placement.figure) != deep.end())
            placement.pose.heading = table.onField(0.0);
    for (const Turn& t : pursuit(table, 11)) {
        const Man& man = table.men[t.man];
        // the front of the defense rushes straight ahead
        const bool isTold = std::ranges::find(deep, man.id) != deep.end() ||
                            std::ranges::find(fixed, man.id) != fixed.end();
        if (man.x - table.line < kBehindTheLine || t.seconds > 6.0 || isTold)
            continue;
        for (tap::Placement& placement : place.placements)
            if (placement.figure == man.id)
                placement.pose.heading = table.onField(t.heading);
    }
}

PlaySituation neededNow(const tap::State& seen) {
    const bool late =
        seen.half >= 2 && snapsLeft(seen) <= 6 &&
        seen.score[tap::indexOf(seen.offense)] < seen.score[tap::indexOf(other(seen.offense))];
    if (late)
        return PlaySituation::Late;
    if (100.0 - spotOf(seen) <= 6.0)
        return PlaySituation::GoalLine;
    const double need = toGain(seen);
    return need <= 3.0   ? PlaySituation::Short
           : need <= 7.0 ? PlaySituation::Medium
                         : PlaySituation::Long;
}

bool suits(const Play& play, const tap::State& seen) {
    return play.suits.empty() || std::ranges::find(play.suits, neededNow(seen)) != play.suits.end();
}

// The formation as the play wants it.
Formation drawn(Formation formation, const Play& play) {
    for (FormationMan& man : formation.men) {
        for (const auto& [role, heading] : play.headings)
            if (role == man.role)
                man.heading = heading;
        if (man.position == Position::Quarterback && play.standing)
            man.secondBase = true;
    }
    return formation;
}

const Formation* findIn(const std::vector<const Formation*>& formations, const std::string& id) {
    const auto found =
        std::ranges::find_if(formations, [&](const Formation* f) { return f->id == id; });
    return found == formations.end() ? nullptr : *found;
}

}  // namespace

std::vector<Decision> Sense::lineUp(const tap::State& seen,
                                    const tap::Prompt& prompt,
                                    Side side,
                                    const Formation& formation) const {
    auto decisions = m_setup.lineups->decisions(seen, side, formation);
    if (!decisions)
        return {};
    for (const DecisionKind ends : {DecisionKind::Set, DecisionKind::Ready, DecisionKind::Done}) {
        if (wants(prompt, ends)) {
            decisions->push_back(word(ends, side));
            break;
        }
    }
    return *std::move(decisions);
}

std::vector<Intent> Sense::intents(const tap::State& seen, Side side) const {
    std::vector<Intent> all;
    const auto fitting = m_setup.lineups->fitting(seen, side);
    for (const Play& play : m_setup.lineups->plays) {
        const Formation* formation = findIn(fitting, play.formation);
        if (formation == nullptr || play.type == PlayType::Defense)
            continue;
        Intent intent;
        intent.formation = drawn(*formation, play);
        intent.pass = play.type == PlayType::Pass;
        intent.carrier = play.carrier;
        intent.stopSeconds = play.stopSeconds;
        intent.reads = play.reads;
        intent.suits = suits(play, seen);
        all.push_back(std::move(intent));
    }
    if (!all.empty())
        return all;
    // without a playbook: every formation as it is drawn, its own man with the ball or a pass
    for (const Formation* formation : fitting) {
        Intent run;
        run.formation = *formation;
        run.carrier = formation->carrier;
        Intent pass = run;
        pass.pass = true;
        pass.stopSeconds = 1.1;
        all.push_back(std::move(run));
        all.push_back(std::move(pass));
    }
    return all;
}

std::vector<Decision> Sense::offenseLineUp(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           int attempt) {
    const bool punt = seen.playFacts.kind == tap::PlayKind::Punt;
    const bool mayPunt = wants(prompt, DecisionKind::DeclarePunt);
    const bool mayKick = wants(prompt, DecisionKind::DeclareFieldGoal);
    if (!punt && attempt == 0) {
        const bool lastDown = seen.down >= seen.rules.downs.perSeries;
        FourthDown choice = FourthDown::Go;
        if (lastDown && (mayPunt || mayKick) && seen.tryKind == tap::TryKind::None)
            choice = fourthDown(seen, side, mayPunt, mayKick);
        if (kicksNow(seen, side, mayKick))
            choice = FourthDown::FieldGoal;
        if (choice == FourthDown::Punt)
            return {word(DecisionKind::DeclarePunt, side)};
        if (choice == FourthDown::FieldGoal)
            return {word(DecisionKind::DeclareFieldGoal, side)};
    }
    const std::uint64_t chosen = luck(seen, 7 + static_cast<std::uint64_t>(attempt));
    if (punt) {
        m_intent.reset();
        const auto fitting = m_setup.lineups->fitting(seen, side);
        const double back = spotOf(seen);
        const Formation* formation = pick(fitting, chosen, [&](const Formation& f) {
            // whatever the shadow of the goal leaves room for
            return attempt < 2 && f.gunners.size() == (back < 12.0 ? 1U : 2U) ? 1.0 : 0.0;
        });
        if (formation == nullptr)
            return {word(DecisionKind::Withdraw, side)};
        auto plan = lineUp(seen, prompt, side, *formation);
        return attempt > 6 ? Decisions{word(DecisionKind::Withdraw, side)} : plan;
    }
    const double need = toGain(seen);
    const bool late = seen.half >= 2 && snapsLeft(seen) <= 6;
    const int lead = seen.score[tap::indexOf(side)] - seen.score[tap::indexOf(other(side))];
    // the longer the way the likelier a pass
    int passPercent = need <= 2.5 ? 20 : need <= 6.0 ? 40 : need <= 10.5 ? 50 : 75;
    if (late)
        passPercent = lead < 0 ? 85 : 20;
    const bool pass = luck(seen, 3) % 100 < static_cast<std::uint64_t>(passPercent);
    const auto all = intents(seen, side);
    std::vector<const Intent*> fit;
    for (const Intent& intent : all)
        if (intent.pass == pass && intent.suits)
            fit.push_back(&intent);
    if (fit.empty())
        for (const Intent& intent : all)
            fit.push_back(&intent);
    if (fit.empty())
        return {};
    m_intent = *fit[chosen % fit.size()];
    return lineUp(seen, prompt, side, m_intent->formation);
}

std::vector<Decision> Sense::defenseLineUp(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           int attempt) const {
    const auto fitting = m_setup.lineups->fitting(seen, side);
    const TableView offense = view(seen, other(side));
    const int wide = receiversWide(seen);
    const bool sees = std::ranges::any_of(offense.men, &Man::attacks);
    const double need = toGain(seen);
    const double goal = 100.0 - spotOf(seen);
    const auto backsAsked = [&] {
        const double asked = goal < 6.0 || need < 1.5 ? 3.0
                             : sees                   ? 2.0 + wide
                             : need > 12.0            ? 5.0
                                                      : 4.0;
        return std::clamp(asked, 3.0, 6.0);
    };
    const auto liked = [&](const Formation& f) {
        if (attempt > 2)
            return 0.0;
        return -std::abs(static_cast<double>(menAt(f, Position::DefensiveBack)) - backsAsked());
    };
    const std::uint64_t chosen = luck(seen, 11 + static_cast<std::uint64_t>(attempt));
    const Formation* formation = pick(fitting, chosen, liked);
    if (formation == nullptr)
        return fallback(seen, prompt, side, attempt);
    // a call of the playbook from it, if there is one for this situation
    Formation called = *formation;
    std::vector<std::string> told;
    std::vector<const Play*> plays;
    for (const Play& play : m_setup.lineups->plays)
        if (play.type == PlayType::Defense && play.formation == formation->id && suits(play, seen))
            plays.push_back(&play);
    if (!plays.empty() && attempt == 0) {
        const Play& play = *plays[(chosen >> 8U) % plays.size()];
        called = drawn(std::move(called), play);
        for (const auto& [role, heading] : play.headings)
            told.push_back(role);
    }
    // what turns out to be too close together is tried as it was drawn
    const bool asDrawn = !sees || attempt > 1 || formation->unit != FormationUnit::Defense;
    auto plan = lineUp(seen, prompt, side, asDrawn ? called : coveringWide(called, offense));
    if (asDrawn || attempt > 0)
        return plan;
    std::vector<FigureId> fixed;
    for (const auto& [role, id] : m_setup.lineups->roles(side, called))
        if (std::ranges::find(told, role) != told.end())
            fixed.push_back(id);
    for (Decision& decision : plan)
        if (decision.kind == DecisionKind::Place)
            faceTheRunner(decision, offense, seen, *m_setup.speeds, fixed);
    return plan;
}

std::vector<Decision> Sense::kickLineUp(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side,
                                        int attempt) const {
    const auto fitting = m_setup.lineups->fitting(seen, side);
    if (fitting.empty() || !wants(prompt, DecisionKind::Place))
        return fallback(seen, prompt, side, attempt);
    const auto place = luck(seen, 13 + static_cast<std::uint64_t>(attempt));
    return lineUp(seen, prompt, side, *fitting[place % fitting.size()]);
}

std::vector<Decision> Sense::announce(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side) const {
    const auto option =
        std::ranges::find(prompt.options, DecisionKind::Announce, &tap::Option::decision);
    if (option == prompt.options.end() || option->figures.empty())
        return {};
    std::optional<FigureId> quarterback;
    for (const FigureId id : option->figures) {
        const tap::Player* player = tap::findPlayer(seen, id);
        const bool punter = player != nullptr && player->position == tap::Position::P;
        if (player != nullptr && (player->position == tap::Position::QB || punter))
            quarterback = id;
    }
    const auto named = [&](FigureId id) {
        Decision decision = word(DecisionKind::Announce, side);
        decision.figure = id;
        return Decisions{decision};
    };
    const bool pass = m_intent && m_intent->pass;
    if ((pass || option->figures.size() == 1) && quarterback)
        return named(*quarterback);
    // whoever would get furthest as they all stand now; the back of the call among equals
    TableView table = view(seen, side);
    std::optional<FigureId> best;
    double most = -1e9;
    for (const FigureId id : option->figures) {
        if (id == quarterback)
            continue;
        table.carrier = table.indexOf(id);
        if (!table.hasCarrier())
            continue;
        double value = std::min(forecast(table).front - table.line, 25.0);
        if (m_intent) {
            for (const auto& [role, who] : m_setup.lineups->roles(side, m_intent->formation))
                if (who == id && role == m_intent->carrier)
                    value += 1.5;
        }
        if (value > most) {
            most = value;
            best = id;
        }
    }
    if (!best)
        best = quarterback ? quarterback : option->figures.front();
    return named(*best);
}

}  // namespace thrum::coach
