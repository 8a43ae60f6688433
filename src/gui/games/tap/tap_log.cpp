#include "gui/games/tap/tap_log.hpp"

#include "gui/board/field_words.hpp"
#include "gui/games/tap/words.hpp"

#include <thrum/games/tap/replay.hpp>

#include <algorithm>
#include <span>

namespace thrum::gui {

namespace {
/// Placing men is seen on the board, and a clock that only guides passes its time at every other
/// prompt: lines of them would bury the play. The record has both.
bool isQuiet(const tap::Event& event, const tap::State& before) {
    using tap::EventKind;
    // a handover is no window of anybody's, and other clocks are told by name below
    if (event.kind == EventKind::ClockExpired)
        return true;
    if (event.kind == EventKind::ClockMarked)
        return before.mode == tap::Mode::Solitaire && event.clock != tap::ClockName::Game;
    return event.kind == EventKind::FigurePlaced || event.kind == EventKind::FigureLifted;
}

std::vector<tap::Event> toTell(const std::vector<tap::Event>& events, const tap::State& before) {
    std::vector<tap::Event> told;
    std::ranges::remove_copy_if(events, std::back_inserter(told), [&](const tap::Event& event) {
        return isQuiet(event, before);
    });
    return told;
}

/// A fall, a man off the field, a broken tackle: told by themselves, with the tick they happened
/// at. The fall that ends the play goes with its spot.
bool isOfTheRun(const tap::Event& event) {
    using tap::EventKind;
    return event.tick && (event.kind == EventKind::Out || event.kind == EventKind::TackleBroken ||
                          (event.kind == EventKind::Fell && event.clause != "TAP-TK-10"));
}

std::optional<int> lastTick(std::span<const tap::Event> events) {
    std::optional<int> tick;
    for (const tap::Event& event : events)
        if (event.tick)
            tick = event.tick;
    return tick;
}
}  // namespace

TapLog::TapLog(TapMatch& match, PlayLog& log, QObject* parent)
    : QObject{parent}, m_match{match}, m_log{log} {
    connect(&match, &TapMatch::happened, this, &TapLog::add);
    connect(&match, &TapMatch::refused, this, [this](const MatchRefusal& refusal) {
        tellRefusal(refusal.sentence.section(QStringLiteral(": "), 1), refusal.clause);
    });
    connect(&match, &TapMatch::noted, this, [this](const QString& sentence) {
        append(LogLine{LogLine::Kind::Event, {}, sentence, {}});
    });
    connect(&match, &TapMatch::corrected, this, [this](const QString& sentence) {
        m_heading.clear();
        append(LogLine{LogLine::Kind::Event, {}, sentence, {}});
    });
    connect(&match, &TapMatch::takenBack, this, [this](const QString& what) {
        m_heading.clear();
        append(LogLine{LogLine::Kind::Event, {}, tr("Taken back: %1").arg(what), {}});
    });
}

void TapLog::append(LogLine line) {
    line.entry = m_entry;
    m_log.append(std::move(line));
}

void TapLog::headPlay(const tap::State& after) {
    const bool kick = after.playFacts.kind != tap::PlayKind::Scrimmage &&
                      after.playFacts.kind != tap::PlayKind::Punt;
    const QString heading =
        kick ? tr("%1: %2").arg(m_match.teamName(other(after.offense)), downText(after))
             : tr("%1: %2 at %3")
                   .arg(m_match.teamName(after.offense),
                        downText(after),
                        spotText(m_match, tap::ballLine(after), after.offense));
    if (heading == m_heading)
        return;
    m_heading = heading;
    append(LogLine{LogLine::Kind::Play, {}, heading, {}});
}

void TapLog::refill() {
    const auto replay = app::Replay::open(m_match.game().fileText(), "game");
    if (!replay)
        return;
    std::optional<std::size_t> play;
    int earlier = 0;  // board time of the play's runs before
    for (std::size_t i = 0; i < replay->steps().size(); ++i) {
        const app::ReplayStep& step = replay->steps()[i];
        const app::TapReplay& game = app::TapReplay::of(*replay);
        const app::TapNames names = app::namesIn(game.rosters(i));
        m_entry = step.n;
        m_told.clear();
        if (step.play < replay->plays().size() && play != step.play) {
            play = step.play;
            earlier = 0;
            m_result.clear();
            const GamePlay& begun = replay->plays()[step.play];
            // one that goes on is headed as it would be if nobody had stopped
            if (begun.over)
                headPlay(begun, names);
            else
                headPlay(m_match.state());
        }
        tellTime(game.events(i), names);
        const std::vector<tap::Event> told = toTell(game.events(i), m_match.state());
        tell(told, names, earlier, game.rosters(i).board.ticksPerSecond);
        tellCalls(step.called, names);
        if (step.run != nullptr)
            earlier += step.run->ticks;
        // an arbiter gives a whole sentence; what a program loads has none
        if (step.reason.ends_with('.'))
            write(
                {.weight = app::Weight::Detail, .text = "{told}", .args = {{"told", step.reason}}},
                {});
        for (const std::string& note : step.notes)
            write({.weight = app::Weight::Detail, .text = "{told}", .args = {{"told", note}}}, {});
        for (const app::ReplayStep::Refusal& refusal : step.refusals)
            tellRefusal(QString::fromStdString(refusal.text),
                        QString::fromStdString(refusal.clause));
    }
}

void TapLog::headPlay(const GamePlay& play, const app::TapNames& names) {
    std::string what =
        isFromScrimmage(play.type) ? app::downAndDistance(play.before, names) : std::string{};
    if (what.empty())
        what = nameOf(play.type);
    append(LogLine{
        LogLine::Kind::Play, {}, QString::fromStdString(names.team(play.team) + ": " + what), {}});
}

// One line for all who left in a run, at the time of the first; whoever left at another has it
// beside his name.
void TapLog::writeLeavers(const std::vector<Leaver>& leavers) {
    if (leavers.empty())
        return;
    const Leaver& first = leavers.front();
    if (leavers.size() == 1) {
        write(first.told, first.time);
        return;
    }
    QStringList men;
    for (const Leaver& leaver : leavers)
        for (const TextArgument& argument : leaver.told.args)
            if (argument.first == "who") {
                const QString who = QString::fromStdString(argument.second);
                men << (leaver.time == first.time ? who : tr("%1 (%2)").arg(who, leaver.time));
            }
    LogLine line;
    line.time = first.time;
    line.text = tr("%1 leave the field.").arg(men.join(QStringLiteral(", ")));
    line.clause = QString::fromStdString(first.told.clause);
    append(std::move(line));
}

void TapLog::write(const app::Sentence& sentence, const QString& time) {
    LogLine line;
    line.kind =
        sentence.weight == app::Weight::Headline ? LogLine::Kind::Result : LogLine::Kind::Event;
    line.time = time;
    line.text = QString::fromStdString(app::filled(sentence));
    line.clause = QString::fromStdString(sentence.clause);
    if (sentence.weight != app::Weight::Detail) {
        m_told << line.text;
        m_last = line.text;
        m_result = m_told.join(QLatin1Char(' '));
    }
    // turned again before anything else happened: still one line
    const auto& lines = m_log.lines();
    if (!lines.empty() && sentence.weight == app::Weight::Detail && lines.back().saysAs(line))
        return;
    append(std::move(line));
}

void TapLog::tellRefusal(const QString& text, const QString& clause) {
    LogLine line;
    line.text = text;
    line.clause = clause;
    line.time = tr("refused");
    append(std::move(line));
}

// Whose time was up and what follows, in the words of the book.
void TapLog::tellTime(const std::vector<tap::Event>& events, const app::TapNames& names) {
    for (const tap::Event& event : events) {
        if (event.kind != tap::EventKind::ClockExpired || !event.clock ||
            *event.clock == tap::ClockName::Handover)
            continue;
        const auto told = app::sentencesOf(std::span{&event, 1}, names);
        if (told.empty())
            continue;
        LogLine line;
        line.text = QString::fromStdString(app::filled(told.front()));
        line.clause = QString::fromStdString(event.clause);
        m_last = line.text;
        m_result = line.text;
        append(std::move(line));
    }
}

void TapLog::add(const std::vector<tap::Event>& events, const tap::State& after) {
    using tap::EventKind;
    m_entry = static_cast<int>(m_match.game().session().record().size());
    const tap::State& before = m_match.drawnState();
    const std::vector<tap::Event> told = toTell(events, before);
    const auto has = [&](EventKind kind) {
        return std::ranges::find(told, kind, &tap::Event::kind) != told.end();
    };
    m_told.clear();
    m_last.clear();
    // A play's heading comes with its first run; what follows a play belongs to it.
    if (has(EventKind::BoardOn) || has(EventKind::KickDeclared) || has(EventKind::SetDeclared))
        headPlay(after);
    if (has(EventKind::BoardOn))
        m_result.clear();
    tellTime(events, app::namesIn(after));
    // the board time of the play, not of this run alone
    tell(told, app::namesIn(after), before.playFacts.boardTicks, after.board.ticksPerSecond);
    for (const tap::Event& event : told)
        if (event.kind == EventKind::PenaltyEnforced && event.foul) {
            LogLine line;
            line.text = foulPriceText(*after.rules, *event.foul);
            line.clause = QString::fromStdString(event.clause);
            append(std::move(line));
        }
    if (has(EventKind::BoardCleared))
        tellCalls(m_match.game().lastCalled(), app::namesIn(after));
}

// What the computer had in mind, now that it is over.
void TapLog::tellCalls(const std::array<std::string, 2>& called, const app::TapNames& names) {
    const QString last = m_last;  // what came of the play is what a listener has to hear
    for (const app::Sentence& sentence : app::sentencesOfCalls(called, names))
        write(sentence, {});
    m_last = last;
}

// What happened while the board ran has its own time, the rest that of the last event.
void TapLog::tell(const std::vector<tap::Event>& told,
                  const app::TapNames& names,
                  int earlierTicks,
                  int ticksPerSecond) {
    const int rate = std::max(1, ticksPerSecond);
    const auto tellPart = [&](std::span<const tap::Event> part) {
        const auto last = lastTick(part);
        for (const app::Sentence& sentence : app::sentencesOf(part, names)) {
            const auto tick = sentence.tick ? sentence.tick : last;
            write(sentence, tick ? boardTimeText(earlierTicks + *tick, rate) : QString{});
        }
    };
    std::vector<Leaver> leavers;
    std::span<const tap::Event> rest{told};
    while (!rest.empty()) {
        const auto moment = std::ranges::find_if(rest, isOfTheRun);
        const auto before = static_cast<std::size_t>(moment - rest.begin());
        if (before == rest.size())
            break;
        tellPart(rest.first(before));
        if (moment->kind == tap::EventKind::Out) {
            for (app::Sentence& sentence : app::sentencesOf(rest.subspan(before, 1), names))
                leavers.push_back(
                    {std::move(sentence), boardTimeText(earlierTicks + *moment->tick, rate)});
        } else {
            tellPart(rest.subspan(before, 1));
        }
        rest = rest.subspan(before + 1);
    }
    writeLeavers(leavers);
    tellPart(rest);
}

}  // namespace thrum::gui
