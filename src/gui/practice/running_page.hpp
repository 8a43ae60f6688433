#pragma once

#include "gui/practice/prompt_page.hpp"

namespace thrum::gui {

/// The board is on: who has the ball, how far, how long, and the stop.
class RunningPage final : public PromptPage {
    Q_OBJECT

public:
    explicit RunningPage(QWidget* parent = nullptr);

    [[nodiscard]] QString title(const TableSession& session) const override;
    [[nodiscard]] QString mainText(const TableSession& session) const override;
    [[nodiscard]] QString mainHint(const TableSession& session) const override;
    void refresh(const TableSession& session) override;

private:
    QLabel* m_carrier = nullptr;
    QLabel* m_progress = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_near = nullptr;
    QLabel* m_men = nullptr;
};

}  // namespace thrum::gui
