#include "gui/scoreboard/scoreboard_window.hpp"

#include "gui/scoreboard/score_ink.hpp"

#include <algorithm>

#include <QCloseEvent>
#include <QIcon>
#include <QKeyEvent>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr double kClockDigits = 0.125;  // of the height; the promise is 0.12
constexpr double kScoreDigits = 0.20;   // scores stand out
constexpr double kLabelText = 0.034;

double digitHeight(const QFont& font) {
    return QFontMetricsF{font}.tightBoundingRect(QStringLiteral("0")).height();
}

QFont pixels(QFont font, double height, bool bold) {
    font.setPixelSize(std::max(6, static_cast<int>(height)));
    font.setBold(bold);
    return font;
}
}  // namespace

ScoreboardWindow::ScoreboardWindow(QWidget* parent) : QWidget{parent, Qt::Window} {
    setObjectName(QStringLiteral("scoreboardWindow"));
    setWindowTitle(tr("Scoreboard"));
    setWindowIcon(QIcon{QStringLiteral(":/icons/thrum.svg")});
    setAccessibleName(tr("Scoreboard"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(420, 260);
    resize(960, 540);
}

void ScoreboardWindow::showFacts(const StripFacts& facts) {
    if (m_facts == facts)
        return;
    m_facts = facts;
    setAccessibleDescription(summaryOf(facts));
    update();
}

QFont ScoreboardWindow::digitFont(double height) const {
    // A font's digits are about 0.73 of its size; ask it and correct.
    QFont made = pixels(font(), height / 0.73, true);
    while (digitHeight(made) < height)
        made.setPixelSize(made.pixelSize() + 1);
    return made;
}

void ScoreboardWindow::noteDigits(const QFont& used) {
    m_smallestDigit = std::min(m_smallestDigit, digitHeight(used) / height());
}

void ScoreboardWindow::paintTeam(QPainter& painter,
                                 const QRectF& box,
                                 const StripTeam& team,
                                 bool left) {
    painter.fillRect(box, ink().panel);
    // Three marks of the side with the ball, none of them color alone: a bar, a word, an arrow.
    const QRectF bar{box.left(), box.top(), box.width(), box.height() * 0.05};
    painter.fillRect(bar, team.look.kit.lighter(135));
    if (!left) {
        painter.save();
        painter.setClipRect(bar);
        painter.setPen(QPen{ink().stripe, bar.height() * 0.35});
        for (double x = bar.left() - bar.height(); x < bar.right(); x += bar.height() * 1.4)
            painter.drawLine(QPointF{x, bar.bottom()}, QPointF{x + bar.height(), bar.top()});
        painter.restore();
    }
    const QRectF inner = box.adjusted(
        box.width() * 0.05, box.height() * 0.09, -box.width() * 0.05, -box.height() * 0.06);
    const QRectF nameRow{inner.left(), inner.top(), inner.width(), inner.height() * 0.24};
    QFont name = pixels(font(), nameRow.height() * 0.72, true);
    while (QFontMetricsF{name}.horizontalAdvance(team.look.name.toUpper()) > nameRow.width() &&
           name.pixelSize() > 8)
        name.setPixelSize(name.pixelSize() - 1);
    painter.setFont(name);
    painter.setPen(ink().text);
    painter.drawText(nameRow, Qt::AlignCenter, team.look.name.toUpper());
    const QRectF scoreRow{inner.left(), nameRow.bottom(), inner.width(), inner.height() * 0.54};
    if (team.score) {
        const QFont score = digitFont(kScoreDigits * height());
        painter.setFont(score);
        painter.drawText(scoreRow, Qt::AlignCenter, QString::number(*team.score));
        noteDigits(score);
    }
    const QRectF roleRow{inner.left(), scoreRow.bottom(), inner.width(), inner.height() * 0.22};
    QString role = team.hasBall ? tr("%1 · BALL").arg(team.role) : team.role;
    if (!team.coach.isEmpty())
        role = QStringLiteral("%1 · %2").arg(team.coach, role);
    QFont small = pixels(font(), kLabelText * height(), false);
    while (QFontMetricsF{small}.horizontalAdvance(role) > roleRow.width() && small.pixelSize() > 8)
        small.setPixelSize(small.pixelSize() - 1);
    painter.setFont(small);
    painter.setPen(team.hasBall ? ink().mark : ink().label);
    painter.drawText(roleRow, Qt::AlignCenter, role);
    if (team.hasBall) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink().mark);
        const double size = box.height() * 0.11;
        const double x = left ? box.right() - size * 0.6 : box.left() + size * 0.6;
        const double way = left ? 1.0 : -1.0;
        const double y = scoreRow.center().y();
        painter.drawPolygon(QPolygonF{{QPointF{x - way * size, y - size},
                                       QPointF{x + way * size * 0.4, y},
                                       QPointF{x - way * size, y + size}}});
        painter.setPen(QPen{ink().mark, std::max(2.0, box.height() * 0.014)});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box.adjusted(2.0, 2.0, -2.0, -2.0));
    }
}

std::vector<std::vector<ScoreboardWindow::Cell>> ScoreboardWindow::rowsOf(double width,
                                                                          int mostRows) const {
    const QFont digits = digitFont(kClockDigits * height());
    const QFont small = pixels(font(), kLabelText * 1.5 * height(), false);
    const QFont label = pixels(font(), kLabelText * height(), false);
    std::vector<std::vector<Cell>> rows;
    double used = width + 1.0;
    for (const StripFact& fact : m_facts.facts) {
        const double value = QFontMetricsF{digits}.horizontalAdvance(fact.value);
        const double detail = QFontMetricsF{small}.horizontalAdvance(fact.detail);
        const double head = QFontMetricsF{label}.horizontalAdvance(fact.label.toUpper());
        const double room =
            std::max(value + detail + (detail > 0.0 ? 0.02 * height() : 0.0), head) +
            0.06 * height();
        if (used + room > width) {
            if (static_cast<int>(rows.size()) == mostRows)
                break;
            rows.emplace_back();
            used = 0.0;
        }
        rows.back().push_back(Cell{&fact, room});
        used += room;
    }
    return rows;
}

void ScoreboardWindow::paintFact(QPainter& painter, const QRectF& box, const StripFact& fact) {
    painter.setFont(pixels(font(), kLabelText * height(), false));
    painter.setPen(ink().label);
    painter.drawText(QRectF{box.left(), box.top(), box.width(), box.height() * 0.26},
                     Qt::AlignHCenter | Qt::AlignBottom,
                     fact.label.toUpper());
    const QFont digits = digitFont(kClockDigits * height());
    const QFont small = pixels(font(), kLabelText * 1.5 * height(), false);
    noteDigits(digits);
    const double value = QFontMetricsF{digits}.horizontalAdvance(fact.value);
    const double detail = QFontMetricsF{small}.horizontalAdvance(fact.detail);
    const double gap = detail > 0.0 ? 0.02 * height() : 0.0;
    const double baseline = box.top() + box.height() * 0.30 + kClockDigits * height() * 1.12;
    double x = box.center().x() - (value + gap + detail) / 2.0;
    painter.setFont(digits);
    painter.setPen(fact.ink);
    painter.drawText(QPointF{x, baseline}, fact.value);
    x += value + gap;
    painter.setFont(small);
    painter.setPen(ink().label);
    painter.drawText(QPointF{x, baseline}, fact.detail);
}

void ScoreboardWindow::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), ink().night);
    m_smallestDigit = 1.0;
    m_factsShown = 0;
    const double gap = 0.02 * height();
    const double teams = 0.48 * height();
    const double half = (width() - 3.0 * gap) / 2.0;
    paintTeam(painter, QRectF{gap, gap, half, teams}, m_facts.home, true);
    paintTeam(painter, QRectF{2.0 * gap + half, gap, half, teams}, m_facts.visitor, false);
    const auto rows = rowsOf(width() - 2.0 * gap, 2);
    const double each = (height() - teams - 2.0 * gap) / 2.0;
    double y = teams + 1.5 * gap;
    for (const std::vector<Cell>& row : rows) {
        double wanted = 0.0;
        for (const Cell& cell : row)
            wanted += cell.width;
        const double spare = (width() - 2.0 * gap - wanted) / static_cast<double>(row.size());
        double x = gap;
        for (const Cell& cell : row) {
            paintFact(painter, QRectF{x, y, cell.width + spare, each}, *cell.fact);
            x += cell.width + spare;
            ++m_factsShown;
        }
        y += each;
    }
}

void ScoreboardWindow::toggleFullScreen() {
    if (isFullScreen())
        showNormal();
    else
        showFullScreen();
}

void ScoreboardWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F11)
        toggleFullScreen();
    else if (event->key() == Qt::Key_Escape && isFullScreen())
        showNormal();
    else if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

void ScoreboardWindow::mouseDoubleClickEvent(QMouseEvent*) {
    toggleFullScreen();
}

void ScoreboardWindow::closeEvent(QCloseEvent* event) {
    emit closed();
    QWidget::closeEvent(event);
}

}  // namespace thrum::gui
