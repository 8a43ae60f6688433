#pragma once

#include "gui/games/solitaire/table.hpp"
#include "gui/held_time.hpp"
#include "gui/tabletop/tabletop_page.hpp"
#include "gui/tabletop/tabletop_panel.hpp"

#include <memory>
#include <string>

#include <QStringList>
#include <QWidget>

namespace thrum::gui::test {

/// A game by the Solitaire Coach's rules on its page, in a window of its own. The clock that shots
/// are timed by stands until the test moves it.
class SolRig {
public:
    struct Asked {
        std::uint64_t seed = 1;
        std::string options = "{}";
        std::string overrides = "{}";
        bool brisk = true;
        std::array<std::string, 2> seats{"person", "person"};
        QSize size{1232, 740};
    };
    explicit SolRig(const Asked& asked);
    ~SolRig();
    SolRig(const SolRig&) = delete;
    SolRig& operator=(const SolRig&) = delete;
    SolRig(SolRig&&) = delete;
    SolRig& operator=(SolRig&&) = delete;

    [[nodiscard]] sol::SolMatch& match() const { return *m_match; }
    [[nodiscard]] sol::SolTable& table() const { return *m_table; }
    [[nodiscard]] TabletopPage& page() const { return *m_page; }
    [[nodiscard]] MatchPromptPage& prompt() const { return *m_page->panel().page(); }
    [[nodiscard]] QWidget& window() { return *m_window; }
    [[nodiscard]] HeldTime& time() { return m_time; }
    [[nodiscard]] const solitaire::State& state() const { return m_match->state(); }
    [[nodiscard]] solitaire::Phase phase() const { return m_match->prompt().phase; }
    /// Presses the n-th choice of the page that may be chosen.
    bool press(int n);
    /// What a digit key does.
    bool digit(int n);
    /// Presses the choice that reads so.
    bool press(const QString& text);
    /// What Enter does.
    void main();
    void space();
    /// Until somebody here is asked, a play is looked at, something is in the air, or it is over.
    bool settle(int milliseconds = 30'000);
    /// Answers whatever is asked through the page alone; the same way for the same moment.
    void answer();
    /// Until the phase is asked for; false: the game is over before, or nothing led there.
    bool playTo(solitaire::Phase wanted, int most = 900);
    /// Until a shot is due and somebody is free for it: the board runs by the clock, so who is
    /// engaged when it is stopped differs a little from run to run.
    bool playToFreeMan();
    /// All somebody could have read to him: names, descriptions, tips.
    [[nodiscard]] QStringList texts();
    [[nodiscard]] const QStringList& refusals() const { return m_refusals; }

private:
    void shoot();
    void stopSoon();

    HeldTime m_time;
    std::unique_ptr<QWidget> m_window;
    TabletopPage* m_page = nullptr;
    sol::SolMatch* m_match = nullptr;
    sol::SolTable* m_table = nullptr;
    QStringList m_refusals;
    unsigned m_step = 7;
};

}  // namespace thrum::gui::test
