#pragma once

#include "gui/games/touchdown/table.hpp"

#include <thrum/rules/touchdown/dice.hpp>

#include <memory>
#include <string>

#include <QStringList>
#include <QWidget>

class QStackedWidget;

namespace thrum::gui::test {

/// A game of Touchdown-A-Minute played through its pages: table and pages in a window of their own,
/// without pauses, the curtain lifted as soon as it falls.
class DiceDesk {
public:
    struct Asked {
        std::uint64_t seed = 1;
        std::string options = "{}";
        std::string overrides = "{}";
        bool realDice = false;
        bool brisk = true;
        std::array<QString, 2> seats{QStringLiteral("person"), QStringLiteral("person")};
    };
    explicit DiceDesk(const Asked& asked);
    ~DiceDesk();
    DiceDesk(const DiceDesk&) = delete;
    DiceDesk& operator=(const DiceDesk&) = delete;
    DiceDesk(DiceDesk&&) = delete;
    DiceDesk& operator=(DiceDesk&&) = delete;

    [[nodiscard]] tdm::TouchdownMatch& match() const { return *m_match; }
    [[nodiscard]] tdm::TouchdownTable& table() const { return *m_table; }
    [[nodiscard]] QWidget& window() { return m_window; }
    /// The page that is shown now.
    [[nodiscard]] MatchPromptPage& page() const { return *m_page; }
    [[nodiscard]] touchdown::Phase phase() const { return m_match->prompt().phase; }
    /// Presses the n-th choice of the page, as its digit does.
    bool press(int n);
    /// Types what real dice or a real coin show, by the page's own buttons.
    void type(const std::vector<int>& faces);
    void main() {
        m_page->pressMain();
        settle();
    }
    /// Answers whatever is asked, through the page alone; the same way for the same moment.
    void answer();
    /// Until the phase is there; false: the game is over before.
    bool playTo(touchdown::Phase phase);
    void settle();
    /// All somebody could have read to him: names, descriptions, tips.
    [[nodiscard]] QStringList texts();
    [[nodiscard]] const QStringList& refusals() const { return m_refusals; }

private:
    void show();

    QWidget m_window;
    std::unique_ptr<Match> m_owner;
    tdm::TouchdownMatch* m_match = nullptr;
    std::unique_ptr<GameTable> m_anyTable;
    tdm::TouchdownTable* m_table = nullptr;
    QStackedWidget* m_stack = nullptr;
    MatchPromptPage* m_page = nullptr;
    QStringList m_refusals;
    unsigned m_step = 0;
};

}  // namespace thrum::gui::test
