#include "fuzz/target.hpp"

#include <thrum/io/formation_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = io::parseFormation(fuzz::textOf(data, size), "formation");
    if (!read) {
        fuzz::refusedWell(read.error().reason);
        return 0;
    }
    const auto again = io::parseFormation(io::textOf(*read), "again");
    fuzz::promise(again && *again == *read, "a formation reads back equal");
    return 0;
}
