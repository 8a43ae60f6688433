#pragma once

#include "gui/games/touchdown/choices.hpp"
#include "gui/match/pages/prompt_page.hpp"

class QPushButton;

namespace thrum::gui::tdm {

/// A secret choice: a strength, or a call. Where two coaches share the screen the dice lie in an
/// order of chance, by their signs alone, and what was laid lies face down: the page is the same
/// to the last pixel whatever it is, and a key tells nobody anything. Names are read, and what lies
/// there, by who holds Ctrl or the button down (ux 14.2).
class SealedPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit SealedPage(TouchdownMatch& match, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void lay(int place);
    void peek(bool open);
    void showDice();
    /// Places of the dice among the choices, as they lie.
    [[nodiscard]] std::vector<int> order() const;

    TouchdownMatch& m_match;
    QLabel* m_lead = nullptr;
    QPushButton* m_peek = nullptr;
    ActionList* m_dice = nullptr;   ///< as tiles
    ActionList* m_list = nullptr;   ///< the dice where there is room for words
    ActionList* m_kicks = nullptr;  ///< what is no die, side by side where that fits
    QLabel* m_about = nullptr;      ///< what the tiles have no room for
    std::vector<Choice> m_choices;
    int m_laid = -1;
    int m_question = 0;  ///< the one it was laid for
    bool m_open = false;
};

}  // namespace thrum::gui::tdm
