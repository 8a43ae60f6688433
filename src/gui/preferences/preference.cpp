#include "gui/preferences/preference.hpp"

#include "gui/commands/shortcut_book.hpp"

#include <QAction>

namespace thrum::gui {

Preference switchOf(const QString& group, QAction& action, bool usual) {
    Preference preference;
    preference.group = group;
    preference.title = plainText(action);
    preference.sentence = action.statusTip();
    preference.get = [&action] { return action.isChecked(); };
    preference.set = [&action](const QVariant& value) { action.setChecked(value.toBool()); };
    preference.usual = usual;
    return preference;
}

}  // namespace thrum::gui
