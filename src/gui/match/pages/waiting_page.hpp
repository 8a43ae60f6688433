#pragma once

#include "gui/match/pages/prompt_page.hpp"

class QCheckBox;
class QProgressBar;
class QPushButton;

namespace thrum::gui {

/// Another seat decides: who, what about, that it goes on; it can be stopped, shown when asked for,
/// and its side taken over.
class WaitingPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit WaitingPage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    [[nodiscard]] bool decides() const;
    [[nodiscard]] bool isDecided() const { return match().doing() == MatchDoing::Decided; }
    void refreshResumed();
    void refreshSaving();

    QLabel* m_who = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_state = nullptr;
    QCheckBox* m_whenAsked = nullptr;
    QPushButton* m_takeOver = nullptr;
    std::size_t m_about = 0;  ///< entries of the record when the thought began
    Stopwatch m_thought;
};

}  // namespace thrum::gui
