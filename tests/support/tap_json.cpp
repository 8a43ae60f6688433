#include "support/tap_json.hpp"

#include "io/json/cursor.hpp"
#include "io/json/sink.hpp"

#include <thrum/io/fields.hpp>
#include <thrum/rules/run_fields.hpp>
#include <thrum/rules/tap/fields.hpp>

// TAP's documents as JSON.
namespace thrum::io {
namespace {

template <class T, class Read>
Expected<T, LoadError> parsed(std::string_view text, const std::string& file, Read read) {
    T value{};
    auto error = readText(text, file, "", [&](const FieldSource& source) { value = read(source); });
    if (error)
        return Unexpected{*std::move(error)};
    return value;
}

OrderedJson stateJson(const tap::State& state) {
    return jsonFrom([&](FieldSink& to) { tap::write(state, to); });
}

OrderedJson inputJson(const tap::State& before, const tap::Input& input, int framesEvery = 0) {
    const tap::StateNamer names{before};
    return jsonFrom([&](FieldSink& to) {
        if (const auto* result = std::get_if<SegmentResult>(&input))
            write(*result, to, names, framesEvery);
        else
            tap::write(input, to, names);
    });
}

SubmittedInput readSubmitted(const FieldSource& at,
                             const tap::State& state,
                             std::span<const tap::Board> boards) {
    const Side caller = state.switchHolder.value_or(state.offense);
    if (auto table = readTableInput(at, tap::StateNamer{state}, caller))
        return std::visit([](auto& input) { return SubmittedInput{std::move(input)}; }, *table);
    return tap::readInput(at, state, boards);
}

tap::Input readRecorded(const FieldSource& at, const tap::State& before) {
    if (isRun(at))
        return readResult(at, tap::StateNamer{before});
    return tap::readInput(at, before);
}

OrderedJson eventJson(const tap::State& after, const tap::Event& event) {
    return jsonFrom([&](FieldSink& to) { tap::write(event, to, tap::StateNamer{after}); });
}

OrderedJson promptJson(const tap::State& state, const tap::Prompt& prompt) {
    return jsonFrom([&](FieldSink& to) { tap::write(prompt, state, to); });
}

}  // namespace

LoadError problemInFile(const tap::State& state, const tap::StateProblem& problem) {
    return tap::problemInFile(state, problem);
}

std::string textOf(const tap::State& state) {
    return lineOf(stateJson(state));
}

Expected<tap::State, LoadError> parseTapState(std::string_view text, std::string file) {
    return parsed<tap::State>(text, file, [](const FieldSource& at) { return tap::readState(at); });
}

Expected<SubmittedInput, LoadError> parseTapInput(std::string_view text,
                                                  std::string file,
                                                  const tap::State& state,
                                                  std::span<const tap::Board> boards) {
    return parsed<SubmittedInput>(
        text, file, [&](const FieldSource& at) { return readSubmitted(at, state, boards); });
}

Expected<tap::Input, LoadError> parseRecordedTapInput(std::string_view text,
                                                      std::string file,
                                                      const tap::State& before) {
    return parsed<tap::Input>(
        text, file, [&](const FieldSource& at) { return readRecorded(at, before); });
}

std::string textOf(const tap::State& before, const tap::Input& input) {
    return lineOf(inputJson(before, input));
}

std::string textOf(const tap::State& after, const tap::Event& event) {
    return lineOf(eventJson(after, event));
}

Expected<tap::Event, LoadError> parseTapEvent(std::string_view text,
                                              std::string file,
                                              const tap::State& after) {
    return parsed<tap::Event>(text, file, [&](const FieldSource& at) {
        return tap::readEvent(at, tap::StateNamer{after});
    });
}

std::string textOf(const tap::State& state, const tap::Prompt& prompt) {
    return lineOf(promptJson(state, prompt));
}

}  // namespace thrum::io
