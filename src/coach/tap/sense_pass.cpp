#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>

#include <algorithm>
#include <array>
#include <cmath>

// Whom to throw to, and where the others run when a ball lies on the board. Clauses: chapter 19.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

// Helmet to helmet as the stick is chosen; helmets stand over the middle unless a player says
// otherwise, and a coach who is a little off is told the right stick by the referee.
double stickYards(const tap::State& seen, double apartMm) {
    const auto& pass = seen.rules->pass;
    const double mm = apartMm < pass.shortBelowMm  ? pass.shortStickMm
                      : apartMm > pass.longAboveMm ? pass.longStickMm
                                                   : pass.mediumStickMm;
    return mm / seen.board.mmPerYard;
}

struct Place {
    double x = 0.0;
    double y = 0.0;
};

double distance(double ax, double ay, double bx, double by) {
    return std::sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}

// Seconds by which the receiver is at the ball before any defender could be, and before anybody is
// in his way.
double margin(const TableView& view, std::size_t receiver, Place ball, double ballRadius) {
    const Man& man = view.men[receiver];
    const double far =
        std::max(0.0, distance(man.x, man.y, ball.x, ball.y) - man.reach - ballRadius);
    const double needs = far / std::max(0.5, man.speed);
    double least = 9.0;
    const double dx = ball.x - man.x;
    const double dy = ball.y - man.y;
    const double whole = std::max(0.1, std::sqrt(dx * dx + dy * dy));
    for (std::size_t i = 0; i < view.men.size(); ++i) {
        const Man& other = view.men[i];
        if (i == receiver || !other.standing)
            continue;
        // whoever stands on the way stops him, friend or not
        const double along = ((other.x - man.x) * dx + (other.y - man.y) * dy) / whole;
        const double aside = std::abs((other.x - man.x) * dy - (other.y - man.y) * dx) / whole;
        if (along > 0.0 && along < whole && aside < 0.85 * (other.radius + man.radius))
            least = std::min(least, -0.5);
        if (other.attacks || !other.free() || other.speed <= 0.0)
            continue;
        const double his =
            std::max(0.0, distance(other.x, other.y, ball.x, ball.y) - other.reach - ballRadius) /
            other.speed;
        least = std::min(least, his - needs);
        // he may also meet the receiver on his way
        for (const double share : {0.35, 0.7}) {
            const double his2 =
                std::max(0.0,
                         distance(other.x, other.y, man.x + dx * share, man.y + dy * share) -
                             other.radius - man.radius) /
                other.speed;
            least = std::min(least, his2 - needs * share + 0.1);
        }
    }
    return least;
}

// What became of passes in games of level 1, by the seconds the receiver is ahead of everybody.
// Source: docs/coach.md, "Passes".
struct Odds {
    double seconds = 0.0;
    double caught = 0.0;
    double intercepted = 0.0;
};
constexpr std::array<Odds, 6> kOdds{{{-0.5, 0.02, 0.60},
                                     {0.0, 0.20, 0.45},
                                     {0.1, 0.45, 0.22},
                                     {0.2, 0.65, 0.11},
                                     {0.35, 0.87, 0.06},
                                     {0.6, 0.91, 0.04}}};

Odds oddsFor(double margin) {
    if (margin <= kOdds.front().seconds)
        return kOdds.front();
    for (std::size_t i = 1; i < kOdds.size(); ++i) {
        const Odds& low = kOdds[i - 1];
        const Odds& high = kOdds[i];
        if (margin > high.seconds)
            continue;
        const double share = (margin - low.seconds) / (high.seconds - low.seconds);
        return {margin,
                low.caught + share * (high.caught - low.caught),
                low.intercepted + share * (high.intercepted - low.intercepted)};
    }
    return kOdds.back();
}

// What somebody expects who knows that he may be wrong by so much.
Odds oddsSeen(double margin, double error) {
    const std::array<Odds, 3> may{
        oddsFor(margin - 1.2 * error), oddsFor(margin), oddsFor(margin + 1.2 * error)};
    constexpr std::array kShares{0.28, 0.44, 0.28};
    Odds all{margin, 0.0, 0.0};
    for (std::size_t i = 0; i < may.size(); ++i) {
        all.caught += kShares[i] * may[i].caught;
        all.intercepted += kShares[i] * may[i].intercepted;
    }
    return all;
}

// Where the receiver would get to once he has it, everybody after him.
double runAfter(const TableView& view, std::size_t receiver, Place ball, double seconds) {
    TableView later = view;
    // the defense answers the throw: everybody who can goes to the ball
    for (std::size_t i = 0; i < later.men.size(); ++i)
        if (!later.men[i].attacks && later.men[i].free())
            later.men[i].heading = toPlace(later, i, ball.x, ball.y, later.men[i].reach).heading;
    later.carrier = TableView::kNobody;
    later = after(later, seconds);
    later.carrier = receiver;
    later.lineCounts = false;
    Man& man = later.men[receiver];
    man.x = ball.x - 0.5;
    man.y = ball.y;
    man.engaged = false;
    double best = ball.x;
    for (const double heading : {-40.0, 0.0, 40.0}) {
        TableView tried = later;
        tried.men[receiver].heading = heading;
        turn(tried, pursuit(tried, 11));
        best = std::max(best, forecast(tried, 5.0).front);
    }
    // the guess knows no blocks, bumps and second turns: what became of catches in games
    constexpr double kAtLeast = 4.0;
    constexpr double kShare = 0.2;
    return ball.x + kAtLeast + kShare * (best - ball.x);
}

double worthOf(const tap::State& seen, const PassIdea& idea, double front) {
    const double gain = front - spotOf(seen);
    // a ball thrown to the others hurts more than it costs
    constexpr double kHurts = 1.5;  // points
    return idea.chance * pointsAfterGain(seen, gain) +
           idea.risk * (pointsAfterLoss(seen, gain) - kHurts) +
           (1.0 - idea.chance - idea.risk) * pointsAfterGain(seen, 0.0);
}

}  // namespace

std::vector<PassIdea> passIdeas(const tap::State& seen,
                                const TableView& view,
                                std::size_t most,
                                const Eye& eye,
                                std::uint64_t luck) {
    std::vector<PassIdea> ideas;
    if (!view.hasCarrier())
        return ideas;
    const Man& passer = view.men[view.carrier];
    const double scale = seen.board.mmPerYard;
    const double ballRadius = seen.rules->ball.radiusMm / scale;
    const auto& eligible = seen.playFacts.eligibleAtSnap;
    for (std::size_t i = 0; i < view.men.size(); ++i) {
        const Man& man = view.men[i];
        const bool mayCatch = man.attacks && man.free() && i != view.carrier && man.speed > 1.0 &&
                              std::ranges::find(eligible, man.id) != eligible.end();
        if (!mayCatch)
            continue;
        const double stick =
            stickYards(seen, distance(man.x, man.y, passer.x, passer.y) * scale) + man.reach;
        for (double heading = -120.0; heading <= 120.1; heading += 12.0) {
            const Rotation way = rotationOf(Heading::degrees(heading));
            const Place ball{man.x + way.c * stick, man.y + way.s * stick};
            const bool inField = ball.x < 109.0 && ball.x > 1.0 &&
                                 std::abs(ball.y) + man.radius < TableView::kHalfWidth - 0.5;
            const bool clear = std::ranges::all_of(view.men, [&](const Man& other) {
                return distance(other.x, other.y, ball.x, ball.y) >
                       other.radius * 1.25 + ballRadius;
            });
            if (!inField || !clear || ball.x < passer.x + passer.reach + 0.3)
                continue;
            PassIdea idea;
            idea.receiver = man.id;
            idea.stickHeading = heading;
            // of a man he is wrong about, he is wrong on every side
            const auto side = static_cast<std::uint64_t>(heading + 200.0);
            const auto who = static_cast<std::uint64_t>(man.id.value());
            const double wrong = 0.8 * misjudged(bitsAt(luck, who)) +
                                 0.6 * misjudged(bitsAt(luck, 1000 * (who + 1) + side));
            // nobody keeps to his line: what the table below was taken from did
            constexpr double kStrays = 0.15;  // seconds
            const double spare =
                margin(view, i, ball, ballRadius) - kStrays + eye.marginError * wrong;
            const Odds odds = oddsSeen(spare, eye.marginError);
            idea.chance = odds.caught;
            idea.risk = odds.intercepted;
            idea.front = ball.x;
            idea.value = worthOf(seen, idea, ball.x);
            ideas.push_back(idea);
        }
    }
    std::ranges::stable_sort(ideas, std::ranges::greater{}, &PassIdea::value);
    constexpr std::size_t kLookedAt = 8;
    if (ideas.size() > kLookedAt)
        ideas.resize(kLookedAt);
    for (PassIdea& idea : ideas) {
        const std::size_t man = view.indexOf(idea.receiver);
        const Rotation way = rotationOf(Heading::degrees(idea.stickHeading));
        const Man& who = view.men[man];
        const double stick =
            stickYards(seen, distance(who.x, who.y, passer.x, passer.y) * scale) + who.reach;
        const Place ball{who.x + way.c * stick, who.y + way.s * stick};
        idea.front = ball.x >= 100.0 ? 100.0 : runAfter(view, man, ball, stick / who.speed);
        idea.value = worthOf(seen, idea, idea.front);
    }
    std::ranges::stable_sort(ideas, std::ranges::greater{}, &PassIdea::value);
    if (ideas.size() > most)
        ideas.resize(most);
    return ideas;
}

std::vector<Decision> decisionsOf(const PassIdea& idea, const TableView& view, Side side) {
    return {
        {.kind = DecisionKind::DeclarePass, .side = side},
        {.kind = DecisionKind::NameReceiver, .side = side, .figure = idea.receiver},
        {.kind = DecisionKind::LayStick, .side = side, .heading = view.onField(idea.stickHeading)},
        {.kind = DecisionKind::ReleasePass, .side = side}};
}

std::vector<PassIdea> Sense::passes(const tap::State& seen,
                                    const TableView& table,
                                    std::size_t most) const {
    return passIdeas(seen, table, most, m_setup.eye, luck(seen, 31));
}

std::vector<Decision> Sense::layAgain(const tap::State& seen, Side side) {
    constexpr std::size_t kMostAgain = 8;
    const TableView table = view(seen, side);
    const auto ideas = passes(seen, table, kMostAgain);
    const std::size_t place = ++m_laid;
    if (place >= ideas.size())
        return {word(DecisionKind::WithdrawPass, side)};
    auto plan = decisionsOf(ideas[place], table, side);
    plan.erase(plan.begin());
    return plan;
}

namespace {

// Where a defender turns to when the ball lies on the board: to it if he is surely there first,
// else to the receiver's way if he can meet him on it, because who is engaged catches nothing, else
// behind the ball, where the catcher will run. Only turns toward the ball: any other would be
// interference. Clauses: TAP-PA-12, TAP-CA-5, TAP-PE-7.
double answerToThrow(const TableView& table, std::size_t man, std::size_t receiver, Place ball) {
    constexpr double kTowardBall = 80.0;  // degrees; the rule's limit is 90
    const Man& his = table.men[man];
    const Turn there = toPlace(table, man, ball.x, ball.y, his.reach);
    if (receiver == TableView::kNobody)
        return there.heading;
    const double catches =
        toPlace(table, receiver, ball.x, ball.y, table.men[receiver].reach).seconds;
    constexpr double kSure = 0.35;  // seconds: below that he would rather be in the receiver's way
    if (there.seconds <= catches - kSure)
        return there.heading;
    const Turn met = intercept(table, man, receiver);
    const bool inTime = met.seconds < catches && apart(met.heading, there.heading) < kTowardBall;
    if (inTime)
        return met.heading;
    // too late for the ball: there is a catcher to be met behind it
    constexpr double kBeyond = 4.0;  // yards
    if (there.seconds > catches) {
        const Turn cut = toPlace(table, man, ball.x + kBeyond, ball.y, his.reach);
        if (apart(cut.heading, there.heading) < kTowardBall)
            return cut.heading;
    }
    return there.heading;
}

}  // namespace

std::vector<Decision> Sense::passDefense(const tap::State& seen, Side side) const {
    const TableView table = view(seen, other(side));
    Decisions plan;
    if (seen.ball && seen.playFacts.pass.receiver) {
        const Place ball{table.x(*seen.ball), table.y(*seen.ball)};
        const std::size_t receiver = table.indexOf(*seen.playFacts.pass.receiver);
        for (std::size_t i = 0; i < table.men.size(); ++i) {
            const Man& man = table.men[i];
            if (man.attacks || !man.free() || man.speed <= 0.0)
                continue;
            const double heading = answerToThrow(table, i, receiver, ball);
            if (apart(heading, man.heading) > 2.0)
                plan.push_back(pivot(table, i, heading, side));
        }
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

}  // namespace thrum::coach
