#pragma once

#include "app/game/parts.hpp"

// GameOf: how a game comes to be.
namespace thrum::app {

template <class G>
std::string lineOf(const GameHeader<G>& header) {
    io::HeaderLine to;
    to.asked = header.asked;
    to.asked.game = std::string{G::kId};
    to.mode = header.mode;
    to.program = header.program;
    to.physics = header.physics;
    to.created = header.created;
    Kept<G>::writeParts(header, to);
    return io::lineOf(to);
}

template <class G>
Expected<GameHeader<G>, LoadError> parseGameHeader(std::string_view line,
                                                   std::string file,
                                                   HeaderFor use) {
    auto read = io::parseHeaderLine(line, file);
    if (!read)
        return Unexpected{read.error()};
    if (read->asked.game != G::kId)
        return Unexpected{
            LoadError{std::move(file), "/game", "this is no game of " + std::string{G::kTitle}}};
    GameHeader<G> header;
    static_cast<io::request::New&>(header.asked) = read->asked;
    header.asked.overrides = read->overrides;
    header.mode = read->mode;
    header.program = read->program;
    header.physics = read->physics;
    header.created = read->created;
    if (auto error = Kept<G>::readParts(*read, file, use, header))
        return Unexpected{*std::move(error)};
    const auto ids = Kept<G>::teamIds(header);
    header.asked.home.id = ids[0];
    header.asked.visitor.id = ids[1];
    return header;
}

template <class G>
GameOf<G>::GameOf(const Library& library, Header header)
    : m_library{&library}, m_known{Kept<G>::surroundings(library)}, m_header{std::move(header)} {}

template <class G>
Expected<std::unique_ptr<GameOf<G>>, Refused> GameOf<G>::make(const Library& library,
                                                              Header header) {
    const std::array<const io::request::Team*, 2> wanted{&header.asked.home, &header.asked.visitor};
    std::array<SeatName, 2> seats{};
    for (const std::size_t side : {0U, 1U}) {
        const auto seat = parseSeat(wanted[side]->seat, Kept<G>::kHighestLevel, mannersOf<G>());
        if (!seat)
            return Unexpected{wrong(side == 0 ? "/home/seat" : "/visitor/seat", seat.error())};
        seats[side] = *seat;
    }
    if (auto error = Kept<G>::complete(library, header))
        return Unexpected{Refused{*std::move(error)}};
    auto opening = Kept<G>::opening(header);
    if (!opening)
        return Unexpected{opening.error()};
    auto bench = Kept<G>::bench(library, header);
    if (!bench)
        return Unexpected{bench.error()};

    header.mode = *Kept<G>::modeOf(opening->next);
    const match::SessionOptions options{.seed = header.asked.seed,
                                        .freeUndo = header.asked.freeUndo,
                                        .keepsDraws = header.asked.keepsDraws};
    // the constructor is private
    std::unique_ptr<GameOf> game{new GameOf{library, std::move(header)}};
    game->m_bench = *std::move(bench);
    for (const std::size_t side : {0U, 1U}) {
        SeatSetupOf<G> setup;
        setup.bench = game->m_bench;
        setup.seed = bitsAt(~game->m_header.asked.seed, 2 + side);
        const SeatName seat = settled<G>(seats[side], opening->next, setup);
        if (seat != seats[side])
            (side == 0 ? game->m_header.asked.home : game->m_header.asked.visitor).seat =
                textOf(seat);
        game->m_seats[side] = makeSeat<G>(seat, setup);
    }
    game->m_session = std::make_unique<Session>(*std::move(opening), options);
    game->rostersChanged();
    return game;
}

template <class G>
Expected<std::unique_ptr<GameOf<G>>, Refused> GameOf<G>::begin(
    const Library& library,
    const typename Kept<G>::Rules& standard,
    const Asked<G>& asked,
    std::string program,
    std::string created) {
    Header header;
    std::vector<std::string> warnings;
    auto materials = Kept<G>::gather(library, standard, asked, warnings);
    if (!materials)
        return Unexpected{materials.error()};
    static_cast<typename Kept<G>::Materials&>(header) = *std::move(materials);
    header.asked = asked;
    header.program = std::move(program);
    if constexpr (G::kHasBoard)
        header.physics = kPhysicsRevision;
    header.created = std::move(created);
    auto game = make(library, std::move(header));
    if (game) {
        if (auto refused = (*game)->writeHeader())
            return Unexpected{*std::move(refused)};
        (*game)->guardRecord();
        (*game)->m_warnings = std::move(warnings);
    }
    return game;
}

}  // namespace thrum::app
