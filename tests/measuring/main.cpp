// What developers measure and draw with a real window: thrum_measure, built with the tests and not
// part of the program that is shipped.

#include "gui/program/command_line.hpp"
#include "gui/window/main_window.hpp"
#include "measuring/answer_report.hpp"
#include "measuring/frame_report.hpp"
#include "measuring/pictures.hpp"
#include "measuring/times_tool.hpp"

#include <thrum/app/folders.hpp>

#include <iostream>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QMenuBar>

namespace {

using namespace thrum;
using namespace thrum::gui;

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kBadUsage = 2;
constexpr quint32 kSeed = 0x5EED0007U;  // the same pictures and the same run each time

constexpr const char* kUsage =
    "thrum_measure pictures FOLDER   draws the pictures of the documentation into a folder\n"
    "thrum_measure frames            plays, seeks, clicks and thinks, and prints how long it took\n"
    "thrum_measure bench             bends prongs at the tweak bench, and prints by the clock "
    "when\n"
    "                                their first run was seen\n"
    "thrum_measure window [OPTIONS]  opens the window of thrum with a menu Measure\n";

/// A window in which somebody plays while pictures and answers are timed.
int watch(MainWindow& window, QApplication& app, const QString& file) {
    auto* action = new QAction{QStringLiteral("&Frame and answer times"), &window};
    action->setCheckable(true);
    window.menuBar()->addMenu(QStringLiteral("Meas&ure"))->addAction(action);
    new measuring::TimesTool{*action, window};
    window.show();
    window.begin(file);
    window.activateWindow();
    return app.exec();
}

}  // namespace

int main(int argc, char** argv) {
    QElapsedTimer since;
    since.start();
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    const QString task = words.value(1);
    const bool pictures = task == QStringLiteral("pictures") && words.size() == 3;
    const bool bench = task == QStringLiteral("bench") && words.size() == 2;
    const bool frames = task == QStringLiteral("frames") && words.size() == 2;
    StartOptions start;
    if (task == QStringLiteral("window"))
        start = readCommandLine(words.mid(1));
    else if (!pictures && !frames && !bench)
        start.task = StartOptions::Task::Wrong;
    if (start.task != StartOptions::Task::Window) {
        std::cerr << start.text.toStdString() << kUsage;
        return kBadUsage;
    }
    // Pictures and numbers need no display: they are drawn where there is none.
    if ((pictures || frames || bench) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM") &&
        !qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app{argc, argv};
    auto library = app::Library::load(app::environment());
    const TableChoice choice;
    const auto table = loadTable(library, choice);
    if (!table) {
        std::cerr << table.error().text() << '\n';
        return kFailed;
    }
    WindowOptions options;
    options.sound = task == QStringLiteral("window") && start.sound;
    options.seed = start.seed.value_or(kSeed);
    MainWindow window{std::move(library), *table, choice, options};
    if (start.theme)
        window.setTheme(*start.theme);
    if (pictures) {
        const QString problem = measuring::drawPictures(window, words.at(2));
        std::cerr << problem.toStdString();
        return problem.isEmpty() ? kDone : kFailed;
    }
    if (bench) {
        window.resize(1280, 800);
        window.show();
        std::cout << measuring::benchReport(window).join(QLatin1Char('\n')).toStdString() << '\n';
        return kDone;
    }
    if (frames) {
        const auto startMs = static_cast<double>(since.elapsed());
        std::cout << measuring::frameReport(window, startMs).toStdString();
        return kDone;
    }
    return watch(window, app, start.file);
}
