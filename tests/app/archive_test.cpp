#include "support/recorded_game.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/io/text_file.hpp>

#include <chrono>
#include <ctime>

#include <catch2/catch.hpp>

using namespace thrum;
using app::Archive;
using Catch::Contains;
using io::GameState;

namespace {

const app::Library& library() {
    static const app::Library shipped = test::shippedLibrary();
    return shipped;
}

std::unique_ptr<app::TapGame> begun(app::TapAsked asked, const std::string& created) {
    const auto rules = app::readTapRules(test::sourceTree() / "rules" / "tap.json");
    asked.overrides = R"({"game.playsPerHalf":1,"game.halfMinutes":1})";
    auto game = app::TapGame::begin(library(), rules->rules, asked, "thrum test", created);
    if (!game)
        FAIL(app::sentenceOf(game.error()));
    return *std::move(game);
}

struct Folders {
    test::TemporaryFolder folder;
    Archive archive = Archive::of({folder.path() / "data", folder.path() / "state", {}});
    [[nodiscard]] std::filesystem::path index() const {
        return folder.path() / "state" / "games.index.json";
    }
    // Played to its end, or left where it begins.
    std::filesystem::path add(std::uint64_t seed, const std::string& created, bool toTheEnd) {
        const auto game = begun(test::RecordedGame::asked(seed), created);
        auto file = archive.record(*game);
        if (toTheEnd)
            REQUIRE_FALSE(app::playOut(*game, [](const tap::State&, auto) {}));
        else
            REQUIRE(game->playSeats());
        REQUIRE(game->waitUntilSaved());
        scores.push_back(game->state().score);
        winners.push_back(game->state().winner);
        return file;
    }
    std::vector<std::array<int, 2>> scores;
    std::vector<std::optional<Side>> winners;
};

}  // namespace

TEST_CASE("D93 the archive lists games of every book, those without a board as well",
          "[app][D93][D65]") {
    Folders f;
    std::size_t added = 0;
    for (const app::GameKind& kind : app::gameKinds()) {
        if (kind.hasBoard)
            continue;
        INFO(kind.id);
        io::request::New asked;
        asked.game = std::string{kind.id};
        asked.seed = 5;
        asked.home.seat = "computer:1";
        asked.visitor.seat = "computer:1";
        auto game = app::beginGame(
            library(), test::sourceTree() / "rules", asked, "thrum test", "2026-11-18T10:00:00Z");
        REQUIRE(game);
        const auto file = f.archive.record(**game);
        REQUIRE_FALSE((*game)->playToEnd({}));
        REQUIRE((*game)->waitUntilSaved());
        ++added;
        f.archive.refresh();
        const auto& games = f.archive.games();
        REQUIRE(games.size() == added);
        const auto listed = std::ranges::find(games, file, &app::ArchivedGame::file);
        REQUIRE(listed != games.end());
        REQUIRE(listed->summary);
        const io::GameSummary& summary = *listed->summary;
        const Facts end = (*game)->facts();
        CHECK(summary.damage.empty());
        CHECK(summary.game == kind.id);
        CHECK(summary.state == GameState::Finished);
        CHECK(summary.score == end.situation.score);
        CHECK(summary.winner == end.winner);
        CHECK(summary.half == end.situation.period);
        CHECK(summary.teams == (*game)->teamNames());
        CHECK(summary.board.empty());
    }
    CHECK(added == 3);
}

TEST_CASE("D65 a game is recorded under its date and teams without asking", "[app][D65][D64]") {
    Folders f;
    const auto first = f.add(1, "2026-11-20T19:02:05Z", false);
    const auto second = f.add(2, "2026-11-20T19:02:05Z", false);
    const std::string stem = first.filename().string();
    CHECK_THAT(stem,
               Catch::StartsWith("2026-11-20T190205-tap-") && Catch::EndsWith(".thrum") &&
                   Contains("lancers") && Contains("wildcats"));
    CHECK(second.stem().string() == first.stem().string() + "-2");
    CHECK(first.parent_path() == f.folder.path() / "data" / "games");
}

TEST_CASE("UX-18 the archive lists, searches and sorts what was played", "[app][UX-18][D64]") {
    Folders f;
    CHECK((f.archive.refresh(), f.archive.games().empty()));
    const auto played = f.add(1, "2026-11-18T10:00:00Z", true);
    const auto open = f.add(2, "2026-11-20T19:02:05Z", false);
    const auto hotseat = f.add(4, "2026-11-19T08:30:00Z", true);
    f.archive.refresh();
    const auto& games = f.archive.games();
    REQUIRE(games.size() == 3);
    CHECK(games[0].file == open);
    CHECK(games[1].file == hotseat);
    CHECK(games[2].file == played);
    CHECK(games[2].summary->state == GameState::Finished);
    CHECK(games[2].summary->score == f.scores[0]);
    CHECK(games[2].summary->winner == f.winners[0]);
    CHECK(games[1].summary->winner == f.winners[2]);
    CHECK((f.winners[0] || f.winners[2]));  // one of them was won
    CHECK_FALSE(games[0].summary->winner);
    CHECK(games[0].summary->state == GameState::Unfinished);
    CHECK_THAT(games[0].title(), Contains("–") && Contains("2026-11-20 19:02"));
    const auto found = [&](const app::ArchiveQuery& query) { return f.archive.find(query); };
    using Places = std::vector<std::size_t>;
    CHECK(found({}) == Places{0, 1, 2});
    CHECK(found({.words = "2026-11-19"}) == Places{1});
    CHECK(found({.words = "lancers SOLITAIRE"}).size() +
              found({.mode = tap::Mode::Hotseat}).size() +
              found({.mode = tap::Mode::Tournament}).size() ==
          3);
    CHECK(found({.words = "nobody"}).empty());
    CHECK(found({.team = "lancers"}).size() == 3);
    CHECK(found({.team = "nobody"}).empty());
    CHECK(found({.state = GameState::Finished}) == Places{1, 2});
    CHECK(found({.from = "2026-11-19"}) == Places{0, 1});
    CHECK(found({.to = "2026-11-18"}) == Places{2});
    CHECK(f.archive.unfinished() == Places{0});
    const auto score = f.scores[2];
    const auto byScore =
        found({.words = std::to_string(score[0]) + "-" + std::to_string(score[1]) + " 2026-11-19"});
    CHECK(byScore == Places{1});
}

TEST_CASE("UX-18 a finished game is listed with its last score and its winner",
          "[app][UX-18][TAP-GL-8]") {
    Folders f;
    constexpr std::size_t kGames = 10;
    for (std::uint64_t seed = 10; seed < 10 + kGames; ++seed)
        f.add(seed, "2026-11-18T10:00:" + std::to_string(seed) + "Z", true);
    f.archive.refresh();
    REQUIRE(f.archive.games().size() == kGames);
    for (std::size_t i = 0; i < kGames; ++i) {
        const auto& game = f.archive.games()[kGames - 1 - i];  // the newest comes first
        INFO(game.file);
        CHECK(game.summary->score == f.scores[i]);
        CHECK(game.summary->winner == f.winners[i]);
    }
}

TEST_CASE("UX-18.3 deleting or spoiling the index loses nothing", "[app][UX-18.3][D61]") {
    Folders f;
    f.add(1, "2026-11-18T10:00:00Z", true);
    f.add(2, "2026-11-20T19:02:05Z", false);
    f.archive.refresh();
    const auto titles = [&] {
        std::vector<std::string> all;
        for (const auto& game : f.archive.games())
            all.push_back(game.title() + std::to_string(game.summary->entries));
        return all;
    };
    const auto before = titles();
    const std::string index = test::contentsOf(f.index());
    CHECK_THAT(index, Contains("thrum.games/5"));
    f.archive.refresh();
    CHECK(titles() == before);
    for (const char* spoiled : {"", "{", "{\"schema\":\"thrum.games/9\",\"games\":[]}"}) {
        f.folder.write("state/games.index.json", spoiled);
        f.archive.refresh();
        CHECK(titles() == before);
        CHECK(test::contentsOf(f.index()) == index);
    }
    std::filesystem::remove(f.index());
    f.archive.refresh();
    CHECK(titles() == before);
}

TEST_CASE("Files that have not changed are known from the index", "[app][UX-18.1][D64]") {
    Folders f;
    const auto file = f.add(2, "2026-11-20T19:02:05Z", false);
    f.archive.refresh();
    std::string index = test::contentsOf(f.index());
    index.replace(index.find("\"name\":\"\""), 9, "\"name\":\"Kept\"");
    f.folder.write("state/games.index.json", index);
    f.archive.refresh();
    CHECK(f.archive.games()[0].title() == "Kept");
    std::filesystem::last_write_time(file, std::filesystem::file_time_type::clock::now());
    f.archive.refresh();
    CHECK(f.archive.games()[0].title() != "Kept");
}

TEST_CASE("One bad file never hides the others", "[app][UX-18][D61]") {
    Folders f;
    const auto good = f.add(1, "2026-11-18T10:00:00Z", true);
    std::string text = test::contentsOf(good);
    const auto games = f.archive.folder();
    const auto put = [&](const char* name, const std::string& bytes) {
        f.folder.write(std::filesystem::path{"data/games"} / name, bytes);
    };
    put("empty.thrum", "");
    put("noise.thrum", std::string(3000, '\x07') + "\n");
    put("torn.thrum", text.substr(0, text.size() - 40));
    std::string gap = text;
    const std::size_t at = gap.find("{\"n\":9,");
    gap.erase(at, gap.find('\n', at) + 1 - at);
    put("gap.thrum", gap);
    put("notes.txt", "no game");
    std::filesystem::create_directory(games / "folder.thrum");
    std::filesystem::create_symlink("nowhere", games / "link.thrum");
    f.archive.refresh();
    REQUIRE(f.archive.games().size() == 5);
    int damaged = 0;
    for (const auto& game : f.archive.games()) {
        INFO(game.file << ": " << game.problem);
        const std::string name = game.file.filename().string();
        if (name == "gap.thrum") {
            REQUIRE(game.summary);
            CHECK(game.summary->entries == 8);
            CHECK_THAT(game.problem, Contains("line 10") && Contains("due is 9"));
        } else if (name == "torn.thrum") {
            CHECK(game.summary->torn);
            CHECK_FALSE(game.isDamaged());
        } else if (name == "empty.thrum" || name == "noise.thrum") {
            CHECK_FALSE(game.summary);
            CHECK(game.isDamaged());
        } else {
            CHECK(game.file == good);
        }
        damaged += game.isDamaged() ? 1 : 0;
    }
    CHECK(damaged == 3);
    CHECK(f.archive.find({.damaged = true}).size() == 3);
    CHECK(f.archive.find({.words = "noise"}).size() == 1);
}

TEST_CASE("An unfinished game of the archive goes on in its own file", "[app][D54][journal]") {
    Folders f;
    const auto file = f.add(1, "2026-11-18T10:00:00Z", false);
    f.archive.refresh();
    REQUIRE(f.archive.unfinished().size() == 1);
    {
        const auto resumed = app::resumeGame(library(), file);
        REQUIRE(resumed);
        REQUIRE_FALSE(resumed->game->playToEnd({}));
    }
    f.archive.refresh();
    REQUIRE(f.archive.games().size() == 1);
    CHECK(f.archive.games()[0].summary->state == GameState::Finished);
    CHECK(f.archive.unfinished().empty());
}

TEST_CASE("D51 a branch is a game of its own beside the record", "[app][D51]") {
    Folders f;
    const auto file = f.add(1, "2026-11-18T10:00:00Z", true);
    const std::string before = test::contentsOf(file);
    {
        const auto branch =
            f.archive.branch(library(), file, 12, "thrum test", "2026-11-21T10:00:00Z");
        REQUIRE(branch);
        REQUIRE((*branch)->waitUntilSaved());
    }
    CHECK(test::contentsOf(file) == before);
    f.archive.refresh();
    REQUIRE(f.archive.games().size() == 2);
    CHECK(f.archive.games()[0].summary->branch);
    CHECK_THAT(f.archive.games()[0].title(), Contains("What if"));
    CHECK(f.archive.find({.branches = false}).size() == 1);
    CHECK(f.archive.unfinished().empty());
}

TEST_CASE("UX-18 star, tags and note stand beside the record and are searched",
          "[app][UX-18][D57]") {
    Folders f;
    const auto first = f.add(1, "2026-11-20T19:02:05Z", true);
    const auto second = f.add(2, "2026-11-19T19:02:05Z", false);
    f.archive.refresh();
    const std::string record = test::contentsOf(first);
    const io::GameNotes notes{true, {"final", "two minutes"}, "Won it with\na fumble."};
    REQUIRE_FALSE(f.archive.annotate(first, notes));
    CHECK(test::contentsOf(first) == record);
    CHECK(f.archive.games().size() == 2);
    CHECK((f.archive.games()[0].notes == notes));
    CHECK(f.archive.tags() == std::vector<std::string>{"final", "two minutes"});
    const auto found = [&](const app::ArchiveQuery& query) {
        return f.archive.find(query) == std::vector<std::size_t>{0};
    };
    CHECK(found({.words = "FUMBLE"}));
    CHECK(found({.words = "minutes"}));
    CHECK(found({.starred = true}));
    CHECK(found({.tag = "final"}));
    CHECK(f.archive.find({.tag = "fin"}).empty());
    // known from the index as well, and without it
    Archive other = f.archive;
    other.refresh();
    CHECK((other.games()[0].notes == notes));
    std::filesystem::remove(f.index());
    other.refresh();
    CHECK((other.games()[0].notes == notes));

    // notes go where their game goes
    const auto kept = f.folder.path() / "elsewhere" / "kept.thrum";
    f.folder.write("elsewhere/kept.thrum", record);
    f.folder.write("elsewhere/kept.thrum.comments.json", io::textOf(notes));
    CHECK(f.archive.takeIn({kept}).empty());
    CHECK(f.archive.find({.starred = true}).size() == 2);
    REQUIRE_FALSE(f.archive.remove(first));
    CHECK(f.archive.find({.starred = true}).size() == 1);
    CHECK(std::filesystem::exists(first.parent_path() / "bin" /
                                  (first.filename().string() + ".comments.json")));

    // nothing that cannot be read again is written; nothing at all leaves no file
    CHECK(f.archive.annotate(second, {false, {"a", "a"}, ""}));
    CHECK(f.archive.annotate(second, {false, {""}, ""}));
    CHECK_FALSE(f.archive.annotate(second, {}));
    CHECK_FALSE(std::filesystem::exists(second.string() + ".comments.json"));
}

TEST_CASE("UX-18 notes that are damaged hide no game and stay as they are", "[app][UX-18][D61]") {
    Folders f;
    const auto file = f.add(2, "2026-11-20T19:02:05Z", false);
    const std::string beside = file.string() + ".comments.json";
    for (const char* text : {"",
                             "{",
                             "[]",
                             R"({"schema":"thrum.comments/1"})",
                             R"({"schema":"thrum.comments/1","starred":1,"tags":[],"note":""})"}) {
        INFO(text);
        f.folder.write("data/games/" + file.filename().string() + ".comments.json", text);
        f.archive.refresh();
        REQUIRE(f.archive.games().size() == 1);
        CHECK(f.archive.games()[0].notes.empty());
        CHECK_FALSE(f.archive.games()[0].isDamaged());
        CHECK(test::contentsOf(beside) == text);
    }
}

TEST_CASE("What is taken in or thrown away leaves the rest alone", "[app][UX-18.2]") {
    Folders f;
    const auto file = f.add(1, "2026-11-18T10:00:00Z", true);
    const auto outside = f.folder.write("elsewhere.thrum", test::contentsOf(file));
    const auto noGame = f.folder.write("story.txt", "Once upon a time\n");
    for (const int copies : {2, 3}) {
        const auto problems = f.archive.takeIn({outside, noGame});
        REQUIRE(problems.size() == 1);
        CHECK_THAT(problems[0].text(), Contains("story.txt"));
        CHECK(f.archive.games().size() == static_cast<std::size_t>(copies));
    }
    REQUIRE_FALSE(f.archive.remove(file));
    CHECK(f.archive.games().size() == 2);
    const auto inBin = f.archive.folder() / "bin" / file.filename();
    CHECK(std::filesystem::exists(inBin));
    // a month later
    std::filesystem::last_write_time(
        inBin, std::filesystem::file_time_type::clock::now() - std::chrono::hours{24 * 31});
    f.archive.refresh();
    CHECK_FALSE(std::filesystem::exists(inBin));
}

// The numbers of docs/reliability.md: thrum_test_recording -s "[measure]"
TEST_CASE("UX-18.1 what the list of 10,000 games costs", "[.][measure]") {
    Folders f;
    const auto game = f.add(2, "2026-11-20T19:02:05Z", true);
    const std::string text = test::contentsOf(game);
    // the same game without its motion: its list entry is what counts here
    const std::string head = text.substr(0, text.find('\n') + 1);
    for (int i = 0; i < 10'000; ++i) {
        std::string other = head;
        const std::string day = std::to_string(1000 + i % 9000);
        other.replace(other.find("2026-11-20"), 10, day + "-11-20");
        f.folder.write("data/games/" + std::to_string(i) + ".thrum", other);
    }
    const auto timed = [](const char* what, auto&& act) {
        const auto from = std::chrono::steady_clock::now();
        const std::clock_t cpu = std::clock();
        act();
        const std::chrono::duration<double, std::milli> took =
            std::chrono::steady_clock::now() - from;
        WARN(what << ": " << took.count() << " ms, "
                  << 1000.0 * static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC
                  << " ms of the processor");
    };
    timed("index made", [&] { f.archive.refresh(); });
    REQUIRE(f.archive.games().size() == 10'001);
    for (int i = 0; i < 3; ++i)
        timed("index in place", [&] { f.archive.refresh(); });
    app::ArchiveQuery query;
    for (const char* words : {"l", "la", "lanc", "lancers 17"}) {
        query.words = words;
        timed("a letter", [&] { static_cast<void>(f.archive.find(query)); });
    }
}

TEST_CASE("UX-18 star, tags and notes lie beside a game, are searched and go with it",
          "[app][UX-18]") {
    Folders here;
    const auto file = here.add(1, "2026-11-20T19:02:05Z", true);
    const auto other = here.add(2, "2026-11-21T19:02:05Z", false);
    here.archive.refresh();
    const std::string record = *io::readTextFile(file, 100'000'000);
    io::GameNotes notes;
    notes.starred = true;
    notes.tags = {"League", "rain"};
    notes.note = "lost on the last drive";
    CHECK_FALSE(here.archive.annotate(file, notes));
    app::ArchiveQuery query;
    query.words = "league drive";
    REQUIRE(here.archive.find(query).size() == 1);
    CHECK(here.archive.games()[here.archive.find(query).front()].file == file);
    query = {};
    query.starred = true;
    CHECK(here.archive.find(query).size() == 1);
    query.starred = false;
    CHECK(here.archive.find(query).size() == 1);
    // the record is what it was, and bookmarks set meanwhile stay
    CHECK(*io::readTextFile(file, 100'000'000) == record);
    io::GameNotes marked = notes;
    marked.bookmarks = {{{5, 20}, "here"}};
    REQUIRE_FALSE(io::writeGameNotes(file, marked));
    notes.tags = {"cup"};
    CHECK_FALSE(here.archive.annotate(file, notes));
    CHECK(io::readGameNotes(file)->bookmarks == marked.bookmarks);
    CHECK(io::readGameNotes(file)->tags == notes.tags);
    // to the bin and back
    CHECK_FALSE(here.archive.remove(file));
    CHECK_FALSE(std::filesystem::exists(io::notesFileOf(file)));
    CHECK(here.archive.games().size() == 1);
    CHECK_FALSE(here.archive.takeBack(here.archive.bin() / file.filename()));
    CHECK(here.archive.games().size() == 2);
    CHECK(io::readGameNotes(file)->tags == notes.tags);
    CHECK(here.archive.takeBack(here.archive.bin() / "nobody.thrum"));
    // elsewhere and back in, notes and all
    const test::TemporaryFolder away;
    std::filesystem::copy(file, away.path() / "taken.thrum");
    std::filesystem::copy(io::notesFileOf(file), away.path() / "taken.thrum.comments.json");
    CHECK(here.archive.takeIn({away.path() / "taken.thrum"}).empty());
    CHECK(io::readGameNotes(here.archive.folder() / "taken.thrum")->tags == notes.tags);
}

TEST_CASE("notes that cannot be read hide no game and are not written over", "[app][UX-18]") {
    Folders here;
    const auto file = here.add(1, "2026-11-20T19:02:05Z", true);
    REQUIRE_FALSE(io::writeFileAtomically(io::notesFileOf(file), "no json"));
    here.archive.refresh();
    CHECK(here.archive.games().size() == 1);
    CHECK(here.archive.annotate(file, {}));
    CHECK(*io::readTextFile(io::notesFileOf(file)) == "no json");
}
