#pragma once

#include "gui/desk.hpp"
#include "gui/workshop/bench_page.hpp"
#include "support/wait_for.hpp"

#include <QTemporaryDir>
#include <QTest>

namespace thrum::gui::test {

/// A window with the tweak bench in front and a folder it keeps its rack in.
class BenchDesk {
public:
    BenchDesk();
    /// Closes the window and opens another one on the same folder.
    void restart();

    [[nodiscard]] MainWindow& window() { return m_desk->window(); }
    [[nodiscard]] BenchPage& page() { return window().bench(); }
    [[nodiscard]] BenchDocument& document() { return page().document(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Waits until the crew has nothing under way.
    [[nodiscard]] bool settle();

private:
    void open();

    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
};

}  // namespace thrum::gui::test
