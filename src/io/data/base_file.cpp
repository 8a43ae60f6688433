#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/io/base_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::io {
namespace {

// Half the largest base worth reading; no figure is longer than 33 mm (TAP-EQ-3).
constexpr double kMostHalfMm = 25.0;
constexpr double kLeastExtentMm = 8.0;
constexpr double kOffCenterMm = 0.01;
constexpr double kInsideSlackMm = 0.01;
constexpr NumberRange kPlaceMm{-kMostHalfMm, kMostHalfMm};

ProngSpec readProng(const JsonCursor& at) {
    ProngSpec prong;
    at.object([&](JsonObject& o) {
        prong.xMm = o.required("x_mm").number(kPlaceMm);
        prong.yMm = o.required("y_mm").number(kPlaceMm);
        prong.leanForeDeg = o.required("lean_fore_deg").number({-30.0, 40.0});
        if (const auto side = o.optional("lean_side_deg"))
            prong.leanSideDeg = side->number({-25.0, 25.0});
        prong.stiffnessNPerM = o.required("stiffness_n_per_m").number({6.0, 120.0});
        if (const auto drop = o.optional("drop_mm"))
            prong.dropMm = drop->number({-0.15, 0.15});
        if (const auto onDial = o.optional("on_dial"))
            prong.onDial = onDial->boolean();
    });
    return prong;
}

// The frame of a base: docs/data-files.md.
void checkOutline(const JsonCursor& at, std::span<const Vec2> corners) {
    if (at.failed())
        return;
    if (!isConvexCounterClockwise(corners)) {
        at.fail("must be convex and run counter-clockwise");
        return;
    }
    const Polygon outline{corners};
    const Interval x = extentX(outline);
    const Interval y = extentY(outline);
    if (x.max - x.min < kLeastExtentMm || y.max - y.min < kLeastExtentMm)
        at.fail("must be at least " + shortNumber(kLeastExtentMm) + " mm long and wide");
    if (std::abs(x.max + x.min) > 2.0 * kOffCenterMm ||
        std::abs(y.max + y.min) > 2.0 * kOffCenterMm)
        at.fail("must have the middle of its bounding box at 0, 0");
}

void checkProngs(const JsonCursor& at, const BaseSpec& base, bool hasDialCenter) {
    const Polygon outline{base.outlineMm};
    for (std::size_t i = 0; i < base.prongs.size() && !at.failed(); ++i) {
        const ProngSpec& prong = base.prongs[i];
        const std::string name = "prong " + std::to_string(i);
        if (distanceTo(outline, {prong.xMm, prong.yMm}) > kInsideSlackMm)
            at.fail(name + " stands outside the outline");
        if (prong.onDial && !hasDialCenter)
            at.fail(name + " is on a dial, but the base has no \"dial_center_mm\"");
    }
}

}  // namespace

BaseSpec readBaseMembers(JsonObject& o) {
    BaseSpec base;
    base.id = o.required("id").id();
    base.name = o.required("name").text(kNameLimits);
    base.massG = o.required("mass_g").number({0.3, 10.0});
    const JsonCursor outline = o.required("outline_mm");
    base.outlineMm =
        outline.list<Vec2>({4, 8}, [](const JsonCursor& c) { return c.point(kPlaceMm); });
    checkOutline(outline, base.outlineMm);
    const auto dial = o.optional("dial_center_mm");
    if (dial)
        base.dialCentreMm = dial->point(kPlaceMm);
    if (const auto cut = o.optional("prongs_cut"))
        base.prongsCut = cut->boolean();
    if (const auto sold = o.optional("mass_produced"))
        base.massProduced = sold->boolean();
    const JsonCursor prongs = o.required("prongs");
    base.prongs = prongs.list<ProngSpec>({3, 8}, readProng);
    checkProngs(prongs, base, dial.has_value());
    return base;
}

Expected<BaseSpec, LoadError> baseFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    BaseSpec base;
    reading.root().object([&](JsonObject& o) {
        o.schema(kBaseSchema);
        base = readBaseMembers(o);
    });
    return reading.result(std::move(base));
}

void writeBaseMembers(OrderedJson& to, const BaseSpec& base) {
    to["id"] = base.id;
    to["name"] = base.name;
    to["mass_g"] = jsonNumber(base.massG);
    to["outline_mm"] = OrderedJson::array();
    for (const Vec2 corner : base.outlineMm)
        to["outline_mm"].push_back({jsonNumber(corner.x), jsonNumber(corner.y)});
    if (std::ranges::any_of(base.prongs, &ProngSpec::onDial) || base.dialCentreMm != Vec2{})
        to["dial_center_mm"] = {jsonNumber(base.dialCentreMm.x), jsonNumber(base.dialCentreMm.y)};
    if (base.prongsCut)
        to["prongs_cut"] = true;
    if (!base.massProduced)
        to["mass_produced"] = false;
    to["prongs"] = OrderedJson::array();
    for (const ProngSpec& prong : base.prongs) {
        OrderedJson written;
        written["x_mm"] = jsonNumber(prong.xMm);
        written["y_mm"] = jsonNumber(prong.yMm);
        written["lean_fore_deg"] = jsonNumber(prong.leanForeDeg);
        if (prong.leanSideDeg != 0.0)
            written["lean_side_deg"] = jsonNumber(prong.leanSideDeg);
        written["stiffness_n_per_m"] = jsonNumber(prong.stiffnessNPerM);
        if (prong.dropMm != 0.0)
            written["drop_mm"] = jsonNumber(prong.dropMm);
        if (prong.onDial)
            written["on_dial"] = true;
        to["prongs"].push_back(std::move(written));
    }
}

Expected<BaseSpec, LoadError> parseBase(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return baseFrom(*document);
}

Expected<BaseSpec, LoadError> readBase(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseBase(*text, path.string());
}

std::string textOf(const BaseSpec& base) {
    OrderedJson file;
    file["schema"] = kBaseSchema;
    writeBaseMembers(file, base);
    return prettyText(file);
}

std::optional<LoadError> saveBase(const std::filesystem::path& path, const BaseSpec& base) {
    return writeFileAtomically(path, textOf(base));
}

}  // namespace thrum::io
