#pragma once

#include "gui/match/match_of.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <thrum/games/race.hpp>

namespace thrum::gui {

class ActionList;
class ThrowTray;
using RaceMatch = MatchOf<games::Race>;

/// The call of the coin, or the number that is written.
class RaceChoicePage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit RaceChoicePage(RaceMatch& match, QWidget* parent = nullptr);
    void refresh() override;

private:
    void choose(int id);

    RaceMatch& m_match;
    ActionList* m_choices = nullptr;
};

/// The coin and the die: thrown here, or typed in where they lie on a real table.
class RaceThrowPage final : public MatchPromptPage {
    Q_OBJECT

public:
    explicit RaceThrowPage(RaceMatch& match, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    RaceMatch& m_match;
    ThrowTray* m_tray = nullptr;
    ActionList* m_values = nullptr;
    int m_flown = 0;  ///< the question whose throw is in the air, or was
};

}  // namespace thrum::gui
