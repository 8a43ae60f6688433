#pragma once

#include "gui/games/touchdown/choices.hpp"
#include "gui/match/pages/prompt_page.hpp"

namespace thrum::gui::tdm {

/// An open decision: each choice is a button that hands it in.
class ChoicePage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit ChoicePage(TouchdownMatch& match, QWidget* parent = nullptr);

    void refresh() override;

private:
    TouchdownMatch& m_match;
    QLabel* m_lead = nullptr;
    ActionList* m_list = nullptr;
    std::vector<Choice> m_choices;
};

}  // namespace thrum::gui::tdm
