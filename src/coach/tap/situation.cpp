#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/expected_points.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::coach {

bool wants(const tap::Prompt& prompt, tap::DecisionKind kind) {
    return std::ranges::find(prompt.wants, kind) != prompt.wants.end();
}

const tap::Option* optionFor(const tap::Prompt& prompt, tap::DecisionKind kind) {
    const auto found = std::ranges::find(prompt.options, kind, &tap::Option::decision);
    return found == prompt.options.end() ? nullptr : &*found;
}

double spotOf(const tap::State& seen) {
    return downfield(seen.lineOfScrimmage, seen.offense).yards();
}

bool isNearGoal(const tap::State& seen) {
    constexpr double kNear = 10.0;
    return seen.rules->field.lengthYards - spotOf(seen) <= kNear;
}

double toGain(const tap::State& seen) {
    return downfield(seen.lineToGain, seen.offense).yards() - spotOf(seen);
}

double pointsAfterLoss(const tap::State& seen, double gain) {
    if (seen.tryKind == tap::TryKind::TwoPoint)
        return 0.0;
    // in the end zone it is brought out or downed
    const double spot = spotOf(seen) + gain;
    const double theirs =
        spot >= 100.0 ? seen.rules->turnover.touchbackYard : 100.0 - std::max(1.0, spot);
    return -expectedPoints(1, 10.0, theirs);
}

double pointsAfterGain(const tap::State& seen, double gain) {
    const double spot = spotOf(seen) + gain;
    const bool scores = spot >= seen.rules->field.lengthYards;
    if (seen.tryKind == tap::TryKind::TwoPoint)
        return scores ? seen.rules->score.twoPoint : 0.0;
    if (scores)
        return seen.rules->score.touchdown;
    const double need = toGain(seen);
    if (gain >= need)
        return expectedPoints(1, std::min(10.0, 100.0 - spot), spot);
    return seen.down < seen.rules->downs.perSeries
               ? expectedPoints(seen.down + 1, need - gain, std::max(0.0, spot))
               : pointsAfterLoss(seen, gain);
}

int leadOf(const tap::State& seen, Side side) {
    return seen.score[tap::indexOf(side)] - seen.score[tap::indexOf(other(side))];
}

bool isLate(const tap::State& seen) {
    constexpr int kLastSnaps = 6;
    return seen.half >= seen.rules->game.halves && snapsLeft(seen) <= kLastSnaps;
}

int passLeaning(const tap::State& seen) {
    const double need = toGain(seen);
    if (isLate(seen))
        return leadOf(seen, seen.offense) < 0 ? 85 : 25;
    // the longer the way the likelier a pass
    const int usual = need <= 2.5 ? 25 : need <= 6.0 ? 42 : need <= 10.5 ? 50 : 72;
    return seen.down >= 3 && need > 4.0 ? usual + 12 : usual;
}

PlaySituation neededNow(const tap::State& seen) {
    if (isLate(seen) && leadOf(seen, seen.offense) < 0)
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

const Formation* pick(const std::vector<const Formation*>& fitting,
                      std::uint64_t luck,
                      const std::function<double(const Formation&)>& likes) {
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

bool mayRun(const Man& man) {
    return man.position == tap::Position::RB ||
           (man.position == tap::Position::QB && man.speed > 1.0);
}

std::size_t answersAllowed(const tap::State& seen) {
    constexpr std::size_t kAll = 11;
    const bool stop =
        seen.phase == tap::Phase::StopDefense || seen.phase == tap::Phase::PuntStopDefense;
    return stop ? static_cast<std::size_t>(seen.playFacts.offenseTurns +
                                           seen.rules->pivot.defenseExtra)
                : kAll;
}

bool accepted(const tap::State& from, const std::vector<tap::Decision>& plan) {
    return !firstRefusal(from, plan);
}

std::optional<RuleViolation> firstRefusal(const tap::State& from,
                                          const std::vector<tap::Decision>& plan) {
    tap::State state = from;
    for (const tap::Decision& decision : plan) {
        auto step = tap::apply(state, decision);
        if (!step)
            return step.error();
        state = std::move(step->next);
    }
    return std::nullopt;
}

}  // namespace thrum::coach
