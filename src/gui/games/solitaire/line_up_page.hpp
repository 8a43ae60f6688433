#pragma once

#include "gui/games/solitaire/page.hpp"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace thrum::gui {
class ActionList;
class ChecksList;
}  // namespace thrum::gui

namespace thrum::gui::sol {

/// Placing men before a play or a kick: a line-up made for him, the bench, who has which part, and
/// the live list of what "Ready" would be refused for.
class LineUpPage final : public SolPage {
    Q_OBJECT

public:
    explicit LineUpPage(const SolDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    bool figureClicked(FigureId figure) override;

private:
    /// A part somebody is named for.
    struct Part {
        solitaire::DecisionKind kind{};
        QLabel* label = nullptr;
        QComboBox* men = nullptr;
    };
    void makeParts();
    void fillParts();
    void fillBench();
    void fillChecks();
    void fillBall();
    [[nodiscard]] std::optional<FigureId> named(solitaire::DecisionKind kind) const;
    [[nodiscard]] bool linesUpFirst() const;
    void lineUp();

    QLabel* m_lead = nullptr;
    QPushButton* m_line = nullptr;
    QPushButton* m_mirror = nullptr;
    QPushButton* m_lift = nullptr;
    std::vector<Part> m_parts;
    QWidget* m_ballRow = nullptr;
    QDoubleSpinBox* m_ball = nullptr;
    QLabel* m_benchHeading = nullptr;
    FigureChips* m_bench = nullptr;
    ActionList* m_timeouts = nullptr;
    QLabel* m_checksHeading = nullptr;
    ChecksList* m_checks = nullptr;
};

}  // namespace thrum::gui::sol
