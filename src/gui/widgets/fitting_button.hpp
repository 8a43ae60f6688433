#pragma once

#include <QPushButton>

namespace thrum::gui {

/// A button that writes its text smaller, down to three fifths, before it would cut it.
class FittingButton final : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace thrum::gui
