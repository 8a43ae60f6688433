#include <thrum/app/seats.hpp>
#include <thrum/match/tap_random_seat.hpp>

namespace thrum::app {

Expected<SeatName, std::string> parseSeat(std::string_view text) {
    if (text == "person")
        return SeatName{SeatKind::Person};
    if (text == "client")
        return SeatName{SeatKind::Client};
    if (text == "random")
        return SeatName{SeatKind::Random};
    return Unexpected{"there is no seat \"" + std::string{text} +
                      "\"; known are person, client and random"};
}

std::string textOf(const SeatName& name) {
    switch (name.kind) {
        case SeatKind::Person:
            return "person";
        case SeatKind::Client:
            return "client";
        case SeatKind::Random:
            break;
    }
    return "random";
}

std::unique_ptr<match::Seat<games::Tap>> makeSeat(const SeatName& name, const SeatSetup& setup) {
    switch (name.kind) {
        case SeatKind::Person:
        case SeatKind::Client:
            return nullptr;
        case SeatKind::Random:
            break;
    }
    return std::make_unique<match::TapRandomSeat>(setup.lineups);
}

}  // namespace thrum::app
