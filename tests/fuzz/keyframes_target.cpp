#include "fuzz/target.hpp"

#include <thrum/io/keyframes.hpp>

using namespace thrum;

// Two bytes of ticks, one of the step, one of the figures, then the text.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kHead = 4;
    if (size < kHead)
        return 0;
    const int ticks = data[0] * 256 + data[1];
    const int every = data[2];
    const std::size_t figures = data[3];
    const auto frames =
        io::unpackFrames(fuzz::textOf(data + kHead, size - kHead), every, ticks, figures);
    if (!frames) {
        fuzz::refusedWell(frames.error());
        return 0;
    }
    fuzz::promise(frames->front().tick == 0 && frames->back().tick == ticks,
                  "frames reach from the start to the end");
    const std::string packed = io::packFrames(*frames, every);
    fuzz::promise(io::unpackFrames(packed, every, ticks, figures).has_value(),
                  "frames can be packed again");
    return 0;
}
