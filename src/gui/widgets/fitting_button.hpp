#pragma once

#include <QPushButton>

namespace thrum::gui {

/// A button that writes its text smaller, down to three fifths, before it would cut it.
class FittingButton final : public QPushButton {
    Q_OBJECT

public:
    using QPushButton::QPushButton;
    /// The key that presses it from anywhere, shown at its edge; empty: none.
    void setKey(const QString& key);
    [[nodiscard]] const QString& key() const { return m_key; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int keyRoom() const;

    QString m_key;
};

}  // namespace thrum::gui
