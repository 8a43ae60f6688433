#include "io/record/game_notes.hpp"

#include <thrum/io/text_file.hpp>
#include <thrum/rules/field_reader.hpp>

#include <algorithm>
#include <tuple>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr std::string_view kCommentsSchema = "thrum.comments/1";
constexpr CountRange kTagCount{0, 32};
constexpr CountRange kBookmarkCount{0, 2000};
constexpr TextLimits kCommentLimits{0, 400, true};
constexpr std::int64_t kMostLines = 10'000'000;

Bookmark readBookmark(const JsonCursor& at) {
    Bookmark mark;
    at.object([&](JsonObject& o) {
        mark.at.line = static_cast<int>(o.required("line").integer({1, kMostLines}));
        mark.at.afterMs = o.required("afterMs").integer({0, kMostMs});
        if (const auto text = o.optional("text"))
            mark.text = text->text(kCommentLimits);
    });
    return mark;
}

void addBookmarks(OrderedJson& to, const std::vector<Bookmark>& marks) {
    if (marks.empty())
        return;
    to["bookmarks"] = OrderedJson::array();
    for (const Bookmark& mark : marks) {
        OrderedJson one;
        one["line"] = mark.at.line;
        one["afterMs"] = mark.at.afterMs;
        if (!mark.text.empty())
            one["text"] = mark.text;
        to["bookmarks"].push_back(std::move(one));
    }
}

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
    to["schema"] = kCommentsSchema;
    addNotes(to, notes);
    addBookmarks(to, notes.bookmarks);
    return lineOf(to) + '\n';
}

Expected<GameNotes, LoadError> parseGameNotes(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    GameNotes notes;
    reading.root().object([&](JsonObject& o) {
        o.schema(kCommentsSchema);
        notes = readNotes(o);
        if (const auto marks = o.optional("bookmarks"))
            notes.bookmarks = marks->list<Bookmark>(kBookmarkCount, readBookmark);
    });
    std::ranges::stable_sort(notes.bookmarks, {}, [](const Bookmark& mark) {
        return std::tuple{mark.at.line, mark.at.afterMs};
    });
    return reading.result(std::move(notes));
}

std::filesystem::path notesFileOf(const std::filesystem::path& game) {
    std::filesystem::path file = game;
    file += kNotesEnding;
    return file;
}

Expected<GameNotes, LoadError> readGameNotes(const std::filesystem::path& game) {
    const std::filesystem::path file = notesFileOf(game);
    std::error_code unknown;
    if (!std::filesystem::exists(file, unknown))
        return GameNotes{};
    const auto text = readTextFile(file);
    if (!text)
        return Unexpected{text.error()};
    return parseGameNotes(*text, file.string());
}

std::optional<LoadError> writeGameNotes(const std::filesystem::path& game, const GameNotes& notes) {
    const std::filesystem::path file = notesFileOf(game);
    if (notes.empty()) {
        std::error_code failed;
        std::filesystem::remove(file, failed);
        if (failed)
            return LoadError{file.string(), "", "cannot be removed: " + failed.message()};
        return std::nullopt;
    }
    const std::string text = textOf(notes);
    if (const auto again = parseGameNotes(text, file.string()); !again)
        return again.error();
    return writeFileAtomically(file, text);
}

}  // namespace thrum::io
