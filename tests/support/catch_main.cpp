// Catch itself, compiled once for all tests: its main loop is most of a test program's compiling
// time.
#define CATCH_CONFIG_RUNNER
#include "support/run_catch.hpp"

#include <catch2/catch.hpp>

int thrum::test::runCatch(int argc, char** argv) {
    return Catch::Session().run(argc, argv);
}
