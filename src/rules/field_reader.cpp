#include <thrum/rules/field_reader.hpp>

#include <cmath>

namespace thrum {

FieldPoint readFieldPoint(const FieldSource& at) {
    FieldPoint point;
    if (at.isList()) {
        const Vec2 pair = at.point(kAnyYards);
        return {Spot::yards(pair.x), Spot::yards(pair.y)};
    }
    at.object([&](FieldObject& o) {
        point.x = Spot::yards(o.required("x").number(kAnyYards));
        point.y = Spot::yards(o.required("y").number(kAnyYards));
    });
    return point;
}

Pose readPose(const FieldSource& at, Heading heading) {
    Pose pose{{}, heading};
    if (at.isList()) {
        const auto numbers = at.list<double>({2, 3}, [](const FieldSource& c) {
            return c.number({-1e12, 1e12});
        });
        if (at.failed())
            return pose;
        for (const std::size_t i : {0U, 1U})
            if (numbers[i] < kAnyYards.least || numbers[i] > kAnyYards.most)
                at.fail("is more than 1000 yards off the field");
        if (at.failed())
            return pose;
        pose.at = {Spot::yards(numbers[0]), Spot::yards(numbers[1])};
        if (numbers.size() == 3)
            pose.heading = Heading::degrees(std::fmod(numbers[2], 360.0));
        return pose;
    }
    at.object([&](FieldObject& o) {
        pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
        pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
        if (const auto h = o.optional("heading_deg"))
            pose.heading = h->heading();
    });
    return pose;
}

FigureId readFigureName(const FieldSource& at, const Namer& names) {
    const std::string text = at.text({1, 80, false});
    if (at.failed())
        return {};
    if (const auto id = names.find(text))
        return *id;
    at.fail("there is no figure " + inQuotes(text) +
            "; figures are H or V and the number as worn, for example \"H34\"");
    return {};
}

void FieldReader::read(const FieldSource& at, FigurePair& value) const {
    const auto pair = at.list<FigureId>(
        {2, 2}, [&](const FieldSource& c) { return readFigureName(c, *m_names); });
    if (at.failed())
        return;
    if (pair[0] == pair[1])
        at.fail("names one figure twice");
    value = makePair(pair[0], pair[1]);
}

void FieldReader::read(const FieldSource& at, Polygon& value) const {
    const auto corners = at.list<Vec2>({3, Polygon::kMaxCorners}, [](const FieldSource& c) {
        return c.point({-1e3, 1e3});
    });
    if (at.failed())
        return;
    if (!isConvexCounterClockwise(corners))
        at.fail("must be convex corners, counter-clockwise");
    value = Polygon{corners};
}

void FieldReader::read(const FieldSource& at, TextArguments& value) const {
    value.clear();
    at.members([&](std::string_view name, const FieldSource& text) {
        value.emplace_back(std::string{name}, text.text({0, 400, false}));
    });
}

}  // namespace thrum
