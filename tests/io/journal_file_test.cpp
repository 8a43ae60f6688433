#include "support/failing_files.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

#include <catch2/catch.hpp>

using namespace thrum;
using Catch::Contains;
using io::JournalFile;
using test::contentsOf;
using test::FailingFiles;

namespace {

JournalFile::Options quick(io::FileLayer& files) {
    return {.retryEvery = std::chrono::milliseconds{1}, .files = &files};
}

std::unique_ptr<JournalFile> created(const std::filesystem::path& path, io::FileLayer& files) {
    auto journal = JournalFile::create(path, quick(files));
    if (!journal)
        FAIL(journal.error().text());
    return *std::move(journal);
}

void untilDurable(JournalFile& journal) {
    while (!journal.wait())
        journal.retry();
}

std::size_t filesIn(const std::filesystem::path& folder) {
    const std::filesystem::directory_iterator all{folder};
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

}  // namespace

TEST_CASE("D54 a line is on disk when wait says so", "[io][D54][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "deep" / "game.thrum";
    const auto journal = created(path, io::systemFiles());
    CHECK_FALSE(std::filesystem::exists(path));
    journal->append("one");
    CHECK(journal->wait());
    CHECK(journal->isDurable());
    CHECK(contentsOf(path) == "one\n");
    journal->append("two");
    journal->append("three");
    CHECK(journal->wait());
    CHECK(contentsOf(path) == "one\ntwo\nthree\n");
    CHECK_FALSE(journal->trouble());
    CHECK(filesIn(path.parent_path()) == 1);
}

TEST_CASE("D55 two programs never write one game", "[io][D55][journal][refusal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    auto journal = created(path, io::systemFiles());
    journal->append("one");
    REQUIRE(journal->wait());
    const auto second = JournalFile::resume(path);
    REQUIRE_FALSE(second);
    CHECK_THAT(second.error().text(), Contains("another program has this game open"));
    const auto same = JournalFile::create(path);
    REQUIRE_FALSE(same);
    CHECK_THAT(same.error().text(), Contains("exists already"));
    journal.reset();
    CHECK(JournalFile::resume(path).has_value());
}

TEST_CASE("D61 a torn last line is cut off by the next one", "[io][D61][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.write("game.thrum", "one\ntwo\nthree-and-more");
    auto resumed = JournalFile::resume(path);
    REQUIRE(resumed);
    CHECK(resumed->text == "one\ntwo\nthree-and-more");
    CHECK(contentsOf(path) == "one\ntwo\nthree-and-more");
    resumed->journal->append("3");
    REQUIRE(resumed->journal->wait());
    CHECK(contentsOf(path) == "one\ntwo\n3\n");
}

TEST_CASE("UX-22.3 a disk that refuses any one call loses nothing",
          "[io][UX-22.3][journal][property]") {
    const test::TemporaryFolder folder;
    int refused = 0;
    for (const bool half : {false, true}) {
        for (const int count : {1, 3}) {
            for (int call = 0; call < 16; ++call) {
                INFO("call " << call << ", " << count << " failing, half " << half);
                const auto path = folder.path() /
                                  (std::to_string(refused) + "-" + std::to_string(call) + ".thrum");
                FailingFiles files;
                files.leaveHalf(half);
                files.fail(call, count, ENOSPC);
                auto journal = created(path, files);
                std::string expected;
                for (int line = 0; line < 5; ++line) {
                    const std::string text(static_cast<std::size_t>(line) + 3, 'a');
                    expected += text + '\n';
                    journal->append(text);
                    if (!journal->wait()) {
                        ++refused;
                        // it may have been written meanwhile
                        if (const auto trouble = journal->trouble())
                            CHECK_THAT(*trouble,
                                       Contains(path.string()) && Contains("No space left") &&
                                           Contains("goes on in memory"));
                    }
                }
                untilDurable(*journal);
                CHECK_FALSE(journal->trouble());
                CHECK(contentsOf(path) == expected);
                journal.reset();
                std::filesystem::remove(path);
                // no temporary file stays behind
                CHECK(filesIn(folder.path()) == 0);
            }
        }
    }
    CHECK(refused > 40);
}

TEST_CASE("UX-22.3 a disk that stays full keeps the game in memory until there is room",
          "[io][UX-22.3][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    FailingFiles files;
    const auto journal = created(path, files);
    journal->append("one");
    REQUIRE(journal->wait());
    files.leaveHalf(true);
    files.fail(0, 1'000'000, ENOSPC);
    journal->append("two");
    journal->append("three");
    CHECK_FALSE(journal->wait());
    CHECK_FALSE(journal->isDurable());
    files.heal();
    untilDurable(*journal);
    CHECK(contentsOf(path) == "one\ntwo\nthree\n");
}

TEST_CASE("A game file that was deleted is written anew", "[io][UX-22.3][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    const auto journal = created(path, io::systemFiles());
    journal->append("one");
    REQUIRE(journal->wait());
    std::filesystem::remove(path);
    journal->append("two");
    REQUIRE(journal->wait());
    CHECK(contentsOf(path) == "one\ntwo\n");
}

TEST_CASE("A journal tells when something has changed and writes what is left when it closes",
          "[io][D54][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    std::atomic<int> told = 0;
    {
        const auto journal = created(path, io::systemFiles());
        journal->listen([&told] { ++told; });
        for (int i = 0; i < 100; ++i)
            journal->append("line");
    }
    CHECK(told > 0);
    CHECK(contentsOf(path).size() == 500);
}

TEST_CASE("A whole file is replaced or left as it is, whichever call fails",
          "[io][D54][property]") {
    const test::TemporaryFolder folder;
    const auto path = folder.write("team.json", "before");
    int failed = 0;
    for (int call = 0; call < 10; ++call) {
        FailingFiles files;
        files.fail(call, 1, EIO);
        const auto error = io::writeFileAtomically(path, "after", files);
        const bool whole = contentsOf(path) == "after";
        CHECK((whole || contentsOf(path) == "before"));
        // the folder's own sync is the only thing after the new name
        CHECK((!error.has_value() ? whole : true));
        failed += error ? 1 : 0;
        CHECK(filesIn(folder.path()) == 1);
        static_cast<void>(folder.write("team.json", "before"));
    }
    CHECK(failed >= 6);
}

TEST_CASE("D55 a file that somebody else spoils is told at once and kept whole elsewhere",
          "[io][D55][journal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    const auto journal = created(path, io::systemFiles());
    journal->append("one");
    REQUIRE(journal->wait());
    CHECK_FALSE(journal->moved());
    const auto untilMoved = [&] {
        while (!journal->moved() || !journal->isDurable())
            std::this_thread::yield();
    };
    SECTION("cut") {
        std::filesystem::resize_file(path, 1);
    }
    SECTION("lengthened") {
        std::ofstream{path, std::ios::app} << "more";
    }
    SECTION("replaced") {
        static_cast<void>(folder.write("other", "x"));
        std::filesystem::rename(folder.path() / "other", path);
    }
    SECTION("deleted and made anew") {
        std::filesystem::remove(path);
        static_cast<void>(folder.write("game.thrum", "x"));
        journal->append("meanwhile");
    }
    untilMoved();  // without another line
    CHECK_THAT(*journal->moved(), Contains("another program") && Contains("game-2.thrum"));
    CHECK(journal->path() == folder.path() / "game-2.thrum");
    journal->append("two");
    REQUIRE(journal->wait());
    const std::string kept = contentsOf(journal->path());
    CHECK(kept.substr(0, 4) == "one\n");
    CHECK(kept.substr(kept.size() - 4) == "two\n");
}

TEST_CASE("D55 a game that is being recorded is not written over", "[io][D55][journal][refusal]") {
    const test::TemporaryFolder folder;
    const auto path = folder.path() / "game.thrum";
    const auto journal = created(path, io::systemFiles());
    journal->append("one");
    REQUIRE(journal->wait());
    const auto refused = io::writeFileAtomically(path, "another game");
    REQUIRE(refused);
    CHECK_THAT(refused->reason, Contains("being recorded"));
    CHECK(contentsOf(path) == "one\n");
    CHECK(filesIn(folder.path()) == 1);
}
