#include "io/json/text.hpp"

#include <thrum/io/fields.hpp>
#include <thrum/io/foursheet_file.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/io/text_file.hpp>

namespace thrum::io {
namespace {

template <class T>
Expected<T, LoadError> parsedSheet(std::string_view text,
                                   const std::string& file,
                                   T (*read)(const FieldSource&)) {
    std::optional<T> value;
    if (auto error = readText(text, file, "", [&](const FieldSource& at) { value = read(at); }))
        return Unexpected{*std::move(error)};
    return *std::move(value);
}

template <class T>
std::string sheetText(const T& value) {
    // JsonOut has no layout for long files; the text it writes is its own document
    return prettyText(OrderedJson::parse(
        io::written([&](FieldSink& sink) { foursheet::write(value, sink); }).line()));
}

template <class T>
std::optional<LoadError> saveChecked(const std::filesystem::path& path,
                                     const T& value,
                                     Expected<T, LoadError> (*parse)(std::string_view,
                                                                     const std::string&)) {
    const std::string text = textOf(value);
    // what cannot be read tomorrow is not written today
    if (const auto read = parse(text, path.string()); !read)
        return read.error();
    if (text.size() > kMaxDataFileBytes)
        return LoadError{path.string(), "", "would be larger than 1 MB"};
    return writeFileAtomically(path, text);
}

}  // namespace

Expected<foursheet::Team, LoadError> parseSheet(std::string_view text, const std::string& file) {
    return parsedSheet<foursheet::Team>(text, file, foursheet::readTeam);
}

Expected<foursheet::Deck, LoadError> parseDeck(std::string_view text, const std::string& file) {
    return parsedSheet<foursheet::Deck>(text, file, foursheet::readDeck);
}

Expected<foursheet::Team, LoadError> readSheet(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseSheet(*text, path.string());
}

Expected<foursheet::Deck, LoadError> readDeck(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseDeck(*text, path.string());
}

Expected<foursheet::CodeTable, LoadError> readCodeTable(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parsedSheet<foursheet::CodeTable>(*text, path.string(), foursheet::readCodes);
}

std::string textOf(const foursheet::Team& team) {
    return sheetText(team);
}

std::string textOf(const foursheet::Deck& deck) {
    return sheetText(deck);
}

std::optional<LoadError> saveSheet(const std::filesystem::path& path, const foursheet::Team& team) {
    return saveChecked(path, team, parseSheet);
}

std::optional<LoadError> saveDeck(const std::filesystem::path& path, const foursheet::Deck& deck) {
    return saveChecked(path, deck, parseDeck);
}

}  // namespace thrum::io
