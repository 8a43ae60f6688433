#pragma once

#include "gui/widgets/throw.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace thrum::gui {

/// The felt tray with the two dice or the coin. What fell is known before it flies; the flight only
/// shows it, at most 1.2 seconds, and a click ends it.
class ThrowTray final : public QWidget {
    Q_OBJECT

public:
    explicit ThrowTray(QWidget* parent = nullptr);

    /// Nothing thrown yet: dice or a coin lie ready.
    void showReady(tap::ChanceKind kind);
    /// As it fell, without a flight.
    void showFallen(const Throw& shown);
    /// Flies, then says `landed`.
    void fly(const Throw& shown);
    [[nodiscard]] bool flying() const { return m_flight.isActive(); }
    void land();

    [[nodiscard]] QSize sizeHint() const override { return {248, 132}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 116}; }

signals:
    void landed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void paintDie(QPainter& painter, QPointF middle, double size, int face, double turn) const;
    void paintCoin(
        QPainter& painter, QPointF middle, double size, bool heads, double squeeze) const;
    void paintResult(QPainter& painter, const QRectF& felt) const;
    void speak();

    Throw m_shown;
    bool m_known = false;
    QTimer m_flight;
    QElapsedTimer m_time;
};

}  // namespace thrum::gui
