#pragma once

namespace thrum {

/// Prints the broken condition and where it stands to standard error, then aborts.
[[noreturn]] void contractBroken(const char* condition, const char* file, int line);

}  // namespace thrum

/// Checks what only a mistake in the program can break; on in every build.
#define THRUM_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::thrum::contractBroken(#condition, __FILE__, __LINE__))
