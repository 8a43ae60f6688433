#include "coach/tap/favorites.hpp"
#include "coach/tap/film.hpp"
#include "coach/tap/memory.hpp"
#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/expected_points.hpp>

#include <algorithm>
#include <cmath>

// Formations: what to call for down and distance, and whom to give the ball.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

// The dice table: ways out of 36 to make it. Clause: TAP-FG-2.
double fieldGoalChance(const tap::State& seen) {
    const double yards = seen.rules->field.lengthYards - spotOf(seen);
    if (yards > seen.rules->fieldGoal.maxYards)
        return 0.0;
    int most = 0;
    for (const tap::IntRange& row : seen.rules->fieldGoal.table) {
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
    state.lineToGain =
        fieldX(Distance::yards(std::min(100.0, spot + state.rules->downs.yardsToGain)), offense);
    state.playFacts.kind = tap::PlayKind::Scrimmage;
    state.phase = tap::Phase::LineUp;
    ++state.play;
    return state;
}

constexpr double kAfterAKick = 25.0;  // yards from their own goal, where the others then begin

enum class FourthDown : std::uint8_t { Go, Punt, FieldGoal };

// @param nerve  -100 to 100 (Persona)
FourthDown fourthDown(const tap::State& seen, Side side, bool mayPunt, bool mayKick, int nerve) {
    const double spot = spotOf(seen);
    const double need = std::max(0.2, toGain(seen));
    // fourth downs made in games of level 1: docs/coach.md, "Expected points"
    const double makes = 5.0 / (need + 5.6);
    const Side them = other(side);
    const double made = spot + need >= 99.5
                            ? winChance(
                                  [&] {
                                      tap::State s = firstAndTen(seen, them, kAfterAKick);
                                      s.score[tap::indexOf(side)] += seen.rules->score.touchdown +
                                                                     seen.rules->score.extraPoint;
                                      return s;
                                  }(),
                                  side)
                            : winChance(firstAndTen(seen, side, spot + need + 2.0), side);
    const double missed = winChance(firstAndTen(seen, them, 100.0 - spot), side);
    double best = makes * made + (1.0 - makes) * missed;
    if (mayPunt || mayKick) {
        // A ball given away on downs is held against a coach, the more so near his own goal; so
        // many points does it seem to cost beyond what it does.
        constexpr double kHeldAgainst = 1.5;
        tap::State ahead = seen;
        ++ahead.score[tap::indexOf(side)];
        const double aPoint = std::max(0.0, winChance(ahead, side) - winChance(seen, side));
        best -= kHeldAgainst * (1.0 - nerve / 100.0) * std::clamp((70.0 - spot) / 40.0, 0.0, 1.0) *
                aPoint;
    }
    FourthDown choice = FourthDown::Go;
    if (mayPunt) {
        const double lands = spot + 38.0;
        const double theirs = lands >= 97.0 ? seen.rules->punt.touchbackYard : 100.0 - lands + 4.0;
        const double punted = winChance(firstAndTen(seen, them, theirs), side);
        if (punted > best) {
            best = punted;
            choice = FourthDown::Punt;
        }
    }
    if (mayKick) {
        const double good = fieldGoalChance(seen);
        tap::State scored = firstAndTen(seen, them, kAfterAKick);
        scored.score[tap::indexOf(side)] += seen.rules->score.fieldGoal;
        const double back = std::max(100.0 - spot, seen.rules->fieldGoal.missedMinYard);
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
    const bool lastHalf = seen.half >= seen.rules->game.halves;
    if (lastHalf && (lead > 0 || lead < -3))
        return false;
    return fieldGoalChance(seen) > 0.5;
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

namespace {

// The line blocks whoever stands there already: each lineman turns a little toward a rusher of his
// own. Where the offense lines up first it stands as the play is drawn.
void blockWhoStandsThere(Formation& formation, const TableView& table, bool run) {
    constexpr double kFront = 4.5;
    constexpr double kReach = 3.2;
    constexpr double kMost = 20.0;
    std::vector<const Man*> rushers;
    for (const Man& man : table.men)
        if (!man.attacks && man.x - table.line < kFront && std::abs(man.y) < 11.5)
            rushers.push_back(&man);
    std::vector<FormationMan*> line;
    for (FormationMan& man : formation.men) {
        const bool blocks = man.position == Position::Center || man.position == Position::Guard ||
                            man.position == Position::Tackle ||
                            (run && man.position == Position::TightEnd);
        if (blocks && man.front.yards() < 1.0)
            line.push_back(&man);
    }
    std::ranges::stable_sort(
        line, {}, [](const FormationMan* man) { return std::abs(man->lateral.yards()); });
    for (FormationMan* man : line) {
        const double lateral = man->lateral.yards();
        const auto nearest = std::ranges::min_element(
            rushers, {}, [&](const Man* rusher) { return std::abs(rusher->y - lateral); });
        if (nearest == rushers.end() || std::abs((*nearest)->y - lateral) > kReach)
            continue;
        const double toward = directionTo(table.line - 1.6, lateral, (*nearest)->x, (*nearest)->y);
        man->heading = Heading::degrees(std::clamp(toward, -kMost, kMost));
        rushers.erase(nearest);
    }
}

}  // namespace

Intent intentOf(const Play& play, const Formation& formation, const tap::State& seen) {
    Intent intent;
    intent.name = play.name;
    intent.play = play.id;
    intent.own = play.own;
    intent.formation = drawn(formation, play);
    intent.pass = play.type == PlayType::Pass;
    intent.carrier = play.carrier;
    intent.stopSeconds = play.stopSeconds;
    intent.reads = play.reads;
    intent.suits = suits(play, seen);
    return intent;
}

std::vector<Intent> Sense::intents(const tap::State& seen, Side side) const {
    std::vector<Intent> all;
    const auto fitting = m_setup.lineups->fitting(seen, side);
    const TableView table = view(seen, side);
    for (const Play& play : m_setup.lineups->plays) {
        const Formation* formation = findIn(fitting, play.formation);
        if (formation == nullptr || play.type == PlayType::Defense)
            continue;
        Intent intent = intentOf(play, *formation, seen);
        blockWhoStandsThere(intent.formation, table, !intent.pass);
        all.push_back(std::move(intent));
    }
    if (!all.empty())
        return all;
    // without a playbook: every formation as it is drawn, its own man with the ball or a pass
    for (const Formation* formation : fitting) {
        Intent run;
        run.name = formation->name;
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

std::optional<double> Sense::usually(const Intent& intent, const tap::State& seen) const {
    const bool seenOnFilm = m_setup.eye.film > 0.0 && !intent.own;
    return seenOnFilm ? filmed(intent.play, isNearGoal(seen)) : std::nullopt;
}

int Sense::leansToPass(const tap::State& seen) const {
    const int usual = passLeaning(seen);
    // who has to hurry, or to run the clock out, does so whatever he likes
    if (m_setup.persona == nullptr || isLate(seen))
        return usual;
    const auto down = static_cast<std::size_t>(std::clamp(seen.down, 1, 4) - 1);
    constexpr int kLeast = 4;
    return std::clamp(usual + m_setup.persona->passAdds.at(down) + leansByMemory(seen, memory()),
                      kLeast,
                      100 - kLeast);
}

std::vector<Decision> Sense::offenseLineUp(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           int attempt) {
    m_callName.clear();  // a kick has no name
    const bool punt = seen.playFacts.kind == tap::PlayKind::Punt;
    const bool mayPunt = wants(prompt, DecisionKind::DeclarePunt);
    const bool mayKick = wants(prompt, DecisionKind::DeclareFieldGoal);
    if (!punt && attempt == 0) {
        const bool lastDown = seen.down >= seen.rules->downs.perSeries;
        FourthDown choice = FourthDown::Go;
        if (lastDown && (mayPunt || mayKick) && seen.tryKind == tap::TryKind::None)
            choice = fourthDown(seen, side, mayPunt, mayKick, nerve());
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
        m_callName = formation->name;
        auto plan = lineUp(seen, prompt, side, *formation);
        return attempt > 6 ? Decisions{word(DecisionKind::Withdraw, side)} : plan;
    }
    const bool pass = luck(seen, 3) % 100 < static_cast<std::uint64_t>(leansToPass(seen));
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
    keepFavorites(fit, &Intent::play, m_setup.persona, luck(seen, 43));
    m_intent = *fit[chosen % fit.size()];
    m_callName = m_intent->name;
    return lineUp(seen, prompt, side, m_intent->formation);
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

}  // namespace thrum::coach
