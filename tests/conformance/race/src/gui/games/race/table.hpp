#pragma once

#include "gui/games/race/pages.hpp"
#include "gui/tabletop/game_table.hpp"

#include <QPointer>

namespace thrum::gui {

class RaceTrack;

/// Race on its page: the course at the left, a page for each prompt at the right.
class RaceTable final : public GameTable {
    Q_OBJECT

public:
    /// @param match  outlives this
    explicit RaceTable(RaceMatch& match);

    [[nodiscard]] QWidget& picture() override;
    [[nodiscard]] std::vector<MatchPromptPage*> pages() override;
    [[nodiscard]] MatchPromptPage* pageFor() override;
    [[nodiscard]] PromptWords words() const override;
    void refresh() override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail situation() const override;

private:
    RaceMatch& m_match;
    QPointer<RaceTrack> m_track;
    QPointer<RaceChoicePage> m_choice;
    QPointer<RaceThrowPage> m_throw;
};

}  // namespace thrum::gui
