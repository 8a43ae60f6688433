#include "io/data/readers.hpp"
#include "io/data/writers.hpp"

#include <thrum/io/bench_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>

namespace thrum::io {
namespace {

constexpr TextLimits kShortText{0, 60, false};

BenchState readState(const JsonCursor& at) {
    BenchState state;
    at.object([&](JsonObject& o) {
        state.note = o.required("note").text(kShortText);
        if (const auto when = o.optional("at"))
            state.at = when->text(kShortText);
        const JsonCursor base = o.required("base");
        base.object([&](JsonObject& b) { state.base = readBaseMembers(b); });
        state.figure = readFigure(o.required("figure"));
        if (const auto dial = o.optional("dial_deg")) {
            state.dialDeg = dial->number({-60.0, 60.0});
            if (state.dialDeg != 0.0 && std::ranges::none_of(state.base.prongs, &ProngSpec::onDial))
                dial->fail("the base has no dial");
        }
        if (const auto putty = o.optional("putty"))
            state.putty = putty->list<PuttySpec>({1, 4}, readPutty);
        if (const auto boiled = o.optional("boiled"))
            state.boiled = boiled->boolean();
        if (const auto sanded = o.optional("sanded"))
            state.sanded = sanded->boolean();
    });
    return state;
}

OrderedJson written(const BenchState& state) {
    OrderedJson to;
    to["note"] = state.note;
    if (!state.at.empty())
        to["at"] = state.at;
    writeBaseMembers(to["base"], state.base);
    to["figure"] = writtenFigure(state.figure);
    if (state.dialDeg != 0.0)
        to["dial_deg"] = jsonNumber(state.dialDeg);
    for (const PuttySpec& piece : state.putty)
        to["putty"].push_back(writtenPutty(piece));
    if (state.boiled)
        to["boiled"] = true;
    if (state.sanded)
        to["sanded"] = true;
    return to;
}

}  // namespace

FigureSpec figureOf(const BenchState& state) {
    FigureSpec figure;
    figure.base = state.base;
    figure.figureMassG = state.figure.massG;
    figure.heightMm = state.figure.heightMm;
    figure.comHeightMm = state.figure.comHeightMm;
    figure.touchHeightMm = state.figure.touchHeightMm;
    figure.dialDeg = state.dialDeg;
    figure.putty = state.putty;
    return figure;
}

Expected<BenchBase, LoadError> benchBaseFrom(const JsonDocument& document) {
    const JsonReading reading{document};
    BenchBase base;
    reading.root().object([&](JsonObject& o) {
        o.schema(kBenchSchema);
        base.id = o.required("id").id();
        base.name = o.required("name").text(kNameLimits);
        if (const auto man = o.optional("man"))
            base.man = man->text(kShortText);
        if (const auto position = o.optional("position"))
            base.position = position->choice<Position>(kPositionWords);
        if (const auto goals = o.optional("goals"))
            base.goals = goals->id();
        if (const auto inspected = o.optional("class"))
            base.inspected = inspected->id();
        const JsonCursor states = o.required("states");
        base.states = states.list<BenchState>({1, BenchBase::kMostStates}, readState);
        const JsonCursor now = o.required("now");
        const std::int64_t most = static_cast<std::int64_t>(base.states.size()) - 1;
        base.now = static_cast<std::size_t>(now.integer({0, std::max<std::int64_t>(most, 0)}));
    });
    return reading.result(std::move(base));
}

Expected<BenchBase, LoadError> parseBenchBase(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    return benchBaseFrom(*document);
}

Expected<BenchBase, LoadError> readBenchBase(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseBenchBase(*text, path.string());
}

std::string textOf(const BenchBase& base) {
    OrderedJson file;
    file["schema"] = kBenchSchema;
    file["id"] = base.id;
    file["name"] = base.name;
    if (!base.man.empty())
        file["man"] = base.man;
    if (base.position)
        file["position"] = codeOf(*base.position);
    if (!base.goals.empty())
        file["goals"] = base.goals;
    if (!base.inspected.empty())
        file["class"] = base.inspected;
    file["now"] = base.now;
    file["states"] = OrderedJson::array();
    for (const BenchState& state : base.states)
        file["states"].push_back(written(state));
    return prettyText(file);
}

std::optional<LoadError> saveBenchBase(const std::filesystem::path& path, const BenchBase& base) {
    return writeFileAtomically(path, textOf(base));
}

}  // namespace thrum::io
