#include "gui/games/tap/fair_calls.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/lineup/line_up_picture.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
using tap::Phase;
constexpr std::uint64_t kStream = 0xFA1;

QString fairCallWords(const char* text) {
    return QCoreApplication::translate("FairCalls", text);
}

QString stanceText(coach::Stance stance) {
    switch (stance) {
        case coach::Stance::AgainstRun:
            return fairCallWords("against the run");
        case coach::Stance::AgainstPass:
            return fairCallWords("against the pass");
        case coach::Stance::Balanced:
            break;
    }
    return fairCallWords("balanced");
}

coach::SnapSituation snapSituation(const tap::State& s) {
    const double line = s.lineOfScrimmage.yards();
    const double ownGoal = s.offense == Side::Home ? line : 100.0 - line;
    const double toGain = std::abs((s.lineToGain - s.lineOfScrimmage).yards());
    const bool tried = s.tryKind == tap::TryKind::TwoPoint;
    return {std::clamp(s.down, 1, 4), tried ? 100.0 - ownGoal : toGain, ownGoal};
}

std::uint64_t snapOf(const tap::State& s) {
    // A snap that is repeated after a penalty is called the same again.
    const int period = s.half * 16 + s.overtime.period;
    return static_cast<std::uint64_t>(period) * 4096 +
           static_cast<std::uint64_t>(s.play + (s.playFacts.counted ? 0 : 1)) * 8 +
           static_cast<std::uint64_t>(s.overtime.playsDone);
}

std::optional<FigureId> filling(const std::vector<std::pair<std::string, FigureId>>& roles,
                                const std::string& role) {
    const auto filled =
        std::ranges::find_if(roles, [&](const auto& entry) { return entry.first == role; });
    return filled != roles.end() ? std::optional{filled->second} : std::nullopt;
}

/// The whole line-up as the play turns it: a turned base needs more room, and the men beside it
/// make way. Empty: it would break a rule there.
std::vector<tap::Placement> lineUpTurned(const tap::State& state,
                                         Side side,
                                         const coach::TapLineups& lineups,
                                         const Formation& turned) {
    auto decisions = lineups.decisions(state, side, turned);
    if (!decisions)
        return {};
    const auto place =
        std::ranges::find(*decisions, tap::DecisionKind::Place, &tap::Decision::kind);
    const auto placed = tap::apply(state, *place);
    if (!placed ||
        tap::lineupProblems(placed->next, side).size() > tap::lineupProblems(state, side).size())
        return {};
    std::erase_if(place->placements, [&state](const tap::Placement& placement) {
        const tap::Figure* man = tap::findOnBoard(state, placement.figure);
        return man != nullptr && man->pose == placement.pose && man->baseSlot == placement.baseSlot;
    });
    return place->placements;
}

/// The man turned so far from straight ahead, or as near to it as the rules let him: first set back
/// a little, then turned less. Where he is put, `standing` has him from then on.
std::optional<tap::Placement> legallyTurned(tap::State& standing,
                                            const tap::Figure& man,
                                            int hundredths) {
    constexpr int kMostSteps = 10;
    constexpr Distance kStep = 0.1_yd;
    constexpr int kTurns = 3;
    const Side side = man.id.side();
    const Spot from = man.pose.at.x;
    const std::size_t problems = tap::lineupProblems(standing, side).size();
    for (int turn = kTurns; turn > 0; --turn) {
        for (int step = 0; step <= kMostSteps; ++step) {
            tap::Placement tried{man.id, man.pose, man.baseSlot};
            tried.pose.at.x = from - kStep * (step * attackSign(side));
            tried.pose.heading = ahead(side).turned(hundredths * turn / kTurns);
            auto placed = tap::apply(
                standing,
                tap::Decision{
                    .kind = tap::DecisionKind::Place, .side = side, .placements = {tried}});
            if (!placed || tap::lineupProblems(placed->next, side).size() > problems)
                continue;
            standing = std::move(placed->next);
            return tried;
        }
    }
    return std::nullopt;
}
}  // namespace

std::uint64_t fairSeed(std::uint64_t gameSeed) {
    return bitsAt(gameSeed, kStream);
}

FairCalls::FairCalls(const TapMatch& match)
    : m_match{match},
      m_lineups{match.game().sharedLineups()},
      m_caller{m_lineups->plays(), fairSeed(match.setup().seed)} {}

bool FairCalls::applies() const {
    const tap::State& s = m_match.state();
    if (!m_match.game().asked().table.fairCaller || s.over ||
        s.playFacts.kind != tap::PlayKind::Scrimmage ||
        (s.tryKind != tap::TryKind::None && s.tryKind != tap::TryKind::TwoPoint))
        return false;
    switch (s.phase) {
        case Phase::LineUp:
        case Phase::SetDefense:
        case Phase::Motion:
        case Phase::Match:
        case Phase::Announce:
        case Phase::Ready:
        case Phase::RunBehind:
        case Phase::StopOffense:
        case Phase::StopDefense:
        case Phase::Restart:
        case Phase::PassSet:
            return true;
        default:
            return false;
    }
}

bool FairCalls::offenseRevealed() const {
    if (m_peeked == snap())
        return true;
    const Phase phase = m_match.state().phase;
    return phase != Phase::LineUp && phase != Phase::SetDefense && phase != Phase::Motion &&
           phase != Phase::Match;
}

bool FairCalls::mayPeek() const {
    return applies() && !offenseRevealed() && m_match.state().mode == tap::Mode::Solitaire;
}

coach::SnapSituation FairCalls::situation() const {
    return snapSituation(m_match.state());
}

std::uint64_t FairCalls::snap() const {
    return snapOf(m_match.state());
}

coach::OffenseCall FairCalls::offense() const {
    return m_caller.offense(situation(), snap());
}

coach::DefenseCall FairCalls::defense() const {
    return m_caller.defense(situation(), snap());
}

const Play* FairCalls::playOf(Side side) const {
    return side == m_match.state().offense ? offense().play : defense().play;
}

QString FairCalls::formation(Side side) const {
    const Play* play = chartPlay(side);
    return play != nullptr ? QString::fromStdString(play->formation) : QString{};
}

std::vector<std::pair<std::string, FigureId>> FairCalls::rolesOf(const Play& play,
                                                                 Side side) const {
    // the bench of now: formations may have come since the game began
    const coach::TapLineups& lineups = m_match.game().lineups();
    const Formation* formation = lineups.find(play.formation);
    return formation != nullptr ? lineups.roles(side, *formation)
                                : std::vector<std::pair<std::string, FigureId>>{};
}

void FairCalls::callOwn(Side side, const Play& play) {
    std::erase_if(m_own, [side](const OwnCall& call) { return call.side == side; });
    m_own.push_back({snap(), side, play});
}

const Play* FairCalls::ownOf(Side side) const {
    const auto found = std::ranges::find_if(
        m_own, [&](const OwnCall& call) { return call.side == side && call.snap == snap(); });
    return found != m_own.end() ? &found->play : nullptr;
}

std::optional<FigureId> FairCalls::carrier() const {
    const Side side = m_match.state().offense;
    if (const Play* own = ownOf(side))
        return filling(rolesOf(*own, side), own->carrier);
    const Play* play = applies() && offenseRevealed() ? playOf(side) : nullptr;
    return play != nullptr ? filling(rolesOf(*play, side), play->carrier) : std::nullopt;
}

const Play* FairCalls::chartPlay(Side side) const {
    return applies() ? playOf(side) : nullptr;
}

std::vector<tap::Placement> FairCalls::turnedFor(const Play& play, Side side) const {
    const Formation* formation = m_match.game().lineups().find(play.formation);
    if (formation == nullptr)
        return {};
    std::vector<tap::Placement> placements =
        lineUpTurned(m_match.state(), side, m_match.game().lineups(), asPlayed(*formation, play));
    if (!placements.empty())
        return placements;
    const auto roles = rolesOf(play, side);
    tap::State standing = m_match.state();
    for (const FormationMan& man : formation->men) {
        const auto filled = filling(roles, man.role);
        const tap::Figure* figure = filled ? tap::findOnBoard(standing, *filled) : nullptr;
        const tap::Player* player = filled ? tap::findPlayer(standing, *filled) : nullptr;
        if (!play.standing || man.position != Position::Quarterback || figure == nullptr ||
            player == nullptr || player->baseCount < 2 || figure->baseSlot == 1)
            continue;
        const tap::Placement placement{figure->id, figure->pose, 1};
        if (auto placed = tap::apply(
                standing,
                tap::Decision{
                    .kind = tap::DecisionKind::Place, .side = side, .placements = {placement}})) {
            standing = std::move(placed->next);
            placements.push_back(placement);
        }
    }
    for (const auto& [role, heading] : play.headings) {
        const auto filled = filling(roles, role);
        const tap::Figure* man = filled ? tap::findOnBoard(standing, *filled) : nullptr;
        if (man == nullptr)
            continue;
        if (auto legal = legallyTurned(standing, *man, heading.hundredths()))
            placements.push_back(*std::move(legal));
    }
    return placements;
}

QString FairCalls::planOf(const Play& play) const {
    const auto roles = rolesOf(play, m_match.state().offense);
    const auto number = [&](const std::string& role) {
        const auto filled = filling(roles, role);
        return filled ? m_match.numberOf(*filled) : QString{};
    };
    QStringList plan;
    if (const QString carrier = number(play.carrier); !carrier.isEmpty())
        plan << fairCallWords("%1 takes the snap").arg(carrier);
    if (play.stopSeconds > 0.0)
        plan << fairCallWords("stop after %1 s").arg(play.stopSeconds, 0, 'f', 1);
    QStringList reads;
    for (const PlayRead& read : play.reads)
        if (const QString receiver = number(read.role); !receiver.isEmpty())
            reads << receiver;
    if (!reads.isEmpty())
        plan << fairCallWords("look to %1").arg(reads.join(fairCallWords(", then ")));
    return plan.join(QStringLiteral(", "));
}

QString FairCalls::note() const {
    // on a shared screen it is shown to its coach, while he is asked
    const Side asked = m_match.prompt().side;
    if (const Play* own = m_match.doing() == MatchDoing::Waiting ? ownOf(asked) : nullptr) {
        const QString plan = asked == m_match.state().offense ? planOf(*own) : QString{};
        return plan.isEmpty()
                   ? fairCallWords("Your call: %1.").arg(QString::fromStdString(own->name))
                   : fairCallWords("Your call: %1. %2.")
                         .arg(QString::fromStdString(own->name), plan);
    }
    if (!applies())
        return {};
    const Phase phase = m_match.state().phase;
    if (phase == Phase::SetDefense && !offenseRevealed()) {
        const coach::DefenseCall call = defense();
        const QString name =
            call.play != nullptr ? QString::fromStdString(call.play->name) : QString{};
        return fairCallWords("The defense's call: %1 (%2). The offense's call lies covered.")
            .arg(name, stanceText(call.stance));
    }
    if (!offenseRevealed())
        return fairCallWords(
            "▒▒▒▒▒▒▒▒ The offense's call lies covered until the defense has lined up and "
            "answered.");
    const coach::OffenseCall call = offense();
    if (call.play == nullptr)
        return call.type == PlayType::Pass ? fairCallWords("The offense's call: throw.")
                                           : fairCallWords("The offense's call: run.");
    return fairCallWords("The offense's call: %1. %2.")
        .arg(QString::fromStdString(call.play->name), planOf(*call.play));
}

QString FairCalls::revealed() const {
    const tap::State& s = m_match.drawnState();
    const bool called = m_match.game().asked().table.fairCaller && s.playFacts.snapped &&
                        s.playFacts.kind == tap::PlayKind::Scrimmage &&
                        (s.tryKind == tap::TryKind::None || s.tryKind == tap::TryKind::TwoPoint);
    if (!called)
        return {};
    const coach::OffenseCall mine = m_caller.offense(snapSituation(s), snapOf(s));
    const coach::DefenseCall theirs = m_caller.defense(snapSituation(s), snapOf(s));
    const QString play = mine.play != nullptr          ? QString::fromStdString(mine.play->name)
                         : mine.type == PlayType::Pass ? fairCallWords("throw")
                                                       : fairCallWords("run");
    const QString answer = theirs.play != nullptr ? QString::fromStdString(theirs.play->name)
                                                  : fairCallWords("as you like");
    return fairCallWords("The chart had called %1 for the %2 and %3 (%4) for the %5.")
        .arg(play,
             m_match.teamName(s.offense),
             answer,
             stanceText(theirs.stance),
             m_match.teamName(other(s.offense)));
}

QString auditText(const std::vector<Play>& plays, std::uint64_t seed, int calls) {
    const coach::FairCaller caller{plays, seed};
    const coach::CallerAudit audit = coach::auditCaller(caller, seed + 1, calls);
    const auto percent = [](double part, int whole) {
        return QString::number(whole > 0 ? 100.0 * part / whole : 0.0, 'f', 1);
    };
    const auto side = [&](const QString& name, const coach::CallerSide& counted) {
        return fairCallWords(
                   "%1: %2 calls, %3 % passes where the chart asks for %4 %; the other side's "
                   "stance met %5 % of them and missed %6 %.")
            .arg(name)
            .arg(counted.calls)
            .arg(percent(counted.passes, counted.calls),
                 percent(counted.expectedPasses, counted.calls),
                 percent(counted.guessedRight, counted.calls),
                 percent(counted.guessedWrong, counted.calls));
    };
    const double gap = 100.0 * audit.guessedRightGap;
    const double error = 100.0 * audit.guessedRightGapError;
    const bool fair = std::abs(gap) <= 2.0 * error + 0.05;
    return QStringList{
        fairCallWords(
            "%1 calls from the chart for two sides that take turns, drawn situations, seed %2.")
            .arg(calls)
            .arg(seed),
        side(fairCallWords("One side"), audit.first),
        side(fairCallWords("The other"), audit.second),
        fairCallWords(
            "Calls that met: a difference of %1 points of a hundred between the sides, give or "
            "take %2.")
            .arg(gap, 0, 'f', 1)
            .arg(error, 0, 'f', 1),
        fairCallWords(
            "What one side calls and what the other calls hang together by %1, where 0 is blind.")
            .arg(audit.correlation, 0, 'f', 3),
        fair ? fairCallWords("Neither side is favored.")
             : fairCallWords(
                   "One side was favored in this sample; try another seed before you believe "
                   "it.")}
        .join(QStringLiteral("\n\n"));
}

}  // namespace thrum::gui
