#pragma once

#include "gui/tabletop/game_table.hpp"
#include "gui/widgets/play_log.hpp"

#include <QObject>

namespace thrum::gui {

/// Writes what happens in a game into the play by play: the rules' own sentences (D91), what was
/// refused, noted or taken back.
class TableLog final : public QObject {
    Q_OBJECT

public:
    /// @param match  and the others outlive this
    TableLog(Match& match, const GameTable& table, PlayLog& log, QObject* parent = nullptr);

    /// What the record of a game that is gone on with tells so far; before anything else is
    /// written.
    void refill();
    /// The last sentence that told something, for the screen reader.
    [[nodiscard]] const QString& last() const { return m_last; }
    /// What the last inputs came to, detail left out; empty: nothing.
    [[nodiscard]] const QString& result() const { return m_result; }
    /// How much of it matters to somebody who listens.
    [[nodiscard]] Weight weight() const { return m_weight; }

private:
    void tell();
    void write(const Sentence& sentence);
    void append(LogLine line);

    Match& m_match;
    const GameTable& m_table;
    PlayLog& m_log;
    QString m_asked;  ///< the heading while the last decision was due
    QString m_heading;
    QString m_last;
    QString m_result;
    Weight m_weight = Weight::Detail;
    int m_entry = 0;  ///< number in the record of what is being told
};

}  // namespace thrum::gui
