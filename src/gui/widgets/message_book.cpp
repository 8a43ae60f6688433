#include "gui/widgets/message_book.hpp"

#include <QStringList>

namespace thrum::gui {

void MessageBook::add(const QString& sentence, NewsKind kind, QTime at) {
    if (sentence.isEmpty())
        return;
    if (m_messages.size() == kMost) {
        beginRemoveRows({}, 0, 0);
        m_messages.pop_front();
        endRemoveRows();
    }
    const int row = rowCount();
    beginInsertRows({}, row, row);
    m_messages.push_back(Message{at, kind, sentence});
    endInsertRows();
}

QString MessageBook::lineOf(const Message& message) {
    return QStringLiteral("%1  %2").arg(message.at.toString(QStringLiteral("HH:mm:ss")),
                                        message.text);
}

QString MessageBook::asText() const {
    QStringList lines;
    for (const Message& message : m_messages)
        lines << lineOf(message);
    return lines.join(QLatin1Char('\n'));
}

int MessageBook::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_messages.size());
}

QVariant MessageBook::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Message& message = m_messages.at(static_cast<std::size_t>(index.row()));
    switch (role) {
        case Qt::DisplayRole:
            return lineOf(message);
        case Qt::AccessibleTextRole:
            return QStringLiteral("%1, %2").arg(message.text,
                                                message.at.toString(QStringLiteral("HH:mm")));
        default:
            return {};
    }
}

}  // namespace thrum::gui
