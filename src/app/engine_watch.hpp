#pragma once

namespace thrum::app {

/// Runs a command for the shell with everything it starts, until nobody holds the other end of
/// `life` any more; then all of it is ended, what ignores signals and what left its group, too. For
/// the child of a fork: calls nothing that a program of several threads may not call there.
/// @param life     the end to read of a pipe whose other end this program holds, and nobody else
/// @param channel  what the command reads and writes
[[noreturn]] void watchEngine(int life, int channel, const char* command);

}  // namespace thrum::app
