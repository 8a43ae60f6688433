#include "gui/games/scrimmage/foot_bar.hpp"

#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/games/scrimmage/men_art.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>

#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr QColor kLeft{0xbf, 0xe7, 0xb6};
constexpr QColor kLeftEdge{0x1a, 0x70, 0x3d};
constexpr QColor kLeftInk{0x12, 0x33, 0x1c};
constexpr int kMostBoxes = 12;
}  // namespace

// --- squares ------------------------------------------------------------------------------------

ScrimmageSquaresRow::ScrimmageSquaresRow(const ScrimmagePlan& plan,
                                         const ScrimmageFilm& film,
                                         QWidget* parent)
    : QWidget{parent}, m_plan{plan}, m_film{film} {
    setObjectName(QStringLiteral("squaresRow"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize ScrimmageSquaresRow::sizeHint() const {
    const int box = fontMetrics().height() + 8;
    const int count = std::clamp(m_plan.state().limits.high, 1, kMostBoxes);
    return {count * (box + 3), box + 2};
}

QSize ScrimmageSquaresRow::minimumSizeHint() const {
    return sizeHint();
}

void ScrimmageSquaresRow::paintEvent(QPaintEvent*) {
    const scrimmage::State& state = m_plan.state();
    if (state.allotment <= 0 || state.allotment > kMostBoxes)
        return;
    // who has used them, in the order of the moves of this turn
    std::vector<scrimmage::ManId> users;
    for (const ScrimmageFilm::Trail& trail : m_film.trails()) {
        if (trail.older || trail.man.side() != state.toMove)
            continue;
        const bool diagonal =
            trail.from.column != trail.to.column && trail.from.row != trail.to.row;
        const auto squares =
            squaresBetween(trail.from, trail.to).size() *
            static_cast<std::size_t>(diagonal ? state.rules->move.diagonalCost : 1);
        users.insert(users.end(), squares, trail.man);
    }
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    QFont strong = font();
    strong.setBold(true);
    strong.setPointSizeF(strong.pointSizeF() * 0.85);
    painter.setFont(strong);
    const double size = height() - 2.0;
    const int used = state.allotment - state.squaresLeft;
    for (int i = 0; i < state.allotment; ++i) {
        const QRectF box{i * (size + 3.0) + 1.0, 1.0, size, size};
        if (i >= used) {
            painter.setPen(QPen{kLeftEdge, 2.0});
            painter.setBrush(kLeft);
            painter.drawRoundedRect(box.adjusted(1.0, 1.0, -1.0, -1.0), 4.0, 4.0);
            painter.setPen(kLeftInk);
            painter.drawText(box, Qt::AlignCenter, QString::number(i - used + 1));
            continue;
        }
        const ScrimmageKit kit = kitOf(state, state.toMove);
        painter.setPen(QPen{kit.men.darker(140), 1.0});
        painter.setBrush(kit.men);
        painter.drawRoundedRect(box, 4.0, 4.0);
        painter.setPen(kit.label);
        if (static_cast<std::size_t>(i) < users.size())
            painter.drawText(box, Qt::AlignCenter, labelText(users[static_cast<std::size_t>(i)]));
    }
}

// --- the whole field
// ------------------------------------------------------------------------------

ScrimmageMiniMap::ScrimmageMiniMap(const ScrimmagePlan& plan, ScrimmageGrid& grid, QWidget* parent)
    : QWidget{parent}, m_plan{plan}, m_grid{grid} {
    setObjectName(QStringLiteral("miniMap"));
    setAccessibleName(tr("The whole field"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setToolTip(tr("The whole field; click to look at another part"));
    connect(&grid, &ScrimmageGrid::scrolled, this, qOverload<>(&QWidget::update));
}

QRectF ScrimmageMiniMap::field() const {
    return QRectF{rect()}.adjusted(2.0, 2.0, -2.0, -2.0);
}

void ScrimmageMiniMap::paintEvent(QPaintEvent*) {
    const scrimmage::State& state = m_plan.state();
    const scrimmage::FieldRules& rules = state.rules->field;
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = field();
    const double step = box.width() / rules.columns;
    const double rise = box.height() / rules.rows;
    painter.fillRect(box, board_colors::kField);
    const bool goalsDrawn = state.phase != scrimmage::Phase::NewGame;
    for (const Side side : {Side::Home, Side::Visitor}) {
        if (!goalsDrawn)
            break;  // nobody defends a goal yet
        const bool west = scrimmage::directionOf(state, side) > 0;
        const int from = west ? 0 : rules.columns - rules.endZoneColumns;
        painter.fillRect(
            QRectF{box.left() + from * step, box.top(), rules.endZoneColumns * step, box.height()},
            kitOf(state, side).men);
    }
    painter.setPen(QPen{QColor{255, 255, 255, 110}, 1.0});
    constexpr int kTenYards = 5;
    for (int line = rules.endZoneColumns; line <= rules.columns - rules.endZoneColumns;
         line += kTenYards)
        painter.drawLine(QPointF{box.left() + line * step, box.top()},
                         QPointF{box.left() + line * step, box.bottom()});
    if (state.phase != scrimmage::Phase::NewGame) {
        painter.setPen(QPen{board_colors::kScrimmage, 2.0});
        const double x = box.left() + state.lineOfScrimmage * step;
        painter.drawLine(QPointF{x, box.top()}, QPointF{x, box.bottom()});
    }
    painter.setPen(QPen{Qt::black, 0.6});
    for (const scrimmage::Man& man : state.men) {
        if (!man.at)
            continue;
        painter.setBrush(kitOf(state, man.id.side()).men.lighter(118));
        painter.drawEllipse(QPointF{box.left() + (man.at->column + 0.5) * step,
                                    box.top() + (man.at->row + 0.5) * rise},
                            2.3,
                            2.3);
    }
    painter.setPen(QPen{Qt::white, 2.0});
    painter.setBrush(QColor{255, 255, 255, 50});
    painter.drawRect(QRectF{box.left() + m_grid.first() * step,
                            box.top(),
                            state.rules->window.columns * step,
                            box.height()});
    painter.setPen(QPen{QColor{0x14, 0x16, 0x1a}, 1.5});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(-1.0, -1.0, 1.0, 1.0));
}

void ScrimmageMiniMap::scrollAt(double x) {
    const scrimmage::RulesData& rules = *m_plan.state().rules;
    const double step = field().width() / rules.field.columns;
    m_grid.scrollTo(static_cast<int>((x - field().left()) / step) - rules.window.columns / 2);
}

void ScrimmageMiniMap::mousePressEvent(QMouseEvent* event) {
    scrollAt(event->position().x());
}

void ScrimmageMiniMap::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::LeftButton))
        scrollAt(event->position().x());
}

// --- the bar
// --------------------------------------------------------------------------------------

namespace {
/// A square of a color with its meaning beside it.
class LegendItem final : public QWidget {
public:
    LegendItem(const QColor& fill, const QColor& edge, const QString& text, QWidget* parent)
        : QWidget{parent}, m_fill{fill}, m_edge{edge}, m_text{text} {
        setAccessibleName(text);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override {
        return {small().horizontalAdvance(m_text) + kBox + 10, small().height() + 2};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter{this};
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * 0.88);
        painter.setFont(letters);
        painter.setPen(m_edge);
        painter.setBrush(m_fill);
        painter.drawRect(QRectF{1.0, (height() - kBox) / 2.0, kBox, kBox});
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect().adjusted(kBox + 7, 0, 0, 0),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         m_text);
    }

private:
    static constexpr int kBox = 11;
    [[nodiscard]] QFontMetrics small() const {
        QFont letters = font();
        letters.setPointSizeF(letters.pointSizeF() * 0.88);
        return QFontMetrics{letters};
    }
    QColor m_fill;
    QColor m_edge;
    QString m_text;
};
}  // namespace

ScrimmageFootBar::ScrimmageFootBar(ScrimmagePlan& plan,
                                   ScrimmageFilm& film,
                                   ScrimmageGrid& grid,
                                   QWidget* parent)
    : QWidget{parent}, m_plan{plan}, m_film{film} {
    setObjectName(QStringLiteral("scrimmageFoot"));
    setAccessibleName(tr("Squares left and view"));
    auto* flow = new FlowLayout{this, true};
    flow->setContentsMargins(12, 6, 12, 6);
    flow->setSpacing(10);
    const auto group = [&](QLayout* layout) {
        auto* box = new QWidget{this};
        layout->setContentsMargins(0, 0, 0, 0);
        box->setLayout(layout);
        flow->addWidget(box);
        return box;
    };
    auto* squares = new QHBoxLayout;
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    m_left = new QLabel{tr("Squares left"), this};
    m_turn = new QLabel{this};
    m_turn->setObjectName(QStringLiteral("turnText"));
    m_turn->setProperty("role", QStringLiteral("muted"));
    words->addWidget(m_left);
    words->addWidget(m_turn);
    squares->addLayout(words);
    m_count = new QLabel{this};
    m_count->setObjectName(QStringLiteral("squaresLeft"));
    QFont big = m_count->font();
    big.setPointSizeF(big.pointSizeF() * 1.9);
    big.setBold(true);
    m_count->setFont(big);
    squares->addWidget(m_count);
    m_row = new ScrimmageSquaresRow{plan, film, this};
    squares->addWidget(m_row);
    group(squares)->setObjectName(QStringLiteral("squaresGroup"));

    auto* legend = new QGridLayout;
    legend->setHorizontalSpacing(8);
    legend->setVerticalSpacing(1);
    legend->addWidget(new LegendItem{kLeft, kLeftEdge, tr("one click"), this}, 0, 0);
    legend->addWidget(
        new LegendItem{QColor{0x7d, 0xb8, 0x84}, kLeftEdge, tr("by way-point"), this}, 1, 0);
    legend->addWidget(
        new LegendItem{Qt::transparent, board_colors::kHeat, tr("contact"), this}, 0, 1);
    legend->addWidget(new LegendItem{QColor{0xf2, 0x9a, 0x4a}, Qt::black, tr("route"), this}, 1, 1);
    group(legend)->setObjectName(QStringLiteral("legend"));

    auto* view = new QHBoxLayout;
    view->setSpacing(4);
    const auto arrow = [&](Qt::ArrowType type, const QString& name, const QString& id, int step) {
        auto* button = new QToolButton{this};
        button->setArrowType(type);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setObjectName(id);
        button->setAutoRepeat(true);
        connect(button, &QToolButton::clicked, this, [&grid, step] {
            grid.scrollTo(grid.first() + step);
        });
        return button;
    };
    m_west = arrow(Qt::LeftArrow, tr("Look further west"), QStringLiteral("lookWest"), -1);
    m_east = arrow(Qt::RightArrow, tr("Look further east"), QStringLiteral("lookEast"), 1);
    m_map = new ScrimmageMiniMap{plan, grid, this};
    view->addWidget(m_west);
    view->addWidget(m_map);
    view->addWidget(m_east);
    group(view);

    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    const auto add = [&](const QString& text, const QString& name, const QString& tip) {
        auto* button = new QPushButton{text, this};
        button->setObjectName(name);
        button->setToolTip(tip);
        buttons->addWidget(button);
        return button;
    };
    m_replay = add(tr("Replay"), QStringLiteral("instantReplay"), tr("Show the last play again"));
    m_replay->setAccessibleName(tr("Instant replay"));
    connect(m_replay, &QPushButton::clicked, this, &ScrimmageFootBar::replayAsked);
    connect(add(tr("Men"), QStringLiteral("menButton"), tr("Shape, speed and power of all men")),
            &QPushButton::clicked,
            this,
            &ScrimmageFootBar::menAsked);
    connect(add(tr("Rules"), QStringLiteral("rulesButton"), tr("The rule book of SCRIMMAGE")),
            &QPushButton::clicked,
            this,
            &ScrimmageFootBar::rulesAsked);
    group(buttons);
}

void ScrimmageFootBar::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    const ThemeColors& colors = Theme::instance().colors();
    painter.fillRect(rect(), colors.window);
    painter.setPen(colors.line);
    painter.drawLine(rect().topLeft(), rect().topRight());
}

void ScrimmageFootBar::refresh() {
    const scrimmage::State& state = m_plan.state();
    const bool drawn = state.allotment > 0 && state.turn > 0;
    m_count->setText(drawn ? QString::number(state.squaresLeft) : QStringLiteral("–"));
    m_count->setAccessibleName(drawn ? tr("%1 left").arg(squaresText(state.squaresLeft))
                                     : tr("No turn under way"));
    m_turn->setText(drawn ? tr("turn %1, drawn %2").arg(state.turn).arg(state.allotment)
                          : tr("no turn yet"));
    m_replay->setEnabled(m_film.mayReplay());
    m_replay->setText(m_film.isReplay() ? tr("Stop") : tr("Replay"));
    m_row->updateGeometry();
    m_row->update();
    m_map->update();
}

}  // namespace thrum::gui
