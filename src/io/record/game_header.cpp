#include "io/json/cursor.hpp"
#include "io/json/hex.hpp"
#include "io/json/text.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/game_header.hpp>
#include <thrum/io/newer_format.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/rules/field_reader.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr int kFormat = 1;
constexpr int kMostFormats = 1'000'000;
constexpr std::string_view kNewer = "This archive needs a newer version.";

// The options of a game stand before the shared ones; format 1 has one of TAP's among those.
OrderedJson optionsJson(const HeaderLine& header) {
    OrderedJson own = OrderedJson::parse(header.options);
    OrderedJson to = OrderedJson::object();
    for (const auto& item : own.items())
        if (item.key() != "waive_check")
            to[item.key()] = item.value();
    to["free_undo"] = header.asked.freeUndo;
    to["keep_draws"] = header.asked.keepsDraws;
    if (const auto waived = own.find("waive_check"); waived != own.end())
        to["waive_check"] = *waived;
    to["seats"]["home"] = header.asked.home.seat;
    to["seats"]["visitor"] = header.asked.visitor.seat;
    return to;
}

void readOptions(const FieldSource& at, HeaderLine& header) {
    at.peek([&](FieldObject& o) {
        header.asked.freeUndo = o.required("free_undo").boolean();
        header.asked.keepsDraws = o.required("keep_draws").boolean();
        o.required("seats").object([&](FieldObject& seats) {
            header.asked.home.seat = seats.required("home").text(kSeatText);
            header.asked.visitor.seat = seats.required("visitor").text(kSeatText);
        });
    });
    if (at.failed())
        return;
    Dismantled<OrderedJson> own{OrderedJson::parse(at.source())};
    for (const char* shared : {"free_undo", "keep_draws", "seats"}) {
        const auto found = own.value.find(shared);
        if (found == own.value.end())
            continue;
        dismantle(*found);
        own.value.erase(found);
    }
    header.options = lineOf(own.value);
}

OrderedJson tableJson(const request::TableFacts& table) {
    OrderedJson to = OrderedJson::object();
    for (const auto& [word, side] : kSideWords)
        if (const std::string& name = table.coaches[side == Side::Home ? 0 : 1]; !name.empty())
            to["coaches"][std::string{word}] = name;
    if (table.realDice)
        to["real_dice"] = true;
    if (table.fairCaller)
        to["fair_caller"] = true;
    if (!table.drill.empty())
        to["drill"] = table.drill;
    return to;
}

void readTable(const FieldSource& at, request::TableFacts& table) {
    at.object([&](FieldObject& o) {
        if (const auto coaches = o.optional("coaches"))
            coaches->object([&](FieldObject& names) {
                for (const auto& [word, side] : kSideWords)
                    if (const auto name = names.optional(word))
                        table.coaches[side == Side::Home ? 0 : 1] = name->text(kCoachName);
            });
        if (const auto dice = o.optional("real_dice"))
            table.realDice = dice->boolean();
        if (const auto caller = o.optional("fair_caller"))
            table.fairCaller = caller->boolean();
        if (const auto drill = o.optional("drill"))
            table.drill = drill->text(kDrillName);
    });
}

}  // namespace

std::string lineOf(const HeaderLine& header) {
    OrderedJson to;
    to["thrum"] = "game";
    to["format"] = kFormat;
    to["game"] = header.asked.game;
    to["rules"]["revision"] = header.revision;
    to["rules"]["overrides"] = OrderedJson::parse(header.overrides);
    to["mode"] = nameOf(header.mode);
    to["seed"] = hex16(header.asked.seed);
    if (!header.board.empty())
        to["board"] = OrderedJson::parse(header.board);
    to["home"] = OrderedJson::parse(header.home);
    to["visitor"] = OrderedJson::parse(header.visitor);
    to["options"] = optionsJson(header);
    if (header.asked.table != request::TableFacts{})
        to["table"] = tableJson(header.asked.table);
    if (!header.data.empty())
        to["data"] = OrderedJson::parse(header.data);
    to["program"] = header.program;
    if (!header.board.empty())
        to["physics"] = header.physics;
    to["created"] = header.created;
    return lineOf(to);
}

Expected<HeaderLine, LoadError> parseHeaderLine(std::string_view line, std::string file) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    const NoNames nobody;
    const FieldReader reader{nobody};
    HeaderLine header;
    reading.root().object([&](FieldObject& o) {
        const FieldSource mark = o.required("thrum");
        if (mark.text({1, 20, false}) != "game")
            mark.fail("this is no game file");
        // a file of a later program is whole, and its other members may be anything
        const FieldSource format = o.required("format");
        if (format.integer({kFormat, kMostFormats}) > kFormat)
            format.fail(std::string{kNewer});
        header.asked.game = o.required("game").text({1, 20, false});
        o.required("rules").object([&](FieldObject& rules) {
            header.revision =
                static_cast<int>(rules.required("revision").integer({1, kRevisions.most}));
            header.overrides = rules.required("overrides").source();
        });
        reader.read(o.required("mode"), header.mode);
        header.asked.mode = header.mode;
        header.asked.seed = readHex(o.required("seed"));
        if (const auto board = o.optional("board"))
            header.board = board->source();
        header.home = o.required("home").source();
        header.visitor = o.required("visitor").source();
        readOptions(o.required("options"), header);
        if (const auto table = o.optional("table"))
            readTable(*table, header.asked.table);
        if (const auto data = o.optional("data"))
            header.data = data->source();
        header.program = o.required("program").text(kProgramText);
        if (const auto physics = o.optional("physics"))
            header.physics = static_cast<int>(physics->integer(kRevisions));
        header.created = o.required("created").text(kCreatedText);
    });
    return reading.result(std::move(header));
}

std::optional<std::string> gameOfNewerFormat(std::string_view line) {
    const auto document = JsonDocument::parse(line, {});
    if (!document)
        return std::nullopt;
    const JsonReading reading{*document};
    std::string mark;
    std::string game;
    std::int64_t format = 0;
    reading.root().peek([&](FieldObject& o) {
        mark = o.required("thrum").text({1, 20, false});
        format = o.required("format").integer({kFormat, kMostFormats});
        game = o.required("game").text({1, 20, false});
    });
    const bool newer = !reading.root().failed() && mark == "game" && format > kFormat;
    return newer ? std::optional{game} : std::nullopt;
}

}  // namespace thrum::io
