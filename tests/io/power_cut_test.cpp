#include "support/power_cut_files.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <catch2/catch.hpp>

// The power goes at a thousand moments, on disks that lose and reorder what was not synced.
using namespace thrum;
using test::PowerCutFiles;

TEST_CASE("D54 what was on disk when it was said so is there after any power cut",
          "[io][D54][journal][property]") {
    const std::string path = "nowhere-thrum/game.thrum";
    const std::vector<std::string> lines{
        "the header of a game", "one", "two", "a longer third", "4"};
    int cuts = 0;
    for (std::uint64_t point = 0; point < 1000; ++point) {
        PowerCutFiles files{static_cast<int>(point % 18), point};
        std::string sure;
        {
            auto journal = io::JournalFile::create(
                path, {.retryEvery = std::chrono::milliseconds{1}, .files = &files});
            REQUIRE(journal);
            std::string all;
            for (std::size_t i = 0; i < lines.size() && !files.isCut(); ++i) {
                (*journal)->append(lines[i]);
                all += lines[i] + "\n";
                // now and then several at once
                if ((point + i) % 3 != 0 && (*journal)->wait())
                    sure = all;
            }
        }
        cuts += files.isCut() ? 1 : 0;
        const auto found = files.afterCut(path);
        INFO("cut after " << point % 18 << " calls, disk " << point);
        REQUIRE((sure.empty() || found.has_value()));
        if (found)
            REQUIRE(found->substr(0, sure.size()) == sure);
    }
    CHECK(cuts > 300);
}

TEST_CASE("D54 a replaced file is the one before or the one after, whenever the power goes",
          "[io][D54][property]") {
    const std::string path = "nowhere-thrum/team.json";
    const std::string before = "what stood there before";
    const std::string after = "another text that is longer than the one before";
    int kept = 0;
    int replaced = 0;
    for (std::uint64_t point = 0; point < 1000; ++point) {
        PowerCutFiles files{static_cast<int>(point % 12), point};
        files.put(path, before);
        const bool done = !io::writeFileAtomically(path, after, files);
        const auto found = files.afterCut(path);
        INFO("cut after " << point % 12 << " calls, disk " << point);
        REQUIRE(found.has_value());
        REQUIRE((*found == after || (*found == before && !done)));
        ++(*found == after ? replaced : kept);
    }
    CHECK(kept > 100);
    CHECK(replaced > 100);
}
