#include "fuzz/target.hpp"

#include <thrum/io/team_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = io::parseTeam(fuzz::textOf(data, size), "team");
    if (!read) {
        fuzz::refusedWell(read.error().reason);
        return 0;
    }
    const auto again = io::parseTeam(io::textOf(*read), "again");
    fuzz::promise(again && *again == *read, "a team reads back equal");
    return 0;
}
