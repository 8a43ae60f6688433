#pragma once

#include <QColor>
#include <QPainter>
#include <QRectF>
#include <QString>

/// What every printed panel of 4SS is drawn with, on paper and on the screen. A panel is 210 by 148
/// millimeters (A5 across) whatever it is shown at; lengths below are such millimeters.
namespace thrum::gui::fss {

inline constexpr double kPanelWide = 210.0;
inline constexpr double kPanelHigh = 148.0;
/// Nothing is drawn nearer to the edge.
inline constexpr double kPanelMargin = 7.0;

class SheetPen {
public:
    /// @param box  where the panel goes, in the painter's units; of its proportions, or the panel
    /// is
    ///             set in its middle
    SheetPen(QPainter& painter, const QRectF& box);
    ~SheetPen();
    SheetPen(const SheetPen&) = delete;
    SheetPen& operator=(const SheetPen&) = delete;
    SheetPen(SheetPen&&) = delete;
    SheetPen& operator=(SheetPen&&) = delete;

    [[nodiscard]] QPainter& painter() { return m_painter; }
    /// What may be drawn on.
    [[nodiscard]] static QRectF inside() {
        return {kPanelMargin,
                kPanelMargin,
                kPanelWide - 2 * kPanelMargin,
                kPanelHigh - 2 * kPanelMargin};
    }

    /// Text of this height (of its letters' line), smaller where it would not fit, then elided.
    void text(const QRectF& box,
              const QString& text,
              double height,
              Qt::Alignment align = Qt::AlignLeft,
              bool bold = false,
              const QColor& color = QColor{0x14, 0x18, 0x1f});
    void line(QPointF from, QPointF to, double wide = 0.2, const QColor& color = soft());
    void box(const QRectF& box,
             const QColor& edge,
             double wide = 0.3,
             const QColor& ground = Qt::transparent,
             double round = 0.0);
    /// A bar in a team's color over the whole width with a number, a title and two lines of detail.
    /// @return what is left below it
    QRectF head(const QColor& color,
                const QString& number,
                const QString& title,
                const QString& detail,
                const QString& right);
    /// Who made it, at the foot.
    void foot(const QString& text);

    [[nodiscard]] static QColor black() { return {0x14, 0x18, 0x1f}; }
    [[nodiscard]] static QColor soft() { return {0x8a, 0x90, 0x99}; }
    [[nodiscard]] static QColor faint() { return {0xee, 0xf0, 0xf3}; }

private:
    QPainter& m_painter;
};

}  // namespace thrum::gui::fss
