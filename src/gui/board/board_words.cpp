#include "gui/board/board_words.hpp"

#include "gui/board/position_words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
QString boardWords(const char* text) {
    return QCoreApplication::translate("BoardWords", text);
}

QString numberOf(const FigureDrawing& figure) {
    return QLatin1Char('#') + figure.number;
}

QString yardLine(const BoardScene& scene, double x) {
    if (x < 0.0)
        return boardWords("%1 end zone").arg(scene.home.name);
    if (x > 100.0)
        return boardWords("%1 end zone").arg(scene.visitor.name);
    const int line = static_cast<int>(std::lround(x));
    if (line == 50)
        return boardWords("midfield");
    return line < 50 ? QStringLiteral("%1 %2").arg(scene.home.name).arg(line)
                     : QStringLiteral("%1 %2").arg(scene.visitor.name).arg(100 - line);
}

QString fromMiddle(double y) {
    const double left = y - field::kMiddle.y.yards();
    if (std::abs(left) < 0.05)
        return boardWords("in the middle");
    return left > 0.0 ? boardWords("%1 yards left").arg(left, 0, 'f', 1)
                      : boardWords("%1 yards right").arg(-left, 0, 'f', 1);
}

QString clockHours(double headingDeg) {
    // Headings run counter-clockwise from the home team's attack, clocks the other way.
    const int hour = (static_cast<int>(std::lround(-headingDeg / 30.0)) % 12 + 12) % 12;
    return boardWords("%1 o'clock").arg(hour == 0 ? 12 : hour);
}

bool holds(const std::vector<FigureId>& ids, FigureId id) {
    return std::ranges::find(ids, id) != ids.end();
}

QString state(const BoardScene& scene, const FigureDrawing& figure) {
    QStringList parts;
    if (scene.carrier == figure.id)
        parts << boardWords("has the ball");
    if (figure.fallenDeg)
        parts << boardWords("down");
    for (const auto& [a, b] : scene.engaged) {
        const FigureDrawing* other = figure.id == a   ? scene.figure(b)
                                     : figure.id == b ? scene.figure(a)
                                                      : nullptr;
        if (other != nullptr)
            parts << boardWords("touches %1").arg(numberOf(*other));
    }
    if (holds(scene.chosen, figure.id))
        parts << boardWords("named");
    else if (holds(scene.offered, figure.id))
        parts << boardWords("may be chosen");
    if (figure.refused || figure.warned)
        parts << boardWords("stands against the rules");
    if (scene.isSelected(figure.id))
        parts << boardWords("selected");
    return parts.isEmpty() ? boardWords("standing") : parts.join(QStringLiteral(", "));
}
}  // namespace

QString boardColumnName(BoardColumn column) {
    switch (column) {
        case BoardColumn::Number:
            return boardWords("number");
        case BoardColumn::Role:
            return boardWords("role");
        case BoardColumn::Side:
            return boardWords("side");
        case BoardColumn::YardLine:
            return boardWords("yard line");
        case BoardColumn::FromMiddle:
            return boardWords("from the middle");
        case BoardColumn::Heading:
            return boardWords("heading");
        case BoardColumn::State:
        case BoardColumn::Count:
            break;
    }
    return boardWords("state");
}

QString boardCell(const BoardScene& scene, const FigureDrawing& figure, BoardColumn column) {
    switch (column) {
        case BoardColumn::Number:
            return numberOf(figure);
        case BoardColumn::Role:
            return figure.position ? positionText(*figure.position) : boardWords("player");
        case BoardColumn::Side:
            return QStringLiteral("%1, %2").arg(
                scene.team(figure.look.side).name,
                figure.look.darkUnit ? boardWords("dark") : boardWords("white"));
        case BoardColumn::YardLine:
            return yardLine(scene, figure.at.x());
        case BoardColumn::FromMiddle:
            return fromMiddle(figure.at.y());
        case BoardColumn::Heading:
            return clockHours(figure.headingDeg);
        case BoardColumn::State:
        case BoardColumn::Count:
            break;
    }
    return state(scene, figure);
}

QString boardRow(const BoardScene& scene, const FigureDrawing& figure) {
    QStringList cells;
    for (int column = 0; column < kBoardColumns; ++column)
        cells << boardCell(scene, figure, static_cast<BoardColumn>(column));
    return cells.join(QStringLiteral(", "));
}

}  // namespace thrum::gui
