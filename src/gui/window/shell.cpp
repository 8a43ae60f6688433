#include "gui/window/shell.hpp"

#include "gui/commands/command_target.hpp"
#include "gui/commands/commands.hpp"
#include "gui/help/command_finder.hpp"
#include "gui/help/keys_sheet.hpp"
#include "gui/help/manual_window.hpp"
#include "gui/help/messages_window.hpp"
#include "gui/help/rules_window.hpp"
#include "gui/preferences/preferences_dialog.hpp"
#include "gui/preferences/shortcuts_dialog.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/scoreboard_window.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/held_keys.hpp"
#include "gui/widgets/play_log.hpp"
#include "gui/widgets/popup_keys.hpp"
#include "gui/widgets/switch_scan.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/io/rule_text_file.hpp>

#include <algorithm>
#include <filesystem>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QMainWindow>
#include <QMessageBox>
#include <QSettings>

namespace thrum::gui {

namespace {
struct ShippedRules {
    std::vector<NamedBook> books;
    QString problem;  ///< of the first that cannot be read
};

ShippedRules shippedRules() {
    ShippedRules rules;
    const auto folder = app::shippedData(app::environment());
    if (!folder) {
        rules.problem = QString::fromStdString(folder.error().text());
        return rules;
    }
    for (const app::GameKind& kind : app::gameKinds()) {
        auto text = io::readRuleText(*folder / "rules" / (std::string{kind.id} + ".clauses.json"));
        const auto shown = [](std::string_view of) {
            return QString::fromUtf8(of.data(), static_cast<qsizetype>(of.size()));
        };
        if (text)
            rules.books.push_back({shown(kind.id), shown(kind.title), RuleBook{*std::move(text)}});
        else if (rules.problem.isEmpty())
            rules.problem = QString::fromStdString(text.error().text());
    }
    return rules;
}
}  // namespace

Shell::Shell(QMainWindow& window,
             const Commands& commands,
             CommandDeeds& deeds,
             ScoreboardStrip& strip,
             MessageBook& messages,
             QSettings* store)
    : QObject{&window},
      m_window{window},
      m_commands{commands},
      m_strip{strip},
      m_messages{messages},
      m_store{store},
      m_finder{new CommandFinder{&window}},
      m_scan{new SwitchScan{[this] { return promptInFront(); }, this}} {
    new PopupKeys{this};
    HeldKeys::instance().install();
    qApp->installEventFilter(this);
    commands.fill(m_shortcuts);
    addDeeds(deeds);
    addFinderSources();
    if (m_store == nullptr)
        return;
    const auto on = [this](const char* key) {
        return m_store->value(QString::fromLatin1(key), false).toBool();
    };
    commands[Command::Captions]->setChecked(on("comfort/captions"));
    commands[Command::ReducedMotion]->setChecked(on("comfort/reducedMotion"));
    Comfort::instance().setRollMs(
        m_store->value(QStringLiteral("comfort/rollMs"), Comfort::kUsualRollMs).toInt());
    m_scan->setTenths(m_store->value(QStringLiteral("comfort/scanTenths"), 0).toInt());
}

void Shell::readShortcuts() {
    if (m_store != nullptr)
        m_shortcuts.read(*m_store);
}

void Shell::remember() {
    if (m_store == nullptr)
        return;
    m_shortcuts.write(*m_store);
    m_store->setValue(QStringLiteral("comfort/captions"), Comfort::instance().captions());
    m_store->setValue(QStringLiteral("comfort/reducedMotion"), Comfort::instance().reducedMotion());
    m_store->setValue(QStringLiteral("comfort/rollMs"), Comfort::instance().rollMs());
    m_store->setValue(QStringLiteral("comfort/scanTenths"), m_scan->tenths());
}

void Shell::addDeeds(CommandDeeds& deeds) {
    deeds.add(Command::Rules, [this] { openRules(); });
    deeds.add(Command::Finder, [this] { m_finder->open(); });
    deeds.add(Command::Messages, [this] { showMessages(); });
    deeds.add(Command::Keys, [this] { KeysSheet{m_shortcuts, &m_window}.exec(); });
    deeds.add(Command::Shortcuts, [this] { ShortcutsDialog{m_shortcuts, &m_window}.exec(); });
    deeds.add(Command::Preferences, [this] { PreferencesDialog{preferences(), &m_window}.exec(); });
    connect(m_commands[Command::ScoreboardWindow], &QAction::toggled, this, &Shell::showScoreboard);
    connect(m_commands[Command::Captions], &QAction::toggled, this, [](bool shown) {
        Comfort::instance().setCaptions(shown);
    });
    connect(m_commands[Command::ReducedMotion], &QAction::toggled, this, [](bool reduced) {
        Comfort::instance().setReducedMotion(reduced);
    });
}

void Shell::addFinderSources() {
    m_finder->addSource([this] {
        std::vector<FinderEntry> entries;
        for (const CommandRow& row : commandTable()) {
            QAction* action = m_commands[row.command];
            // of what cannot be done now the reason is shown, and found by what it would do
            entries.push_back(FinderEntry{
                tr("command"),
                plainText(*action),
                action->statusTip(),
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText),
                action->isEnabled(),
                [action] { action->trigger(); },
                QStringList{
                    commandText(row).remove(QLatin1Char('&')), commandTip(row), commandWords(row)}
                    .join(QLatin1Char(' '))});
        }
        return entries;
    });
    m_finder->addSource([this] {
        std::vector<FinderEntry> entries;
        if (rules() == nullptr)
            return entries;
        const auto add = [&](const RuleBook& book) {
            for (const io::RuleClauseText& clause : book.text().clauses) {
                const QString id = QString::fromStdString(clause.id);
                entries.push_back(FinderEntry{
                    tr("rule"),
                    QStringLiteral("%1 · %2").arg(QString::fromStdString(clause.title), id),
                    QString::fromStdString(clause.text),
                    {},
                    true,
                    [this, id] { openRules(id); }});
            }
        };
        // the game on the table first
        for (const bool front : {true, false})
            for (const NamedBook& one : m_rules->books())
                if ((one.game == m_game) == front)
                    add(one.book);
        return entries;
    });
}

RulesWindow* Shell::rules() {
    if (m_rules == nullptr) {
        ShippedRules shipped = shippedRules();
        if (shipped.books.empty())
            return nullptr;
        m_rules = new RulesWindow{std::move(shipped.books), &m_window};
        m_rules->showBook(m_game);
    }
    return m_rules;
}

void Shell::noteClause(const QString& clause) {
    if (!clause.isEmpty())
        m_lastClause = clause;
}

void Shell::noteGame(const QString& game) {
    if (game == m_game)
        return;
    m_game = game;
    m_lastClause.clear();
    if (m_rules != nullptr)
        m_rules->showBook(game);
}

QString Shell::clauseUnderFocus() const {
    const auto* list = qobject_cast<const QAbstractItemView*>(QApplication::focusWidget());
    if (list == nullptr || qobject_cast<const PlayLog*>(list->model()) == nullptr)
        return {};
    return list->currentIndex().data(PlayLog::ClauseRole).toString();
}

void Shell::openRules(const QString& clause) {
    const QString focused = clauseUnderFocus();
    const QString front = m_inFront ? m_inFront() : QString{};
    if (RulesWindow* window = rules()) {
        // what a dialog waits above cannot be reached unless it belongs to the dialog
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            lendRulesTo(*dialog);
        window->showBook(front.isEmpty() ? m_game : front);
        // the rule in question may be one of another book than the one in front
        const bool here = window->book().clause(m_lastClause) != nullptr;
        window->openAt(!clause.isEmpty()    ? clause
                       : !focused.isEmpty() ? focused
                       : here               ? m_lastClause
                                            : QString{});
        return;
    }
    warn(tr("Rules"), shippedRules().problem);
}

// In a window of its own, which the main window has opened.
bool Shell::standsBefore(const QWidget& widget) const {
    const QWidget* window = widget.window();
    if (window == &m_window)
        return false;
    while (window != nullptr && window != &m_window)
        window = window->parentWidget();
    return window == &m_window;
}

// A dialog has no commands of its own; the key for the rules means the rules there as well.
bool Shell::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = qobject_cast<const QWidget*>(watched);
    if (event->type() != QEvent::KeyPress || widget == nullptr || !standsBefore(*widget) ||
        qobject_cast<const QKeySequenceEdit*>(watched) != nullptr)
        return QObject::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    const QKeySequence pressed{key.keyCombination()};
    if (key.isAutoRepeat() || !m_commands[Command::Rules]->shortcuts().contains(pressed) ||
        qobject_cast<const RulesWindow*>(widget->window()) != nullptr)
        return QObject::eventFilter(watched, event);
    openRules();
    event->accept();
    return true;
}

void Shell::lendRulesTo(QDialog& dialog) {
    const auto give = [this](QWidget& parent) {
        m_rules->setParent(&parent, m_rules->windowFlags());
    };
    if (m_rules->parentWidget() == &dialog)
        return;
    give(dialog);
    connect(&dialog, &QDialog::finished, m_rules, [this, give] {
        const bool shown = m_rules->isVisible();
        give(m_window);
        m_rules->setVisible(shown);
    });
}

void Shell::openManual(const QString& chapter) {
    const auto folder = app::shippedData(app::environment());
    const auto file = folder ? *folder / "docs" / "manual.md" : std::filesystem::path{};
    std::error_code ignored;
    if (!folder || !std::filesystem::is_regular_file(file, ignored)) {
        warn(tr("Manual"),
             folder ? tr("The manual is not at %1.").arg(QString::fromStdString(file.string()))
                    : QString::fromStdString(folder.error().text()));
        return;
    }
    if (m_manual == nullptr)
        m_manual = new ManualWindow{file, &m_window};
    m_manual->openAt(chapter);
}

void Shell::warn(const QString& title, const QString& sentence) {
    auto* box =
        new QMessageBox{QMessageBox::Warning, title, sentence, QMessageBox::Close, &m_window};
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void Shell::showScoreboard(bool shown) {
    if (shown && m_scoreboard == nullptr) {
        m_scoreboard = new ScoreboardWindow{&m_window};
        connect(&m_strip, &ScoreboardStrip::factsShown, m_scoreboard, &ScoreboardWindow::showFacts);
        connect(m_scoreboard, &ScoreboardWindow::closed, this, [this] {
            m_commands[Command::ScoreboardWindow]->setChecked(false);
        });
        m_scoreboard->showFacts(m_strip.facts());
    }
    if (m_scoreboard != nullptr)
        m_scoreboard->setVisible(shown);
}

void Shell::showMessages() {
    if (m_messagesWindow == nullptr)
        m_messagesWindow = new MessagesWindow{m_messages, &m_window};
    m_messagesWindow->show();
    m_messagesWindow->raise();
    m_messagesWindow->activateWindow();
}

QWidget* Shell::promptInFront() const {
    for (QWidget* column : m_window.findChildren<QWidget*>(QStringLiteral("rightColumn")))
        if (column->isVisible())
            return column;
    return m_window.centralWidget();
}

std::vector<Preference> Shell::preferences() const {
    const auto action = [this](Command command) -> QAction& { return *m_commands[command]; };
    std::vector<Preference> all;
    Preference theme;
    theme.group = tr("Look");
    theme.title = tr("Theme");
    theme.sentence = tr(
        "Light, dark or black, white and yellow panels, or as the desktop has it; the board stays "
        "green.");
    theme.choices = QStringList{tr("As the desktop"), tr("Light"), tr("Dark"), tr("High contrast")};
    theme.get = [] { return static_cast<int>(Theme::instance().choice()); };
    theme.set = [this](const QVariant& value) {
        const Command chosen = value.toInt() == 1   ? Command::ThemeLight
                               : value.toInt() == 2 ? Command::ThemeDark
                               : value.toInt() == 3 ? Command::ThemeContrast
                                                    : Command::ThemeDesktop;
        m_commands[chosen]->trigger();
    };
    theme.usual = static_cast<int>(ThemeChoice::Desktop);
    all.push_back(theme);
    all.insert(all.end(), m_preferences.begin(), m_preferences.end());
    const QString comfort = tr("Sound and motion");
    all.push_back(switchOf(comfort, action(Command::Sound), true));
    all.push_back(switchOf(comfort, action(Command::QuietEvening), false));
    all.push_back(switchOf(comfort, action(Command::Captions), false));
    all.push_back(switchOf(comfort, action(Command::ReducedMotion), false));
    Preference scan;
    scan.group = tr("Sound and motion");
    scan.title = tr("One switch");
    scan.sentence =
        tr("The keyboard's place wanders over the buttons, so long on each; Space or "
           "Enter presses the one it is on.");
    const std::vector<int> steps{0, 8, 10, 15, 20, 30};
    for (const int tenths : steps)
        scan.choices << (tenths == 0 ? tr("Off") : tr("%1 s").arg(tenths / 10.0, 0, 'f', 1));
    scan.get = [this, steps] {
        const auto found = std::ranges::find(steps, m_scan->tenths());
        return found == steps.end() ? 0 : static_cast<int>(found - steps.begin());
    };
    scan.set = [this, steps](const QVariant& value) {
        m_scan->setTenths(steps.at(static_cast<std::size_t>(value.toInt())));
    };
    scan.usual = 0;
    all.push_back(scan);
    const QString window = tr("Window");
    for (const Command command : {Command::Navigation, Command::MenuBar, Command::Log})
        all.push_back(switchOf(window, action(command), true));
    const QString board = tr("On the board");
    for (const Command command : {Command::LayerNumbers,
                                  Command::LayerHeadings,
                                  Command::LayerTraces,
                                  Command::LayerContacts,
                                  Command::LayerMiniMap,
                                  Command::LayerMen})
        all.push_back(switchOf(board, action(command), true));
    for (const Command command : {Command::LayerGrid, Command::LayerPositions})
        all.push_back(switchOf(board, action(command), false));
    all.push_back(switchOf(board, action(Command::TurnBoard), false));
    all.push_back(switchOf(board, action(Command::TurnForCoach), false));
    return all;
}

}  // namespace thrum::gui
