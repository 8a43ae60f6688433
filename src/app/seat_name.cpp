#include <thrum/app/seat_name.hpp>
#include <thrum/rules/field_source.hpp>

#include <algorithm>
#include <charconv>
#include <optional>

namespace thrum::app {
namespace {

constexpr int kLowestLevel = 1;
constexpr int kUsualLevel = 2;

bool couldBeManner(std::string_view id) {
    constexpr std::size_t kLongest = 24;
    return !id.empty() && id.size() <= kLongest && std::ranges::all_of(id, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

// One sentence; empty if there is a coach like that.
std::string unknownManner(const std::string& id, std::span<const CoachManner> manners) {
    if (id.empty() ||
        std::ranges::find(manners, std::string_view{id}, &CoachManner::id) != manners.end())
        return {};
    if (manners.empty())
        return "the coaches of this game have no names; leave out " + inQuotes(":" + id);
    std::string known;
    for (const CoachManner& manner : manners)
        known += (known.empty() ? "" : ", ") + std::string{manner.id};
    return "there is no coach " + inQuotes(id) + "; known are " + known;
}

// "3", "3/40" or "3/1500ms", and ":old-joe" behind it.
std::optional<SeatName> parseComputer(std::string_view text, int highest) {
    if (text.empty())
        return std::nullopt;
    SeatName seat{SeatKind::Computer, text.front() - '0'};
    if (seat.level < kLowestLevel || seat.level > highest)
        return std::nullopt;
    text.remove_prefix(1);
    if (const auto colon = text.find(':'); colon != std::string_view::npos) {
        seat.persona = text.substr(colon + 1);
        if (!couldBeManner(seat.persona))
            return std::nullopt;
        text = text.substr(0, colon);
    }
    if (text.empty())
        return seat;
    if (text.front() != '/' || seat.level == kLowestLevel)
        return std::nullopt;
    text.remove_prefix(1);
    const bool time = text.ends_with("ms");
    if (time)
        text.remove_suffix(2);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    // who asks for more would wait for minutes without a word
    constexpr int kMostMs = 10'000;
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    if (!whole || number < 1 || number > (time ? kMostMs : kMostEvaluations))
        return std::nullopt;
    (time ? seat.thinkMs : seat.evaluations) = number;
    return seat;
}

}  // namespace

Expected<SeatName, std::string> parseSeat(std::string_view text,
                                          int highest,
                                          std::optional<std::span<const CoachManner>> manners) {
    if (text == "person")
        return SeatName{SeatKind::Person};
    if (text == "client")
        return SeatName{SeatKind::Client};
    if (text == "random")
        return SeatName{SeatKind::Random};
    constexpr std::string_view kComputer = "computer";
    if (text == kComputer)
        return SeatName{SeatKind::Computer, std::min(kUsualLevel, highest)};
    if (text.substr(0, kComputer.size() + 1) == "computer:") {
        if (const auto seat = parseComputer(text.substr(kComputer.size() + 1), highest)) {
            if (std::string unknown =
                    manners ? unknownManner(seat->persona, *manners) : std::string{};
                !unknown.empty())
                return Unexpected{std::move(unknown)};
            return *seat;
        }
    }
    constexpr std::string_view kEngine = "engine:";
    if (text.size() > kEngine.size() && text.substr(0, kEngine.size()) == kEngine)
        return SeatName{SeatKind::Engine, 0, std::string{text.substr(kEngine.size())}};
    constexpr std::size_t kShown = 60;
    return Unexpected{"there is no seat " + inQuotes(text.substr(0, kShown)) +
                      "; known are person, client, random, computer:1" +
                      (highest > kLowestLevel
                           ? " to computer:" + std::to_string(highest) +
                                 " (and /N behind it, at most /" +
                                 std::to_string(kMostEvaluations) + " or /10000ms)"
                           : std::string{}) +
                      " and engine:COMMAND"};
}

std::string textOf(const SeatName& name) {
    switch (name.kind) {
        case SeatKind::Person:
            return "person";
        case SeatKind::Client:
            return "client";
        case SeatKind::Random:
            return "random";
        case SeatKind::Computer:
            return "computer:" + std::to_string(name.level) +
                   (name.evaluations > 0 ? "/" + std::to_string(name.evaluations)
                    : name.thinkMs > 0   ? "/" + std::to_string(name.thinkMs) + "ms"
                                         : "") +
                   (name.persona.empty() ? "" : ":" + name.persona);
        case SeatKind::Engine:
            break;
    }
    return "engine:" + name.command;
}

}  // namespace thrum::app
