#include "app/coach_seat.hpp"
#include "app/engine_seat.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/coach/tap/coach.hpp>
#include <thrum/coach/tap/random_seat.hpp>

#include <charconv>

namespace thrum::app {
namespace {

constexpr int kUsualLevel = 2;

// "3", "3/40" or "3/1500ms".
std::optional<SeatName> parseComputer(std::string_view text) {
    if (text.empty())
        return std::nullopt;
    SeatName seat{SeatKind::Computer, text.front() - '0'};
    if (seat.level < coach::kLowestLevel || seat.level > coach::kHighestLevel)
        return std::nullopt;
    text.remove_prefix(1);
    if (text.empty())
        return seat;
    if (text.front() != '/' || seat.level == coach::kLowestLevel)
        return std::nullopt;
    text.remove_prefix(1);
    const bool time = text.ends_with("ms");
    if (time)
        text.remove_suffix(2);
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    constexpr int kMost = 10'000;
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    if (!whole || number < 1 || number > kMost)
        return std::nullopt;
    (time ? seat.thinkMs : seat.evaluations) = number;
    return seat;
}

}  // namespace

Expected<SeatName, std::string> parseSeat(std::string_view text) {
    if (text == "person")
        return SeatName{SeatKind::Person};
    if (text == "client")
        return SeatName{SeatKind::Client};
    if (text == "random")
        return SeatName{SeatKind::Random};
    constexpr std::string_view kComputer = "computer";
    if (text == kComputer)
        return SeatName{SeatKind::Computer, kUsualLevel};
    if (text.substr(0, kComputer.size() + 1) == "computer:") {
        if (const auto seat = parseComputer(text.substr(kComputer.size() + 1)))
            return *seat;
    }
    constexpr std::string_view kEngine = "engine:";
    if (text.size() > kEngine.size() && text.substr(0, kEngine.size()) == kEngine)
        return SeatName{SeatKind::Engine, 0, std::string{text.substr(kEngine.size())}};
    return Unexpected{
        "there is no seat \"" + std::string{text} +
        "\"; known are person, client, random, computer:1 to computer:5 and engine:COMMAND"};
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
                                         : "");
        case SeatKind::Engine:
            break;
    }
    return "engine:" + name.command;
}

SeatName settled(SeatName name, const tap::State& start, const SeatSetup& setup) {
    if (name.kind == SeatKind::Computer && name.thinkMs > 0) {
        name.evaluations = evaluationsWithin(name.thinkMs, start, setup);
        name.thinkMs = 0;
    }
    return name;
}

std::unique_ptr<match::Seat<games::Tap>> makeSeat(const SeatName& name, const SeatSetup& setup) {
    switch (name.kind) {
        case SeatKind::Person:
        case SeatKind::Client:
            return nullptr;
        case SeatKind::Random:
            return std::make_unique<coach::TapRandomSeat>(setup.lineups);
        case SeatKind::Computer:
            return makeCoachSeat(name.level, setup, name.evaluations);
        case SeatKind::Engine:
            break;
    }
    return setup.mayStartPrograms ? makeEngineSeat(name.command, setup) : nullptr;
}

}  // namespace thrum::app
