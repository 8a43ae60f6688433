#include "gui/practice/table_loader.hpp"
#include "gui/program/command_line.hpp"
#include "gui/program/quit_signals.hpp"
#include "gui/program/remembered_files.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/window_settings.hpp"
#include "gui/workshop/foursheet/sheets_task.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/core/printable.hpp>

#include <clocale>
#include <iostream>
#include <memory>
#include <random>

#include <QApplication>
#include <QDir>
#include <QLockFile>
#include <QSettings>

namespace {

using namespace thrum;
using namespace thrum::gui;
using Task = StartOptions::Task;

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kBadUsage = 2;

QStringList wordsOf(int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    return words;
}

/// The table the window opens with: the remembered one, else the shipped one.
Expected<TableData, LoadError> firstTable(const app::Library& library, TableChoice& choice) {
    auto table = loadTable(library, choice);
    if (table)
        return table;
    choice = TableChoice{};
    return loadTable(library, choice);
}

int open(QApplication& app, const StartOptions& start) {
    const auto surroundings = app::environment();
    auto library = app::Library::load(surroundings);
    for (const LoadError& problem : library.problems())
        std::cerr << printable(problem.text()) << '\n';
    std::unique_ptr<QLockFile> lock;  // of the games, while the window is open
    WindowOptions options;
    options.sound = start.sound && QApplication::platformName() != QStringLiteral("offscreen");
    options.seed = start.seed.value_or(quint32{std::random_device{}()});
    TableChoice choice;
    if (start.remember) {
        const auto folders = app::userFolders(surroundings);
        const QString config = QString::fromStdString(folders.config.string());
        const QString state = QString::fromStdString(folders.state.string());
        QDir{}.mkpath(config);
        QDir{}.mkpath(state);
        const RememberedFiles files = rememberedFiles(config, state);
        for (const QString& problem : files.problems)
            std::cerr << printable(problem.toStdString()) << '\n';
        options.settingsFile = files.settings;
        options.ownFolder = QString::fromStdString(folders.data.string());
        options.gamesFolder = QString::fromStdString((folders.data / "games").string());
        options.gamesIndex = QString::fromStdString((folders.state / "games.index.json").string());
        if (!files.lock.isEmpty()) {
            lock = std::make_unique<QLockFile>(files.lock);
            lock->setStaleLockTime(0);  // who still runs keeps it, however long
            options.readOnly = !lock->tryLock(0) && lock->error() == QLockFile::LockFailedError;
        }
        if (!files.settings.isEmpty())
            choice = readSettings(QSettings{files.settings, QSettings::IniFormat}).table;
    }
    const auto table = firstTable(library, choice);
    if (!table) {
        std::cerr << printable(table.error().text()) << '\n';
        return kFailed;
    }
    MainWindow window{std::move(library), *table, choice, options};
    if (start.theme)
        window.setTheme(*start.theme);
    window.show();
    window.begin(start.file);
    const QuitSignals quits{window};
    window.activateWindow();  // without a window manager nobody else gives it the keyboard
    return app.exec();
}

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setApplicationName(QStringLiteral("thrum"));
    QCoreApplication::setApplicationVersion(QStringLiteral(THRUM_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("thrum"));
    const StartOptions start = readCommandLine(wordsOf(argc, argv));
    if (start.task == Task::Print || start.task == Task::Wrong) {
        const bool good = start.task == Task::Print;
        (good ? std::cout : std::cerr) << start.text.toStdString() << (good ? "" : "\n");
        return good ? kDone : kBadUsage;
    }
    if (start.task == Task::Sheets && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");  // nothing is shown
    QApplication app{argc, argv};
    // Qt has taken the language of the desk: where it writes 3,5 yards, what the games tell must
    // not
    std::setlocale(LC_NUMERIC, "C");
    if (start.task == Task::Sheets) {
        const QString problem = fss::printSheetFile(start.file, start.pdf, start.perPage);
        if (!problem.isEmpty())
            std::cerr << printable(problem.toStdString()) << '\n';
        return problem.isEmpty() ? kDone : kFailed;
    }
    return open(app, start);
}
