#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <QDialog>

namespace thrum::gui {

/// The men of both teams with shape, speed and power (SCR-MEN3); may stay open beside the field.
class ScrimmageMenWindow final : public QDialog {
    Q_OBJECT

public:
    explicit ScrimmageMenWindow(const scrimmage::State& state, QWidget* parent = nullptr);
};

}  // namespace thrum::gui
