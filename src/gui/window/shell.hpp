#pragma once

#include "gui/commands/finder_entry.hpp"
#include "gui/commands/shortcut_book.hpp"
#include "gui/preferences/preference.hpp"

#include <functional>
#include <vector>

#include <QObject>
#include <QPointer>

class QAction;
class QDialog;
class QMainWindow;
class QSettings;

namespace thrum::gui {

class CommandDeeds;
class CommandFinder;
class Commands;
class ManualWindow;
class MessageBook;
class MessagesWindow;
class RulesWindow;
class ScoreboardStrip;
class ScoreboardWindow;
class SwitchScan;

/// What stands around a game and knows none: the rules window, the command finder, the keys, the
/// preferences and the scoreboard window.
class Shell final : public QObject {
    Q_OBJECT

public:
    /// @param deeds  takes what the shell does of the window's commands
    /// @param store  where keys and comforts are remembered; null: nowhere
    /// @param messages  what the window said; outlives the shell
    Shell(QMainWindow& window,
          const Commands& commands,
          CommandDeeds& deeds,
          ScoreboardStrip& strip,
          MessageBook& messages,
          QSettings* store);

    [[nodiscard]] ShortcutBook& shortcuts() { return m_shortcuts; }
    [[nodiscard]] SwitchScan& scan() const { return *m_scan; }
    [[nodiscard]] CommandFinder& finder() { return *m_finder; }
    /// Null if the rule text cannot be read; then a sentence was shown.
    [[nodiscard]] RulesWindow* rules();
    [[nodiscard]] ScoreboardWindow* scoreboard() const { return m_scoreboard; }

    /// All settings, those that were added between the theme and the rest.
    [[nodiscard]] std::vector<Preference> preferences() const;
    void addPreference(Preference preference) { m_preferences.push_back(std::move(preference)); }
    /// The rule in question from now on: F1 opens there.
    void noteClause(const QString& clause);
    /// The game on the table: the rules are those of its book.
    /// @param game  its id
    void noteGame(const QString& game);
    /// Whose book F1 opens where another game than the one on the table is in front.
    /// @param front  its id; empty: none but the game on the table
    void askGameInFront(std::function<QString()> front) { m_inFront = std::move(front); }
    /// @param clause  empty: the rule in question
    void openRules(const QString& clause = {});
    /// The manual at a chapter; a sentence if it was not installed.
    void openManual(const QString& chapter);
    /// Takes the keys a coach changed, once all commands are in the book.
    void readShortcuts();
    void remember();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addDeeds(CommandDeeds& deeds);
    [[nodiscard]] bool standsBefore(const QWidget& widget) const;
    /// The rules are to be read and leafed through while this dialog waits, too.
    void lendRulesTo(QDialog& dialog);
    void addFinderSources();
    void showScoreboard(bool shown);
    void showMessages();
    /// Where the buttons of the prompt in front are.
    [[nodiscard]] QWidget* promptInFront() const;
    [[nodiscard]] QString clauseUnderFocus() const;
    void warn(const QString& title, const QString& sentence);

    QMainWindow& m_window;
    const Commands& m_commands;
    ScoreboardStrip& m_strip;
    MessageBook& m_messages;
    QSettings* m_store = nullptr;
    ShortcutBook m_shortcuts;
    CommandFinder* m_finder = nullptr;
    SwitchScan* m_scan = nullptr;
    QPointer<RulesWindow> m_rules;
    ManualWindow* m_manual = nullptr;            ///< made when it is asked for
    MessagesWindow* m_messagesWindow = nullptr;  ///< made when it is asked for
    ScoreboardWindow* m_scoreboard = nullptr;
    std::vector<Preference> m_preferences;
    QString m_game;
    std::function<QString()> m_inFront;
    QString m_lastClause;
};

}  // namespace thrum::gui
