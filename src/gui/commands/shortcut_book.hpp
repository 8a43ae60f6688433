#pragma once

#include "gui/commands/front.hpp"

#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QSettings;

namespace thrum::gui {

/// Where the keyboard has to be for a key to be heard: anywhere, on a board, in the replay, on the
/// pages of a game, or at the tweak bench.
enum class KeyPlace { Window, Board, Replay, Game, Bench };

/// One command with keys a coach may change.
struct ShortcutEntry {
    QString id;  ///< what the settings file calls it; never translated
    QAction* action = nullptr;
    KeyPlace place = KeyPlace::Window;
    /// The pages it is for. Two commands for one page may not share a key, wherever it is heard:
    /// the keyboard can be where both hear it, and then neither would.
    Fronts where = kEverywhere;
    QList<QKeySequence> fixed{};  ///< the board's own keys for it
    QList<QKeySequence> usual{};  ///< as shipped
};

/// The text of an action as a person reads it: without the mnemonic and a key printed behind a tab.
[[nodiscard]] QString plainText(const QAction& action);
/// What is told of an action, with its key where that is pointed at.
void tellOf(QAction& action, const QString& tip);
/// Sets keys and the key in the tip together.
void giveKeys(QAction& action, const QList<QKeySequence>& keys);

/// All keys of the program: what they are, what they were, and who has which.
class ShortcutBook final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The action's keys at this moment are its usual ones.
    void add(ShortcutEntry entry);
    [[nodiscard]] const std::vector<ShortcutEntry>& entries() const { return m_entries; }
    [[nodiscard]] const ShortcutEntry* entry(const QString& id) const;
    [[nodiscard]] bool isChanged(const ShortcutEntry& entry) const;
    /// Another command that has this key on a page that `id` is for too.
    [[nodiscard]] const ShortcutEntry* holder(const QString& id, const QKeySequence& key) const;

    /// Gives a command these keys. @return why not, naming the other command; nothing if it has
    /// them now
    [[nodiscard]] std::optional<QString> setKeys(const QString& id,
                                                 const QList<QKeySequence>& keys);
    [[nodiscard]] std::optional<QString> reset(const QString& id);
    void resetAll();

    /// Keys that differ from the usual ones, under "keys/". A stored key that clashes is left out.
    void read(QSettings& store);
    void write(QSettings& store) const;

signals:
    void changed();

private:
    std::vector<ShortcutEntry> m_entries;
};

}  // namespace thrum::gui
