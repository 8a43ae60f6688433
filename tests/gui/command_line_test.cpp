#include "gui/program/command_line.hpp"

#include "gui/program/remembered_files.hpp"

#include <sys/stat.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum::gui;
using Task = StartOptions::Task;

namespace {
StartOptions read(const QStringList& words) {
    return readCommandLine(QStringList{QStringLiteral("thrum")} + words);
}
}  // namespace

TEST_CASE("the window opens without arguments", "[gui][command-line]") {
    const StartOptions options = read({});
    CHECK(options.task == Task::Window);
    CHECK(options.sound);
    CHECK(options.remember);
    CHECK_FALSE(options.seed);
}

TEST_CASE("The options --help and --version print and need no display", "[gui][command-line]") {
    CHECK(read({QStringLiteral("--help")}).task == Task::Print);
    CHECK(read({QStringLiteral("--help")}).text.contains(QStringLiteral("--theme")));
    CHECK(read({QStringLiteral("--version")}).task == Task::Print);
}

TEST_CASE("what is not understood is said and nothing opens", "[gui][command-line][refusal]") {
    CHECK(read({QStringLiteral("--frobnicate")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("a.thrum"), QStringLiteral("b.thrum")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("--seed"), QStringLiteral("lucky")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("--theme"), QStringLiteral("pink")}).task == Task::Wrong);
}

TEST_CASE("UX-18.2 a file named on the command line is the game to show", "[gui][UX-18.2]") {
    const StartOptions options = read({QStringLiteral("evening.thrum")});
    CHECK(options.task == Task::Window);
    CHECK(options.file == QStringLiteral("evening.thrum"));
    CHECK(read({}).file.isEmpty());
    CHECK(read({QStringLiteral("--help")}).text.contains(QStringLiteral("[GAME]")));
}

TEST_CASE("UX-18.2 file managers are told what games are and who opens them", "[gui][UX-18.2]") {
    const auto read = [](const char* name) {
        QFile file{QStringLiteral(THRUM_TEST_SOURCE_DIR "/packaging/") + QString::fromLatin1(name)};
        REQUIRE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll());
    };
    const QString entry = read("thrum.desktop");
    CHECK(entry.contains(QStringLiteral("Exec=thrum %f\n")));
    CHECK(entry.contains(QStringLiteral("MimeType=application/x-thrum-game;")));
    const QString type = read("thrum.xml");
    CHECK(type.contains(QStringLiteral("type=\"application/x-thrum-game\"")));
    CHECK(type.contains(QStringLiteral("pattern=\"*.thrum\"")));
    // the first bytes of every game this program writes
    QFile game{QStringLiteral(THRUM_TEST_SOURCE_DIR
                              "/tests/data/playthroughs/tournament-big-plays.thrum")};
    REQUIRE(game.open(QIODevice::ReadOnly));
    const QString magic = QString::fromUtf8(game.read(15)).toHtmlEscaped();
    CHECK(type.contains(QStringLiteral("value=\"%1\"").arg(magic)));
}

TEST_CASE("UX-23 the high-contrast theme has a name on the command line", "[gui][UX-23]") {
    const StartOptions options = read({QStringLiteral("--theme"), QStringLiteral("contrast")});
    CHECK(options.theme == ThemeChoice::Contrast);
}

TEST_CASE("a pipe or a folder in place of what the window remembers does not keep it from opening",
          "[gui][command-line][refusal]") {
    const QTemporaryDir folder;
    const auto files = [&folder] { return rememberedFiles(folder.path(), folder.path()); };
    const auto pipe = [&folder](const char* name) {
        REQUIRE(::mkfifo(folder.filePath(QString::fromLatin1(name)).toLocal8Bit(), 0600) == 0);
    };
    CHECK(files().settings == folder.filePath(QStringLiteral("window.ini")));
    CHECK(files().lock == folder.filePath(QStringLiteral("window.lock")));
    CHECK(files().problems.isEmpty());

    pipe("window.lock");
    CHECK(files().lock.isEmpty());
    CHECK_FALSE(files().settings.isEmpty());
    REQUIRE(files().problems.size() == 1);
    CHECK(files().problems.first().startsWith(folder.filePath(QStringLiteral("window.lock"))));

    REQUIRE(QDir{folder.path()}.mkdir(QStringLiteral("window.ini")));
    CHECK(files().settings.isEmpty());
    REQUIRE(QDir{folder.path()}.rmdir(QStringLiteral("window.ini")));
    pipe("window.ini.lock");
    CHECK(files().settings.isEmpty());
    CHECK(files().problems.size() == 2);
}
