#include <thrum/games/tap/kept.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/team_file.hpp>
#include <thrum/rules/field_reader.hpp>

#include <algorithm>

// TAP's own in a request for a new game and in a header.
namespace thrum::app {
namespace {

using TapKept = Kept<games::Tap>;

constexpr double kTenths = 10.0;

// 5 or 5.8 as on the board's own scale (D79).
int readSpeed(const FieldSource& at) {
    const double speed = at.number({0.0, 10.0}) * kTenths;
    const int tenths = static_cast<int>(speed + 0.5);
    if (speed - tenths > 1e-6 || tenths - speed > 1e-6)
        at.fail("the board's speed goes in tenths");
    return tenths;
}

// 1, 1.5, 2 or "off", for both sides or each (D20).
int readScale(const FieldSource& at) {
    if (at.isText()) {
        if (at.text({1, 10, false}) != "off")
            at.fail("must be 1, 1.5, 2 or \"off\"");
        return 0;
    }
    const double scale = at.number({0.0, 10.0});
    for (const int percent : {100, 150, 200}) {
        if (scale * 100.0 == percent)
            return percent;
    }
    at.fail("must be 1, 1.5, 2 or \"off\"");
    return 100;
}

void readScales(const FieldSource& at, std::array<int, 2>& percent) {
    if (!at.isObject()) {
        percent.fill(readScale(at));
        return;
    }
    at.object([&](FieldObject& sides) {
        for (const auto& [word, side] : kSideWords) {
            if (const auto scale = sides.optional(word))
                percent[tap::indexOf(side)] = readScale(*scale);
        }
    });
}

std::optional<LoadError> readKept(const std::string& json, TapOptions& options) {
    const NoNames nobody;
    const FieldReader reader{nobody};
    return io::readText(json, "", "", [&](const FieldSource& at) {
        at.object([&](FieldObject& o) {
            if (const auto method = o.optional("method"))
                reader.read(*method, options.method);
            options.speedTenths =
                static_cast<int>(o.required("speed").number({0.0, 10.0}) * kTenths + 0.5);
            reader.read(o.required("clock_scale_percent"), options.clockScalePercent);
            if (const auto clocks = o.optional("between_play_clocks"))
                reader.read(*clocks, options.betweenPlayClocks);
            options.waiveCheck = o.required("waive_check").boolean();
        });
    });
}

std::string keptText(const TapOptions& options) {
    const NoNames nobody;
    return io::written([&](FieldSink& to) {
               const FieldWriter writer{to, nobody, Empty::LeaveOut};
               to.beginObject();
               writer.member("method", options.method);
               to.key("speed");
               to.number(options.speedTenths / kTenths);
               writer.member("clock_scale_percent", options.clockScalePercent);
               writer.member("between_play_clocks", options.betweenPlayClocks);
               writer.member("waive_check", options.waiveCheck);
               to.endObject();
           })
        .line();
}

// A part that is a file of its own elsewhere.
template <class T>
std::optional<LoadError> readPart(Expected<T, LoadError> part, std::string_view pointer, T& to) {
    if (!part)
        return below(pointer, {"", part.error().pointer, part.error().reason});
    to = *std::move(part);
    return std::nullopt;
}

// A header holds its teams whole: who reads it has no folder to look a base up in.
std::optional<LoadError> missingBase(const TeamFile& team, std::string_view pointer) {
    const auto known = [&](const std::string& id) {
        return std::ranges::find(team.bases, id, &BaseSpec::id) != team.bases.end();
    };
    for (std::size_t i = 0; i < team.players.size(); ++i) {
        const Player& player = team.players[i];
        const std::string at = std::string{pointer} + "/players/" + std::to_string(i);
        if (!known(player.base))
            return LoadError{"", at + "/base", "there is no base " + inQuotes(player.base)};
        if (!player.secondBase.empty() && !known(player.secondBase))
            return LoadError{
                "", at + "/second_base", "there is no base " + inQuotes(player.secondBase)};
    }
    return std::nullopt;
}

std::optional<LoadError> readRules(const io::HeaderLine& from, HeaderFor use, tap::RulesData& to) {
    if (use == HeaderFor::Playing && from.revision != to.revision)
        return LoadError{
            "",
            "/rules/revision",
            "was recorded under revision " + std::to_string(from.revision) +
                " of the rules; it can be shown, but not gone on with under revision " +
                std::to_string(to.revision)};
    auto read = app::overrideTapRules({}, from.overrides);
    if (read)
        to = std::move(read->rules);
    else if (use == HeaderFor::Playing)
        return LoadError{"", "/rules/overrides", filled(read.error().text, read.error().args)};
    to.revision = from.revision;
    return std::nullopt;
}

}  // namespace

std::optional<LoadError> TapKept::readOptions(std::string_view json, Options& options) {
    const NoNames nobody;
    const FieldReader reader{nobody};
    return io::readText(json, "", "/options", [&](const FieldSource& at) {
        at.object([&](FieldObject& o) {
            const auto on = [&](std::string_view key, auto&& read) {
                if (const auto member = o.optional(key); member && !member->isNull())
                    read(*member);
            };
            on("method", [&](const FieldSource& c) { reader.read(c, options.method); });
            on("board", [&](const FieldSource& c) { options.board = c.id(); });
            on("speed", [&](const FieldSource& c) { options.speedTenths = readSpeed(c); });
            on("clock_scale",
               [&](const FieldSource& c) { readScales(c, options.clockScalePercent); });
            on("between_play_clocks",
               [&](const FieldSource& c) { options.betweenPlayClocks = c.boolean(); });
            on("waive_check", [&](const FieldSource& c) { options.waiveCheck = c.boolean(); });
            on("bases", [&](const FieldSource& c) {
                const std::array<std::pair<std::string_view, std::string_view>, 2> words{
                    {{"reference", "reference"}, {"own", ""}}};
                options.bases = c.choice<std::string_view>(std::span{words});
            });
        });
    });
}

void TapKept::writeParts(const TapHeader& header, io::HeaderLine& to) {
    to.revision = header.rules.revision;
    to.overrides = app::overridesText({}, header.rules);
    to.board = io::textOf(header.board);
    to.home = io::textOf(header.teams[0]);
    to.visitor = io::textOf(header.teams[1]);
    to.options = keptText(header.asked.own);
}

std::optional<LoadError> TapKept::readParts(const io::HeaderLine& from,
                                            const std::string& file,
                                            HeaderFor use,
                                            TapHeader& header) {
    std::optional<LoadError> error = readRules(from, use, header.rules);
    if (!error && from.board.empty())
        error = LoadError{"", "", "board is missing"};
    if (!error)
        error = readPart(io::parseBoard(from.board, "board"), "/board", header.board);
    if (!error)
        error = readPart(io::parseTeam(from.home, "home"), "/home", header.teams[0]);
    if (!error)
        error = readPart(io::parseTeam(from.visitor, "visitor"), "/visitor", header.teams[1]);
    if (!error && use == HeaderFor::Showing)
        error = missingBase(header.teams[0], "/home");
    if (!error && use == HeaderFor::Showing)
        error = missingBase(header.teams[1], "/visitor");
    if (!error)
        if (auto found = readKept(from.options, header.asked.own))
            error = below("/options", *std::move(found));
    if (error)
        error->file = file;
    header.asked.own.board = header.board.id;
    return error;
}

}  // namespace thrum::app
