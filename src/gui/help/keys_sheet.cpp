#include "gui/help/keys_sheet.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/widgets/dialog_size.hpp"

#include <vector>

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
struct Line {
    QString keys;
    QString what;
};

std::vector<Line> linesOf(const ShortcutBook& book) {
    std::vector<Line> lines;
    for (const ShortcutEntry& entry : book.entries()) {
        const QAction& action = *entry.action;
        QString keys = QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
        if (keys.isEmpty())
            keys = action.text().section(QLatin1Char('\t'), 1);  // the board's own
        if (keys.isEmpty() || !action.isEnabled())
            continue;
        lines.push_back(Line{keys,
                             book.isChanged(entry)
                                 ? KeysSheet::tr("%1 (changed)").arg(action.statusTip())
                                 : action.statusTip()});
    }
    lines.push_back(Line{KeysSheet::tr("Arrows"),
                         KeysSheet::tr("Move the selected men half a yard (Shift 0.1, Ctrl 5)")});
    lines.push_back(Line{KeysSheet::tr("Wheel"),
                         KeysSheet::tr("Turn the man under the pointer 5° (Shift 1°); else zoom")});
    lines.push_back(
        Line{KeysSheet::tr("Esc"), KeysSheet::tr("Give a drag up; let the selection go")});
    return lines;
}
}  // namespace

KeysSheet::KeysSheet(const ShortcutBook& book, QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("Keys"));
    auto* column = new QVBoxLayout{this};
    const std::vector<Line> lines = linesOf(book);
    auto* table = new QTableWidget{static_cast<int>(lines.size()), 2, this};
    table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    table->setAccessibleName(tr("Keys"));
    table->verticalHeader()->hide();
    table->verticalHeader()->setMinimumSectionSize(table->fontMetrics().height() + 8);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    int row = 0;
    for (const Line& line : lines) {
        table->setItem(row, 0, new QTableWidgetItem{line.keys});
        table->setItem(row, 1, new QTableWidgetItem{line.what});
        ++row;
    }
    table->resizeColumnToContents(0);
    column->addWidget(table);
    auto* buttons = new QDialogButtonBox{this};
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(dialogSize(*this, 92, 34));
}

}  // namespace thrum::gui
