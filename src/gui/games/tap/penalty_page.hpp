#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

class QPushButton;

namespace thrum::gui {

/// A flag in two columns: what follows if it is accepted, and what if it is declined. Both are what
/// the rules would make of it (TAP-PE-10).
class PenaltyPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit PenaltyPage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void refresh() override;

private:
    struct Column {
        QPushButton* button = nullptr;
        QLabel* facts = nullptr;
    };
    [[nodiscard]] Column makeColumn(const QString& name, tap::DecisionKind kind);
    [[nodiscard]] QString factsAfter(tap::DecisionKind kind) const;

    QLabel* m_foul = nullptr;
    QLabel* m_price = nullptr;
    QLabel* m_who = nullptr;
    QLabel* m_expiry = nullptr;
    Column m_accept;
    Column m_decline;
};

}  // namespace thrum::gui
