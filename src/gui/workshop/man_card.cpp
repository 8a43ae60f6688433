#include "gui/workshop/man_card.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/workshop/bench_document.hpp"
#include "gui/workshop/bend_bar.hpp"
#include "gui/workshop/man_scale.hpp"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

ManCard::ManCard(BenchDocument& document, QWidget* parent) : QWidget{parent}, m_document{document} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(8, 6, 8, 8);
    column->setSpacing(4);
    auto* title = new QLabel{tr("Man on this base"), this};
    title->setProperty("role", QStringLiteral("heading"));
    m_head = new QHBoxLayout;
    m_head->addWidget(title, 1);
    column->addLayout(m_head);
    m_scale = new ManScale{this};
    column->addWidget(m_scale);
    m_bar = new BendBar{document,
                        {BenchKnob::Man,
                         BenchKnob::Putty,
                         BenchKnob::Balance,
                         BenchKnob::Arms,
                         BenchKnob::PuttyAhead,
                         BenchKnob::PuttyLeft},
                        false,
                        this};
    column->addWidget(m_bar);
    auto* treated = new QWidget{this};
    auto* flow = new FlowLayout{treated};
    flow->setContentsMargins(0, 2, 0, 2);
    flow->setSpacing(6);
    m_boil = new QPushButton{tr("Boil flat"), treated};
    m_boil->setToolTip(tr("Hot water and a flat press: all prongs are as long as each other"));
    m_sand = new QPushButton{tr("Sand lighter"), treated};
    m_sand->setToolTip(tr("A tenth of a gram off the base, once"));
    flow->addWidget(m_boil);
    flow->addWidget(m_sand);
    column->addWidget(treated);
    m_class = new QComboBox{this};
    m_class->setAccessibleName(tr("Class it is inspected for"));
    for (const app::BenchClass& in : app::benchClasses())
        m_class->addItem(QString::fromUtf8(in.name.data(), static_cast<qsizetype>(in.name.size())),
                         QString::fromUtf8(in.id.data(), static_cast<qsizetype>(in.id.size())));
    column->addWidget(m_class);
    m_points = new QLabel{this};
    m_points->setObjectName(QStringLiteral("inspection"));
    m_points->setTextFormat(Qt::PlainText);
    m_points->setWordWrap(true);
    column->addWidget(m_points);
    connect(m_boil, &QPushButton::clicked, &document, &BenchDocument::boil);
    connect(m_sand, &QPushButton::clicked, &document, &BenchDocument::sand);
    connect(m_class, &QComboBox::activated, this, [this] {
        m_document.setClass(m_class->currentData().toString());
    });
    connect(&document, &BenchDocument::changed, this, &ManCard::fill);
    fill();
}

void ManCard::setWay(QWidget& button) {
    m_head->addWidget(&button);
}

void ManCard::changeEvent(QEvent* event) {
    // another theme has another ink for what passed
    if (event->type() == QEvent::StyleChange && m_points != nullptr)
        fill();
    QWidget::changeEvent(event);
}

void ManCard::showEvent(QShowEvent* event) {
    fill();
    QWidget::showEvent(event);
}

void ManCard::fill() {
    const QSignalBlocker quiet{m_class};
    const io::BenchState& state = m_document.state();
    const app::BenchClass& in = app::benchClass(m_document.base().inspected);
    m_class->setCurrentIndex(std::max(
        0,
        m_class->findData(QString::fromUtf8(in.id.data(), static_cast<qsizetype>(in.id.size())))));
    const bool free = m_document.locked().isEmpty();
    m_class->setEnabled(free);
    m_sand->setEnabled(free && !state.sanded);
    m_boil->setEnabled(
        free && (!state.boiled || std::ranges::any_of(state.base.prongs, [](const auto& prong) {
            return prong.dropMm != 0.0;
        })));
    m_scale->show(state, in.mostG);
    QStringList lines;
    for (const app::InspectionPoint& point : app::inspected(state, in, m_document.base().position))
        if (!point.passed)
            lines << tr("✗ %1 %2, %3 (%4)")
                         .arg(QString::fromStdString(point.what),
                              QString::fromStdString(point.value),
                              QString::fromStdString(point.limit),
                              QString::fromStdString(point.clause));
    if (lines.isEmpty())
        lines << tr("✓ passes in this class");
    m_points->setText(lines.join(QLatin1Char('\n')));
    const ThemeColors& colors = Theme::instance().colors();
    QPalette ink = m_points->palette();
    ink.setColor(QPalette::WindowText,
                 lines.front().startsWith(QStringLiteral("✓")) ? colors.good : colors.bad);
    m_points->setPalette(ink);
}

}  // namespace thrum::gui
