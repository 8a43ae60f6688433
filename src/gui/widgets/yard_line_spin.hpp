#pragma once

#include <thrum/core/figure_id.hpp>

#include <QSpinBox>

namespace thrum::gui {

/// The line of scrimmage as coaches say it: own 25, midfield, Wildcats 12. The value is the whole
/// yards from the offense's own goal line, 1 to 99.
class YardLineSpin final : public QSpinBox {
    Q_OBJECT

public:
    explicit YardLineSpin(QWidget* parent = nullptr);
    void setOpponents(const QString& name);

protected:
    [[nodiscard]] QString textFromValue(int value) const override;
    [[nodiscard]] int valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;

private:
    QString m_opponents;
};

}  // namespace thrum::gui
