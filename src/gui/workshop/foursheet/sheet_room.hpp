#pragma once

#include "gui/commands/command_target.hpp"

#include <thrum/games/foursheet/files.hpp>

#include <QWidget>

class QTabBar;
class QStackedWidget;

namespace thrum::gui {
class Commands;
}

namespace thrum::gui::fss {

class DeckDesk;
class SheetDesk;
class TeamDesk;

/// The workshop of 4SS: teams on one desk, play cards on the other.
class SheetRoom final : public QWidget {
    Q_OBJECT

public:
    /// @param ownFolder  the coach's data folder; empty: nothing is kept
    SheetRoom(const app::Library& library,
              const Commands& commands,
              const QString& ownFolder,
              QWidget* parent = nullptr);

    [[nodiscard]] CommandTarget& target() { return m_deeds; }
    [[nodiscard]] TeamDesk& teams() const { return *m_teams; }
    [[nodiscard]] DeckDesk& decks() const { return *m_decks; }
    [[nodiscard]] const app::FoursheetFiles& files() const { return m_files; }
    /// Which of both is worked on.
    void showTeams();
    void showDecks();

signals:
    void said(const QString& sentence);
    void offersChanged();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void addDeeds();
    void print();
    [[nodiscard]] SheetDesk& desk() const;

    app::FoursheetFiles m_files;
    CommandDeeds m_deeds{gui::Front::SheetRoom};
    QTabBar* m_bar = nullptr;
    QStackedWidget* m_stack = nullptr;
    TeamDesk* m_teams = nullptr;
    DeckDesk* m_decks = nullptr;
};

}  // namespace thrum::gui::fss
