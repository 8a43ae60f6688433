#include "gui/commands/shortcut_book.hpp"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QSettings>

namespace thrum::gui {

namespace {
constexpr const char* kGroup = "keys";

/// 1 to 9, which press the choices of a prompt.
bool isDigit(const QKeySequence& key) {
    const int pressed = key.isEmpty() ? 0 : key[0].toCombined();
    return key.count() == 1 && pressed >= Qt::Key_1 && pressed <= Qt::Key_9;
}
}  // namespace

QString plainText(const QAction& action) {
    QString text = action.text().section(QLatin1Char('\t'), 0, 0);
    text.replace(QStringLiteral("&&"), QStringLiteral("\n"));
    text.remove(QLatin1Char('&'));
    return text.replace(QLatin1Char('\n'), QLatin1Char('&'));
}

void tellOf(QAction& action, const QString& tip) {
    const QKeySequence key = action.shortcut();
    action.setStatusTip(tip);
    action.setToolTip(
        key.isEmpty() ? tip
                      : QStringLiteral("%1 (%2)").arg(tip, key.toString(QKeySequence::NativeText)));
}

void giveKeys(QAction& action, const QList<QKeySequence>& keys) {
    action.setShortcuts(keys);
    tellOf(action, action.statusTip());
}

void ShortcutBook::add(ShortcutEntry entry) {
    entry.usual = entry.action->shortcuts();
    m_entries.push_back(std::move(entry));
}

const ShortcutEntry* ShortcutBook::entry(const QString& id) const {
    const auto found =
        std::ranges::find_if(m_entries, [&id](const ShortcutEntry& e) { return e.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

bool ShortcutBook::isChanged(const ShortcutEntry& entry) const {
    return entry.action->shortcuts() != entry.usual;
}

const ShortcutEntry* ShortcutBook::holder(const QString& id, const QKeySequence& key) const {
    const ShortcutEntry* own = entry(id);
    if (own == nullptr || key.isEmpty())
        return nullptr;
    for (const ShortcutEntry& other : m_entries)
        if (&other != own && own->where.meets(other.where) &&
            (other.action->shortcuts().contains(key) || other.fixed.contains(key)))
            return &other;
    return nullptr;
}

std::optional<QString> ShortcutBook::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    const ShortcutEntry* own = entry(id);
    if (own == nullptr)
        return tr("There is no such command.");
    for (const QKeySequence& key : keys) {
        if (own->where.has(Front::Game) && isDigit(key))
            return tr("%1 presses a choice of the page in a game.").arg(key.toString());
        if (const ShortcutEntry* other = holder(id, key))
            return tr("%1 already means “%2”.")
                .arg(key.toString(QKeySequence::NativeText), plainText(*other->action));
    }
    if (own->action->shortcuts() == keys)
        return std::nullopt;
    giveKeys(*own->action, keys);
    emit changed();
    return std::nullopt;
}

std::optional<QString> ShortcutBook::reset(const QString& id) {
    const ShortcutEntry* own = entry(id);
    return own == nullptr ? std::nullopt : setKeys(id, own->usual);
}

void ShortcutBook::resetAll() {
    for (const ShortcutEntry& entry : m_entries)
        giveKeys(*entry.action, entry.usual);
    emit changed();
}

void ShortcutBook::read(QSettings& store) {
    store.beginGroup(QString::fromLatin1(kGroup));
    const QStringList ids = store.childKeys();
    // First let all changed commands go, so that two that swapped their keys do not clash.
    for (const QString& id : ids)
        if (const ShortcutEntry* found = entry(id))
            giveKeys(*found->action, {});
    for (const QString& id : ids) {
        if (entry(id) == nullptr)
            continue;
        const auto keys =
            QKeySequence::listFromString(store.value(id).toString(), QKeySequence::PortableText);
        if (setKeys(id, keys) && reset(id))
            giveKeys(*entry(id)->action, {});
    }
    store.endGroup();
    emit changed();
}

void ShortcutBook::write(QSettings& store) const {
    store.beginGroup(QString::fromLatin1(kGroup));
    store.remove(QString{});
    for (const ShortcutEntry& entry : m_entries)
        if (isChanged(entry))
            store.setValue(
                entry.id,
                QKeySequence::listToString(entry.action->shortcuts(), QKeySequence::PortableText));
    store.endGroup();
}

}  // namespace thrum::gui
