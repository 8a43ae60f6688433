#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/core/figure_id.hpp>
#include <thrum/io/team_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::io {
namespace {

constexpr std::array<std::pair<std::string_view, Uniform>, 2> kUniformWords{
    {{"dark", Uniform::Dark}, {"white", Uniform::White}}};

constexpr std::array<std::pair<std::string_view, KitPattern>, kKitPatternCount> kPatternWords{
    {{"plain", KitPattern::Plain},
     {"shoulder_stripes", KitPattern::ShoulderStripes},
     {"sleeve_bands", KitPattern::SleeveBands},
     {"yoke", KitPattern::Yoke},
     {"sleeves", KitPattern::Sleeves}}};

constexpr std::array<std::pair<std::string_view, FigurePose>, kFigurePoseCount> kPoseWords{
    {{"lineman", FigurePose::Lineman},
     {"runner", FigurePose::Runner},
     {"receiver", FigurePose::Receiver},
     {"passer", FigurePose::Passer},
     {"kicker", FigurePose::Kicker},
     {"linebacker", FigurePose::Linebacker},
     {"back", FigurePose::Back},
     {"blocker", FigurePose::Blocker}}};

/// The colors a unit's kit may name, as files call them.
constexpr std::array<std::pair<const char*, std::optional<Color> UnitKit::*>, 5> kKitColors{
    {{"stripe", &UnitKit::stripe},
     {"helmet", &UnitKit::helmet},
     {"helmet_stripe", &UnitKit::helmetStripe},
     {"numbers", &UnitKit::numbers},
     {"pants", &UnitKit::pants}}};

int hexDigit(char c) {
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

Color readColor(const JsonCursor& at) {
    const std::string text = at.text({1, 40, false});
    std::array<std::uint8_t, 3> channels{};
    bool fits = text.size() == 7 && text.front() == '#';
    for (std::size_t i = 0; fits && i < channels.size(); ++i) {
        const int high = hexDigit(text[1 + 2 * i]);
        const int low = hexDigit(text[2 + 2 * i]);
        fits = high >= 0 && low >= 0;
        channels.at(i) = static_cast<std::uint8_t>(fits ? 16 * high + low : 0);
    }
    if (!fits)
        at.fail("must be a color like \"#17365d\", not " + inQuotes(text));
    return {channels[0], channels[1], channels[2]};
}

std::string tenths(double value) {
    return shortNumber(std::floor(value * 10.0) / 10.0);
}

TeamColors readColors(const JsonCursor& at) {
    TeamColors colors;
    at.object([&](JsonObject& o) {
        const JsonCursor dark = o.required("dark");
        colors.dark = readColor(dark);
        const double contrast = contrastToWhite(colors.dark);
        if (contrast < kDarkKitContrast)
            dark.fail("must have a contrast of at least " + shortNumber(kDarkKitContrast) +
                      " to white, not " + tenths(contrast));
        colors.trim = readColor(o.required("trim"));
    });
    return colors;
}

// Clauses: TAP-UN-1, TAP-UN-5.
UnitKit readUnitKit(const JsonCursor& at, Uniform uniform, const Color& dark) {
    UnitKit kit;
    at.object([&](JsonObject& o) {
        if (const auto pattern = o.optional("pattern"))
            kit.pattern = pattern->choice<KitPattern>(kPatternWords);
        if (uniform == Uniform::White) {
            if (const auto jersey = o.optional("jersey")) {
                kit.jersey = readColor(*jersey);
                const double contrast = contrastToWhite(*kit.jersey);
                if (contrast > kWhiteKitContrast)
                    jersey->fail("must be white or nearly so, with a contrast of at most " +
                                 shortNumber(kWhiteKitContrast) + " to white, not " +
                                 shortNumber(std::ceil(contrast * 10.0) / 10.0));
            }
        }
        for (const auto& [name, color] : kKitColors)
            if (const auto named = o.optional(name))
                kit.*color = readColor(*named);
        if (!kit.numbers)
            return;
        const Color jersey =
            uniform == Uniform::Dark ? dark : kit.jersey.value_or(Color{255, 255, 255});
        const double contrast = contrastOf(*kit.numbers, jersey);
        if (contrast < kNumberContrast)
            o.required("numbers").fail("must have a contrast of at least " +
                                       shortNumber(kNumberContrast) + " to the jersey, not " +
                                       tenths(contrast));
    });
    return kit;
}

TeamKit readKit(const JsonCursor& at, const TeamColors& colors) {
    TeamKit kit;
    at.object([&](JsonObject& o) {
        if (const auto dark = o.optional("dark"))
            kit.dark = readUnitKit(*dark, Uniform::Dark, colors.dark);
        if (const auto white = o.optional("white"))
            kit.white = readUnitKit(*white, Uniform::White, colors.dark);
    });
    return kit;
}

// 0 to 99 without a leading zero, and 00. Clause: TAP-UN-3.
std::string readNumber(const JsonCursor& at) {
    std::string text = at.text({1, 40, false});
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const bool isPlain = text.size() == 1 || (text.size() == 2 && text.front() != '0');
    const bool fits = text == "00" || (isPlain && std::ranges::all_of(text, isDigit));
    if (!fits)
        at.fail(R"(must be a number as worn, "0" to "99" or "00", not )" + inQuotes(text));
    return text;
}

Player readPlayer(const JsonCursor& at) {
    Player player;
    at.object([&](JsonObject& o) {
        player.id = o.required("id").id();
        player.number = readNumber(o.required("number"));
        player.name = o.required("name").text(kNameLimits);
        player.position = o.required("position").choice<Position>(kPositionWords);
        player.uniform = o.required("unit").choice<Uniform>(kUniformWords);
        player.figure = readFigure(o.required("figure"));
        player.base = o.required("base").id();
        if (const auto dial = o.optional("dial_deg"))
            player.dialDeg = dial->number({-60.0, 60.0});
        if (const auto putty = o.optional("putty"))
            player.putty = putty->list<PuttySpec>({1, 4}, readPutty);
        if (const auto second = o.optional("second_base")) {
            player.secondBase = second->id();
            if (player.position != Position::Quarterback)
                second->fail("only a quarterback has a second base");
        }
        if (const auto pose = o.optional("pose"))
            player.pose = pose->choice<FigurePose>(kPoseWords);
    });
    return player;
}

// Refuses the second entry that has an id.
template <class Entry>
std::vector<Entry> readUnique(const JsonCursor& at, CountRange count, auto read) {
    std::vector<std::string> ids;
    return at.list<Entry>(count, [&](const JsonCursor& c) {
        Entry entry = read(c);
        if (std::ranges::find(ids, entry.id) != ids.end())
            c.fail("the id " + inQuotes(entry.id) + " is taken already");
        ids.push_back(entry.id);
        return entry;
    });
}

std::string readAbbreviation(const JsonCursor& at) {
    std::string text = at.text({1, 40, false});
    const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
    if (text.size() < 2 || text.size() > 4 || !std::ranges::all_of(text, isCapital))
        at.fail("must be 2 to 4 capital letters, not " + inQuotes(text));
    return text;
}

BaseSpec readOwnBase(const JsonCursor& at) {
    BaseSpec base;
    at.object([&](JsonObject& o) { base = readBaseMembers(o); });
    return base;
}

std::string hex(Color color) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text = "#";
    for (const std::uint8_t channel : {color.red, color.green, color.blue}) {
        text += kDigits[channel / 16U];
        text += kDigits[channel % 16U];
    }
    return text;
}

OrderedJson written(const Player& player) {
    OrderedJson to;
    to["id"] = player.id;
    to["number"] = player.number;
    to["name"] = player.name;
    to["position"] = codeOf(player.position);
    to["unit"] = player.uniform == Uniform::Dark ? "dark" : "white";
    to["figure"] = writtenFigure(player.figure);
    to["base"] = player.base;
    if (player.dialDeg != 0.0)
        to["dial_deg"] = jsonNumber(player.dialDeg);
    for (const PuttySpec& putty : player.putty)
        to["putty"].push_back(writtenPutty(putty));
    if (!player.secondBase.empty())
        to["second_base"] = player.secondBase;
    if (player.pose)
        to["pose"] = codeOf(*player.pose);
    return to;
}

OrderedJson written(const UnitKit& kit) {
    OrderedJson to;
    if (kit.pattern != KitPattern::Plain)
        to["pattern"] = codeOf(kit.pattern);
    if (kit.jersey)
        to["jersey"] = hex(*kit.jersey);
    for (const auto& [name, color] : kKitColors)
        if (const std::optional<Color>& worn = kit.*color)
            to[name] = hex(*worn);
    return to;
}

}  // namespace

Expected<TeamFile, LoadError> teamFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    TeamFile team;
    reading.root().object([&](JsonObject& o) {
        o.schema(kTeamSchema);
        team.id = o.required("id").id();
        team.name = o.required("name").text(kNameLimits);
        team.abbreviation = readAbbreviation(o.required("abbreviation"));
        if (const auto notes = o.optional("notes"))
            team.notes = notes->text(kNotesLimits);
        team.colors = readColors(o.required("colors"));
        if (const auto kit = o.optional("kit"))
            team.kit = readKit(*kit, team.colors);
        if (const auto bases = o.optional("bases"))
            team.bases = readUnique<BaseSpec>(*bases, {0, FigureId::kPerSide}, readOwnBase);
        team.players =
            readUnique<Player>(o.required("players"), {1, FigureId::kPerSide}, readPlayer);
    });
    return reading.result(std::move(team));
}

Expected<TeamFile, LoadError> parseTeam(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return teamFrom(*document);
}

Expected<TeamFile, LoadError> readTeam(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseTeam(*text, path.string());
}

std::string textOf(const TeamFile& team) {
    OrderedJson file;
    file["schema"] = kTeamSchema;
    file["id"] = team.id;
    file["name"] = team.name;
    file["abbreviation"] = team.abbreviation;
    if (!team.notes.empty())
        file["notes"] = team.notes;
    file["colors"]["dark"] = hex(team.colors.dark);
    file["colors"]["trim"] = hex(team.colors.trim);
    if (team.kit.dark != UnitKit{})
        file["kit"]["dark"] = written(team.kit.dark);
    if (team.kit.white != UnitKit{})
        file["kit"]["white"] = written(team.kit.white);
    for (const BaseSpec& base : team.bases) {
        OrderedJson own;
        writeBaseMembers(own, base);
        file["bases"].push_back(std::move(own));
    }
    file["players"] = OrderedJson::array();
    for (const Player& player : team.players)
        file["players"].push_back(written(player));
    return prettyText(file);
}

std::optional<LoadError> saveTeam(const std::filesystem::path& path, const TeamFile& team) {
    return writeFileAtomically(path, textOf(team));
}

}  // namespace thrum::io
