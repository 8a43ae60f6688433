#pragma once

#include "gui/widgets/announcer.hpp"
#include "gui/widgets/message_book.hpp"

#include <QLabel>

namespace thrum::gui {

/// The line at the foot of the window: what was said last, or who is pointed at. What it says is
/// told to screen readers and kept.
class StatusLine final : public QLabel {
    Q_OBJECT

public:
    explicit StatusLine(QWidget* parent = nullptr);

    [[nodiscard]] MessageBook& messages() { return m_messages; }

public slots:
    void say(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    /// Shows a thing in words for as long as it is pointed at; empty: what was said last again.
    void point(const QString& sentence);
    /// A thing that is shown is told in other words now.
    void renew(const QString& before, const QString& now);
    /// What was said belongs to what is over; it stays among the messages.
    void forget();
    /// The game waits for something else: what was said before the last change is over.
    void grow();
    /// Something was accepted: what was refused before is over.
    void outgrowRefusal();

private:
    QString m_said;
    NewsKind m_kind = NewsKind::Other;
    bool m_old = false;  ///< the game went on since it was said
    MessageBook m_messages;
    Announcer m_announcer;
};

}  // namespace thrum::gui
