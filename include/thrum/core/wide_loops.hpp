#pragma once

/// Before a function with a loop over lanes: a wider version of it where the processor has it. The
/// same operations in the same order (no fused multiply-add, see cmake/ThrumFlags.cmake), so the
/// same bits; sanitizers cannot start with functions that are chosen while the program is loaded.
#if defined(__x86_64__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && \
    !defined(__clang__)
#define THRUM_WIDE_LOOPS __attribute__((target_clones("avx2", "default")))
#else
#define THRUM_WIDE_LOOPS
#endif
