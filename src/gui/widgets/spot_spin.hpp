#pragma once

#include <QDoubleSpinBox>

namespace thrum::gui {

/// The official spot as coaches say it, to a tenth of a yard (TAP-GE-11): own 25.3, midfield,
/// Wildcats 12. The value is the yards from the offense's own goal line, 0.1 to 99.9.
class SpotSpin final : public QDoubleSpinBox {
    Q_OBJECT

public:
    explicit SpotSpin(QWidget* parent = nullptr);
    void setOpponents(const QString& name);

protected:
    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    QString m_opponents;
};

}  // namespace thrum::gui
