#include "gui/workshop/bench_results.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
QString say(const char* text) {
    return QCoreApplication::translate("Bench", text);
}

std::optional<app::BenchNumber> valueIn(const BenchMeasured& measured, app::BenchTest test) {
    const app::BenchSum* sum = measured.sum(test);
    if (sum == nullptr || sum->value.n == 0)
        return std::nullopt;
    return sum->value;
}

std::optional<app::BenchNumber> driftIn(const BenchMeasured& measured) {
    const app::BenchSum* sum = measured.sum(app::BenchTest::Dash);
    if (sum == nullptr || sum->runs == 0)
        return std::nullopt;
    return sum->left;
}

app::BenchNumber percent(app::BenchNumber share) {
    share.mean *= 100.0;
    share.low *= 100.0;
    share.high *= 100.0;
    return share;
}
}  // namespace

QString testTitle(app::BenchTest test) {
    switch (test) {
        case app::BenchTest::Dash:
            return say(QT_TRANSLATE_NOOP("Bench", "Dash"));
        case app::BenchTest::SameSpot:
            return say(QT_TRANSLATE_NOOP("Bench", "Same spot"));
        case app::BenchTest::Jump:
            return say(QT_TRANSLATE_NOOP("Bench", "Jump"));
        case app::BenchTest::Push:
            return say(QT_TRANSLATE_NOOP("Bench", "Push"));
        case app::BenchTest::Arc:
            return say(QT_TRANSLATE_NOOP("Bench", "Arc"));
        case app::BenchTest::Falls:
            return say(QT_TRANSLATE_NOOP("Bench", "Falls"));
        case app::BenchTest::HeadOn:
            return say(QT_TRANSLATE_NOOP("Bench", "Head on"));
        case app::BenchTest::Angle:
            break;
    }
    return say(QT_TRANSLATE_NOOP("Bench", "At 45°"));
}

std::vector<BenchFact> factsOf(const BenchMeasured& now,
                               const BenchMeasured& before,
                               const app::BenchGoals& goals) {
    using app::BenchTest;
    std::vector<BenchFact> facts;
    const auto add = [&](QString title, BenchTest test, int decimals, QString unit) -> BenchFact& {
        BenchFact fact;
        fact.title = std::move(title);
        fact.test = test;
        fact.now = valueIn(now, test);
        fact.before = valueIn(before, test);
        fact.decimals = decimals;
        fact.unit = std::move(unit);
        facts.push_back(fact);
        return facts.back();
    };
    const QString yd = QStringLiteral("yd");
    const double yards =
        now.sum(BenchTest::Dash) == nullptr && before.sum(BenchTest::Dash) != nullptr
            ? before.dashYards
            : now.dashYards;
    BenchFact& dash = add(say(QT_TRANSLATE_NOOP("Bench", "Dash %1 yd")).arg(yards),
                          BenchTest::Dash,
                          2,
                          QStringLiteral("s"));
    if (before.dashYards != now.dashYards)
        dash.before.reset();
    if (yards == 20.0)
        dash.goal = goals.dash20S;
    dash.lessWord = say(QT_TRANSLATE_NOOP("Bench", "quicker"));
    dash.moreWord = say(QT_TRANSLATE_NOOP("Bench", "slower"));
    BenchFact drift;
    drift.title = say(QT_TRANSLATE_NOOP("Bench", "End drift"));
    drift.now = driftIn(now);
    if (before.dashYards == now.dashYards)
        drift.before = driftIn(before);
    if (yards == 20.0)
        drift.goal = goals.driftYards;
    drift.unit = yd;
    drift.aboutZero = true;
    drift.lessWord = say(QT_TRANSLATE_NOOP("Bench", "straighter"));
    drift.moreWord = say(QT_TRANSLATE_NOOP("Bench", "more to one side"));
    facts.push_back(drift);
    BenchFact& spot = add(say(QT_TRANSLATE_NOOP("Bench", "Same spot")), BenchTest::SameSpot, 2, yd);
    spot.goal = goals.spotYards;
    spot.lessWord = say(QT_TRANSLATE_NOOP("Bench", "steadier"));
    spot.moreWord = say(QT_TRANSLATE_NOOP("Bench", "wilder"));
    BenchFact& push =
        add(say(QT_TRANSLATE_NOOP("Bench", "Push 7 g")), BenchTest::Push, 2, QStringLiteral("in"));
    push.goal = goals.pushInches;
    push.lessIsBetter = false;
    push.lessWord = say(QT_TRANSLATE_NOOP("Bench", "weaker"));
    push.moreWord = say(QT_TRANSLATE_NOOP("Bench", "stronger"));
    BenchFact& falls =
        add(say(QT_TRANSLATE_NOOP("Bench", "Falls")), BenchTest::Falls, 0, QStringLiteral("%"));
    for (std::optional<app::BenchNumber>* share : {&falls.now, &falls.before})
        if (*share)
            *share = percent(**share);
    falls.goal = goals.fallPercent;
    falls.lessWord = say(QT_TRANSLATE_NOOP("Bench", "firmer"));
    falls.moreWord = say(QT_TRANSLATE_NOOP("Bench", "falls more"));
    // the rest only where it was asked for
    const auto asked = [&](BenchTest test) {
        return now.sum(test) != nullptr || before.sum(test) != nullptr;
    };
    if (asked(BenchTest::Jump)) {
        BenchFact& jump = add(testTitle(BenchTest::Jump), BenchTest::Jump, 2, QStringLiteral("mm"));
        jump.lessWord = say(QT_TRANSLATE_NOOP("Bench", "calmer"));
        jump.moreWord = say(QT_TRANSLATE_NOOP("Bench", "jumpier"));
    }
    if (asked(BenchTest::Arc) || goals.arcPerYard) {
        BenchFact& arc = add(testTitle(BenchTest::Arc), BenchTest::Arc, 2, QStringLiteral("°/yd"));
        arc.aboutZero = true;
        arc.goal = goals.arcPerYard;
        arc.lessIsBetter = !goals.arcPerYard;
        arc.lessWord = say(QT_TRANSLATE_NOOP("Bench", "straighter"));
        arc.moreWord = say(QT_TRANSLATE_NOOP("Bench", "rounder"));
    }
    for (const BenchTest test : {BenchTest::HeadOn, BenchTest::Angle}) {
        if (!asked(test))
            continue;
        BenchFact& drive = add(testTitle(test), test, 1, QStringLiteral("mm"));
        drive.lessIsBetter = false;
        drive.lessWord = say(QT_TRANSLATE_NOOP("Bench", "weaker"));
        drive.moreWord = say(QT_TRANSLATE_NOOP("Bench", "stronger"));
    }
    return facts;
}

GoalMet goalMet(const BenchFact& fact) {
    if (!fact.goal)
        return GoalMet::NoGoal;
    if (!fact.now)
        return GoalMet::Unknown;
    const double value = fact.aboutZero ? std::fabs(fact.now->mean) : fact.now->mean;
    const bool met = fact.lessIsBetter ? value <= *fact.goal : value >= *fact.goal;
    return met ? GoalMet::Met : GoalMet::Missed;
}

std::pair<int, int> goalsIn(const std::vector<BenchFact>& facts) {
    int met = 0;
    int of = 0;
    for (const BenchFact& fact : facts) {
        if (!fact.goal || !fact.now || fact.now->n < 2)
            continue;
        ++of;
        met += goalMet(fact) == GoalMet::Met ? 1 : 0;
    }
    return {met, of};
}

double awayFromGoals(const std::vector<BenchFact>& facts) {
    constexpr double kLeastGoal = 0.1;  // what a goal of nothing is measured by
    double away = 0.0;
    for (const BenchFact& fact : facts) {
        if (goalMet(fact) != GoalMet::Missed)
            continue;
        const double value = fact.aboutZero ? std::fabs(fact.now->mean) : fact.now->mean;
        away += std::fabs(value - *fact.goal) / std::max(std::fabs(*fact.goal), kLeastGoal);
    }
    return away;
}

namespace {
// The mean of a drift counts by how far it is from the middle.
app::BenchNumber folded(app::BenchNumber number) {
    if (number.mean >= 0.0)
        return number;
    const double low = number.low;
    number.mean = -number.mean;
    number.low = -number.high;
    number.high = -low;
    return number;
}

app::BenchChange changeIn(const BenchFact& fact) {
    if (!fact.now || !fact.before)
        return app::BenchChange::NoClearDifference;
    if (fact.aboutZero)
        return app::changeOf(folded(*fact.before), folded(*fact.now));
    return app::changeOf(*fact.before, *fact.now);
}
}  // namespace

bool isBetter(const BenchFact& fact) {
    return changeIn(fact) == (fact.lessIsBetter ? app::BenchChange::Less : app::BenchChange::More);
}

QString changeWord(const BenchFact& fact) {
    if (!fact.now || !fact.before)
        return {};
    switch (changeIn(fact)) {
        case app::BenchChange::Less:
            return fact.lessWord;
        case app::BenchChange::More:
            return fact.moreWord;
        case app::BenchChange::NoClearDifference:
            break;
    }
    return say(QT_TRANSLATE_NOOP("Bench", "no clear difference"));
}

QString eighths(double inches) {
    static constexpr std::array<const char*, 8> kParts{"", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"};
    const int count = static_cast<int>(std::lround(std::fabs(inches) * 8.0));
    const QString whole = QString::number(count / 8);
    const QString part = QString::fromUtf8(kParts.at(static_cast<std::size_t>(count % 8)));
    if (count % 8 == 0)
        return whole;
    return count < 8 ? part : QStringLiteral("%1 %2").arg(whole, part);
}

QString factValue(const BenchFact& fact, double value) {
    if (fact.unit == QLatin1String("in"))
        return QStringLiteral("%1 in").arg(eighths(value));
    QString number = QString::number(fact.aboutZero ? std::fabs(value) : value, 'f', fact.decimals);
    if (fact.aboutZero && number.toDouble() != 0.0)
        number = (value > 0.0 ? say(QT_TRANSLATE_NOOP("Bench", "L %1"))
                              : say(QT_TRANSLATE_NOOP("Bench", "R %1")))
                     .arg(number);
    return QStringLiteral("%1 %2").arg(number.replace(QLatin1Char('-'), QChar{0x2212}), fact.unit);
}

bool isOfGoingAlone(app::BenchTest test) {
    return test == app::BenchTest::Dash || test == app::BenchTest::SameSpot ||
           test == app::BenchTest::Arc;
}

QString factWords(const BenchFact& fact) {
    return say(QT_TRANSLATE_NOOP("Bench", "%1: %2, %3."))
        .arg(fact.title, fact.now ? factValue(fact, fact.now->mean) : QString{}, factDetail(fact));
}

QString factDetail(const BenchFact& fact) {
    if (!fact.now)
        return say(QT_TRANSLATE_NOOP("Bench", "not measured since the last change"));
    const app::BenchNumber& now = *fact.now;
    // an eighth of an inch is as fine as a sled is read
    const int decimals = fact.decimals + (fact.unit == QLatin1String("in") ? 0 : 1);
    const auto number = [&](double value) {
        return QString::number(value, 'f', decimals).replace(QLatin1Char('-'), QChar{0x2212});
    };
    // a range about the middle in the words of its mean
    const auto aside = [&](double value) {
        if (!fact.aboutZero)
            return number(value);
        return (value >= 0.0 ? say(QT_TRANSLATE_NOOP("Bench", "L %1"))
                             : say(QT_TRANSLATE_NOOP("Bench", "R %1")))
            .arg(number(std::fabs(value)));
    };
    QString text = say(QT_TRANSLATE_NOOP("Bench", "n %1")).arg(now.n);
    if (now.n < 2)
        return text;
    if (now.spread > 0.0)
        text +=
            say(QT_TRANSLATE_NOOP("Bench", " · spread %1 %2")).arg(number(now.spread), fact.unit);
    return text + say(QT_TRANSLATE_NOOP("Bench", " · 95 % %1 to %2 %3"))
                      .arg(aside(now.low), aside(now.high), fact.unit);
}

QString verdictOf(const std::vector<BenchFact>& facts, bool hasBefore, bool passes) {
    QStringList better;
    QStringList worse;
    QString goal;
    bool compared = false;
    bool measured = false;
    bool anyGoal = false;
    for (const BenchFact& fact : facts) {
        measured = measured || fact.now.has_value();
        compared = compared || (fact.now && fact.before);
        anyGoal = anyGoal || goalMet(fact) == GoalMet::Met || goalMet(fact) == GoalMet::Missed;
        const app::BenchChange change = changeIn(fact);
        if (change != app::BenchChange::NoClearDifference)
            (isBetter(fact) ? better : worse)
                << (change == app::BenchChange::Less ? fact.lessWord : fact.moreWord);
        if (goal.isEmpty() && goalMet(fact) == GoalMet::Missed) {
            const double value = fact.aboutZero ? std::fabs(fact.now->mean) : fact.now->mean;
            BenchFact plain = fact;
            plain.aboutZero = false;
            goal = say(QT_TRANSLATE_NOOP("Bench", "%1 is %2 from the goal"))
                       .arg(fact.title, factValue(plain, std::fabs(value - *fact.goal)));
        }
    }
    if (!measured)
        return say(QT_TRANSLATE_NOOP("Bench", "Press Space: the lane shows what the base does."));
    const QString comma = QStringLiteral(", ");
    const QString but = say(QT_TRANSLATE_NOOP("Bench", ", but "));
    QString text;
    if (!better.isEmpty() && !worse.isEmpty())
        text = better.join(comma) + but + worse.join(comma);
    else
        text = (better + worse).join(comma);
    if (text.isEmpty() && compared)
        text = say(QT_TRANSLATE_NOOP("Bench", "no clear difference to before"));
    else if (!text.isEmpty())
        text += say(QT_TRANSLATE_NOOP("Bench", " than before"));
    if (!goal.isEmpty())
        text += (text.isEmpty() ? QString{} : QStringLiteral("; ")) + goal;
    else if (anyGoal)
        text += (text.isEmpty() ? QString{} : QStringLiteral("; ")) +
                (passes ? say(QT_TRANSLATE_NOOP("Bench", "every goal that was measured is met"))
                        : say(QT_TRANSLATE_NOOP("Bench",
                                                "every goal is met, but it fails the inspection")));
    if (text.isEmpty() && !std::ranges::any_of(facts, [](const BenchFact& fact) {
            return fact.now && fact.now->n > 1;
        }))
        return say(QT_TRANSLATE_NOOP("Bench", "One run says little: Space makes more of them."));
    if (text.isEmpty() && hasBefore)
        return say(QT_TRANSLATE_NOOP("Bench", "Measured; Space runs the state before, too."));
    if (text.isEmpty())
        return say(QT_TRANSLATE_NOOP("Bench", "Measured; change something and measure again."));
    text[0] = text[0].toUpper();
    return text + QLatin1Char('.');
}

QString laneWords(app::BenchTest test, const app::BenchSum& sum) {
    if (sum.runs == 0)
        return {};
    const double left = sum.left.mean;
    const QString side = std::fabs(left) < 0.05
                             ? say(QT_TRANSLATE_NOOP("Bench", "in the middle"))
                             : (left > 0.0 ? say(QT_TRANSLATE_NOOP("Bench", "%1 yd left"))
                                           : say(QT_TRANSLATE_NOOP("Bench", "%1 yd right")))
                                   .arg(std::fabs(left), 0, 'f', 1);
    const QString end = QStringLiteral("%1 yd, %2").arg(sum.ahead.mean, 0, 'f', 1).arg(side);
    QString text =
        sum.runs == 1
            ? say(QT_TRANSLATE_NOOP("Bench", "%1, one run: end %2")).arg(testTitle(test), end)
            : say(QT_TRANSLATE_NOOP("Bench", "%1, %2 runs: mean end %3"))
                  .arg(testTitle(test))
                  .arg(sum.runs)
                  .arg(end);
    if (sum.runs > 1)
        // of a normal spot 95 of 100 lie within 2.45 deviations
        text += say(QT_TRANSLATE_NOOP("Bench", "; 95 % within %1 yd"))
                    .arg(2.45 * sum.spot.major, 0, 'f', 1);
    if (sum.missed > 0)
        text += say(QT_TRANSLATE_NOOP("Bench", "; %1 did not arrive in 20 s")).arg(sum.missed);
    return text + QLatin1Char('.');
}

}  // namespace thrum::gui
