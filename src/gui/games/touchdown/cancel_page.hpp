#pragma once

#include "gui/games/touchdown/touchdown_match.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <vector>

class QPushButton;

namespace thrum::gui {
class ActionList;
class ChecksList;
}  // namespace thrum::gui

namespace thrum::gui::tdm {

/// Which gains go, where it makes a difference: the defense picks on a play, the rules say who on a
/// run back. Clauses: TDM-5.2, TDM-6.2, TDM-15.2.
class CancelPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit CancelPage(TouchdownMatch& match, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

    /// What is picked so far, as places among the results of the roll.
    [[nodiscard]] std::vector<int> picked() const;
    /// The results that may be picked, the same way.
    [[nodiscard]] std::vector<int> choices() const;
    /// Picks a result, or gives it up again; one too many replaces the oldest.
    void toggle(int place);

private:
    [[nodiscard]] bool asked() const;
    [[nodiscard]] bool isReturn() const;
    [[nodiscard]] const std::vector<std::string>& results() const;
    [[nodiscard]] touchdown::Reading reading() const;
    [[nodiscard]] int due() const;
    /// What would be left.
    [[nodiscard]] int total() const;
    [[nodiscard]] int bestTotal() const;
    [[nodiscard]] std::vector<touchdown::Result> gone() const;
    [[nodiscard]] QString dieOf(int place) const;
    void pickBest();

    TouchdownMatch& m_match;
    QLabel* m_lead = nullptr;
    ActionList* m_list = nullptr;
    ChecksList* m_checks = nullptr;
    QPushButton* m_best = nullptr;
    std::vector<int> m_picked;
    int m_question = 0;
};

}  // namespace thrum::gui::tdm
