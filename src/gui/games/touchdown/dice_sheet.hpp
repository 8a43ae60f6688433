#pragma once

#include "gui/games/touchdown/history.hpp"

#include <thrum/rules/touchdown/rules_data.hpp>

#include <array>
#include <vector>

#include <QDialog>

class QLabel;

namespace thrum::gui::tdm {

/// All twelve dice with their faces and how often each fell, so that luck can be looked up instead
/// of argued about (ux 10.1).
class DiceSheet final : public QDialog {
    Q_OBJECT

public:
    DiceSheet(const touchdown::RulesData& rules, QWidget* parent);

    using QDialog::show;
    void show(const FaceCounts& counts);

private:
    class Row;
    std::vector<Row*> m_rows;
    QLabel* m_said = nullptr;
};

}  // namespace thrum::gui::tdm
