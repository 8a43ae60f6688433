#pragma once

#include "gui/desk.hpp"

#include <functional>
#include <string>

#include <QTemporaryDir>

namespace thrum::gui::test {

/// A window with an archive of a finished, an unfinished and a damaged game, and the way to every
/// page and dialog of the program.
class EveryPage {
public:
    EveryPage() : EveryPage{game()} {}
    /// @param shown  a recorded game to show everywhere in place of that one
    explicit EveryPage(std::string shown);

    [[nodiscard]] Desk& desk() { return *m_desk; }
    [[nodiscard]] MainWindow& window() { return m_desk->window(); }
    /// A short recorded game between two random seats.
    [[nodiscard]] static const std::string& game();

    /// Shows every page of the window and every dialog once, and calls `look` with its name and the
    /// top-level widget it is seen in.
    void walk(const std::function<void(const std::string& name, QWidget& seen)>& look);

private:
    void walkDialogs(const std::function<void(const std::string&, QWidget&)>& look);
    void walkGame(const std::function<void(const std::string&, QWidget&)>& look);

    std::string m_shown;
    QTemporaryDir m_folder;
    std::unique_ptr<Desk> m_desk;
};

}  // namespace thrum::gui::test
