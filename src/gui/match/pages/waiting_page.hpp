#pragma once

#include "gui/match/pages/prompt_page.hpp"

#include <functional>

class QCheckBox;
class QProgressBar;
class QPushButton;

namespace thrum::gui {

/// Another seat decides: who, what about, that it goes on; it can be stopped, shown when asked for,
/// and its side taken over.
class WaitingPage final : public MatchPromptPage {
    Q_OBJECT

public:
    /// What a game has its own words for.
    struct Words {
        std::function<QString()> title;  ///< of what is asked now
        std::function<QString(const ClockFact&)> clock;
    };
    WaitingPage(Match& match, Words words, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    [[nodiscard]] bool decides() const;
    [[nodiscard]] bool isDecided() const { return anyMatch().doing() == MatchDoing::Decided; }
    void refreshResumed();
    void refreshSaving();

    Words m_words;
    QLabel* m_who = nullptr;
    QProgressBar* m_bar = nullptr;
    QLabel* m_state = nullptr;
    QCheckBox* m_whenAsked = nullptr;
    QPushButton* m_takeOver = nullptr;
    std::size_t m_about = 0;  ///< entries of the record when the thought began
    Stopwatch m_thought;
};

}  // namespace thrum::gui
