#include "gui/workshop/foursheet/sheet_desk.hpp"

#include "gui/commands/commands.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/workshop/foursheet/sheet_document.hpp"
#include "gui/workshop/foursheet/sheet_table.hpp"

#include <algorithm>
#include <array>

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

namespace thrum::gui::fss {

void SheetDesk::fitText(std::vector<Column> columns, QLabel& meaning) {
    m_columns = std::move(columns);
    m_meaningText = &meaning;
    fit();
}

void SheetDesk::fit() {
    if (m_meaningText == nullptr)
        return;
    const int letter = fontMetrics().averageCharWidth();
    for (const Column& column : m_columns)
        column.widget->setMinimumWidth(
            std::max(column.letters * letter, column.widget->layout()->minimumSize().width()));
    fitRows(*this);
    m_meaningText->setMinimumHeight(2 * fontMetrics().lineSpacing() + 2);
}

void SheetDesk::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fit();
    QWidget::changeEvent(event);
}

void SheetDesk::showEvent(QShowEvent* event) {
    fit();
    QWidget::showEvent(event);
}

void SheetDesk::heed(const SheetTable& table) {
    connect(&table, &SheetTable::refused, this, &SheetDesk::said);
    connect(&table, &SheetTable::accepted, this, [this] { emit said({}); });
}

void SheetDesk::tell(const std::optional<QString>& problem, const QString& done) {
    emit said(problem ? *problem : done);
    emit offersChanged();
}

CommandOffer SheetDesk::ofOwn() const {
    return isOwn() ? CommandOffer{} : notNow(tr("This is shipped: copy it first."));
}

void SheetDesk::askName(const QString& title,
                        const QString& label,
                        const QString& proposal,
                        const std::function<void(const QString&)>& named) {
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    dialog->setTextValue(proposal);
    connect(dialog, &QInputDialog::textValueSelected, this, named);
    dialog->open();
    if (auto* field = dialog->findChild<QLineEdit*>())
        field->setMaxLength(kMostNameLetters);
}

void SheetDesk::askCopy() {
    askName(tr("Copy"),
            tr("What shall yours be called?"),
            tr("My %1").arg(documentName()).left(kMostNameLetters),
            [this](const QString& name) { tell(copy(name), tr("%1 is yours now.").arg(name)); });
}

void SheetDesk::askImport() {
    auto* dialog = new QFileDialog{
        this, tr("Import a file"), QDir::homePath(), tr("4SS files (*.json);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        const auto problem = importFile(file);
        tell(problem, tr("%1 is yours now.").arg(documentName()));
    });
    dialog->open();
}

void SheetDesk::askExport() {
    auto* dialog =
        new QFileDialog{this, tr("Export to a file"), QDir::homePath(), tr("4SS files (*.json)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        tell(exportFile(file), tr("Written to %1.").arg(file));
    });
    dialog->open();
}

void SheetDesk::askRemove() {
    const QString name = documentName();
    auto* box = new QMessageBox{
        QMessageBox::Question,
        tr("Remove"),
        tr("%1 and its file go. Games that were played with it keep their own copy.").arg(name),
        QMessageBox::Cancel,
        this};
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setDefaultButton(QMessageBox::Cancel);  // what goes cannot be taken back
    const QAbstractButton* go = box->addButton(tr("Remove it"), QMessageBox::DestructiveRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, go, name](QAbstractButton* pressed) {
        if (pressed == go)
            tell(remove(), tr("%1 is gone.").arg(name));
    });
    box->open();
}

QPushButton* SheetDesk::buttonFor(const Commands& commands,
                                  Command command,
                                  const QString& text,
                                  QWidget* parent) {
    auto* button = new FittingButton{text, parent};
    QAction& action = *commands[command];
    const auto look = [button, &action] {
        button->setEnabled(action.isEnabled());
        button->setToolTip(action.toolTip());
    };
    look();
    connect(&action, &QAction::changed, button, look);
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}

QLabel* SheetDesk::heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel{text, parent};
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}

QWidget* SheetDesk::column(QWidget* parent) {
    auto* panel = new QWidget{parent};
    panel->setObjectName(QStringLiteral("page"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}

QWidget* SheetDesk::ways(const Commands& commands, QWidget* parent) {
    auto* made = new QWidget{parent};
    auto* flow = new FlowLayout{made, true};
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(6);
    const std::array<std::pair<Command, QString>, 6> all{
        std::pair{Command::SheetNew, tr("New…")},
        std::pair{Command::SheetCopy, tr("Copy…")},
        std::pair{Command::SheetImport, tr("Import…")},
        std::pair{Command::SheetExport, tr("Export…")},
        std::pair{Command::SheetRemove, tr("Remove…")},
        std::pair{Command::SheetPrint, tr("Print…")}};
    for (const auto& [command, text] : all)
        flow->addWidget(buttonFor(commands, command, text, made));
    return made;
}

}  // namespace thrum::gui::fss
