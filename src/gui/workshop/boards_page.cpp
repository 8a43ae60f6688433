#include "gui/workshop/boards_page.hpp"

#include "gui/commands/commands.hpp"
#include "gui/workshop/shelf_list.hpp"

#include <algorithm>

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr double kMostTilt = 5.0;  ///< percent, as board files allow
constexpr const char* kTrueBase = "reference";
}  // namespace

BoardsPage::BoardsPage(const ShelfSurroundings& around, QWidget* parent)
    : ShelfPage{Front::Boards, QStringLiteral("boardsPage"), tr("Boards"), false, parent},
      m_around{around},
      m_document{new ShelfDocument<BoardSpec>{around.library, around.ownFolder, this}} {
    m_heat = new HeatView{this};
    middle().addWidget(m_heat, 1);
    m_verdict = new QLabel{this};
    m_verdict->setObjectName(QStringLiteral("levelVerdict"));
    m_verdict->setWordWrap(true);
    m_verdict->setContentsMargins(16, 4, 16, 10);
    middle().addWidget(m_verdict);
    buildCard();
    addWays(around.commands,
            {{Command::LevelTest, tr("Level test")},
             {Command::ShelfCopy, tr("Copy…")},
             {Command::ShelfImport, tr("Import…")},
             {Command::ShelfExport, tr("Export…")},
             {Command::ShelfRemove, tr("Remove")}});
    around.commands.listen(*this, KeyPlace::Bench, Front::Boards);
    addDeeds();
    connect(&list(), &ShelfList::chosen, this, [this](const QString& id) {
        m_document->choose(id.toStdString());
    });
    connect(m_document, &ShelfNews::listChanged, this, [this] {
        fillList();
        emit boardsChanged();
    });
    connect(m_document, &ShelfNews::changed, this, [this] {
        m_level.cancel();
        m_heat->showWays({});
        follow();
        emit offersChanged();
    });
    connect(m_heat, &HeatView::painted, this, [this](const AmplitudeMap& map) {
        BoardSpec to = m_document->value();
        to.amplitude = map;
        keep(std::move(to), tr("paint the map"));
    });
    connect(m_heat, &HeatView::pointed, this, [this](const QString& sentence) {
        m_heat->setToolTip(sentence);
    });
    connect(&m_level, &LevelTest::finished, this, [this](const LevelResult& result) {
        m_heat->showWays(result.ways);
        m_verdict->setText(result.sentence());
        emit said(result.words().front());
        emit offersChanged();
    });
    connect(&m_level, &LevelTest::refused, this, [this](const QString& reason) {
        m_verdict->setText(reason);
        emit offersChanged();
    });
    connect(&m_level, &LevelTest::progressed, this, [this](int done, int of) {
        m_verdict->setText(tr("Level test: %1 of %2 runs").arg(done).arg(of));
    });
    refresh();
}

void BoardsPage::buildCard() {
    heading(tr("The board"));
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_name = new QLineEdit{this};
    m_name->setObjectName(QStringLiteral("boardName"));
    m_name->setMaxLength(40);
    form->addRow(tr("Name"), m_name);
    m_facts = new QLabel{this};
    m_facts->setWordWrap(true);
    m_facts->setProperty("role", QStringLiteral("muted"));
    form->addRow(m_facts);
    m_mains = new QComboBox{this};
    m_mains->setObjectName(QStringLiteral("boardMains"));
    m_mains->addItem(tr("60 Hz"), 60);
    m_mains->addItem(tr("50 Hz"), 50);
    m_mains->setAccessibleName(tr("Mains"));
    form->addRow(tr("Mains"), m_mains);
    const auto tilt = [&](QDoubleSpinBox*& box, const char* name, const QString& label) {
        box = new QDoubleSpinBox{this};
        box->setObjectName(QLatin1String{name});
        box->setRange(-kMostTilt, kMostTilt);
        box->setDecimals(2);
        box->setSingleStep(0.05);
        box->setSuffix(tr(" %"));
        box->setKeyboardTracking(false);
        form->addRow(label, box);
    };
    tilt(m_slopeX, "boardSlopeX", tr("Runs down to the visitors' goal"));
    tilt(m_slopeY, "boardSlopeY", tr("Runs down to the top side line"));
    m_grid = new QComboBox{this};
    m_grid->setObjectName(QStringLiteral("boardGrid"));
    m_grid->addItem(tr("even everywhere"), QSize{0, 0});
    m_grid->addItem(tr("coarse, 9 × 5"), QSize{9, 5});
    m_grid->addItem(tr("middling, 13 × 7"), QSize{13, 7});
    m_grid->addItem(tr("fine, 25 × 13"), QSize{25, 13});
    m_grid->setAccessibleName(tr("Map"));
    form->addRow(tr("Map"), m_grid);
    m_brush = new QComboBox{this};
    m_brush->addItem(tr("small brush"), 0);
    m_brush->addItem(tr("middling brush"), 1);
    m_brush->addItem(tr("broad brush"), 3);
    m_brush->setCurrentIndex(1);
    m_brush->setToolTip(
        tr("The left button makes it warmer, with Shift or the right button cooler; arrows and + - "
           "do the same"));
    form->addRow(tr("Paint with"), m_brush);
    m_smooth = new QPushButton{tr("Smooth the map"), this};
    form->addRow(QString{}, m_smooth);
    card().addLayout(form);
    card().addStretch(1);
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        BoardSpec to = m_document->value();
        to.name = m_name->text().simplified().toStdString();
        keep(std::move(to), tr("name"));
    });
    connect(m_mains, &QComboBox::activated, this, [this](int index) {
        BoardSpec to = m_document->value();
        to.mainsHz = m_mains->itemData(index).toDouble();
        keep(std::move(to), tr("mains"));
    });
    connect(m_slopeX, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        BoardSpec to = m_document->value();
        to.slopeX = percent / 100.0;
        keep(std::move(to), tr("tilt"));
    });
    connect(m_slopeY, &QDoubleSpinBox::valueChanged, this, [this](double percent) {
        BoardSpec to = m_document->value();
        to.slopeY = percent / 100.0;
        keep(std::move(to), tr("tilt"));
    });
    connect(m_grid, &QComboBox::activated, this, [this](int index) {
        const QSize size = m_grid->itemData(index).toSize();
        setGrid(size.width(), size.height());
    });
    connect(m_brush, &QComboBox::activated, this, [this](int index) {
        m_heat->setBrush(m_brush->itemData(index).toInt());
    });
    connect(m_smooth, &QPushButton::clicked, this, &BoardsPage::smooth);
}

void BoardsPage::addDeeds() {
    addShelfDeeds(*m_document);
    deeds().add(
        Command::LevelTest,
        [this] { testLevel(); },
        [this]() -> CommandOffer {
            return m_level.isBusy() ? notNow(tr("It is being tested.")) : CommandOffer{};
        });
}

void BoardsPage::keep(BoardSpec to, const QString& what) {
    if (m_filling || to == m_document->value())
        return;
    if (const auto problem = m_document->change(std::move(to), what)) {
        emit said(*problem);
        follow();
    }
}

// The map read at the new places; without one the board is even.
void BoardsPage::setGrid(int columns, int rows) {
    BoardSpec to = m_document->value();
    AmplitudeMap map{columns, rows, {}};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column)
            map.factors.push_back(factorAt(to.amplitude,
                                           static_cast<double>(column) / (columns - 1),
                                           static_cast<double>(row) / (rows - 1)));
    to.amplitude = std::move(map);
    keep(std::move(to), tr("grid of the map"));
}

void BoardsPage::smooth() {
    BoardSpec to = m_document->value();
    const AmplitudeMap from = to.amplitude;
    for (int row = 0; row < from.rows; ++row)
        for (int column = 0; column < from.columns; ++column) {
            double sum = 0.0;
            int count = 0;
            for (int r = std::max(0, row - 1); r <= std::min(from.rows - 1, row + 1); ++r)
                for (int c = std::max(0, column - 1); c <= std::min(from.columns - 1, column + 1);
                     ++c) {
                    sum += from.factors.at(static_cast<std::size_t>(r * from.columns + c));
                    ++count;
                }
            to.amplitude.factors.at(static_cast<std::size_t>(row * from.columns + column)) =
                sum / count;
        }
    keep(std::move(to), tr("smooth the map"));
}

void BoardsPage::testLevel() {
    const BaseSpec* base = m_around.library.base(kTrueBase);
    if (base == nullptr) {
        m_verdict->setText(tr("There is no true base to test with."));
        return;
    }
    m_verdict->setText(tr("Level test…"));
    m_level.start(m_document->value(), m_around.practice.data().table.speedTenths, *base);
    emit offersChanged();
}

void BoardsPage::fillList() {
    std::vector<ShelfRow> rows;
    for (const bool own : {false, true})
        for (const auto& entry : m_document->all())
            if (entry.own == own)
                rows.push_back({.group = own ? tr("Yours") : tr("Shipped"),
                                .id = entry.value.id,
                                .name = QString::fromStdString(entry.value.name),
                                .notes = {},
                                .tags = {},
                                .own = own});
    list().setRows(std::move(rows));
    list().choose(m_document->value().id);
}

void BoardsPage::follow() {
    m_filling = true;
    const BoardSpec& board = m_document->value();
    const bool own = m_document->isOwn();
    list().choose(board.id);
    m_heat->showBoard(board, own);
    m_name->setText(QString::fromStdString(board.name));
    m_name->setReadOnly(!own);
    m_facts->setText(tr("%1 × %2 mm, %3 mm to the yard")
                         .arg(board.lengthMm, 0, 'f', 0)
                         .arg(board.widthMm, 0, 'f', 0)
                         .arg(board.mmPerYard, 0, 'f', 2));
    m_mains->setCurrentIndex(m_mains->findData(static_cast<int>(board.mainsHz)));
    m_slopeX->setValue(100.0 * board.slopeX);
    m_slopeY->setValue(100.0 * board.slopeY);
    const QSize grid{board.amplitude.factors.empty() ? 0 : board.amplitude.columns,
                     board.amplitude.factors.empty() ? 0 : board.amplitude.rows};
    int at = m_grid->findData(grid);
    if (at < 0) {
        m_grid->addItem(tr("%1 × %2").arg(grid.width()).arg(grid.height()), grid);
        at = m_grid->count() - 1;
    }
    m_grid->setCurrentIndex(at);
    for (QWidget* each : {static_cast<QWidget*>(m_mains),
                          static_cast<QWidget*>(m_slopeX),
                          static_cast<QWidget*>(m_slopeY),
                          static_cast<QWidget*>(m_grid)})
        each->setEnabled(own);
    const bool paints = own && !board.amplitude.factors.empty();
    m_brush->setEnabled(paints);
    m_smooth->setEnabled(paints);
    m_verdict->setText(
        paints ? tr("Paint: left button warmer, right button cooler. Ctrl+Y tests how level it is.")
        : own  ? tr("Choose a map to paint on. Ctrl+Y tests how level the board is.")
               : tr("Shipped: copy it, and the copy is yours to paint and tilt. Ctrl+Y tests how "
                    "level it is."));
    m_filling = false;
}

void BoardsPage::refresh() {
    m_document->follow();
}

void BoardsPage::showEvent(QShowEvent* event) {
    if (!m_level.isBusy())
        refresh();
    ShelfPage::showEvent(event);
}

}  // namespace thrum::gui
