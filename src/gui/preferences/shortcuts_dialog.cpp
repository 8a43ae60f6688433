#include "gui/preferences/shortcuts_dialog.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/theme/theme.hpp"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kEntryRole = Qt::UserRole + 1;
enum Column { What, Keys, Where, Changed };

QString placeText(KeyPlace place) {
    switch (place) {
        case KeyPlace::Board:
            return ShortcutsDialog::tr("on the board");
        case KeyPlace::Replay:
            return ShortcutsDialog::tr("in the replay");
        case KeyPlace::Game:
            return ShortcutsDialog::tr("in a game");
        case KeyPlace::Bench:
            return ShortcutsDialog::tr("at the bench");
        case KeyPlace::Window:
            break;
    }
    return ShortcutsDialog::tr("everywhere");
}
}  // namespace

ShortcutsDialog::ShortcutsDialog(ShortcutBook& book, QWidget* parent)
    : QDialog{parent}, m_book{book} {
    setWindowTitle(tr("Shortcuts"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(10);
    m_search = new QLineEdit{this};
    m_search->setPlaceholderText(tr("Search a command or a key"));
    m_search->setAccessibleName(tr("Search a command or a key"));
    m_search->setClearButtonEnabled(true);
    column->addWidget(m_search);

    m_list = new QTreeWidget{this};
    m_list->setObjectName(QStringLiteral("shortcuts"));
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys"), tr("Where"), tr("Changed")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(What, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    column->addWidget(m_list, 1);

    auto* row = new QHBoxLayout;
    auto* label = new QLabel{tr("&New key"), this};
    m_key = new QKeySequenceEdit{this};
    m_key->setAccessibleName(tr("Press the new key"));
    label->setBuddy(m_key);
    m_set = new QPushButton{tr("&Set key"), this};
    m_none = new QPushButton{tr("No &key"), this};
    m_reset = new QPushButton{tr("&Reset"), this};
    m_set->setDefault(true);
    row->addWidget(label);
    row->addWidget(m_key, 1);
    for (QPushButton* button : {m_set, m_none, m_reset})
        row->addWidget(button);
    column->addLayout(row);
    m_answer = new QLabel{this};
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setWordWrap(true);
    m_answer->setMinimumHeight(m_answer->fontMetrics().height() + 4);
    column->addWidget(m_answer);

    auto* buttons = new QDialogButtonBox{this};
    auto* all = buttons->addButton(tr("Reset &all"), QDialogButtonBox::ResetRole);
    all->setObjectName(QStringLiteral("resetAll"));
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    column->addWidget(buttons);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showChosen);
    connect(m_set, &QPushButton::clicked, this, &ShortcutsDialog::apply);
    connect(m_none, &QPushButton::clicked, this, [this] {
        m_key->clear();
        apply();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        const auto problem = m_book.reset(chosenId());
        tell(problem.value_or(QString{}), problem.has_value());
    });
    connect(all, &QPushButton::clicked, this, [this] {
        const auto answer = QMessageBox::question(this,
                                                  tr("Reset all keys"),
                                                  tr("Give every command the key it came with?"),
                                                  QMessageBox::Reset | QMessageBox::Cancel);
        if (answer == QMessageBox::Reset)
            m_book.resetAll();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_book, &ShortcutBook::changed, this, &ShortcutsDialog::fill);
    fill();
    m_search->setFocus();
    resize(680, 560);
}

void ShortcutsDialog::fill() {
    const QString chosen = chosenId();
    m_list->clear();
    for (const ShortcutEntry& entry : m_book.entries()) {
        auto* item = new QTreeWidgetItem{m_list};
        item->setText(What, plainText(*entry.action));
        item->setToolTip(What, entry.action->statusTip());
        item->setText(
            Keys, QKeySequence::listToString(entry.action->shortcuts(), QKeySequence::NativeText));
        item->setText(Where, placeText(entry.place));
        item->setText(Changed, m_book.isChanged(entry) ? tr("changed") : QString{});
        item->setData(What, kEntryRole, entry.id);
        if (entry.id == chosen)
            m_list->setCurrentItem(item);
    }
    for (const int column :
         {static_cast<int>(Keys), static_cast<int>(Where), static_cast<int>(Changed)})
        m_list->resizeColumnToContents(column);
    if (m_list->currentItem() == nullptr && m_list->topLevelItemCount() > 0)
        m_list->setCurrentItem(m_list->topLevelItem(0));
    filter(m_search->text());
}

void ShortcutsDialog::choose(const QString& id) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (m_list->topLevelItem(i)->data(What, kEntryRole).toString() == id)
            m_list->setCurrentItem(m_list->topLevelItem(i));
}

QString ShortcutsDialog::chosenId() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString{} : item->data(What, kEntryRole).toString();
}

void ShortcutsDialog::showChosen() {
    const ShortcutEntry* entry = m_book.entry(chosenId());
    m_key->setKeySequence(entry != nullptr && !entry->action->shortcuts().isEmpty()
                              ? entry->action->shortcuts().first()
                              : QKeySequence{});
    for (QWidget* control : {static_cast<QWidget*>(m_key),
                             static_cast<QWidget*>(m_set),
                             static_cast<QWidget*>(m_none)})
        control->setEnabled(entry != nullptr);
    m_reset->setEnabled(entry != nullptr && m_book.isChanged(*entry));
    tell(QString{}, false);
}

void ShortcutsDialog::filter(const QString& text) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool fits = item->text(What).contains(text, Qt::CaseInsensitive) ||
                          item->text(Keys).contains(text, Qt::CaseInsensitive);
        item->setHidden(!fits);
    }
}

void ShortcutsDialog::apply() {
    const QString id = chosenId();
    QList<QKeySequence> keys;
    if (!m_key->keySequence().isEmpty())
        keys << m_key->keySequence();
    if (const auto problem = m_book.setKeys(id, keys)) {
        tell(*problem, true);
        return;
    }
    const ShortcutEntry* entry = m_book.entry(id);
    if (entry == nullptr)
        return;
    choose(id);
    tell(keys.isEmpty()
             ? tr("“%1” has no key now.").arg(plainText(*entry->action))
             : tr("%1 now means “%2”.")
                   .arg(keys.first().toString(QKeySequence::NativeText), plainText(*entry->action)),
         false);
}

void ShortcutsDialog::tell(const QString& sentence, bool bad) {
    m_answer->setText(sentence);
    m_answer->setStyleSheet(
        QStringLiteral("color: %1;")
            .arg((bad ? Theme::instance().colors().bad : Theme::instance().colors().muted).name()));
}

}  // namespace thrum::gui
