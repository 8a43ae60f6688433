#include "gui/games/scrimmage/men_window.hpp"

#include "gui/games/scrimmage/men_art.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/widgets/dialog_size.hpp"

#include <array>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QIcon>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kSlowest = 2;
constexpr int kFastest = 6;

QString labelsOfSpeed(const scrimmage::State& state, scrimmage::Role role, int speed) {
    QStringList names;
    for (const scrimmage::Label label : scrimmage::labelsOf(role)) {
        if (scrimmage::speedOf(*state.rules, label, role) == speed)
            names << QStringLiteral("%1 %2").arg(labelText(scrimmage::manId(Side::Home, label)),
                                                 manWordText(label));
    }
    return names.join(QStringLiteral(", "));
}

QIcon iconOf(const scrimmage::State& state, int speed, int size) {
    QPixmap picture{size, size};
    picture.fill(board_colors::kField);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    ScrimmageManArt art;
    art.speed = speed;
    art.power = state.rules->men.powerBase - speed;
    art.kit = kitOf(state, Side::Home);
    paintMan(painter, QRectF{2.0, 2.0, size - 4.0, size - 4.0}, art, QFont{});
    return QIcon{picture};
}
}  // namespace

ScrimmageMenWindow::ScrimmageMenWindow(const scrimmage::State& state, QWidget* parent)
    : QDialog{parent} {
    setObjectName(QStringLiteral("menWindow"));
    setWindowTitle(tr("Men"));
    auto* rows = new QVBoxLayout{this};
    constexpr int kIcon = 44;
    auto* table = new QTableWidget{kFastest - kSlowest + 1, 5, this};
    table->setObjectName(QStringLiteral("menTable"));
    table->setAccessibleName(tr("Shape, speed and power of the men"));
    table->setHorizontalHeaderLabels(
        {tr("Shape"), tr("Speed"), tr("Power"), tr("Offense"), tr("Defense")});
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setIconSize({kIcon, kIcon});
    table->setWordWrap(true);
    for (int speed = kSlowest; speed <= kFastest; ++speed) {
        const int row = speed - kSlowest;
        const std::string_view shape = scrimmage::shapeOf(speed);
        const std::array<QString, 5> texts{
            QString::fromUtf8(shape.data(), static_cast<qsizetype>(shape.size())),
            QString::number(speed),
            QString::number(state.rules->men.powerBase - speed),
            labelsOfSpeed(state, scrimmage::Role::Offense, speed),
            labelsOfSpeed(state, scrimmage::Role::Defense, speed)};
        for (int column = 0; column < 5; ++column) {
            auto* item = new QTableWidgetItem{texts[static_cast<std::size_t>(column)]};
            item->setToolTip(item->text());
            table->setItem(row, column, item);
        }
        table->item(row, 0)->setIcon(iconOf(state, speed, kIcon));
    }
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(4, QHeaderView::Stretch);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    rows->addWidget(table, 1);
    auto* note = new QLabel{
        tr("Speed is the most squares he may be moved in one turn; a diagonal square counts two. "
           "Power decides blocks and tackles. Tackles and guards never move backward."),
        this};
    note->setWordWrap(true);
    rows->addWidget(note);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close, this};
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    rows->addWidget(buttons);
    constexpr int kCharacters = 96;
    constexpr int kLines = 29;
    resize(dialogSize(*this, kCharacters, kLines));
}

}  // namespace thrum::gui
