#include "io/data/readers.hpp"
#include "io/json/text.hpp"

#include <thrum/io/marks_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

namespace thrum::io {
namespace {

constexpr std::int64_t kMostKeys = 9;
constexpr std::int64_t kMostUses = 1'000'000;
constexpr double kMostYards = 200'000.0;
constexpr std::size_t kMostMarks = 5'000;
using MarksById = std::map<std::string, Mark, std::less<>>;

bool isId(std::string_view text) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= 40 && text.front() != '-' && text.front() != '_' &&
           std::ranges::all_of(text, fits);
}

Mark readMark(const JsonCursor& at) {
    Mark mark;
    at.object([&](JsonObject& o) {
        if (const auto starred = o.optional("starred"))
            mark.starred = starred->boolean();
        if (const auto key = o.optional("key"))
            mark.key = static_cast<int>(key->integer({1, kMostKeys}));
        if (const auto uses = o.optional("uses"))
            mark.uses = static_cast<int>(uses->integer({0, kMostUses}));
        if (const auto measured = o.optional("measured")) {
            mark.measured = static_cast<int>(measured->integer({0, kMostUses}));
            if (mark.measured > mark.uses)
                measured->fail("is more than it was used");
        }
        if (const auto gained = o.optional("gained_yards"))
            mark.gained = gained->yards({-kMostYards, kMostYards});
    });
    return mark;
}

MarksById readAll(const JsonCursor& at) {
    MarksById all;
    at.members([&](std::string_view id, const JsonCursor& value) {
        if (!isId(id))
            at.fail("is no id: " + inQuotes(id));
        if (all.size() >= kMostMarks)
            at.fail("has more than " + std::to_string(kMostMarks) + " marks");
        if (!at.failed())
            all.emplace(id, readMark(value));
    });
    return all;
}

OrderedJson written(const MarksById& all) {
    OrderedJson json = OrderedJson::object();
    for (const auto& [id, mark] : all) {
        if (mark == Mark{})
            continue;
        OrderedJson& one = json[id] = OrderedJson::object();
        if (mark.starred)
            one["starred"] = true;
        if (mark.key > 0)
            one["key"] = mark.key;
        if (mark.uses > 0)
            one["uses"] = mark.uses;
        if (mark.measured > 0) {
            one["measured"] = mark.measured;
            one["gained_yards"] = jsonNumber(mark.gained.yards());
        }
    }
    return json;
}

}  // namespace

Expected<Marks, LoadError> marksFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    Marks marks;
    reading.root().object([&](JsonObject& o) {
        o.schema(kMarksSchema);
        marks.formations = readAll(o.required("formations"));
        marks.plays = readAll(o.required("plays"));
    });
    return reading.result(std::move(marks));
}

Expected<Marks, LoadError> parseMarks(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return marksFrom(*document);
}

Expected<Marks, LoadError> readMarks(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseMarks(*text, path.string());
}

std::string textOf(const Marks& marks) {
    OrderedJson file;
    file["schema"] = kMarksSchema;
    file["formations"] = written(marks.formations);
    file["plays"] = written(marks.plays);
    return prettyText(file);
}

std::optional<LoadError> saveMarks(const std::filesystem::path& path, const Marks& marks) {
    return writeFileAtomically(path, textOf(marks));
}

}  // namespace thrum::io
