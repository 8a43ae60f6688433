#pragma once

#include <functional>
#include <optional>
#include <string>

namespace thrum::match {

/// Where the lines of a game's record go (D55). Nobody who plays ever waits for it by accident:
/// `append` returns at once, and who shows the next prompt asks `wait` or `isDurable` first.
///
/// Lines keep their order and none is left out: while they cannot be written they are kept and
/// tried again. One thread appends; everything may be asked from any thread.
class RecordSink {
public:
    RecordSink() = default;
    RecordSink(const RecordSink&) = delete;
    RecordSink& operator=(const RecordSink&) = delete;
    RecordSink(RecordSink&&) = delete;
    RecordSink& operator=(RecordSink&&) = delete;
    virtual ~RecordSink() = default;

    /// @param line  without its line break
    virtual void append(std::string line) = 0;
    /// Everything appended so far survives a crash of the program and of the machine.
    [[nodiscard]] virtual bool isDurable() const = 0;
    /// Waits until that is so or cannot be for now. Returns isDurable().
    virtual bool wait() = 0;
    /// Why lines are kept in memory only, in one sentence; nothing if all is well.
    [[nodiscard]] virtual std::optional<std::string> trouble() const = 0;
    /// That what was written was lost to somebody else and is kept in another place from now on,
    /// in one sentence; nothing if that never happened.
    [[nodiscard]] virtual std::optional<std::string> moved() const { return std::nullopt; }
    /// Tries again now instead of when it is time for it.
    virtual void retry() = 0;
    /// `changed` is called on another thread whenever isDurable or trouble may have changed.
    virtual void listen(std::function<void()> changed) = 0;
};

}  // namespace thrum::match
