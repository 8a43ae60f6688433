#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace thrum::io {

/// How an open file stands to the name it was given.
struct FileLook {
    off_t size = -1;         ///< of the open file; -1: the system does not say
    int links = -1;          ///< names it still has anywhere; 0 once it was deleted
    bool hasName = false;    ///< the name still stands for it
    bool nameTaken = false;  ///< the name stands for something else
};

/// The system calls that writing a file is made of, one member each and with the system's return
/// values and errno, so that tests can let any one of them fail.
class FileLayer {
public:
    FileLayer() = default;
    FileLayer(const FileLayer&) = delete;
    FileLayer& operator=(const FileLayer&) = delete;
    FileLayer(FileLayer&&) = delete;
    FileLayer& operator=(FileLayer&&) = delete;
    virtual ~FileLayer() = default;

    virtual int open(const char* path, int flags);
    /// A new file named by the pattern (its last six letters are XXXXXX), readable by all.
    virtual int makeTemporary(std::string& pattern);
    /// A new file in a folder that has no name yet, so that nothing is left of it if the program
    /// ends before it has one. Readable by all. Not every file system has such files (EOPNOTSUPP).
    virtual int makeUnnamed(const char* folder);
    /// Gives such a file its name; fails with EEXIST where something has it.
    virtual int nameNew(int file, const char* path);
    virtual ssize_t write(int file, const char* bytes, std::size_t count, off_t at);
    virtual int truncate(int file, off_t size);
    virtual int sync(int file);
    /// Bytes and size alone.
    virtual int syncData(int file);
    /// Takes the file for this process, without waiting.
    virtual int lock(int file);
    /// Gives a file its name; fails with EEXIST where something has it.
    virtual int renameNew(const char* from, const char* to);
    /// Gives a file its name, whoever had it.
    virtual int renameOver(const char* from, const char* to);
    virtual int remove(const char* path);
    virtual int makeFolders(const std::filesystem::path& folder);
    /// How an open file stands to the name it was given.
    virtual FileLook look(int file, const char* path);
    virtual int close(int file);
};

/// The real ones.
[[nodiscard]] FileLayer& systemFiles();

/// Closes what it holds.
class OpenFile {
public:
    OpenFile() = default;
    OpenFile(FileLayer& files, int descriptor) : m_files{&files}, m_descriptor{descriptor} {}
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    OpenFile(OpenFile&& other) noexcept;
    OpenFile& operator=(OpenFile&& other) noexcept;
    ~OpenFile() { static_cast<void>(close()); }

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /// False if the system says that something written was lost.
    [[nodiscard]] bool close();

private:
    FileLayer* m_files = nullptr;
    int m_descriptor = -1;
};

/// Writes all bytes from `at` on. False: errno says why.
[[nodiscard]] bool writeAll(FileLayer& files, int file, std::string_view bytes, off_t at);
/// A new, locked file beside `path`, without a name where the file system can, else under one.
struct NewFile {
    OpenFile file{};
    std::string temporary{};  ///< its name; empty: it has none
};
/// Nothing: errno says why.
/// @param named  with a name from the beginning, where the other way did not work
[[nodiscard]] NewFile makeNewFile(FileLayer& files,
                                  const std::filesystem::path& path,
                                  bool named = false);
/// errno says that a file without a name cannot be given one here at all.
[[nodiscard]] bool cannotBeNamed();
/// What a file is called that is being written and will be `path`: hidden, with this in it, and six
/// letters behind it. Nobody calls a file of his own that.
inline constexpr std::string_view kPart = ".part-";
[[nodiscard]] std::filesystem::path temporaryName(const std::filesystem::path& path,
                                                  const std::string& letters);
/// Brings a folder's names to disk. False: errno says why.
[[nodiscard]] bool syncFolder(FileLayer& files, const std::filesystem::path& folder);
/// errno in words.
[[nodiscard]] std::string systemReason();

}  // namespace thrum::io
