#pragma once

#include "sample.hpp"

#include <thrum/io/fields.hpp>
#include <thrum/io/run_json.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

/// Everything a game writes as JSON text, and back.
namespace thrum::conformance {

/// Errors: what the reader did not like, with its place.
template <class T, class Read>
[[nodiscard]] Expected<T, LoadError> parsed(std::string_view text, Read read) {
    std::optional<T> value;
    auto error =
        io::readText(text, "text", "", [&](const FieldSource& at) { value.emplace(read(at)); });
    if (error)
        return Unexpected{*std::move(error)};
    return *std::move(value);
}

template <games::Written G>
[[nodiscard]] io::JsonOut documentOf(const typename G::State& state) {
    return io::written([&](FieldSink& to) { G::write(state, to); });
}
template <games::Written G>
[[nodiscard]] std::string textOf(const typename G::Prompt& prompt, const typename G::State& state) {
    return io::written([&](FieldSink& to) { G::write(prompt, state, to); }).line();
}

/// @param state  by which men are named: the one the input is meant for, or that of the record
template <games::Written G>
[[nodiscard]] std::string textOf(const typename G::Input& input, const typename G::State& state) {
    const typename G::Names names = G::namesIn(state);
    return io::written([&](FieldSink& to) {
               if constexpr (games::OnBoard<G>) {
                   if (const auto* run = std::get_if<SegmentResult>(&input)) {
                       io::write(*run, to, names);
                       return;
                   }
               }
               G::write(input, to, names);
           })
        .line();
}
template <games::Written G>
[[nodiscard]] Expected<typename G::Input, LoadError> inputFrom(std::string_view text,
                                                               const typename G::State& state) {
    using Input = typename G::Input;
    return parsed<Input>(text, [&](const FieldSource& at) -> Input {
        if constexpr (games::OnBoard<G>) {
            if (io::isRun(at))
                return io::readResult(at, G::namesIn(state));
        }
        return G::readInput(at, state);
    });
}

template <games::Written G>
[[nodiscard]] std::string textOf(const typename G::Event& event, const typename G::State& state) {
    const typename G::Names names = G::namesIn(state);
    return io::written([&](FieldSink& to) { G::write(event, to, names); }).line();
}
template <games::Written G>
[[nodiscard]] Expected<typename G::Event, LoadError> eventFrom(std::string_view text,
                                                               const typename G::State& state) {
    const typename G::Names names = G::namesIn(state);
    return parsed<typename G::Event>(
        text, [&](const FieldSource& at) { return G::readEvent(at, names); });
}

/// An input's text with the side turned round, or with one of its numbers made another.
[[nodiscard]] inline std::string bentText(std::string text, Luck& luck) {
    if (luck.percent(30)) {
        const std::string from = text.find("\"home\"") != std::string::npos ? "home" : "visitor";
        const std::size_t at = text.find('"' + from + '"');
        if (at != std::string::npos)
            return text.replace(at + 1, from.size(), from == "home" ? "visitor" : "home");
    }
    constexpr std::string_view kDigits = "0123456789";
    std::vector<std::size_t> starts;
    for (std::size_t at = text.find_first_of(kDigits); at != std::string::npos;
         at = text.find_first_of(kDigits, text.find_first_not_of(kDigits, at)))
        starts.push_back(at);
    if (starts.empty())
        return text;
    const std::size_t at = luck.among(starts);
    const std::size_t end = std::min(text.find_first_not_of(kDigits, at), text.size());
    return text.replace(at, end - at, std::to_string(luck.below(luck.percent(50) ? 10 : 100)));
}

/// The member "type" of an input or event: its word.
[[nodiscard]] inline std::string typeIn(std::string_view text) {
    std::string type;
    static_cast<void>(io::readText(text, "text", "", [&](const FieldSource& at) {
        at.peek([&](FieldObject& o) {
            if (const auto found = o.optional("type"))
                type = found->text({0, 60, false});
        });
    }));
    return type;
}

/// The member "ms" of an input; 0 where there is none.
[[nodiscard]] inline int msIn(std::string_view text) {
    int ms = 0;
    static_cast<void>(io::readText(text, "text", "", [&](const FieldSource& at) {
        at.peek([&](FieldObject& o) {
            if (const auto found = o.optional("ms"))
                ms = static_cast<int>(found->integer({0, 86'400'000}));
        });
    }));
    return ms;
}

}  // namespace thrum::conformance
