#pragma once

#include <thrum/io/text_file.hpp>

#include <optional>
#include <string_view>

#include <QByteArray>
#include <QString>

namespace thrum::gui {

/// As io::writeFileAtomically.
/// @return  what is wrong, or nothing
inline std::optional<QString> writeFile(const QString& file, std::string_view bytes) {
    if (const auto why = io::writeFileAtomically(file.toStdString(), bytes))
        return QString::fromStdString(why->text());
    return std::nullopt;
}

}  // namespace thrum::gui
