#pragma once

#include "gui/games/touchdown/history.hpp"
#include "gui/games/touchdown/touchdown_match.hpp"
#include "gui/games/touchdown/tray_scene.hpp"
#include "gui/tabletop/game_table.hpp"

#include <QPointer>

namespace thrum::gui::tdm {

class CancelPage;
class ChoicePage;
class DiceSheet;
class RollPage;
class SealedPage;
class TablePicture;

/// Touchdown-A-Minute on its page: field, steps and dice at the left, a page for each prompt at the
/// right.
class TouchdownTable final : public GameTable {
    Q_OBJECT

public:
    /// @param match  outlives this
    explicit TouchdownTable(TouchdownMatch& match);
    ~TouchdownTable() override;
    TouchdownTable(const TouchdownTable&) = delete;
    TouchdownTable& operator=(const TouchdownTable&) = delete;
    TouchdownTable(TouchdownTable&&) = delete;
    TouchdownTable& operator=(TouchdownTable&&) = delete;

    [[nodiscard]] QWidget& picture() override;
    [[nodiscard]] std::vector<MatchPromptPage*> pages() override;
    [[nodiscard]] MatchPromptPage* pageFor() override;
    [[nodiscard]] PromptWords words() const override;
    void refresh() override;
    void happened() override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail situation() const override;

    [[nodiscard]] const History& history() const { return m_history; }

private:
    void refold();
    void toss();
    void startToss();
    void showDice();

    TouchdownMatch& m_match;
    History m_history;
    int m_tossed = 0;          ///< the question whose dice are in the air, or were
    bool m_tossWaits = false;  ///< until the last roll is told
    QPointer<TablePicture> m_picture;
    QPointer<ChoicePage> m_choice;
    QPointer<SealedPage> m_sealed;
    QPointer<CancelPage> m_cancel;
    QPointer<RollPage> m_roll;
    QPointer<DiceSheet> m_dice;
};

}  // namespace thrum::gui::tdm
