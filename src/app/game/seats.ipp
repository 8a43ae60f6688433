#pragma once

#include "app/game/parts.hpp"

// What sits down under a seat's name.
namespace thrum::app {

template <class G>
SeatName settled(SeatName name, const typename G::State& start, const SeatSetupOf<G>& setup) {
    if (name.kind == SeatKind::Computer && name.thinkMs > 0) {
        name.evaluations =
            std::min(Kept<G>::evaluationsWithin(name.thinkMs, start, setup), kMostEvaluations);
        name.thinkMs = 0;
    }
    return name;
}

template <class G>
std::unique_ptr<match::Seat<G>> makeSeat(const SeatName& name, const SeatSetupOf<G>& setup) {
    switch (name.kind) {
        case SeatKind::Person:
        case SeatKind::Client:
            return nullptr;
        case SeatKind::Random:
            return Kept<G>::randomSeat(setup);
        case SeatKind::Computer: {
            SeatSetupOf<G> his = setup;
            his.persona = name.persona;
            return Kept<G>::coachSeat(name.level, his, name.evaluations);
        }
        case SeatKind::Engine:
            break;
    }
    if (!setup.mayStartPrograms)
        return nullptr;
    return std::make_unique<EngineSeat<G>>(name.command, setup);
}

}  // namespace thrum::app
