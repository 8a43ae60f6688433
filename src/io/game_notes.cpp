#include "io/game_notes.hpp"

#include "io/tap_json.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr std::string_view kSchema = "thrum.comments/1";
constexpr CountRange kTagCount{0, 32};

}  // namespace

void addNotes(OrderedJson& to, const GameNotes& notes) {
    to["starred"] = notes.starred;
    to["tags"] = OrderedJson::array();
    for (const std::string& tag : notes.tags)
        to["tags"].push_back(tag);
    to["note"] = notes.note;
}

GameNotes readNotes(JsonObject& o) {
    GameNotes notes;
    notes.starred = o.required("starred").boolean();
    notes.tags = o.required("tags").list<std::string>(
        kTagCount, [&](const JsonCursor& at) { return at.text(kNameLimits); });
    notes.note = o.required("note").text(kNotesLimits);
    std::vector<std::string> sorted = notes.tags;
    std::ranges::sort(sorted);
    if (std::ranges::adjacent_find(sorted) != sorted.end())
        o.cursor().failBelow("/tags", "names one tag twice");
    return notes;
}

std::string textOf(const GameNotes& notes) {
    OrderedJson to;
    to["schema"] = kSchema;
    addNotes(to, notes);
    return lineOf(to) + '\n';
}

Expected<GameNotes, LoadError> parseGameNotes(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    GameNotes notes;
    reading.root().object([&](JsonObject& o) {
        o.schema(kSchema);
        notes = readNotes(o);
    });
    return reading.result(std::move(notes));
}

}  // namespace thrum::io
