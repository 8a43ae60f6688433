#pragma once

#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/tabletop/tabletop_page.hpp"

#include <functional>
#include <map>
#include <optional>

#include <QStringList>

namespace thrum::gui::fss {
class DefenseField;
}

namespace thrum::gui::fss::test {

/// How the person at the table does what he does.
enum class Hands { Mouse, Keys };

/// A game of 4SS on its page of the window: panel, log and curtain as they are. What is decided is
/// what plain sense would decide; it is done with real events of the mouse or the keyboard alone.
class Window {
public:
    Window(const Asked& asked, Hands hands);

    [[nodiscard]] TabletopPage& page() { return *m_page; }
    [[nodiscard]] FoursheetMatch& match() { return static_cast<FoursheetMatch&>(m_page->match()); }
    [[nodiscard]] const foursheet::State& state() { return match().state(); }
    [[nodiscard]] Table& table() { return static_cast<Table&>(m_page->table()); }

    /// Until somebody at the table is asked, or the game is over.
    [[nodiscard]] bool settle();
    /// Answers what is asked; under a curtain it is lifted.
    [[nodiscard]] bool act();
    /// To the final whistle, or until told. False if it got stuck, see `stuckAt`.
    [[nodiscard]] bool playOut(const std::function<bool()>& stop = {});
    [[nodiscard]] std::string stuckAt() const { return m_stuck; }

    /// What the person decided instead of plain sense, asked before each decision.
    std::function<void(foursheet::Decision&)> wish;
    /// Men for the next defense, once: the first other man for this token.
    std::optional<int> sendsIn;
    QStringList menOffered;  ///< for it

    /// Decisions in force by their kind, and what was called.
    std::map<foursheet::DecisionKind, int> kinds;
    std::map<foursheet::CallPlay, int> plays;
    int curtains = 0;

private:
    [[nodiscard]] foursheet::Decision advice();
    [[nodiscard]] bool carryOut(const foursheet::Decision& decision);
    [[nodiscard]] bool call(const foursheet::Decision& decision);
    [[nodiscard]] bool defend(const foursheet::Decision& decision);
    [[nodiscard]] bool place(const foursheet::Placement& wanted);
    [[nodiscard]] bool choose(const foursheet::Decision& decision);
    [[nodiscard]] bool card(int number);
    void pick(const char* box, int data, int letter);
    void men();
    void main();
    void key(int key);
    void type(const QString& text);
    void click(QWidget* widget);
    [[nodiscard]] QWidget* heard();
    [[nodiscard]] DefenseField& field();
    template <class Widget>
    [[nodiscard]] Widget* find(const char* name) {
        return m_table->pageFor()->template findChild<Widget*>(QString::fromLatin1(name));
    }

    Hands m_hands;
    std::unique_ptr<QWidget> m_window;
    TabletopPage* m_page = nullptr;
    Table* m_table = nullptr;
    std::uint64_t m_turn = 0;
    std::string m_stuck;
};

}  // namespace thrum::gui::fss::test
