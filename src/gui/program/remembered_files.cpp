#include "gui/program/remembered_files.hpp"

#include <filesystem>
#include <system_error>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
bool isFileOrFree(const QString& path) {
    std::error_code unknown;
    const auto there = std::filesystem::status(path.toStdString(), unknown);
    return !std::filesystem::exists(there) || std::filesystem::is_regular_file(there);
}
}  // namespace

RememberedFiles rememberedFiles(const QString& config, const QString& state) {
    RememberedFiles files{
        config + QStringLiteral("/window.ini"), state + QStringLiteral("/window.lock"), {}};
    const auto without = [&files](const QString& name, QString& file, const QString& what) {
        files.problems << name + QStringLiteral(": ") + what;
        file.clear();
    };
    // settings are written under a lock beside them
    const QString beside = files.settings + QStringLiteral(".lock");
    for (const QString& name : {files.settings, beside})
        if (!files.settings.isEmpty() && !isFileOrFree(name))
            without(name,
                    files.settings,
                    QCoreApplication::translate(
                        "RememberedFiles", "is not a regular file; the window remembers nothing"));
    if (const QString name = files.lock; !isFileOrFree(name))
        without(name,
                files.lock,
                QCoreApplication::translate(
                    "RememberedFiles",
                    "is not a regular file; another Thrum is not kept from these games"));
    return files;
}

}  // namespace thrum::gui
