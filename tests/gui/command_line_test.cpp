#include "gui/start/command_line.hpp"

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
    CHECK(read({QStringLiteral("--help")}).text.contains(QStringLiteral("--pictures")));
    CHECK_FALSE(read({QStringLiteral("--help")}).text.contains(QStringLiteral("frame-report")));
    CHECK(read({QStringLiteral("--version")}).task == Task::Print);
}

TEST_CASE("The option --pictures names its folder", "[gui][command-line]") {
    const StartOptions options = read({QStringLiteral("--pictures"), QStringLiteral("out")});
    CHECK(options.task == Task::Pictures);
    CHECK(options.folder == QStringLiteral("out"));
}

TEST_CASE("what is not understood is said and nothing opens", "[gui][command-line][refusal]") {
    CHECK(read({QStringLiteral("--frobnicate")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("file.thrum")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("--seed"), QStringLiteral("lucky")}).task == Task::Wrong);
    CHECK(read({QStringLiteral("--theme"), QStringLiteral("pink")}).task == Task::Wrong);
}
