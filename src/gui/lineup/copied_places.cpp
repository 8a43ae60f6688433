#include "gui/lineup/copied_places.hpp"

#include "gui/board/position_words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr int kHalfTurn = 18'000;  // hundredths of a degree

Heading asOffense(Heading heading, const SetupState& state) {
    return state.offense == Side::Home ? heading : heading.turned(kHalfTurn);
}

/// A man of the set-up who may take a place.
struct Taker {
    const FigureSetup* figure;
    Position position;
    bool offense;
    bool free = true;
};

std::vector<Taker> takers(const TableData& data,
                          const SetupState& state,
                          std::span<const FigureId> chosen) {
    std::vector<Taker> men;
    for (const FigureSetup& figure : state.figures) {
        const Player* player = data.player(figure.id);
        const bool wanted = chosen.empty() || std::ranges::find(chosen, figure.id) != chosen.end();
        if (player != nullptr && wanted && !state.isLocked(figure.id))
            men.push_back({&figure, player->position, figure.id.side() == state.offense});
    }
    return men;
}
}  // namespace

std::vector<CopiedPlace> copiedPlaces(const TableData& data,
                                      const SetupState& state,
                                      std::span<const FigureId> men) {
    std::vector<CopiedPlace> places;
    for (const FigureId id : men) {
        const FigureSetup* figure = state.figure(id);
        const Player* player = data.player(id);
        if (figure == nullptr || player == nullptr)
            continue;
        const Distance x = figure->pose.at.x - state.lineOfScrimmage;
        const Distance y = figure->pose.at.y - field::kMiddle.y;
        const bool east = state.attack() > 0;
        places.push_back({.man = id,
                          .position = player->position,
                          .offense = id.side() == state.offense,
                          .downfield = east ? x : -x,
                          .left = east ? y : -y,
                          .heading = asOffense(figure->pose.heading, state)});
    }
    return places;
}

Expected<std::vector<FigureSetup>, QString> pastedPlaces(const TableData& data,
                                                         const SetupState& state,
                                                         std::span<const CopiedPlace> places,
                                                         std::span<const FigureId> chosen) {
    std::vector<Taker> men = takers(data, state, chosen);
    std::vector<Taker*> taken(places.size(), nullptr);
    const auto give = [&](auto&& fits) {
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (taken[i] != nullptr)
                continue;
            const auto found = std::ranges::find_if(men, [&](const Taker& man) {
                return man.free && man.offense == places[i].offense && fits(man, places[i]);
            });
            if (found == men.end())
                continue;
            found->free = false;
            taken[i] = &*found;
        }
    };
    give([](const Taker& man, const CopiedPlace& place) {
        return man.figure->id == place.man && man.position == place.position;
    });
    give([](const Taker& man, const CopiedPlace& place) { return man.position == place.position; });
    if (!chosen.empty())
        give([](const Taker&, const CopiedPlace&) { return true; });
    std::vector<FigureSetup> figures;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const CopiedPlace& place = places[i];
        if (taken[i] == nullptr)
            return Unexpected{
                QCoreApplication::translate(
                    "CopiedPlaces",
                    "Nobody is left for the place of a %1: choose who is to stand there.")
                    .arg(positionText(place.position))};
        FigureSetup figure = *taken[i]->figure;
        const bool east = state.attack() > 0;
        figure.pose.at = {state.lineOfScrimmage + (east ? place.downfield : -place.downfield),
                          field::kMiddle.y + (east ? place.left : -place.left)};
        figure.pose.heading = asOffense(place.heading, state);
        figures.push_back(figure);
    }
    return figures;
}

}  // namespace thrum::gui
