#include "gui/practice/new_table_dialog.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>

namespace thrum::gui {

namespace {
template <class Entries>
QComboBox* boxOf(const Entries& entries, const std::string& chosen, QWidget* parent) {
    auto* box = new QComboBox{parent};
    for (const auto& entry : entries)
        box->addItem(QString::fromStdString(entry.value.name),
                     QString::fromStdString(entry.value.id));
    box->setCurrentIndex(box->findData(QString::fromStdString(chosen)));
    return box;
}
}  // namespace

NewTableDialog::NewTableDialog(const app::Library& library,
                               const TableChoice& choice,
                               QWidget* parent)
    : QDialog{parent},
      m_home{boxOf(library.teams(), choice.home, this)},
      m_visitor{boxOf(library.teams(), choice.visitor, this)},
      m_board{boxOf(library.boards(), choice.board, this)},
      m_choice{choice} {
    setWindowTitle(tr("New table"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(16, 16, 16, 16);
    form->setSpacing(10);
    form->addRow(tr("&Home"), m_home);
    form->addRow(tr("&Visitors"), m_visitor);
    form->addRow(tr("&Board"), m_board);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Cancel, this};
    auto* start = buttons->addButton(tr("Set up"), QDialogButtonBox::AcceptRole);
    start->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    m_home->setFocus();
    setMinimumWidth(360);
}

TableChoice NewTableDialog::choice() const {
    TableChoice choice = m_choice;
    choice.home = m_home->currentData().toString().toStdString();
    choice.visitor = m_visitor->currentData().toString().toStdString();
    choice.board = m_board->currentData().toString().toStdString();
    return choice;
}

}  // namespace thrum::gui
