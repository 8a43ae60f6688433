#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QString>

namespace thrum::gui {

/// One line of the play-by-play.
struct LogLine {
    enum class Kind { Play, Event, Result };
    Kind kind = Kind::Event;
    QString time;    ///< board time, empty for headings
    QString text;    ///< a sentence
    QString clause;  ///< rule id, empty where none applies
    int entry = 0;   ///< number in the record of what it tells; 0: it leads nowhere
    /// The same is told, whatever it is told of.
    [[nodiscard]] bool saysAs(const LogLine& other) const {
        return kind == other.kind && time == other.time && text == other.text &&
               clause == other.clause;
    }
    friend bool operator==(const LogLine&, const LogLine&) = default;
};

/// The play-by-play as a list, newest last.
class PlayLog final : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { TimeRole = Qt::UserRole + 1, ClauseRole, KindRole };

    using QAbstractListModel::QAbstractListModel;

    void append(LogLine line);
    void clear();
    [[nodiscard]] const std::vector<LogLine>& lines() const { return m_lines; }
    /// One line each, as a file or the clipboard wants it.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<LogLine> m_lines;
};

}  // namespace thrum::gui
