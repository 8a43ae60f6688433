#include <thrum/io/file_layer.hpp>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace thrum::io {

namespace fs = std::filesystem;

int FileLayer::open(const char* path, int flags) {
    return ::open(path, flags | O_CLOEXEC);
}

int FileLayer::makeTemporary(std::string& pattern) {
    const int file = ::mkostemp(pattern.data(), O_CLOEXEC);
    constexpr mode_t kReadableByAll = 0644;
    if (file >= 0 && ::fchmod(file, kReadableByAll) != 0) {
        const int reason = errno;
        ::close(file);
        ::unlink(pattern.c_str());
        errno = reason;
        return -1;
    }
    return file;
}

ssize_t FileLayer::write(int file, const char* bytes, std::size_t count, off_t at) {
    return ::pwrite(file, bytes, count, at);
}

int FileLayer::truncate(int file, off_t size) {
    return ::ftruncate(file, size);
}

int FileLayer::sync(int file) {
    return ::fsync(file);
}

int FileLayer::syncData(int file) {
    return ::fdatasync(file);
}

int FileLayer::lock(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB);
}

int FileLayer::renameNew(const char* from, const char* to) {
    if (::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return -1;
    // a file system without that flag; a second name never replaces either
    if (::link(from, to) != 0)
        return -1;
    ::unlink(from);
    return 0;
}

int FileLayer::renameOver(const char* from, const char* to) {
    return ::rename(from, to);
}

int FileLayer::remove(const char* path) {
    return ::unlink(path);
}

int FileLayer::makeFolders(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (!failed)
        return 0;
    errno = failed.value();
    return -1;
}

int FileLayer::linksOf(int file) {
    struct stat status {};
    if (::fstat(file, &status) != 0)
        return -1;
    return static_cast<int>(status.st_nlink);
}

int FileLayer::close(int file) {
    return ::close(file);
}

FileLayer& systemFiles() {
    static FileLayer files;
    return files;
}

OpenFile::OpenFile(OpenFile&& other) noexcept
    : m_files{other.m_files}, m_descriptor{std::exchange(other.m_descriptor, -1)} {}

OpenFile& OpenFile::operator=(OpenFile&& other) noexcept {
    if (this != &other) {
        static_cast<void>(close());
        m_files = other.m_files;
        m_descriptor = std::exchange(other.m_descriptor, -1);
    }
    return *this;
}

bool OpenFile::close() {
    return m_descriptor < 0 || m_files->close(std::exchange(m_descriptor, -1)) == 0;
}

bool writeAll(FileLayer& files, int file, std::string_view bytes, off_t at) {
    while (!bytes.empty()) {
        const ssize_t n = files.write(file, bytes.data(), bytes.size(), at);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
        at += n;
    }
    return true;
}

bool syncFolder(FileLayer& files, const fs::path& folder) {
    const OpenFile opened{files, files.open(folder.c_str(), O_RDONLY | O_DIRECTORY)};
    return opened.isOpen() && files.sync(opened.descriptor()) == 0;
}

std::string systemReason() {
    return std::generic_category().message(errno);
}

}  // namespace thrum::io
