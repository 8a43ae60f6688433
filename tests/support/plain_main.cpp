// The main of tests that need nothing around them. A program with a main of its own leaves this one
// in the library.
#include "support/run_catch.hpp"

int main(int argc, char** argv) {
    return thrum::test::runCatch(argc, argv);
}
