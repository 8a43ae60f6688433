#pragma once

#include "gui/games/foursheet/desk.hpp"
#include "gui/tabletop/game_table.hpp"

#include <memory>

#include <QPointer>

namespace thrum::gui::fss {

class CallPage;
class ChoicePage;
class DefensePage;
class Page;
class Picture;
class RollPage;

/// 4SS in the window: the field, the cards, the dice and the play in words, and the pages.
class Table final : public GameTable {
    Q_OBJECT

public:
    explicit Table(FoursheetMatch& match);
    ~Table() override;
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    Table(Table&&) = delete;
    Table& operator=(Table&&) = delete;

    [[nodiscard]] QWidget& picture() override;
    [[nodiscard]] std::vector<MatchPromptPage*> pages() override;
    [[nodiscard]] MatchPromptPage* pageFor() override;
    [[nodiscard]] PromptWords words() const override;
    void refresh() override;
    void happened() override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail situation() const override;
    [[nodiscard]] QString heading() const override;

    [[nodiscard]] const Desk& desk() const { return m_desk; }

private:
    [[nodiscard]] Page* currentPage() const;
    [[nodiscard]] std::optional<StripFact> lastPlay() const;
    void retell();
    void flyIfThrown();
    void inspect(int token);

    FoursheetMatch& m_match;
    Desk m_desk;
    // whoever lays them out owns them
    QPointer<Picture> m_picture;
    QPointer<CallPage> m_call;
    QPointer<DefensePage> m_defense;
    QPointer<ChoicePage> m_choice;
    QPointer<RollPage> m_roll;
    std::vector<QPointer<Page>> m_pages;
    std::optional<ChanceShown> m_flown;
    bool m_throwing = false;
};

}  // namespace thrum::gui::fss
