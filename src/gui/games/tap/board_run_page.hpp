#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

class QPushButton;

namespace thrum::gui {

class FittingButton;

/// The board is on: who carries and how far, who may stop it, and the keys that ask for it.
class BoardRunPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit BoardRunPage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;
    void refreshTime() override;

private:
    [[nodiscard]] std::optional<Side> stopper() const;
    [[nodiscard]] double frontX(const FigureSetup& man, const DrawnPose& pose, int attack) const;

    QLabel* m_carrier = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_stops = nullptr;
    QLabel* m_who = nullptr;
    FittingButton* m_down = nullptr;
    QPushButton* m_forward = nullptr;
};

}  // namespace thrum::gui
