#include "gui/games/race/track.hpp"

#include <QPainter>

namespace thrum::gui {

RaceTrack::RaceTrack(const RaceMatch& match, QWidget* parent) : QWidget{parent}, m_match{match} {
    setObjectName(QStringLiteral("raceTrack"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(320, 160);
}

void RaceTrack::refresh() {
    const race::State& s = m_match.state();
    setAccessibleName(tr("The course of %1 yards").arg(s.rules->course.yards));
    setAccessibleDescription(tr("%1 have gone %2 yards, %3 have gone %4.")
                                 .arg(m_match.teamName(Side::Home))
                                 .arg(s.yards[0])
                                 .arg(m_match.teamName(Side::Visitor))
                                 .arg(s.yards[1]));
    update();
}

void RaceTrack::paintEvent(QPaintEvent*) {
    const race::State& s = m_match.state();
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF field = QRectF{rect()}.adjusted(20, 20, -20, -20);
    const double lane = field.height() / 2;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto i = race::indexOf(side);
        const QRectF strip{
            field.left(), field.top() + static_cast<double>(i) * lane + 4, field.width(), lane - 8};
        painter.setPen(palette().color(QPalette::Mid));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(strip, 8, 8);
        const double part =
            std::min(1.0, static_cast<double>(s.yards.at(i)) / s.rules->course.yards);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Highlight));
        painter.drawRoundedRect(
            QRectF{strip.left(), strip.top(), std::max(8.0, part * strip.width()), strip.height()},
            8,
            8);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(strip.adjusted(14, 0, -14, 0),
                         Qt::AlignVCenter | Qt::AlignRight,
                         tr("%1: %2 of %3 yards")
                             .arg(m_match.teamName(side))
                             .arg(s.yards.at(i))
                             .arg(s.rules->course.yards));
    }
}

}  // namespace thrum::gui
