#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <sys/types.h>

namespace thrum::io {

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
    /// Names the open file still has; 0 once it was deleted.
    virtual int linksOf(int file);
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
/// Brings a folder's names to disk. False: errno says why.
[[nodiscard]] bool syncFolder(FileLayer& files, const std::filesystem::path& folder);
/// errno in words.
[[nodiscard]] std::string systemReason();

}  // namespace thrum::io
