#pragma once

#include <QDoubleSpinBox>

namespace thrum::gui {

/// The time left on a clock, M:SS.t; the value is seconds.
class ClockSpin final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit ClockSpin(QWidget* parent = nullptr);
    [[nodiscard]] int ms() const { return static_cast<int>(value() * 1000.0 + 0.5); }
    void setMs(int ms) { setValue(ms / 1000.0); }

protected:
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
};

}  // namespace thrum::gui
