#pragma once

#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/games/scrimmage/match.hpp"
#include "gui/games/scrimmage/picture.hpp"
#include "gui/games/scrimmage/table.hpp"
#include "gui/tabletop/tabletop_page.hpp"

#include <array>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include <QImage>
#include <QSize>
#include <QStringList>

namespace thrum::gui::test {

/// What a desk begins with.
struct ScrimmageAsked {
    std::uint64_t seed = 5;
    std::array<std::string, 2> seats{"person", "person"};
    int low = 3;
    int high = 6;
    QSize size{1280, 760};
};

/// A game of SCRIMMAGE on its page, silent, in no file, shown offscreen. Everything is done with
/// the mouse and the keyboard.
class ScrimmageDesk {
public:
    explicit ScrimmageDesk(const ScrimmageAsked& asked = {});

    [[nodiscard]] TabletopPage& page() { return *m_page; }
    [[nodiscard]] ScrimmageMatch& match() { return static_cast<ScrimmageMatch&>(m_page->match()); }
    [[nodiscard]] ScrimmageTable& table() { return static_cast<ScrimmageTable&>(m_page->table()); }
    [[nodiscard]] ScrimmageGrid& grid();
    [[nodiscard]] const scrimmage::State& state() { return match().state(); }
    [[nodiscard]] scrimmage::Phase phase() { return match().prompt().phase; }
    /// The text of the pop-up; empty: there is none.
    [[nodiscard]] QString error();

    /// Until the table waits for somebody at it, or the game is over.
    [[nodiscard]] bool settle();
    void pressMain();
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// On a square; the field is scrolled there first.
    void click(scrimmage::Square square, Qt::MouseButton button = Qt::LeftButton);
    void drag(scrimmage::Square from, scrimmage::Square to);
    /// The page's button of that name.
    void press(const QString& name);
    /// A choice in a list of the page, by its text.
    [[nodiscard]] bool choose(const QString& text);

    /// Does by mouse what a decision says.
    [[nodiscard]] bool doByMouse(const scrimmage::Decision& decision);
    /// Does by keyboard what a decision says.
    [[nodiscard]] bool doByKeys(const scrimmage::Decision& decision);
    /// What the plain coach would do with what is seen at the table.
    [[nodiscard]] scrimmage::Decision advice(int number);
    /// Answers prompts until `stop`; false if it got stuck.
    [[nodiscard]] bool playUntil(const std::function<bool()>& stop, bool keys = false);

    /// Kinds of decisions that were made through the page, and phases that had one.
    std::set<scrimmage::DecisionKind> kinds;
    std::set<scrimmage::Phase> phases;

private:
    void pointTo(scrimmage::Square square);

    TabletopPage* m_page = nullptr;
    std::unique_ptr<QWidget> m_window;
    int m_number = 0;
};

/// All that somebody at the table can see, read or have read to him.
struct ScrimmageSeen {
    QImage picture;
    QStringList texts;
};
[[nodiscard]] ScrimmageSeen seenAt(ScrimmageDesk& desk);
/// What differs; empty if nothing does.
[[nodiscard]] std::string differs(const ScrimmageSeen& one, const ScrimmageSeen& two);

}  // namespace thrum::gui::test
