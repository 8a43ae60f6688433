#pragma once

#include "gui/games/tap/house_rules.hpp"

#include <vector>

#include <QDialog>

class QGridLayout;
class QLabel;
class QPushButton;

namespace thrum::gui {

/// The numbers of the rule book a coach may change for his games, chapter by chapter, each with
/// what the book says (ux 3). Shown with open().
class HouseRulesDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param overrides  as the protocol takes them; what no line shows stays as it is
    HouseRulesDialog(const tap::RulesData& standard, const std::string& overrides, QWidget* parent);

    /// What differs from the book now.
    [[nodiscard]] std::string overrides() const;

private:
    struct Line {
        const HouseRule* rule = nullptr;
        QWidget* field = nullptr;  ///< a check box or a spin box
        QLabel* book = nullptr;
    };
    void addLine(QGridLayout& grid, const HouseRule& rule);
    void show(const Line& line, double value);
    [[nodiscard]] double shown(const Line& line) const;
    void refresh();

    tap::RulesData m_standard;
    tap::RulesData m_rules;
    std::vector<Line> m_lines;
    QLabel* m_word = nullptr;
    QPushButton* m_asBook = nullptr;
};

}  // namespace thrum::gui
