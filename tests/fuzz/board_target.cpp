#include "fuzz/target.hpp"

#include <thrum/io/board_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = io::parseBoard(fuzz::textOf(data, size), "board");
    if (!read) {
        fuzz::refusedWell(read.error().reason);
        return 0;
    }
    const auto again = io::parseBoard(io::textOf(*read), "again");
    fuzz::promise(again && *again == *read, "a board reads back equal");
    return 0;
}
