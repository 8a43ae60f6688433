#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// One reader under fire: called with any bytes at all, by libFuzzer or by the driver beside it.
/// Reads them; what is taken must survive being written and read again. Never refuses with more
/// than a sentence; stops the program where a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace thrum::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// A promise of the reader; fuzzing stops where it is broken.
inline void promise(bool kept, const char* what) {
    if (kept)
        return;
    std::fprintf(stderr, "broken promise: %s\n", what);
    std::abort();
}

/// What was refused says why in one line.
inline void refusedWell(const std::string& reason) {
    promise(!reason.empty(), "a refusal has a reason");
    promise(reason.find('\n') == std::string::npos, "a refusal is one line");
    promise(reason.size() < 4000, "a refusal is short");
}

}  // namespace thrum::fuzz
