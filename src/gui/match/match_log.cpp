#include "gui/match/match_log.hpp"

#include "gui/match/match_words.hpp"
#include "gui/session/field_words.hpp"

#include <thrum/app/tap_sentences.hpp>

#include <algorithm>

namespace thrum::gui {

namespace {
/// Placing men is seen on the board; a line for each would bury the play.
bool isQuiet(const tap::Event& event) {
    using tap::EventKind;
    return event.kind == EventKind::FigurePlaced || event.kind == EventKind::FigureLifted;
}
}  // namespace

MatchLog::MatchLog(TapMatch& match, PlayLog& log, QObject* parent)
    : QObject{parent}, m_match{match}, m_log{log} {
    connect(&match, &TapMatch::happened, this, &MatchLog::add);
    connect(&match, &TapMatch::refused, this, [this](const MatchRefusal& refusal) {
        LogLine line;
        line.text = refusal.sentence.section(QStringLiteral(": "), 1);
        line.clause = refusal.clause;
        line.time = tr("refused");
        m_log.append(std::move(line));
    });
    connect(&match, &TapMatch::corrected, this, [this](const QString& sentence) {
        m_heading.clear();
        m_log.append(LogLine{LogLine::Kind::Event, {}, sentence, {}});
    });
    connect(&match, &TapMatch::takenBack, this, [this](const QString& what) {
        m_heading.clear();
        m_log.append(LogLine{LogLine::Kind::Event, {}, tr("Taken back: %1").arg(what), {}});
    });
}

void MatchLog::headPlay(const tap::State& after) {
    const bool kick = after.playFacts.kind != tap::PlayKind::Scrimmage &&
                      after.playFacts.kind != tap::PlayKind::Punt;
    const QString heading =
        kick ? tr("%1: %2").arg(m_match.teamName(other(after.offense)), downText(after))
             : tr("%1: %2 at %3")
                   .arg(m_match.teamName(after.offense),
                        downText(after),
                        spotText(m_match, after.lineOfScrimmage, after.offense));
    if (heading == m_heading)
        return;
    m_heading = heading;
    m_log.append(LogLine{LogLine::Kind::Play, {}, heading, {}});
}

void MatchLog::add(const std::vector<tap::Event>& events, const tap::State& after) {
    using tap::EventKind;
    std::vector<tap::Event> told;
    std::ranges::remove_copy_if(events, std::back_inserter(told), isQuiet);
    const auto has = [&](EventKind kind) {
        return std::ranges::find(told, kind, &tap::Event::kind) != told.end();
    };
    // A play's heading comes with its first run; what follows a play belongs to it.
    if (has(EventKind::BoardOn) || has(EventKind::KickDeclared) || has(EventKind::SetDeclared))
        headPlay(after);
    if (has(EventKind::BoardOn))
        m_result.clear();
    std::optional<int> tick;
    for (const tap::Event& event : told)
        if (event.tick)
            tick = event.tick;
    const int rate = std::max(1, after.board.ticksPerSecond);
    for (const app::Sentence& sentence : app::sentencesOf(told, app::namesIn(after))) {
        LogLine line;
        line.kind =
            sentence.weight == app::Weight::Headline ? LogLine::Kind::Result : LogLine::Kind::Event;
        if (tick)
            line.time = boardTimeText(*tick, rate);
        line.text = QString::fromStdString(app::filled(sentence));
        line.clause = QString::fromStdString(sentence.clause);
        if (sentence.weight != app::Weight::Detail) {
            m_last = line.text;
            m_result = line.text;
        }
        m_log.append(std::move(line));
    }
}

}  // namespace thrum::gui
