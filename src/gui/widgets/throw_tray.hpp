#pragma once

#include <thrum/rules/chance.hpp>

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
    void showReady(const std::vector<Draw>& draws);
    /// Flies, then says `landed`.
    /// @param values  what fell, one a draw
    void fly(const std::vector<Draw>& draws, const std::vector<int>& values);
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
    [[nodiscard]] bool isCoin() const;
    [[nodiscard]] bool showsHeads() const { return m_values.empty() || m_values.front() == 0; }
    void paintDie(QPainter& painter, QPointF middle, double size, int face, double turn) const;
    void paintCoin(
        QPainter& painter, QPointF middle, double size, bool heads, double squeeze) const;
    void paintResult(QPainter& painter, const QRectF& felt) const;
    void speak();

    std::vector<Draw> m_draws;
    std::vector<int> m_values;  ///< what lies there, one a draw
    bool m_known = false;
    QTimer m_flight;
    QElapsedTimer m_time;
};

}  // namespace thrum::gui
