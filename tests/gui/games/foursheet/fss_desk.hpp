#pragma once

#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/table.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>

#include <QString>
#include <QWidget>

class QStackedWidget;

namespace thrum::gui::fss::test {

struct Asked {
    std::uint64_t seed = 7;
    Mode mode = Mode::Hotseat;
    std::string overrides = "{}";
    std::string options = "{}";
    std::array<std::string, 2> seats{"person", "person"};
    bool realDice = false;
    std::string home = "herons";
    const app::Library* library = nullptr;  ///< null: the shipped one
};

/// The match that is asked for, not started.
[[nodiscard]] std::unique_ptr<FoursheetMatch> begun(const Asked& asked);

/// A table of 4SS with its pages beside it, shown offscreen, dice that do not fly. What the page of
/// the window does for every game is done here in a few lines.
class Desk {
public:
    explicit Desk(const Asked& asked = {});
    ~Desk();
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;
    Desk(Desk&&) = delete;
    Desk& operator=(Desk&&) = delete;

    [[nodiscard]] QWidget& window() { return *m_window; }
    [[nodiscard]] FoursheetMatch& match() { return *m_match; }
    [[nodiscard]] Table& table() { return *m_table; }
    [[nodiscard]] MatchPromptPage* page();
    template <class Widget>
    Widget* find(const char* name) {
        return page()->findChild<Widget*>(QString::fromLatin1(name));
    }
    /// Until somebody is asked, or the game is over; the other one looks away at once.
    [[nodiscard]] bool settle(bool liftCurtain = true);
    /// Presses the main button. @return whether it could be pressed
    bool pressMain();
    void type(const QString& text);
    void refresh();

private:
    std::unique_ptr<QWidget> m_window;
    std::unique_ptr<FoursheetMatch> m_match;
    std::unique_ptr<Table> m_table;
    QStackedWidget* m_stack = nullptr;
};

/// Plays through the pages alone: types cards, sets defenses, presses choices and the main button.
/// It varies with its number and knows no rule; what is refused it tries otherwise.
class PageCoach {
public:
    PageCoach(Desk& desk, std::uint64_t bits) : m_desk{desk}, m_bits{bits} {}
    /// One prompt answered through its page.
    [[nodiscard]] bool act();
    /// To the final whistle. @return prompts answered; -1 if it got stuck
    [[nodiscard]] int playOut(int most = 4000);
    /// The decisions the pages handed in.
    [[nodiscard]] const std::set<foursheet::DecisionKind>& seen() const { return m_seen; }
    [[nodiscard]] QString stuckAt() const { return m_stuck; }

private:
    [[nodiscard]] int chance(int below);
    void note();
    bool call();
    bool defend();
    bool choose();

    Desk& m_desk;
    std::uint64_t m_bits;
    int m_turn = 0;
    QString m_stuck;
    std::set<foursheet::DecisionKind> m_seen;
};

}  // namespace thrum::gui::fss::test
