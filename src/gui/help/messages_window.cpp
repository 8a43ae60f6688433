#include "gui/help/messages_window.hpp"

#include "gui/widgets/dialog_size.hpp"
#include "gui/widgets/message_book.hpp"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

MessagesWindow::MessagesWindow(MessageBook& book, QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("Messages"));
    setObjectName(QStringLiteral("messages"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(10);
    auto* words = new QLabel{
        tr("What the window said lately, the newest at the bottom. What happens in a game is in "
           "its play by play as well."),
        this};
    words->setProperty("role", QStringLiteral("muted"));
    words->setWordWrap(true);
    column->addWidget(words);
    auto* list = new QListView{this};
    list->setObjectName(QStringLiteral("messageList"));
    list->setAccessibleName(tr("Messages"));
    list->setModel(&book);
    list->setWordWrap(true);
    list->setResizeMode(QListView::Adjust);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(list, 1);
    auto* buttons = new QDialogButtonBox{this};
    auto* copy = buttons->addButton(tr("&Copy all"), QDialogButtonBox::ActionRole);
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true);
    column->addWidget(buttons);
    const auto showNewest = [list, &book, copy] {
        copy->setEnabled(book.rowCount() > 0);
        list->setCurrentIndex(book.index(book.rowCount() - 1, 0));
        list->scrollToBottom();
    };
    connect(&book, &MessageBook::rowsInserted, this, showNewest);
    connect(copy, &QPushButton::clicked, this, [&book] {
        QApplication::clipboard()->setText(book.asText());
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(dialogSize(*this, 76, 26));
    showNewest();
    list->setFocus();
}

}  // namespace thrum::gui
