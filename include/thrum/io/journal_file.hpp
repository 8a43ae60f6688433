#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/file_layer.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/match/record_sink.hpp>

#include <chrono>
#include <filesystem>
#include <memory>
#include <string>

namespace thrum::io {

/// A file of lines that survives crashes: a thread of its own appends what is handed in and brings
/// it to disk (fdatasync), as many lines at once as have come in meanwhile.
///
/// A new file appears under its name only with its first lines in it and on disk. While it is open
/// it is locked (flock), so no second program writes it. If the disk refuses, lines stay in memory
/// and are tried again every second, from the last place known to be on disk; if the file was
/// deleted, it is written anew; if somebody else cut, lengthened or replaced it, that is told
/// within a second (`moved`) and all lines go into another file beside it.
class JournalFile final : public match::RecordSink {
public:
    struct Options {
        std::chrono::milliseconds retryEvery{1000};
        FileLayer* files = &systemFiles();
    };

    /// A new file; it comes into being with the first lines.
    /// Errors: something has that name already. A folder that cannot be written is no error but
    /// trouble(), because the game goes on all the same.
    [[nodiscard]] static Expected<std::unique_ptr<JournalFile>, LoadError> create(
        const std::filesystem::path& path, Options options);
    [[nodiscard]] static Expected<std::unique_ptr<JournalFile>, LoadError> create(
        const std::filesystem::path& path);

    struct Resumed;
    /// Goes on with a file: its text to be read, and the journal that appends behind its last whole
    /// line (what is torn off goes with the first line appended).
    /// Errors: it cannot be read or written, or another program has it.
    [[nodiscard]] static Expected<Resumed, LoadError> resume(const std::filesystem::path& path,
                                                             Options options);
    [[nodiscard]] static Expected<Resumed, LoadError> resume(const std::filesystem::path& path);

    /// Tries once more to write what is left, then closes.
    ~JournalFile() override;

    void append(std::string line) override;
    [[nodiscard]] bool isDurable() const override;
    bool wait() override;
    [[nodiscard]] std::optional<std::string> trouble() const override;
    void retry() override;
    void listen(std::function<void()> changed) override;
    [[nodiscard]] std::optional<std::string> moved() const override;
    /// Where the lines are now.
    [[nodiscard]] std::filesystem::path path() const;

private:
    struct Impl;
    explicit JournalFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

struct JournalFile::Resumed {
    std::unique_ptr<JournalFile> journal{};
    std::string text{};  ///< the whole file, a torn last line as well
};

}  // namespace thrum::io
