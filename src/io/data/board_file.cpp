#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/core/field.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/text_file.hpp>

#include <cmath>

namespace thrum::io {
namespace {

constexpr double kPlateSlackMm = 0.5;
constexpr std::int64_t kMostMapSide = 64;

AmplitudeMap readMap(const JsonCursor& at) {
    AmplitudeMap map;
    at.object([&](JsonObject& o) {
        map.columns = static_cast<int>(o.required("columns").integer({2, kMostMapSide}));
        map.rows = static_cast<int>(o.required("rows").integer({2, kMostMapSide}));
        const auto cells =
            static_cast<std::size_t>(map.columns) * static_cast<std::size_t>(map.rows);
        map.factors = o.required("factors").list<double>({cells, cells}, [](const JsonCursor& c) {
            return c.number({0.0, 2.0});
        });
    });
    return map;
}

std::string inTenths(double mm) {
    return shortNumber(std::round(10.0 * mm) / 10.0);
}

void checkPlate(const JsonCursor& at, const BoardSpec& board) {
    const double fieldLength =
        (field::kVisitorEndLine - field::kHomeEndLine).yards() * board.mmPerYard;
    const double fieldWidth =
        (field::kTopSideline - field::kBottomSideline).yards() * board.mmPerYard;
    if (fieldLength > board.lengthMm + kPlateSlackMm || fieldWidth > board.widthMm + kPlateSlackMm)
        at.fail("the field of " + inTenths(fieldLength) + " x " + inTenths(fieldWidth) +
                " mm does not fit the plate");
}

}  // namespace

Expected<BoardSpec, LoadError> boardFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    BoardSpec board;
    reading.root().object([&](JsonObject& o) {
        o.schema(kBoardSchema);
        board.id = o.required("id").id();
        board.name = o.required("name").text(kNameLimits);
        board.lengthMm = o.required("length_mm").number({100.0, 5000.0});
        board.widthMm = o.required("width_mm").number({50.0, 5000.0});
        const JsonCursor scale = o.required("mm_per_yard");
        board.mmPerYard = scale.number({3.0, 30.0});
        const JsonCursor mains = o.required("mains_hz");
        board.mainsHz = static_cast<double>(mains.integer({50, 60}));
        if (board.mainsHz != 50.0 && board.mainsHz != 60.0)
            mains.fail("must be 50 or 60, not " + shortNumber(board.mainsHz));
        if (const auto slope = o.optional("slope_x"))
            board.slopeX = slope->number({-0.05, 0.05});
        if (const auto slope = o.optional("slope_y"))
            board.slopeY = slope->number({-0.05, 0.05});
        if (const auto map = o.optional("amplitude"))
            board.amplitude = readMap(*map);
        checkPlate(scale, board);
    });
    return reading.result(std::move(board));
}

Expected<BoardSpec, LoadError> parseBoard(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return boardFrom(*document);
}

Expected<BoardSpec, LoadError> readBoard(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseBoard(*text, path.string());
}

std::string textOf(const BoardSpec& board) {
    OrderedJson file;
    file["schema"] = kBoardSchema;
    file["id"] = board.id;
    file["name"] = board.name;
    file["length_mm"] = jsonNumber(board.lengthMm);
    file["width_mm"] = jsonNumber(board.widthMm);
    file["mm_per_yard"] = jsonNumber(board.mmPerYard);
    file["mains_hz"] = jsonNumber(board.mainsHz);
    if (board.slopeX != 0.0)
        file["slope_x"] = jsonNumber(board.slopeX);
    if (board.slopeY != 0.0)
        file["slope_y"] = jsonNumber(board.slopeY);
    if (!board.amplitude.factors.empty()) {
        file["amplitude"]["columns"] = board.amplitude.columns;
        file["amplitude"]["rows"] = board.amplitude.rows;
        for (const double factor : board.amplitude.factors)
            file["amplitude"]["factors"].push_back(jsonNumber(factor));
    }
    return prettyText(file);
}

std::optional<LoadError> saveBoard(const std::filesystem::path& path, const BoardSpec& board) {
    return writeFileAtomically(path, textOf(board));
}

}  // namespace thrum::io
