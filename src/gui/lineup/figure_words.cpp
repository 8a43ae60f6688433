#include "gui/lineup/figure_words.hpp"

#include "gui/board/position_words.hpp"

#include <cmath>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
QString figureWords(const char* text) {
    return QCoreApplication::translate("FigureWords", text);
}
// From the middle of his base to the part of it that is nearest to where his side plays to, in
// yards the offense plays: rules and formations measure a man by it.
double frontAhead(const SetupDocument& document, const FigureSetup& figure) {
    const FigureSpec* spec = document.data().spec(figure.id, figure.baseSlot);
    if (spec == nullptr)
        return 0.0;
    const SetupState& state = document.state();
    const double own = figure.id.side() == state.offense ? 1.0 : -1.0;
    constexpr double kDegrees = 57.29577951308232;
    const double facing = figure.pose.heading.degrees() / kDegrees;
    double most = 0.0;
    for (const Vec2& corner : spec->base.outlineMm) {
        const double x = std::cos(facing) * corner.x - std::sin(facing) * corner.y;
        most = std::max(most, own * state.attack() * x);
    }
    return own * most / document.data().table.board.mmPerYard;
}
}  // namespace

QString placeText(const SetupDocument& document, FigureId id) {
    const SetupState& state = document.state();
    const FigureSetup* figure = state.figure(id);
    if (figure == nullptr)
        return {};
    const double past = (figure->pose.at.x - state.lineOfScrimmage).yards() * state.attack() +
                        frontAhead(document, *figure);
    const QString place = past >= 0.0
                              ? figureWords("front %1 yd past the line").arg(past, 0, 'f', 1)
                              : figureWords("front %1 yd behind the line").arg(-past, 0, 'f', 1);
    const QString heading = QStringLiteral("%1").arg(
        static_cast<int>(std::lround(figure->pose.heading.degrees())) % 360,
        3,
        10,
        QLatin1Char('0'));
    return figure->fallen ? figureWords("%1, down").arg(place)
                          : figureWords("%1, facing %2°").arg(place, heading);
}

QString baseNameOf(const SetupDocument& document, FigureId id) {
    const FigureSetup* figure = document.state().figure(id);
    const FigureSpec* spec =
        figure != nullptr ? document.data().spec(id, figure->baseSlot) : nullptr;
    if (spec == nullptr)
        return {};
    const QString name = QString::fromStdString(spec->base.name);
    return name.endsWith(figureWords("base"), Qt::CaseInsensitive)
               ? name
               : figureWords("%1 base").arg(name);
}

QString figureSentence(const SetupDocument& document, FigureId id) {
    const Player* player = document.data().player(id);
    if (player == nullptr)
        return {};
    QStringList parts;
    parts << QStringLiteral("%1 %2").arg(document.nameOf(id), positionText(player->position));
    parts << baseNameOf(document, id);
    parts << placeText(document, id);
    if (document.state().carrier == id)
        parts << figureWords("has the ball");
    if (document.state().isLocked(id))
        parts << figureWords("locked");
    return parts.join(QStringLiteral(" · "));
}

}  // namespace thrum::gui
