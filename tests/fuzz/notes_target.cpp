#include "fuzz/target.hpp"

#include <thrum/io/game_notes.hpp>

using namespace thrum;

// Star, tags and note beside a game.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto notes = io::parseGameNotes(fuzz::textOf(data, size), "notes");
    if (!notes) {
        fuzz::refusedWell(notes.error().reason);
        return 0;
    }
    const auto again = io::parseGameNotes(io::textOf(*notes), "notes");
    fuzz::promise(again && *again == *notes, "notes read back equal");
    return 0;
}
