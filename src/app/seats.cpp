#include "app/coach_seat.hpp"
#include "app/engine_seat.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/coach/coach.hpp>
#include <thrum/match/tap_random_seat.hpp>

namespace thrum::app {
namespace {

constexpr int kUsualLevel = 2;

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
    if (text.size() == kComputer.size() + 2 &&
        text.substr(0, kComputer.size() + 1) == "computer:") {
        const int level = text.back() - '0';
        if (level >= coach::kLowestLevel && level <= coach::kHighestLevel)
            return SeatName{SeatKind::Computer, level};
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
            return "computer:" + std::to_string(name.level);
        case SeatKind::Engine:
            break;
    }
    return "engine:" + name.command;
}

std::unique_ptr<match::Seat<games::Tap>> makeSeat(const SeatName& name, const SeatSetup& setup) {
    switch (name.kind) {
        case SeatKind::Person:
        case SeatKind::Client:
            return nullptr;
        case SeatKind::Random:
            return std::make_unique<match::TapRandomSeat>(setup.lineups);
        case SeatKind::Computer:
            return makeCoachSeat(name.level, setup);
        case SeatKind::Engine:
            break;
    }
    return setup.mayStartPrograms ? makeEngineSeat(name.command, setup) : nullptr;
}

}  // namespace thrum::app
