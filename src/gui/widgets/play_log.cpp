#include "gui/widgets/play_log.hpp"

#include <utility>

#include <QStringList>

namespace thrum::gui {

namespace {
QString plain(const LogLine& line) {
    QStringList parts;
    for (const QString& part : {line.time, line.text, line.clause})
        if (!part.isEmpty())
            parts << part;
    return parts.join(QStringLiteral("  "));
}
}  // namespace

void PlayLog::append(LogLine line) {
    const int row = static_cast<int>(m_lines.size());
    beginInsertRows({}, row, row);
    m_lines.push_back(std::move(line));
    endInsertRows();
}

void PlayLog::clear() {
    beginResetModel();
    m_lines.clear();
    endResetModel();
}

QString PlayLog::asText() const {
    QStringList lines;
    for (const LogLine& line : m_lines)
        lines << plain(line);
    return lines.join(QLatin1Char('\n'));
}

int PlayLog::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

QVariant PlayLog::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LogLine& line = m_lines[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return line.text;
        case Qt::AccessibleTextRole:
            return plain(line);
        case TimeRole:
            return line.time;
        case ClauseRole:
            return line.clause;
        case KindRole:
            return static_cast<int>(line.kind);
        default:
            return {};
    }
}

}  // namespace thrum::gui
