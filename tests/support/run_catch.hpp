#pragma once

namespace thrum::test {

/// Runs the cases that the program's arguments name; the number of those that failed, at most 255.
int runCatch(int argc, char** argv);

}  // namespace thrum::test
