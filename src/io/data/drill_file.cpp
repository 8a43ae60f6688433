#include "io/data/readers.hpp"

#include <thrum/io/drill_file.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/field_sink.hpp>

namespace thrum::io {
namespace {

std::string objectText(const JsonCursor& at) {
    if (!at.isObject()) {
        at.fail("must be an object");
        return "{}";
    }
    return at.source();
}

}  // namespace

Expected<Drill, LoadError> drillFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    Drill drill;
    constexpr std::int64_t kMostPoints = 99;
    reading.root().object([&](JsonObject& o) {
        o.schema(kDrillSchema);
        drill.id = o.required("id").id();
        if (const auto game = o.optional("game"))
            drill.game = game->id();
        drill.name = o.required("name").text(kNameLimits);
        if (const auto notes = o.optional("notes"))
            drill.notes = notes->text(kNotesLimits);
        drill.side = o.required("side").choice<Side>(std::span{kSideWords});
        drill.points = static_cast<int>(o.required("points").integer({1, kMostPoints}));
        if (const auto overrides = o.optional("overrides"))
            drill.overrides = objectText(*overrides);
        drill.state = objectText(o.required("state"));
    });
    return reading.result(std::move(drill));
}

Expected<Drill, LoadError> parseDrill(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return drillFrom(*document);
}

Expected<Drill, LoadError> readDrill(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseDrill(*text, path.string());
}

}  // namespace thrum::io
