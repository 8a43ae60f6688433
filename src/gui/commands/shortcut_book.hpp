#pragma once

#include <optional>
#include <vector>

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

class QAction;
class QSettings;

namespace thrum::gui {

/// Where a key is listened to. Two commands of one place, or one of the whole window and any other,
/// may not share a key.
enum class KeyPlace { Window, Board, Replay, Game };

/// One command with keys a coach may change.
struct ShortcutEntry {
    QString id;  ///< what the settings file calls it; never translated
    QAction* action = nullptr;
    KeyPlace place = KeyPlace::Window;
    QList<QKeySequence> usual;  ///< as shipped
};

/// The text of an action as a person reads it: without the mnemonic and a key printed behind a tab.
[[nodiscard]] QString plainText(const QAction& action);
/// Sets keys and the key in the tip together.
void giveKeys(QAction& action, const QList<QKeySequence>& keys);

/// All keys of the program: what they are, what they were, and who has which.
class ShortcutBook final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The action's keys at this moment are its usual ones.
    void add(const QString& id, QAction* action, KeyPlace place);
    [[nodiscard]] const std::vector<ShortcutEntry>& entries() const { return m_entries; }
    [[nodiscard]] const ShortcutEntry* entry(const QString& id) const;
    [[nodiscard]] bool isChanged(const ShortcutEntry& entry) const;
    /// Another command that hears this key where `id` does.
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
