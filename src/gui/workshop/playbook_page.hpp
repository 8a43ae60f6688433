#pragma once

#include "gui/workshop/formations_page.hpp"
#include "gui/workshop/trials_crew.hpp"

#include <thrum/games/tap/trials.hpp>

#include <filesystem>
#include <memory>
#include <optional>

namespace thrum::gui {

class PlayCard;
class TrialsView;

/// The playbook: every play with star, key, uses and gain; the chosen one on the board and by hand
/// at the right; below, what a hundred tries of it against the chosen defenses come to.
class PlaybookPage final : public ShelfPage {
    Q_OBJECT

public:
    /// @param rulesFolder  where the rule books lie
    PlaybookPage(const ShelfSurroundings& around,
                 const std::filesystem::path& rulesFolder,
                 QWidget* parent = nullptr);

    [[nodiscard]] ShelfDocument<Play>& document() const { return *m_document; }
    [[nodiscard]] PlayCard& card() const { return *m_cardOf; }
    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] MarkBar& marks() const { return *m_marks; }
    [[nodiscard]] TrialsView& trials() const { return *m_trials; }
    [[nodiscard]] TrialsCrew& crew() { return m_crew; }
    void refresh();
    /// The plays the list shows now, or only the chosen one.
    [[nodiscard]] std::vector<Play> playsToPrint(bool all) const;

signals:
    /// It is to stand on the practice table.
    void tableAsked(const QString& play);

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// All that tries of a play come from, but for the defenses that are ticked.
    struct Tried {
        app::TapTrialAsked asked{};
        std::shared_ptr<const app::Library> library{};  ///< as it was: it may change meanwhile
    };
    void addDeeds();
    void fillList();
    void fillDefenses();
    void showPicture();
    [[nodiscard]] app::TapTrialAsked wouldAsk() const;
    [[nodiscard]] bool wouldTryTheSame() const;
    void forgetTries();
    void tryIt();
    void askNew();
    void askPrint();

    ShelfSurroundings m_around;
    std::filesystem::path m_rulesFolder;
    ShelfDocument<Play>* m_document = nullptr;
    BoardView* m_board = nullptr;
    PlayCard* m_cardOf = nullptr;
    MarkBar* m_marks = nullptr;
    TrialsView* m_trials = nullptr;
    std::optional<Tried> m_tried{};  ///< what is being tried, or was: the rows tell of it
    bool m_offered = false;          ///< the usual defenses have been ticked once
    TrialsCrew m_crew;
};

}  // namespace thrum::gui
