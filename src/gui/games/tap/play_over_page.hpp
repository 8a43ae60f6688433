#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

namespace thrum::gui {

class ActionList;

/// The play has ended and lies on the board to be looked at: what it came to, what comes next, and
/// ways to see it again.
class PlayOverPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit PlayOverPage(const TapDesk& desk, QWidget* parent = nullptr);

    /// @param result  the play in one sentence
    void showResult(const QString& result);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void watchAgainAsked();
    void touchAsked();

protected:
    void showEvent(QShowEvent* event) override;

private:
    Stopwatch m_shown;
    QLabel* m_gain = nullptr;
    QLabel* m_result = nullptr;
    QLabel* m_next = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
