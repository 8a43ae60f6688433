#include "gui/games/solitaire/range_contest.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <numeric>

#include <QSettings>
#include <QStringList>

namespace thrum::gui::sol {

namespace {
constexpr int kThrower = 0;
constexpr int kReceiver = 1;

QString keyOf(const RangeClass& of) {
    QString how;
    if (of.assisted)
        how = QStringLiteral("-slider");
    else if (of.pace != BarPace::Book)  // whose scores were kept before there were others
        how = QLatin1Char('-') + paceName(of.pace);
    return (of.kind == Contest::Passing ? QStringLiteral("range/passing")
                                        : QStringLiteral("range/kicking")) +
           how;
}

solitaire::Team marksmen(const char* name) {
    solitaire::Team team;
    team.id = name;
    team.name = name;
    team.players = {{.id = "thrower", .number = "12", .name = "", .position = "QB"},
                    {.id = "receiver", .number = "82", .name = "", .position = "WR"}};
    return team;
}
}  // namespace

std::vector<int> RangeContest::stations(Contest kind) {
    return kind == Contest::Passing ? std::vector{10, 20, 30, 40, 50} : std::vector{10, 20, 30};
}

int RangeContest::shots(Contest kind) {
    return kShotsEach * static_cast<int>(stations(kind).size());
}

int RangeContest::mostPoints(Contest kind) {
    const std::vector<int> all = stations(kind);
    return kShotsEach * std::accumulate(all.begin(), all.end(), 0);
}

std::optional<int> RangeContest::yards() const {
    if (isOver())
        return std::nullopt;
    return stations(m_kind)[m_hits.size() / kShotsEach];
}

void RangeContest::add(bool hit) {
    if (!isOver())
        m_hits.push_back(hit);
}

int RangeContest::points() const {
    const std::vector<int> all = stations(m_kind);
    int points = 0;
    for (std::size_t i = 0; i < m_hits.size(); ++i)
        points += m_hits[i] ? all[i / kShotsEach] : 0;
    return points;
}

std::vector<int> RangeContest::hitsFromFarthest() const {
    std::vector<int> hits(stations(m_kind).size(), 0);
    for (std::size_t i = 0; i < m_hits.size(); ++i)
        hits[i / kShotsEach] += m_hits[i] ? 1 : 0;
    std::ranges::reverse(hits);
    return hits;
}

RangeScore scoreOf(const RangeContest& contest) {
    return {contest.points(), contest.hitsFromFarthest()};
}

bool isBetter(const RangeScore& score, const RangeScore& than) {
    return score.points != than.points ? score.points > than.points : score.hits > than.hits;
}

std::optional<RangeScore> bestScore(const QSettings* store, const RangeClass& of) {
    if (store == nullptr)
        return std::nullopt;
    const QStringList kept = store->value(keyOf(of)).toStringList();
    const auto parts = RangeContest::stations(of.kind).size() + 1;
    if (kept.size() != static_cast<qsizetype>(parts))
        return std::nullopt;  // nothing, or what somebody else wrote
    RangeScore score;
    for (qsizetype i = 0; i < kept.size(); ++i) {
        bool read = false;
        const int value = kept[i].toInt(&read);
        const int most = i == 0 ? RangeContest::mostPoints(of.kind) : RangeContest::kShotsEach;
        if (!read || value < 0 || value > most)
            return std::nullopt;
        if (i == 0)
            score.points = value;
        else
            score.hits.push_back(value);
    }
    return score;
}

bool keepBest(QSettings* store, const RangeClass& of, const RangeScore& score) {
    const auto best = bestScore(store, of);
    if (best && !isBetter(score, *best))
        return false;
    if (store != nullptr) {
        QStringList kept{QString::number(score.points)};
        for (const int hits : score.hits)
            kept << QString::number(hits);
        store->setValue(keyOf(of), kept);
        store->sync();
    }
    return true;
}

solitaire::State rangeState(const solitaire::RulesData& rules, Contest kind, int yards) {
    solitaire::State s;
    s.rules = rules;
    s.teams = {marksmen("Range"), marksmen("Guests")};
    s.offense = Side::Home;
    s.down = 1;
    s.playFacts.snapped = true;
    const FigureId thrower{Side::Home, kThrower};
    const FigureId receiver{Side::Home, kReceiver};
    const auto at = [](double x) { return FieldPoint{Spot::yards(x), field::kMiddle.y}; };
    const auto stand = [&](FigureId id, double x, double heading) {
        solitaire::Figure man;
        man.id = id;
        man.pose = {at(x), Heading::degrees(heading)};
        s.figures.push_back(man);
    };
    if (kind == Contest::Passing) {
        constexpr double kFrom = 25.0;
        s.phase = solitaire::Phase::Shot;
        s.shotKind = solitaire::ShotKind::Throw;
        s.playFacts.kind = solitaire::PlayKind::Pass;
        s.playFacts.eligible = {receiver};
        s.line = Distance::yards(kFrom + 5.0);
        s.toGain = Distance::yards(kFrom + 15.0);
        s.carrier = thrower;
        stand(thrower, kFrom, 0.0);
        stand(receiver, kFrom + yards, 180.0);
        return s;
    }
    s.phase = solitaire::Phase::KickShot;
    s.shotKind = solitaire::ShotKind::FieldGoal;
    s.playFacts.kind = solitaire::PlayKind::FieldGoal;
    s.playFacts.simple = true;
    s.line = Distance::yards(100.0 - yards);
    s.toGain = Distance::yards(100.0);
    s.ball = at(100.0 - yards - rules.fieldGoal.depthYd);
    return s;
}

}  // namespace thrum::gui::sol
