#pragma once

#include "gui/games/scrimmage/film.hpp"
#include "gui/games/scrimmage/plan.hpp"
#include "gui/tabletop/game_table.hpp"

namespace thrum::gui {

class ScrimmagePicture;

/// SCRIMMAGE on the page of the games without a vibrating board.
class ScrimmageTable final : public GameTable {
    Q_OBJECT

public:
    /// @param match  a ScrimmageMatch; outlives this
    explicit ScrimmageTable(Match& match);
    ~ScrimmageTable() override;
    ScrimmageTable(const ScrimmageTable&) = delete;
    ScrimmageTable& operator=(const ScrimmageTable&) = delete;
    ScrimmageTable(ScrimmageTable&&) = delete;
    ScrimmageTable& operator=(ScrimmageTable&&) = delete;

    [[nodiscard]] QWidget& picture() override;
    [[nodiscard]] std::vector<MatchPromptPage*> pages() override;
    [[nodiscard]] MatchPromptPage* pageFor() override;
    [[nodiscard]] PromptWords words() const override;
    [[nodiscard]] QString coveredText(const QString& coach) const override;
    void refresh() override;
    void happened() override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail situation() const override;

    [[nodiscard]] ScrimmagePlan& plan() { return m_plan; }
    [[nodiscard]] ScrimmageFilm& film() { return m_film; }

private:
    [[nodiscard]] const scrimmage::State& state() const { return m_match.state(); }
    void makePages();
    void soundEvents();

    ScrimmageMatch& m_match;
    ScrimmagePlan m_plan;
    ScrimmageFilm m_film;
    ScrimmagePicture* m_picture = nullptr;  ///< the page's, once it has asked for it
    bool m_pictureGiven = false;
    bool m_pagesGiven = false;
    MatchPromptPage* m_start = nullptr;
    MatchPromptPage* m_lineUp = nullptr;
    MatchPromptPage* m_call = nullptr;
    MatchPromptPage* m_move = nullptr;
    MatchPromptPage* m_throw = nullptr;
    MatchPromptPage* m_playOver = nullptr;
    MatchPromptPage* m_chance = nullptr;
};

/// A team's kit, dark enough for white letters.
[[nodiscard]] TeamLook scrimmageLook(const scrimmage::State& state, Side side, const QString& name);

}  // namespace thrum::gui
