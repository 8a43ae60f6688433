#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>

/// Text on pictures, which never leaves its box: it is written smaller before it would be cut.
namespace thrum::gui::tdm {

struct TextStyle {
    double pixels = 13.0;  ///< as large as wanted
    bool bold = false;
    QColor color = Qt::white;
    int align = Qt::AlignCenter;
    double spacing = 0.0;  ///< percent between letters
};

/// The font in that style, small enough for the room.
[[nodiscard]] QFont fittedFont(const QFont& family,
                               const QString& text,
                               const QSizeF& room,
                               const TextStyle& style);
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, const TextStyle& style);
/// Wide enough for the text in that style.
[[nodiscard]] double textWidth(const QFont& family, const QString& text, const TextStyle& style);
/// A filled label with round ends round its middle, kept inside `bounds`. @return where it is
QRectF drawChip(QPainter& painter,
                QPointF middle,
                const QString& text,
                const TextStyle& style,
                const QColor& fill,
                const QColor& edge,
                const QRectF& bounds);

}  // namespace thrum::gui::tdm
