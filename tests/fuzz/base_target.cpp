#include "fuzz/target.hpp"

#include <thrum/io/base_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto read = io::parseBase(fuzz::textOf(data, size), "base");
    if (!read) {
        fuzz::refusedWell(read.error().reason);
        return 0;
    }
    const auto again = io::parseBase(io::textOf(*read), "again");
    fuzz::promise(again && *again == *read, "a base reads back equal");
    return 0;
}
