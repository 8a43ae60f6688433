#pragma once

#include "gui/match/pages/match_prompt_page.hpp"

class QProgressBar;

namespace thrum::gui {

/// Another seat decides: who, what about, and that it goes on.
class WaitingPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit WaitingPage(const MatchDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override {}
    void refresh() override;

private:
    QLabel* m_who = nullptr;
    QProgressBar* m_bar = nullptr;
};

}  // namespace thrum::gui
