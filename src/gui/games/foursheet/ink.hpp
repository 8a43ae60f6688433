#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QString>

/// Colors and lettering of the picture of 4SS.
namespace thrum::gui::fss {

struct Ink {
    QColor table;  ///< what everything lies on
    QColor field;  ///< behind the zones
    QColor zone;
    QColor zoneCalled;
    QColor zoneEdge;
    QColor chalk;      ///< words on the field
    QColor chalkSoft;  ///< second words there, at least 4.5:1
    QColor lit;        ///< what the roll has found
    QColor litInk;     ///< on it
    QColor scrimmage;
    QColor token;  ///< the face of a defender's disc
    QColor tokenInk;
    QColor tray;
    QColor trayInk;
    QColor traySoft;
    QColor paper;  ///< of cards
    QColor paperInk;
    QColor paperSoft;
    QColor paperLine;
    QColor row;     ///< a row that is read
    QColor column;  ///< a column that is read
    QColor cell;    ///< where they cross
    QColor cellInk;
    QColor number;  ///< of the steps
    QColor numberInk;
    QColor d20;
    QColor d12;
    QColor d10;
};
/// Those of the theme that is chosen.
[[nodiscard]] const Ink& ink();

[[nodiscard]] QFont lettering(const QFont& base, double factor, bool bold = false);
/// The whole text where it fits as small as it may get, else the brief one.
[[nodiscard]] QString whichFits(const QFont& font,
                                double room,
                                const QString& whole,
                                const QString& brief);
/// The text in the box, written smaller where it would not fit, and elided where that is too
/// small to be read.
void drawFitted(QPainter& painter, const QRectF& box, int flags, const QString& text);
/// A numbered disc, as the steps of the read-out have it.
void drawStep(QPainter& painter, QPointF middle, double radius, int number, bool lit);
/// Pips of a d6.
void drawPips(QPainter& painter, const QRectF& face, int value, const QColor& color);
/// White or black, whichever reads better on it.
[[nodiscard]] QColor inkOn(const QColor& ground);

}  // namespace thrum::gui::fss
