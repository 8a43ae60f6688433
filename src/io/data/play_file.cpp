#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/io/play_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

namespace thrum::io {
namespace {

constexpr std::array<std::pair<std::string_view, PlayType>, 3> kTypeWords{
    {{"run", PlayType::Run}, {"pass", PlayType::Pass}, {"defense", PlayType::Defense}}};
constexpr std::array<std::pair<std::string_view, PlaySituation>, 5> kSituationWords{
    {{"short", PlaySituation::Short},
     {"medium", PlaySituation::Medium},
     {"long", PlaySituation::Long},
     {"goal_line", PlaySituation::GoalLine},
     {"late", PlaySituation::Late}}};

PlayRead readRead(const JsonCursor& at) {
    PlayRead read;
    at.object([&](JsonObject& o) {
        read.role = readRole(o.required("role"));
        read.stick = o.required("stick_deg").heading();
    });
    return read;
}

bool isRole(std::string_view text) {
    const auto fits = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); };
    return !text.empty() && text.size() <= 6 && std::ranges::all_of(text, fits);
}

void readHeadings(const JsonCursor& at, Play& play) {
    at.members([&](std::string_view role, const JsonCursor& value) {
        if (!isRole(role))
            at.fail("a role is 1 to 6 capital letters or digits, not " + inQuotes(role));
        play.headings.emplace_back(std::string{role}, value.heading());
    });
    if (play.headings.size() > kEleven)
        at.fail("must turn at most 11 men, not " + std::to_string(play.headings.size()));
}

}  // namespace

std::string readRole(const JsonCursor& at) {
    std::string text = at.text({1, 40, false});
    if (!isRole(text))
        at.fail("must be 1 to 6 capital letters or digits, not " + inQuotes(text));
    return text;
}

std::vector<std::string> readTags(const JsonCursor& at) {
    constexpr std::size_t kMostTags = 8;
    static constexpr TextLimits kTagLimits{1, 20, false};
    auto tags = at.list<std::string>({0, kMostTags},
                                     [](const JsonCursor& c) { return c.text(kTagLimits); });
    for (std::size_t i = 0; i < tags.size(); ++i) {
        if (tags[i].find(',') != std::string::npos)
            at.fail("a tag has no comma: " + inQuotes(tags[i]));
        if (std::ranges::count(tags, tags[i]) > 1)
            at.fail("names " + inQuotes(tags[i]) + " twice");
    }
    return tags;
}

Expected<Play, LoadError> playFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    Play play;
    constexpr double kMostSeconds = 8.0;
    reading.root().object([&](JsonObject& o) {
        o.schema(kPlaySchema);
        play.id = o.required("id").id();
        play.name = o.required("name").text(kNameLimits);
        play.formation = o.required("formation").id();
        play.type = o.required("type").choice<PlayType>(kTypeWords);
        if (const auto notes = o.optional("notes"))
            play.notes = notes->text(kNotesLimits);
        const bool defense = play.type == PlayType::Defense;
        const auto ofOffense = [&](const char* key) -> std::optional<JsonCursor> {
            const auto at = o.optional(key);
            if (at && defense)
                at->fail("a defense has none");
            return at;
        };
        if (defense)
            static_cast<void>(ofOffense("carrier"));
        else
            play.carrier = readRole(o.required("carrier"));
        if (const auto standing = ofOffense("standing"))
            play.standing = standing->boolean();
        if (const auto headings = o.optional("headings"))
            readHeadings(*headings, play);
        if (const auto stop = ofOffense("stop_s"))
            play.stopSeconds = stop->number({0.0, kMostSeconds});
        if (const auto reads = ofOffense("reads")) {
            play.reads = reads->list<PlayRead>({0, kEleven}, readRead);
            if (play.type == PlayType::Run && !play.reads.empty())
                reads->fail("only a pass has reads");
        }
        if (const auto suits = o.optional("suits"))
            play.suits = suits->list<PlaySituation>(
                {0, kSituationWords.size()},
                [](const JsonCursor& at) { return at.choice<PlaySituation>(kSituationWords); });
    });
    return reading.result(std::move(play));
}

Expected<Play, LoadError> parsePlay(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return playFrom(*document);
}

Expected<Play, LoadError> readPlay(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parsePlay(*text, path.string());
}

std::string textOf(const Play& play) {
    OrderedJson file;
    file["schema"] = kPlaySchema;
    file["id"] = play.id;
    file["name"] = play.name;
    file["formation"] = play.formation;
    file["type"] = wordOf(kTypeWords, play.type);
    if (!play.notes.empty())
        file["notes"] = play.notes;
    if (!play.carrier.empty())
        file["carrier"] = play.carrier;
    if (play.standing)
        file["standing"] = true;
    for (const auto& [role, heading] : play.headings)
        file["headings"][role] = jsonNumber(heading.degrees());
    if (play.stopSeconds > 0.0)
        file["stop_s"] = jsonNumber(play.stopSeconds);
    for (const PlayRead& read : play.reads) {
        OrderedJson written;
        written["role"] = read.role;
        written["stick_deg"] = jsonNumber(read.stick.degrees());
        file["reads"].push_back(std::move(written));
    }
    for (const PlaySituation situation : play.suits)
        file["suits"].push_back(wordOf(kSituationWords, situation));
    return prettyText(file);
}

}  // namespace thrum::io
