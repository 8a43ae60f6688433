#include <thrum/core/contract.hpp>

#include <cstdio>
#include <cstdlib>

namespace thrum {

void contractBroken(const char* condition, const char* file, int line) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): no allocation on the way to abort
    std::fprintf(stderr, "thrum: broken contract %s at %s:%d\n", condition, file, line);
    std::abort();
}

}  // namespace thrum
