#include "gui/games/tap/spoken.hpp"

#include "gui/games/tap/tap_strip.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/games/tap/words_context.hpp"

#include <QStringList>

namespace thrum::gui {

QString spokenFigure(const TapMatch& match, FigureId id) {
    const tap::State& s = match.state();
    const tap::Figure* figure = tap::findOnBoard(s, id);
    if (figure == nullptr)
        return manText(match, id);
    const int attack = id.side() == Side::Home ? 1 : -1;
    const double past = (figure->pose.at.x - s.lineOfScrimmage).yards() * attack;
    QStringList parts{QStringLiteral("%1 %2").arg(match.teamName(id.side()), manText(match, id)),
                      past >= 0.0 ? words("%1 yd past the line").arg(past, 0, 'f', 1)
                                  : words("%1 yd behind the line").arg(-past, 0, 'f', 1),
                      words("facing %1°").arg(figure->pose.heading.degrees(), 0, 'f', 0)};
    if (s.carrier == id)
        parts << words("has the ball");
    if (figure->status == tap::FigureStatus::Fallen)
        parts << words("down");
    return parts.join(QStringLiteral(" · "));
}

QString spokenClocks(const TapMatch& match) {
    return clockLines(match).join(QStringLiteral("; ")) + QLatin1Char('.');
}

QString spokenSide(const TapMatch& match, Side side) {
    QStringList men;
    for (const tap::Figure& figure : match.state().figures)
        if (figure.id.side() == side)
            men << spokenFigure(match, figure.id);
    return men.isEmpty() ? words("Nobody stands on the board.") : men.join(QStringLiteral("; "));
}

}  // namespace thrum::gui
