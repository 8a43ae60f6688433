#include "gui/scoreboard/strip_card.hpp"

#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

namespace thrum::gui {

StripCard::StripCard(QWidget* parent) : QFrame{parent, Qt::Popup} {
    setObjectName(QStringLiteral("stripCard"));
    setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(6);
    m_title = new QLabel{this};
    m_title->setProperty("role", QStringLiteral("heading"));
    m_title->setTextFormat(Qt::PlainText);
    column->addWidget(m_title);
    m_lines = new QLabel{this};
    m_lines->setTextFormat(Qt::PlainText);
    m_lines->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_lines);
    m_rule = new QPushButton{tr("The &rule"), this};
    m_rule->setObjectName(QStringLiteral("stripRule"));
    m_rule->setAutoDefault(true);
    column->addWidget(m_rule, 0, Qt::AlignLeft);
    connect(m_rule, &QPushButton::clicked, this, [this] {
        close();
        emit clauseAsked(m_detail.clause);
    });
}

void StripCard::tell(const StripDetail& detail) {
    m_detail = detail;
    const QString lines = detail.lines.join(QLatin1Char('\n'));
    m_title->setText(detail.title);
    m_lines->setText(lines);
    m_rule->setText(tr("The &rule, %1").arg(detail.clause));
    m_rule->setVisible(!detail.clause.isEmpty());
    setAccessibleName(detail.title);
    setAccessibleDescription(lines);
    ensurePolished();
    adjustSize();
}

void StripCard::follow(const StripDetail& detail) {
    if (isVisible() && detail != m_detail)
        tell(detail);
}

void StripCard::show(const StripDetail& detail, const QRect& under) {
    tell(detail);
    const QRect room = parentWidget()->screen()->availableGeometry();
    QPoint at{under.center().x() - width() / 2, under.bottom() + 2};
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::min(at.y(), std::max(room.top(), room.bottom() - height())));
    move(at);
    QFrame::show();
    if (m_rule->isVisible())
        m_rule->setFocus();
}

}  // namespace thrum::gui
