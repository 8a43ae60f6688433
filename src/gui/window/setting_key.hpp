#pragma once

#include <QString>

namespace thrum::gui {

/// The name of a setting, or of a page in one.
inline QString settingKey(const char* name) {
    return QString::fromLatin1(name);
}

}  // namespace thrum::gui
