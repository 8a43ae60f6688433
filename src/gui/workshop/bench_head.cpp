#include "gui/workshop/bench_head.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/workshop/bench_document.hpp"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
void ink(QLabel& label, const QColor& color) {
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

}  // namespace

BenchHead::BenchHead(BenchDocument& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    setObjectName(QStringLiteral("benchHead"));
    auto* flow = new FlowLayout{this, true};
    flow->setContentsMargins(16, 4, 12, 4);
    flow->setSpacing(14);
    const auto label = [this](double size) {
        auto* made = new QLabel{this};
        m_written.push_back({made, size, false});
        return made;
    };
    const auto under = [this](const QString& caption, QWidget& field, QWidget* in) {
        auto* both = new QWidget{in};
        auto* column = new QVBoxLayout{both};
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        auto* title = new QLabel{caption, both};
        title->setBuddy(&field);
        m_written.push_back({title, 0.85, true});
        column->addWidget(title);
        column->addWidget(&field);
        column->addStretch(1);
        return both;
    };
    m_name = label(1.7);
    flow->addWidget(under(tr("TWEAK BENCH"), *m_name, this));
    m_what = label(1.0);
    flow->addWidget(under(tr("BASE AND MAN"), *m_what, this));
    m_board = new QComboBox{this};
    m_board->setAccessibleName(tr("Board"));
    for (const auto& entry : m_document.library().boards())
        m_board->addItem(QString::fromStdString(entry.value.name),
                         QString::fromStdString(entry.value.id));
    m_board->setCurrentIndex(std::max(0, m_board->findData(QStringLiteral("2x4"))));
    flow->addWidget(under(tr("BOARD"), *m_board, this));
    m_speed = new QDoubleSpinBox{this};
    m_speed->setRange(0.0, 10.0);
    m_speed->setSingleStep(0.1);
    m_speed->setDecimals(1);
    m_speed->setValue(5.0);
    m_speed->setAccessibleName(tr("Speed of the board"));
    flow->addWidget(under(tr("SPEED"), *m_speed, this));
    m_weight = label(1.35);
    flow->addWidget(under(tr("WEIGHT"), *m_weight, this));
    m_inspection = label(1.35);
    flow->addWidget(under(tr("INSPECTION"), *m_inspection, this));
    m_seed = new QSpinBox{this};
    m_seed->setRange(0, 999'999);
    m_seed->setValue(412);
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same base, board, speed and seed give the same numbers"));
    m_copy = new QPushButton{tr("Copy"), this};
    m_copy->setAccessibleName(tr("Copy the seed"));
    // what copies it stands beside it, whatever the width is
    auto* seed = new QWidget{this};
    seed->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* seedRow = new QHBoxLayout{seed};
    seedRow->setContentsMargins(0, 0, 0, 0);
    seedRow->setSpacing(6);
    seedRow->addWidget(m_seed);
    seedRow->addWidget(m_copy);
    flow->addWidget(under(tr("SEED"), *seed, this));
    connect(m_copy, &QPushButton::clicked, this, &BenchHead::copySeed);
    connect(m_board, &QComboBox::activated, this, &BenchHead::tableChanged);
    connect(m_speed, &QDoubleSpinBox::valueChanged, this, &BenchHead::tableChanged);
    connect(m_seed, &QSpinBox::valueChanged, this, &BenchHead::tableChanged);
    connect(&document, &BenchDocument::changed, this, &BenchHead::fill);
    connect(&document, &BenchDocument::rackChanged, this, &BenchHead::fill);
    dress();
}

void BenchHead::dress() {
    const ScoreColors& colors = Theme::instance().score();
    for (const Written& written : m_written) {
        QFont scaled = font();
        scaled.setPointSizeF(font().pointSizeF() * written.size);
        scaled.setBold(written.size > 1.2);
        written.label->setFont(scaled);
        ink(*written.label, written.caption ? colors.label : colors.text);
    }
    fill();
}

void BenchHead::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::PaletteChange)
        dress();
    QWidget::changeEvent(event);
}

BenchTable BenchHead::table() const {
    return {.board = m_board->currentData().toString(),
            .speedTenths = static_cast<int>(std::lround(m_speed->value() * 10.0)),
            .seed = m_seed->value()};
}

void BenchHead::setTable(const BenchTable& table) {
    const QSignalBlocker quietBoard{m_board};
    const QSignalBlocker quietSpeed{m_speed};
    const QSignalBlocker quietSeed{m_seed};
    m_board->setCurrentIndex(std::max(0, m_board->findData(table.board)));
    m_speed->setValue(table.speedTenths / 10.0);
    m_seed->setValue(table.seed);
    emit tableChanged();
}

void BenchHead::copySeed() {
    QApplication::clipboard()->setText(QString::number(m_seed->value()));
}

void BenchHead::fill() {
    const io::BenchBase& base = m_document.base();
    const io::BenchState& state = m_document.state();
    const ScoreColors& colors = Theme::instance().score();
    m_name->setText(QString::fromStdString(base.name));
    const QString man = QString::fromStdString(base.man);
    const auto shortened = [this](const QString& name) {
        constexpr int kLetters = 18;
        return fontMetrics().elidedText(
            name, Qt::ElideRight, kLetters * fontMetrics().averageCharWidth());
    };
    m_what->setText(
        QStringLiteral("%1\n%2").arg(shortened(QString::fromStdString(state.base.name)),
                                     man.isEmpty() ? tr("nobody's yet") : shortened(man)));
    m_what->setToolTip(man);
    const app::BenchClass& in = app::benchClass(base.inspected);
    const QString grams = QString::number(app::gramsOf(state), 'f', 2);
    m_weight->setText(in.mostG > 0.0 ? tr("%1 g of %2").arg(grams).arg(in.mostG)
                                     : tr("%1 g").arg(grams));
    const auto points = app::inspected(state, in, base.position);
    const auto passed = std::ranges::count_if(points, &app::InspectionPoint::passed);
    const auto all = static_cast<std::ptrdiff_t>(points.size());
    m_inspection->setText(passed == all ? tr("Passed %1 of %2").arg(passed).arg(all)
                                        : tr("Failed %1 of %2").arg(all - passed).arg(all));
    ink(*m_inspection, passed == all ? colors.good : colors.late);
    ink(*m_weight, points.front().passed ? colors.good : colors.late);
}

void BenchHead::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.fillRect(rect(), Theme::instance().score().night);
    painter.fillRect(QRect{0, 0, 5, height()}, QColor{0x2d, 0x57, 0xb8});
}

}  // namespace thrum::gui
