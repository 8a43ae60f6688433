#pragma once

#include <QAbstractButton>

namespace thrum::gui {

/// The board's switch as it looks on the box: OFF and ON, a knob that slides between.
class SwitchButton final : public QAbstractButton {
    Q_OBJECT

public:
    explicit SwitchButton(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void nextCheckState() override {}  // the board decides, not the click
};

}  // namespace thrum::gui
