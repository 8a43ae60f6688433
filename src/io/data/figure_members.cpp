#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

// A figure and what is stuck under its base, as teams and the bench write them.
namespace thrum::io {

FigureBody readFigure(const JsonCursor& at) {
    FigureBody figure;
    at.object([&](JsonObject& o) {
        const auto number = [&](std::string_view key, double& value, NumberRange range) {
            if (const auto found = o.optional(key))
                value = found->number(range);
        };
        figure.massG = o.required("mass_g").number({0.2, 20.0});
        number("height_mm", figure.heightMm, {5.0, 80.0});
        number("length_mm", figure.lengthMm, {5.0, 60.0});
        number("width_mm", figure.widthMm, {5.0, 60.0});
        number("com_height_mm", figure.comHeightMm, {2.0, 60.0});
        number("touch_height_mm", figure.touchHeightMm, {0.5, 40.0});
        if (const auto custom = o.optional("custom"))
            figure.custom = custom->boolean();
        if (const auto helmet = o.optional("helmet_offset_mm"))
            figure.helmetOffsetMm = helmet->point({-30.0, 30.0});
        if (figure.comHeightMm > figure.heightMm)
            at.fail("the center of mass is above the figure");
    });
    return figure;
}

PuttySpec readPutty(const JsonCursor& at) {
    PuttySpec putty;
    at.object([&](JsonObject& o) {
        putty.massG = o.required("mass_g").number({0.0, 5.0});
        putty.xMm = o.required("x_mm").number({-25.0, 25.0});
        putty.yMm = o.required("y_mm").number({-25.0, 25.0});
        putty.zMm = o.required("z_mm").number({0.5, 12.0});
    });
    return putty;
}

OrderedJson writtenFigure(const FigureBody& figure) {
    const FigureBody usual{};
    OrderedJson to;
    to["mass_g"] = jsonNumber(figure.massG);
    to["height_mm"] = jsonNumber(figure.heightMm);
    const auto number = [&to](const char* key, double value, double usualValue) {
        if (value != usualValue)
            to[key] = jsonNumber(value);
    };
    number("length_mm", figure.lengthMm, usual.lengthMm);
    number("width_mm", figure.widthMm, usual.widthMm);
    number("com_height_mm", figure.comHeightMm, usual.comHeightMm);
    number("touch_height_mm", figure.touchHeightMm, usual.touchHeightMm);
    if (figure.custom)
        to["custom"] = true;
    if (figure.helmetOffsetMm != Vec2{})
        to["helmet_offset_mm"] = {jsonNumber(figure.helmetOffsetMm.x),
                                  jsonNumber(figure.helmetOffsetMm.y)};
    return to;
}

OrderedJson writtenPutty(const PuttySpec& putty) {
    OrderedJson piece;
    piece["mass_g"] = jsonNumber(putty.massG);
    piece["x_mm"] = jsonNumber(putty.xMm);
    piece["y_mm"] = jsonNumber(putty.yMm);
    piece["z_mm"] = jsonNumber(putty.zMm);
    return piece;
}

}  // namespace thrum::io
