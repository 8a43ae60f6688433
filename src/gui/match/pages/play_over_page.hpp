#pragma once

#include "gui/match/pages/match_prompt_page.hpp"

namespace thrum::gui {

/// The play has ended and lies on the board to be looked at: what it came to, and what comes next.
class PlayOverPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit PlayOverPage(const MatchDesk& desk, QWidget* parent = nullptr);

    /// @param result  the play in one sentence
    void showResult(const QString& result);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void watchAgainAsked();

private:
    QLabel* m_result = nullptr;
    QLabel* m_next = nullptr;
};

}  // namespace thrum::gui
