#include "gui/games/tap/tap_strip.hpp"

#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/low_clock.hpp"

#include <algorithm>
#include <array>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr std::array kNotchesMs = {60'000, 30'000};

QString stripWords(const char* text) {
    return QCoreApplication::translate("MatchStrip", text);
}

StripTeam teamOf(const TapMatch& match, Side side) {
    const tap::State& s = match.state();
    StripTeam team;
    team.look = lookOf(match.data().team(side));
    const bool dark = tap::unitOf(s, side) == tap::Unit::Dark;
    team.role = QStringLiteral("%1 · %2").arg(
        side == Side::Home ? stripWords("home") : stripWords("visitors"),
        dark ? stripWords("dark") : stripWords("white"));
    const bool tossing = s.phase == tap::Phase::Setup || s.phase == tap::Phase::Toss ||
                         s.phase == tap::Phase::OvertimeToss || s.phase == tap::Phase::Halftime ||
                         s.over;
    const Side ball = s.carrier ? s.carrier->side() : s.offense;
    if (match.isPerson(side) && match.coachName(side) != match.teamName(side))
        team.coach = match.coachName(side);
    team.hasBall = !tossing && ball == side;
    team.score = s.score[tap::indexOf(side)];
    const bool waits = isBetweenRuns(match.doing());
    team.acts = waits && !match.prompt().bothSides && match.prompt().side == side;
    return team;
}

StripFact halfFact(const TapMatch& match) {
    const tap::State& s = match.state();
    StripFact fact;
    const auto* game = match.clock(tap::ClockName::Game);
    if (s.overtime.period > 0) {
        fact.label = halfText(s);
        fact.value = stripWords("Play %1").arg(std::min(2, s.overtime.playsDone + 1));
    } else if (s.method == tap::Method::Clock && !s.over) {
        // before the half's kick its clock is whole
        constexpr int kMinuteMs = 60'000;
        fact.label = stripWords("%1 · play %2").arg(halfText(s)).arg(s.play);
        fact.value =
            timeText(game != nullptr ? match.msLeft(*game)
                                     : static_cast<int>(s.rules->game.halfMinutes * kMinuteMs));
        fact.ink = Theme::instance().score().hurry;
        fact.part = StripPart::Clock;
    } else {
        fact.label = halfText(s);
        // A play is counted with its snap; while it is lined up it has its number already.
        const bool scrimmage =
            s.playFacts.kind == tap::PlayKind::Scrimmage || s.playFacts.kind == tap::PlayKind::Punt;
        const bool coming = !s.playFacts.counted && s.tryKind == tap::TryKind::None &&
                            s.phase != tap::Phase::Setup && s.phase != tap::Phase::Toss &&
                            s.phase != tap::Phase::Dead;
        const bool begun = s.phase != tap::Phase::Setup && s.phase != tap::Phase::Toss;
        fact.value = scrimmage && begun && !s.over && s.tryKind == tap::TryKind::None
                         ? stripWords("Play %1").arg(s.play + (coming ? 1 : 0))
                         : stripWords("%1 played").arg(s.play);
        // a half that may not end with a foul has one more (TAP-GL-6)
        const int more = s.play - s.rules->game.playsPerHalf;
        if (s.method == tap::Method::Plays)
            fact.detail = more > 0
                              ? stripWords("of %1 + %2").arg(s.rules->game.playsPerHalf).arg(more)
                              : stripWords("of %1").arg(s.rules->game.playsPerHalf);
        fact.ink = Theme::instance().score().hurry;
    }
    if (match.whatIf())
        fact.label = stripWords("What if · %1").arg(fact.label);
    return fact;
}

StripFact downFact(const TapMatch& match) {
    const tap::State& s = match.state();
    StripFact fact;
    fact.label = stripWords("Down");
    fact.part = StripPart::Situation;
    fact.value = downText(s);
    const bool snaps = s.phase != tap::Phase::Setup && s.phase != tap::Phase::Toss &&
                       s.phase != tap::Phase::OvertimeToss && s.phase != tap::Phase::Halftime &&
                       s.phase != tap::Phase::TryChoice && s.phase != tap::Phase::TryRoll &&
                       (s.tryKind == tap::TryKind::None || s.tryKind == tap::TryKind::TwoPoint) &&
                       !s.over;
    if (snaps)
        fact.detail = stripWords("at %1").arg(spotText(match, tap::ballLine(s), s.offense));
    return fact;
}

StripFact clockFact(const TapMatch& match) {
    StripFact fact;
    fact.part = StripPart::Clock;
    const tap::Prompt& prompt = match.prompt();
    const tap::State& s = match.state();
    if (match.doing() == MatchDoing::Running) {
        fact.label = stripWords("Board time");
        const int rate = std::max(1, match.film().ticksPerSecond());
        fact.value = boardTimeText(
            match.state().playFacts.boardTicks + static_cast<int>(match.drawnTick()), rate);
        fact.ink = Theme::instance().score().good;
        return fact;
    }
    if (match.doing() == MatchDoing::Over) {
        const auto winner = match.winner();
        fact.label = stripWords("Winner");
        fact.value = winner ? match.teamName(*winner) : stripWords("a tie");
        fact.ink = Theme::instance().score().fact;
        return fact;
    }
    if (isSeatAtWork(match.doing()) && match.held()) {
        fact.label = stripWords("Paused");
        fact.value = match.teamName(prompt.side);
        fact.ink = Theme::instance().score().hurry;
        return fact;
    }
    const auto* clock = match.doing() == MatchDoing::Ended ? nullptr : match.windowClock();
    if (match.doing() == MatchDoing::Ended) {
        fact.label = stripWords("Play over");
        const int ticks =
            static_cast<int>(match.drawnTick()) + match.drawnState().playFacts.boardTicks;
        // a kick by dice takes no board time
        fact.value = ticks > 0 ? boardTimeText(ticks, std::max(1, match.film().ticksPerSecond()))
                               : stripWords("by dice");
        fact.ink = Theme::instance().score().fact;
        return fact;
    }
    if (clock == nullptr) {
        fact.label = isSeatAtWork(match.doing()) ? stripWords("Thinking") : stripWords("To decide");
        fact.value = match.teamName(prompt.side);
        fact.ink = Theme::instance().score().fact;
        return fact;
    }
    const int left = match.msLeft(*clock);
    const QString whose = match.teamName(clock->side.value_or(prompt.side));
    fact.label = QStringLiteral("%1 · %2").arg(whose, clockTextIn(s, clock->name));
    // nobody has lost anything by a clock that only guides (TAP-MD-2)
    const bool flag = clock->marked && clock->policy != tap::ClockPolicy::Advisory;
    fact.value = flag ? QStringLiteral("⚑ 0.0") : timeText(left);
    fact.bar = static_cast<double>(left) / std::max(1, match.msFull(*clock));
    fact.hatched = !clock->running || match.doing() == MatchDoing::Resumed;
    fact.flag = clock->marked;
    fact.low = clock->running && !clock->marked && left < kLowMs;
    for (const int notch : kNotchesMs)
        if (match.msFull(*clock) > notch)
            fact.notches.push_back(static_cast<double>(notch) / match.msFull(*clock));
    fact.ink = clock->marked && !flag      ? Theme::instance().score().quiet
               : flag || left < kLowMs / 3 ? Theme::instance().score().late
               : left < kLowMs             ? Theme::instance().score().hurry
                                           : Theme::instance().score().good;
    if (match.doing() == MatchDoing::Resumed)
        fact.detail = stripWords("recovered, paused");
    else if (match.state().paused)
        fact.detail = stripWords("paused");
    return fact;
}
}  // namespace

StripFacts stripFacts(const TapMatch& match) {
    StripFacts facts;
    facts.home = teamOf(match, Side::Home);
    facts.visitor = teamOf(match, Side::Visitor);
    facts.facts = {halfFact(match), downFact(match), clockFact(match)};
    return facts;
}

QStringList clockLines(const TapMatch& match) {
    QStringList lines;
    for (const tap::ClockView& clock : match.prompt().clocks)
        lines << stripWords("%1 %2").arg(clockTextIn(match.state(), clock.name),
                                         timeText(match.msLeft(clock)));
    if (lines.isEmpty())
        lines << stripWords("No clock runs");
    for (const Side side : {Side::Home, Side::Visitor})
        if (match.isPerson(side) || match.usedMs(side) > 0)
            lines << stripWords("the %1 have used %2")
                         .arg(match.teamName(side), timeText(match.usedMs(side)));
    return lines;
}

StripDetail situationDetail(const TapMatch& match) {
    const tap::State& s = match.state();
    StripDetail detail{.title = downText(s), .lines = {}, .clause = QStringLiteral("TAP-DN-1")};
    const StripFact down = downFact(match);
    if (!down.detail.isEmpty()) {
        detail.lines
            << stripWords("%1 have the ball %2").arg(match.teamName(s.offense), down.detail);
        const double toGain = s.lineToGain.yards();
        const bool goal = toGain < 0.001 || toGain > 99.999;
        if (s.tryKind == tap::TryKind::None && s.overtime.period == 0 &&
            s.playFacts.kind == tap::PlayKind::Scrimmage)
            detail.lines
                << (goal ? stripWords("to gain: the goal line")
                         : stripWords("to gain: %1").arg(spotText(match, s.lineToGain, s.offense)));
        detail.lines << stripWords("stops used: %1").arg(s.stopsUsed);
    }
    detail.lines << QStringLiteral("%1: %2").arg(
        halfFact(match).label,
        QStringLiteral("%1 %2").arg(halfFact(match).value, halfFact(match).detail).simplified());
    if (const QString panel = promptWords(match).title; !panel.isEmpty())
        detail.lines << panel;
    return detail;
}

QString matchTitle(const TapMatch& match) {
    const tap::State& s = match.state();
    const QString before =
        match.whatIf() ? whatIfText(*match.whatIf(), false) + QStringLiteral(": ") : QString{};
    return before + QStringLiteral("%1 %2 – %3 %4 · %5")
                        .arg(match.teamName(Side::Home))
                        .arg(s.score[0])
                        .arg(match.teamName(Side::Visitor))
                        .arg(s.score[1])
                        .arg(match.doing() == MatchDoing::Over ? stripWords("final") : halfText(s));
}

}  // namespace thrum::gui
