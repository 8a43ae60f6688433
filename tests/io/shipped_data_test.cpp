#include "io/samples.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/io/base_file.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/data_file.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/io/play_file.hpp>
#include <thrum/io/team_file.hpp>

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

using namespace thrum;
namespace fs = std::filesystem;

namespace {

const fs::path kResources = fs::path{THRUM_TEST_SOURCE_DIR} / "resources";

std::vector<fs::path> shippedFiles() {
    std::vector<fs::path> files;
    for (const char* folder : {"bases", "boards", "formations", "plays", "teams"})
        for (const auto& entry : fs::directory_iterator{kResources / folder})
            files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

/// A base on the bench with two states.
std::string benchText() {
    io::BenchBase bench;
    bench.id = "bench-1";
    bench.name = "P-01";
    io::BenchState state;
    state.note = "from the bag";
    state.base = *io::parseBase(test::kBaseText, "base");
    bench.states.push_back(state);
    state.note = "putty 0.20 g";
    state.putty = {{.massG = 0.2, .xMm = 1.0, .yMm = 0.5, .zMm = 3.0}};
    state.sanded = true;
    bench.states.push_back(state);
    bench.now = 1;
    return io::textOf(bench);
}

bool fitsSchema(const std::string& kind, const std::string& text) {
    const auto schemaText = test::contentsOf(kResources / "schemas" / (kind + ".schema.json"));
    const nlohmann::json schemaJson = nlohmann::json::parse(schemaText);
    valijson::Schema schema;
    valijson::SchemaParser{valijson::SchemaParser::kDraft7}.populateSchema(
        valijson::adapters::NlohmannJsonAdapter{schemaJson}, schema);
    const nlohmann::json document = nlohmann::json::parse(text);
    valijson::Validator validator{valijson::Validator::kStrongTypes};
    return validator.validate(schema, valijson::adapters::NlohmannJsonAdapter{document}, nullptr);
}

std::string textOfAny(const io::DataFile& data) {
    return std::visit(Overloaded{[](const io::Drill&) { return std::string{}; },  // is not written
                                 [](const auto& value) { return io::textOf(value); }},
                      data);
}

}  // namespace

TEST_CASE("Every shipped file is read, fits its schema and is written back byte for byte",
          "[io][shipped][schema]") {
    const auto files = shippedFiles();
    REQUIRE(files.size() == 144);
    for (const fs::path& file : files) {
        INFO(file.string());
        const auto data = io::readDataFile(file);
        REQUIRE(data);
        const std::string text = test::contentsOf(file);
        CHECK(textOfAny(*data) == text);
        CHECK(fitsSchema(std::string{io::kindOf(*data)}, text));
        // the library finds things by id, people by file name
        const std::string id = std::visit(
            [](const auto& value) {
                if constexpr (requires { value.id; })
                    return value.id;
                else
                    return std::string{};  // cards go by their file alone
            },
            *data);
        CHECK(id == file.stem().string());
    }
}

TEST_CASE("The coach's charts fit their schema, spoiled ones do not", "[io][shipped][schema]") {
    int charts = 0;
    for (const auto& entry : fs::directory_iterator{kResources / "charts"}) {
        INFO(entry.path().string());
        const std::string text = test::contentsOf(entry.path());
        CHECK(fitsSchema("chart", text));
        CHECK(nlohmann::json::parse(text)["id"] == entry.path().stem().string());
        CHECK_FALSE(fitsSchema("chart", test::with(text, "chart/1", "chart/2")));
        ++charts;
    }
    CHECK(charts == 3);
    const std::string caller = test::contentsOf(kResources / "charts" / "fair-caller.json");
    CHECK_FALSE(fitsSchema("chart", test::with(caller, "[30, 40, 48]", "[30, 40]")));
    CHECK_FALSE(fitsSchema("chart", test::with(caller, "48]", "148]")));
    const std::string film = test::contentsOf(kResources / "charts" / "film.json");
    CHECK_FALSE(fitsSchema("chart", test::with(film, "\"plays\": {", "\"games\": {")));
    for (const auto& [play, points] : nlohmann::json::parse(film)["plays"].items())
        CHECK(fs::exists(kResources / "plays" / (play + ".json")));
}

TEST_CASE(
    "The program's coaches fit their schema, spoiled ones do not, and like plays that are shipped",
    "[io][shipped][schema]") {
    int coaches = 0;
    for (const auto& entry : fs::directory_iterator{kResources / "coaches"}) {
        INFO(entry.path().string());
        const std::string text = test::contentsOf(entry.path());
        CHECK(fitsSchema("coach", text));
        const auto coach = nlohmann::json::parse(text);
        CHECK(coach["id"] == entry.path().stem().string());
        for (const auto& play : coach["favorites"])
            CHECK(fs::exists(kResources / "plays" / (play.get<std::string>() + ".json")));
        CHECK_FALSE(fitsSchema("coach", test::with(text, "coach/1", "coach/2")));
        ++coaches;
    }
    CHECK(coaches >= 6);
}

TEST_CASE("The samples fit their schemas, spoiled ones do not", "[io][schema]") {
    CHECK(fitsSchema("base", test::kBaseText));
    CHECK(fitsSchema("board", test::kBoardText));
    CHECK(fitsSchema("team", test::kTeamText));
    CHECK(fitsSchema("formation", test::kFormationText));
    CHECK(fitsSchema("bench", benchText()));
    CHECK_FALSE(fitsSchema("bench", test::with(benchText(), "bench/1", "bench/2")));
    CHECK_FALSE(fitsSchema("bench", test::with(benchText(), "\"now\": 1", "\"now\": -1")));
    io::Marks marks;
    marks.formations["i-right"] = {.starred = true, .key = 1};
    marks.plays["ir-dive"] = {.uses = 3, .measured = 2, .gained = 7.5_yd};
    CHECK(fitsSchema("marks", io::textOf(marks)));
    CHECK_FALSE(fitsSchema("marks", test::with(io::textOf(marks), "\"key\": 1", "\"key\": 10")));
    CHECK_FALSE(fitsSchema("base", test::with(test::kBaseText, "1.4", "\"1.4\"")));
    CHECK_FALSE(fitsSchema("base", test::with(test::kBaseText, "base/1", "base/2")));
    CHECK_FALSE(fitsSchema("board", test::with(test::kBoardText, "\"mains_hz\": 60", "\"x\": 60")));
    CHECK_FALSE(fitsSchema("team", test::with(test::kTeamText, "\"12\"", "\"07\"")));
    CHECK_FALSE(fitsSchema("formation",
                           test::with(test::kFormationText, "\"front\": 0.2", "\"front\": -1")));
}

TEST_CASE("A data file is told by its schema", "[io][refusal]") {
    const auto unknown =
        io::parseDataFile(test::with(test::kBoardText, "board/1", "kite/1"), "x.json");
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error() ==
          LoadError{"x.json",
                    "/schema",
                    "must be one of \"thrum.base/1\", \"thrum.board/1\", \"thrum.team/1\", "
                    "\"thrum.formation/1\", \"thrum.play/1\", \"thrum.drill/1\", "
                    "\"thrum.bench/1\", \"thrum.marks/1\", \"fss.team/1\", \"fss.cards/1\", "
                    "not \"thrum.kite/1\""});
    const auto none = io::parseDataFile("{}", "x.json");
    REQUIRE_FALSE(none);
    CHECK(none.error() == LoadError{"x.json", "", "the key \"schema\" is missing"});
}

TEST_CASE("Nothing a file may hold crashes a reader, and every refusal has a reason",
          "[io][refusal][property]") {
    const std::string bytes = "{}[]\",:0-9.e\\u\x01\x80\xff tfn";
    std::vector<std::string> samples{
        test::kBaseText, test::kBoardText, test::kTeamText, test::kFormationText, benchText()};
    std::uint64_t at = 0;
    for (const std::string& sample : samples) {
        for (std::uint64_t round = 0; round < 4000; ++round) {
            std::string text = sample;
            const auto draw = [&](std::size_t below) {
                return static_cast<std::size_t>(bitsAt(20260, ++at) % below);
            };
            const std::size_t changes = 1 + draw(3);
            for (std::size_t change = 0; change < changes; ++change) {
                const std::size_t place = draw(text.size());
                switch (draw(4)) {
                    case 0:
                        text[place] = bytes[draw(bytes.size())];
                        break;
                    case 1:
                        text.erase(place, 1 + draw(20));
                        break;
                    case 2: {
                        const std::size_t from = draw(text.size());
                        text.insert(place, text.substr(from, draw(60)));
                        break;
                    }
                    default:
                        text.insert(place, 1, bytes[draw(bytes.size())]);
                        break;
                }
                if (text.empty())
                    break;
            }
            const auto data = io::parseDataFile(text, "x.json");
            if (data)
                CHECK(io::parseDataFile(textOfAny(*data), "y.json"));
            else if (data.error().reason.empty() || data.error().file != "x.json")
                FAIL(text);
        }
    }
}
