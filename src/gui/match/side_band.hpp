#pragma once

#include "gui/board/board_scene.hpp"

#include <QWidget>

class QLabel;

namespace thrum::gui {

/// The head of the prompt panel in the colors of the coach who is asked; the visitors' carries
/// stripes, so that color is not the only cue.
class SideBand final : public QWidget {
    Q_OBJECT

public:
    explicit SideBand(QWidget* parent = nullptr);

    void show(const TeamLook& look, Side side, const QString& title, const QString& below);
    void setTime(const QString& text, bool low);
    [[nodiscard]] QString title() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitText();
    void reserve();

    TeamLook m_look;
    Side m_side = Side::Home;
    QLabel* m_title = nullptr;
    QLabel* m_below = nullptr;
    QLabel* m_time = nullptr;
    bool m_low = false;
};

}  // namespace thrum::gui
