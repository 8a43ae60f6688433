#pragma once

#include "gui/games/touchdown/choices.hpp"
#include "gui/match/pages/prompt_page.hpp"

class QPushButton;

namespace thrum::gui::tdm {

/// A secret choice: a strength, or a call. What was laid lies face down where two coaches share the
/// screen: then the page is the same to the last pixel whatever it is, and only who holds the
/// button down sees it (ux 14.2).
class SealedPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit SealedPage(TouchdownMatch& match, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void lay(int place);
    void peek(bool open);

    TouchdownMatch& m_match;
    QLabel* m_lead = nullptr;
    QLabel* m_cover = nullptr;
    QPushButton* m_peek = nullptr;
    ActionList* m_list = nullptr;
    std::vector<Choice> m_choices;
    int m_laid = -1;
    int m_question = 0;  ///< the one it was laid for
};

}  // namespace thrum::gui::tdm
