#pragma once

#include "gui/widgets/announcer.hpp"

#include <deque>

#include <QAbstractListModel>
#include <QTime>

namespace thrum::gui {

/// What the window said lately, the newest last: no sentence is lost because the next one took its
/// place (UX-20.2).
class MessageBook final : public QAbstractListModel {
    Q_OBJECT

public:
    static constexpr std::size_t kMost = 100;

    struct Message {
        QTime at;
        NewsKind kind = NewsKind::Other;
        QString text;
    };

    using QAbstractListModel::QAbstractListModel;

    /// Nothing is kept of an empty sentence.
    void add(const QString& sentence, NewsKind kind, QTime at = QTime::currentTime());
    [[nodiscard]] const std::deque<Message>& messages() const { return m_messages; }
    /// A line for each, the oldest first.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    [[nodiscard]] static QString lineOf(const Message& message);

    std::deque<Message> m_messages;
};

}  // namespace thrum::gui
