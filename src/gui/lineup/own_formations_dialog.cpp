#include "gui/lineup/own_formations_dialog.hpp"

#include "gui/lineup/keep_formation_dialog.hpp"
#include "gui/widgets/dialog_size.hpp"

#include <algorithm>

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

OwnFormationsDialog::OwnFormationsDialog(Deeds deeds, QWidget* parent)
    : QDialog{parent}, m_deeds{std::move(deeds)} {
    setObjectName(QStringLiteral("ownFormations"));
    setWindowTitle(tr("My formations"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(10);
    m_list = new QListWidget{this};
    m_list->setObjectName(QStringLiteral("ownList"));
    m_list->setAccessibleName(tr("Formations you have kept"));
    m_list->setWordWrap(true);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    m_name = new QLineEdit{this};
    m_name->setObjectName(QStringLiteral("ownName"));
    m_name->setMaxLength(KeepFormationDialog::kLongestName);
    auto* label = new QLabel{tr("&Name"), this};
    label->setBuddy(m_name);
    row->addWidget(label);
    row->addWidget(m_name, 1);
    m_rename = new QPushButton{tr("&Rename"), this};
    m_rename->setObjectName(QStringLiteral("renameOwn"));
    row->addWidget(m_rename);
    column->addLayout(row);
    m_word = new QLabel{this};
    m_word->setObjectName(QStringLiteral("ownWord"));
    m_word->setWordWrap(true);
    m_word->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_word);
    auto* buttons = new QDialogButtonBox{this};
    m_remove = buttons->addButton(tr("&Delete"), QDialogButtonBox::ActionRole);
    m_remove->setObjectName(QStringLiteral("removeOwn"));
    m_putBack = buttons->addButton(tr("&Put back"), QDialogButtonBox::ActionRole);
    m_putBack->setObjectName(QStringLiteral("putBackOwn"));
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(false);  // Enter in the name renames
    column->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_name->setText(chosen());
        refresh();
    });
    connect(m_name, &QLineEdit::textChanged, this, &OwnFormationsDialog::refresh);
    connect(m_name, &QLineEdit::returnPressed, this, &OwnFormationsDialog::rename);
    connect(m_rename, &QPushButton::clicked, this, &OwnFormationsDialog::rename);
    connect(m_remove, &QPushButton::clicked, this, &OwnFormationsDialog::remove);
    connect(m_putBack, &QPushButton::clicked, this, &OwnFormationsDialog::putBack);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill({});
    if (m_all.empty())
        m_word->setText(tr("You have kept none yet: line up, then Board > Keep this formation."));
    resize(dialogSize(*this, 64, 22));
    m_list->setFocus();
}

QString OwnFormationsDialog::chosen() const {
    const int row = m_list->currentRow();
    return row < 0 ? QString{} : QString::fromStdString(m_all[static_cast<std::size_t>(row)].name);
}

void OwnFormationsDialog::fill(const QString& wanted) {
    m_all = m_deeds.all();
    m_list->clear();
    int row = 0;
    for (const Formation& each : m_all) {
        const QString name = QString::fromStdString(each.name);
        QString text = tr("%1 · %2").arg(name, KeepFormationDialog::unitText(each.unit));
        if (!each.notes.empty())
            text += QLatin1Char('\n') + QString::fromStdString(each.notes);
        m_list->addItem(text);
        if (name == wanted)
            row = m_list->count() - 1;
    }
    m_list->setCurrentRow(m_all.empty() ? -1 : row);
    refresh();
}

void OwnFormationsDialog::refresh() {
    const QString name = m_name->text().simplified();
    m_rename->setEnabled(!chosen().isEmpty() && !name.isEmpty() && name != chosen());
    m_remove->setEnabled(!chosen().isEmpty());
    m_putBack->setEnabled(!m_removed.empty());
}

void OwnFormationsDialog::rename() {
    if (!m_rename->isEnabled())
        return;
    const QString before = chosen();
    const QString to = m_name->text().simplified();
    const QString why = m_deeds.rename(before, to);
    if (why.isEmpty())
        fill(to);
    m_word->setText(why.isEmpty() ? tr("\"%1\" is called \"%2\" now.").arg(before, to) : why);
}

void OwnFormationsDialog::remove() {
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const Formation gone = m_all[static_cast<std::size_t>(row)];
    const QString name = QString::fromStdString(gone.name);
    const QString why = m_deeds.remove(name);
    if (why.isEmpty()) {
        m_removed.push_back(gone);
        fill({});
    }
    m_word->setText(why.isEmpty() ? tr("\"%1\" is deleted; Put back brings it back. A game under "
                                       "way keeps it in its list.")
                                        .arg(name)
                                  : why);
    refresh();
}

void OwnFormationsDialog::putBack() {
    const Formation back = m_removed.back();
    const QString name = QString::fromStdString(back.name);
    const QString why = m_deeds.putBack(back);
    if (why.isEmpty()) {
        m_removed.pop_back();
        fill(name);
    }
    m_word->setText(why.isEmpty() ? tr("\"%1\" is in the list again.").arg(name) : why);
    refresh();
}

}  // namespace thrum::gui
