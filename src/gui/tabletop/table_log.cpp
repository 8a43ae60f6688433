#include "gui/tabletop/table_log.hpp"

#include <algorithm>
#include <utility>

#include <QStringList>

namespace thrum::gui {

TableLog::TableLog(Match& match, const GameTable& table, PlayLog& log, QObject* parent)
    : QObject{parent}, m_match{match}, m_table{table}, m_log{log} {
    connect(&match, &Match::cameAbout, this, &TableLog::tell);
    // what is told next came of what is decided now: it stands under the situation of that, not
    // under the one that it leads to
    connect(&match, &Match::changed, this, [this] {
        const MatchDoing doing = m_match.doing();
        if (doing == MatchDoing::Waiting || isSeatAtWork(doing))
            m_asked = m_table.heading();
    });
    connect(&match, &Match::refused, this, [this](const MatchRefusal& refusal) {
        LogLine line;
        line.text = refusal.sentence.section(QStringLiteral(": "), 1);
        line.clause = refusal.clause;
        line.time = tr("refused");
        append(std::move(line));
    });
    connect(&match, &Match::noted, this, [this](const QString& sentence) {
        append(LogLine{LogLine::Kind::Event, {}, sentence, {}});
    });
    connect(&match, &Match::takenBack, this, [this](const QString& what) {
        m_heading.clear();
        m_asked = m_table.heading();
        append(LogLine{LogLine::Kind::Event, {}, tr("Taken back: %1").arg(what), {}});
    });
}

void TableLog::append(LogLine line) {
    line.entry = m_entry;
    m_log.append(std::move(line));
}

void TableLog::refill() {
    for (const Sentence& sentence : m_match.toldSoFar())
        write(sentence);
    m_result.clear();
}

void TableLog::tell() {
    m_entry = static_cast<int>(m_match.anyGame().entries());
    const std::vector<Sentence> told = m_match.told();
    if (told.empty())
        return;
    if (!m_asked.isEmpty() && m_asked != m_heading) {
        m_heading = m_asked;
        append(LogLine{LogLine::Kind::Play, {}, m_heading, {}});
    }
    m_result.clear();
    m_weight = Weight::Detail;
    for (const Sentence& sentence : told)
        write(sentence);
}

void TableLog::write(const Sentence& sentence) {
    LogLine line;
    line.kind = sentence.weight == Weight::Headline ? LogLine::Kind::Result : LogLine::Kind::Event;
    line.text = QString::fromStdString(filled(sentence));
    line.clause = QString::fromStdString(sentence.clause);
    if (sentence.weight != Weight::Detail) {
        m_last = line.text;
        m_result = m_result.isEmpty() ? line.text : m_result + QLatin1Char(' ') + line.text;
    }
    m_weight = std::max(m_weight, sentence.weight);
    append(std::move(line));
}

}  // namespace thrum::gui
