#pragma once

#include <QDialog>

namespace thrum::gui {

class MessageBook;

/// The last hundred things the window said, with their times, to read again and to copy.
class MessagesWindow final : public QDialog {
    Q_OBJECT

public:
    /// @param book  outlives the window
    explicit MessagesWindow(MessageBook& book, QWidget* parent = nullptr);
};

}  // namespace thrum::gui
