#include "gui/workshop/print_plays_dialog.hpp"

#include "gui/workshop/play_sheet.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QPushButton>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>

namespace thrum::gui {

PrintPlaysDialog::PrintPlaysDialog(const TableData& table,
                                   std::vector<Play> one,
                                   std::vector<Play> shown,
                                   QWidget* parent)
    : QDialog{parent}, m_data{table}, m_one{std::move(one)}, m_shown{std::move(shown)} {
    setObjectName(QStringLiteral("printPlays"));
    setWindowTitle(tr("Print plays"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(18, 18, 18, 14);
    form->setSpacing(10);
    m_which = new QComboBox{this};
    m_which->addItem(tr("the chosen play"));
    m_which->addItem(tr("all %n of the list", nullptr, static_cast<int>(m_shown.size())));
    form->addRow(tr("&Which"), m_which);
    m_sizes = new QComboBox{this};
    for (const int each : {1, 2, 4, 8})
        m_sizes->addItem(tr("%n to a page", nullptr, each), each);
    m_sizes->setCurrentIndex(2);
    form->addRow(tr("&Size"), m_sizes);
    auto* buttons = new QDialogButtonBox{this};
    auto* paper = buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole);
    auto* file = buttons->addButton(tr("P&DF…"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    paper->setDefault(true);
    form->addRow(buttons);
    connect(paper, &QPushButton::clicked, this, &PrintPlaysDialog::print);
    connect(file, &QPushButton::clicked, this, &PrintPlaysDialog::askFile);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

int PrintPlaysDialog::perPage() const {
    return m_sizes->currentData().toInt();
}

const std::vector<Play>& PrintPlaysDialog::plays() const {
    return m_which->currentIndex() == 0 ? m_one : m_shown;
}

void PrintPlaysDialog::print() {
    QPrinter printer{QPrinter::HighResolution};
    printer.setDocName(tr("Playbook"));
    printer.setPageMargins(QMarginsF{12.0, 12.0, 12.0, 12.0}, QPageLayout::Millimeter);
    QPrintDialog dialog{&printer, this};
    dialog.setWindowTitle(tr("Print plays"));
    if (dialog.exec() != QDialog::Accepted)
        return;
    emit said(PlaySheet{m_data, plays(), perPage()}.paint(printer)
                  ? tr("Printed.")
                  : tr("The printer did not take the sheets."));
    accept();
}

void PrintPlaysDialog::askFile() {
    auto* dialog = new QFileDialog{this, tr("Plays as PDF"), QString{}, tr("PDF (*.pdf)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(tr("plays") + QStringLiteral(".pdf"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const auto problem = PlaySheet{m_data, plays(), perPage()}.write(file);
        emit said(problem.value_or(tr("Written to %1.").arg(file)));
        if (!problem)
            accept();
    });
    dialog->open();
}

}  // namespace thrum::gui
