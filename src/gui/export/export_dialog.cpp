#include "gui/export/export_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace thrum::gui {

ExportDialog::ExportDialog(int games, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("export"));
    setWindowTitle(tr("Export"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(18, 18, 18, 14);
    form->setSpacing(10);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    auto* what = new QLabel{
        games == 1 ? tr("1 game, one file.") : tr("%n games, a file each.", nullptr, games), this};
    what->setWordWrap(true);
    form->addRow(what);
    m_form = new QComboBox{this};
    m_form->setAccessibleName(tr("Form of the files"));
    for (const ExportForm one : {ExportForm::Sheet,
                                 ExportForm::Text,
                                 ExportForm::PlaysCsv,
                                 ExportForm::BoxCsv,
                                 ExportForm::Json})
        m_form->addItem(exportFilter(one), static_cast<int>(one));
    form->addRow(tr("&As"), m_form);
    auto* buttons = new QDialogButtonBox{this};
    buttons->addButton(tr("&Export…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    resize(dialogSize(*this, 60, 10));
}

ExportForm ExportDialog::form() const {
    return static_cast<ExportForm>(m_form->currentData().toInt());
}

}  // namespace thrum::gui
