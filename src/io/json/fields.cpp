#include "io/json/cursor.hpp"
#include "io/json/line_sink.hpp"
#include "io/json/out_value.hpp"
#include "io/json/sink.hpp"

#include <thrum/io/fields.hpp>

#include <algorithm>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

using nlohmann::json;

LoadError below(const std::string& pointer, LoadError error) {
    error.pointer = pointer + error.pointer;
    return error;
}

std::optional<LoadError> errorOf(const JsonReading& reading, const std::string& pointer) {
    if (!reading.errors().any())
        return std::nullopt;
    return below(pointer, reading.errors().first());
}

bool isListOfNamed(const json& list) {
    return list.is_array() && !list.empty() && std::ranges::all_of(list, [](const json& entry) {
               return entry.is_object() && entry.contains("name") && entry["name"].is_string();
           });
}

// The list as an object by name, so that one of them can be patched alone.
json byName(const json& list) {
    json to = json::object();
    for (const json& entry : list) {
        json members = entry;
        members.erase("name");
        to[entry["name"].get<std::string>()] = std::move(members);
    }
    return to;
}

json merged(const JsonOut& state, const json& patch, const std::vector<std::string_view>& voided) {
    json whole = state.impl().value;
    for (const std::string_view member : voided)
        whole.erase(std::string{member});
    for (const auto& member : patch.items()) {
        const auto found = whole.find(member.key());
        if (found != whole.end() && member.value().is_object() && isListOfNamed(*found))
            *found = byName(*found);
    }
    whole.merge_patch(patch);
    return whole;
}

}  // namespace

JsonOut written(const std::function<void(FieldSink&)>& write) {
    return jsonOut(jsonFrom(write));
}

std::string writtenLine(const std::function<void(FieldSink&)>& write) {
    LineSink sink;
    write(sink);
    return sink.take();
}

std::optional<LoadError> readText(std::string_view text,
                                  const std::string& file,
                                  const std::string& pointer,
                                  const std::function<void(const FieldSource&)>& read) {
    const auto document = JsonDocument::parse(text, file);
    if (!document)
        return below(pointer, document.error());
    const JsonReading reading{*document};
    read(reading.root());
    return errorOf(reading, pointer);
}

std::optional<LoadError> readPatched(const JsonOut& state,
                                     std::string_view patch,
                                     const std::string& pointer,
                                     const PatchReader& reader) {
    const auto document = JsonDocument::parse(patch, "");
    if (!document)
        return below(pointer, document.error());
    const JsonReading asked{*document};
    asked.root().peek([](FieldObject&) {});
    std::vector<std::string_view> voided;
    if (!asked.errors().any())
        voided = reader.voided(asked.root());
    if (auto error = errorOf(asked, pointer))
        return error;
    const json whole = merged(state, document->root(), voided);
    const JsonReading reading{whole, ""};
    reader.read(reading.root(), asked.root());
    if (auto error = errorOf(asked, pointer))
        return error;
    return errorOf(reading, pointer);
}

}  // namespace thrum::io
