#include "gui/match/side_band.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/low_clock.hpp"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kStripe = 8;
}  // namespace

SideBand::SideBand(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("sideBand"));
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(18, 8, 14, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(1);
    const auto make = [this](const QString& name) {
        auto* label = new QLabel{this};
        label->setObjectName(name);
        label->setStyleSheet(QStringLiteral("color: white; background: transparent;"));
        return label;
    };
    m_title = make(QStringLiteral("matchTitle"));
    m_title->setWordWrap(true);
    m_title->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_below = make(QStringLiteral("matchSide"));
    m_below->setWordWrap(true);
    m_time = make(QStringLiteral("matchTime"));
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_below, 1, 0);
    grid->addWidget(m_time, 0, 1, 2, 1);
    grid->setColumnStretch(0, 1);
    fitText();
}

// As large as the coach wants his text, each part in its measure of it.
void SideBand::fitText() {
    const auto dress = [this](QLabel& label, double scale, bool bold) {
        QFont wanted = font();
        wanted.setPointSizeF(wanted.pointSizeF() * scale);
        wanted.setBold(bold);
        if (label.font() != wanted)
            label.setFont(wanted);
    };
    dress(*m_title, 1.1, true);
    dress(*m_below, 0.9, false);
    dress(*m_time, 1.25 * (m_low ? kLowGrowth : 1.0), true);
    reserve();
}

// A long title, or a clock beside it, takes a second line: the page below does not jump for it.
void SideBand::reserve() {
    m_title->setMinimumHeight(2 * m_title->fontMetrics().lineSpacing());
}

void SideBand::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_time != nullptr)
        fitText();
}

void SideBand::show(const TeamLook& look, Side side, const QString& title, const QString& below) {
    m_look = look;
    m_side = side;
    m_title->setText(title);
    m_below->setText(below);
    setAccessibleName(QStringLiteral("%1, %2").arg(title, below));
    update();
}

void SideBand::setTime(const QString& text, bool low) {
    if (m_time->text() != text)
        m_time->setText(text);
    if (m_low != low) {
        m_low = low;
        fitText();
    }
    const ScoreColors& colors = Theme::instance().score();
    m_time->setStyleSheet(QStringLiteral("color: %1; background: transparent;")
                              .arg((low ? colors.hurry : colors.text).name()));
}

QString SideBand::title() const {
    return m_title->text();
}

void SideBand::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.fillRect(rect(), m_look.kit);
    const QRect stripe{0, 0, kStripe, height()};
    if (m_side == Side::Home) {
        painter.fillRect(stripe, m_look.accent);
        return;
    }
    painter.fillRect(stripe, Qt::white);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(stripe);
    painter.setPen(QPen{m_look.kit.darker(110), 3.0});
    for (int y = -kStripe; y < height() + kStripe; y += 8)
        painter.drawLine(QPointF{0.0, y + 8.0}, QPointF{1.0 * kStripe, 1.0 * y});
}

}  // namespace thrum::gui
