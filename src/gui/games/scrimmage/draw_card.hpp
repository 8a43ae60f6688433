#pragma once

#include "gui/games/scrimmage/draws.hpp"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

namespace thrum::gui {

/// What a draw could have brought and what it brought: a light runs over the outcomes, each as wide
/// as it is likely, and stops on the one that fell. It lies there until something else happens.
class ScrimmageDrawCard final : public QWidget {
    Q_OBJECT

public:
    explicit ScrimmageDrawCard(QWidget* parent);

    /// @param still  without the light that runs
    void show(const ScrimmageDraw& draw, bool still);
    /// As it fell, at once.
    void land();
    [[nodiscard]] const ScrimmageDraw& draw() const { return m_draw; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] std::size_t litFace() const;

    ScrimmageDraw m_draw;
    QTimer m_flight;
    QElapsedTimer m_time;
};

}  // namespace thrum::gui
