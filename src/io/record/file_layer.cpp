#include <thrum/io/file_layer.hpp>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace thrum::io {

namespace fs = std::filesystem;

namespace {
constexpr mode_t kReadableByAll = 0644;
}  // namespace

int FileLayer::open(const char* path, int flags) {
    return ::open(path, flags | O_CLOEXEC);
}

int FileLayer::makeTemporary(std::string& pattern) {
    const int file = ::mkostemp(pattern.data(), O_CLOEXEC);
    if (file >= 0 && ::fchmod(file, kReadableByAll) != 0) {
        const int reason = errno;
        ::close(file);
        ::unlink(pattern.c_str());
        errno = reason;
        return -1;
    }
    return file;
}

int FileLayer::makeUnnamed(const char* folder) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
    const int file = ::open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, kReadableByAll);
    if (file >= 0)
        static_cast<void>(::fchmod(file, kReadableByAll));
    return file;
}

int FileLayer::nameNew(int file, const char* path) {
    const std::string self = "/proc/self/fd/" + std::to_string(file);
    return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, path, AT_SYMLINK_FOLLOW);
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

FileLook FileLayer::look(int file, const char* path) {
    FileLook look;
    struct stat opened {};
    if (::fstat(file, &opened) != 0)
        return look;
    look.size = opened.st_size;
    look.links = static_cast<int>(opened.st_nlink);
    struct stat named {};
    if (::lstat(path, &named) != 0)
        return look;
    look.hasName = opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
    look.nameTaken = !look.hasName;
    return look;
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

fs::path temporaryName(const fs::path& path, const std::string& letters) {
    return path.parent_path() / ("." + path.filename().string() + std::string{kPart} + letters);
}

bool cannotBeNamed() {
    // no /proc, or somebody who watches over programs does not let them link
    return errno == ENOENT || errno == EACCES || errno == EPERM || errno == EXDEV ||
           errno == EOPNOTSUPP;
}

NewFile makeNewFile(FileLayer& files, const fs::path& path, bool named) {
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    NewFile made;
    if (!named)
        made.file = OpenFile{files, files.makeUnnamed(folder.c_str())};
    const bool unknown = errno == EOPNOTSUPP || errno == EISDIR || errno == EINVAL;
    if (named || (!made.file.isOpen() && unknown)) {
        made.temporary = temporaryName(path, "XXXXXX").string();
        made.file = OpenFile{files, files.makeTemporary(made.temporary)};
    }
    // a file that is not locked was left behind by a program that ended (isLeftover)
    if (made.file.isOpen() && files.lock(made.file.descriptor()) != 0) {
        const int reason = errno;
        if (!made.temporary.empty())
            static_cast<void>(files.remove(made.temporary.c_str()));
        made = NewFile{};
        errno = reason;
    }
    return made;
}

bool syncFolder(FileLayer& files, const fs::path& folder) {
    const OpenFile opened{files, files.open(folder.c_str(), O_RDONLY | O_DIRECTORY)};
    return opened.isOpen() && files.sync(opened.descriptor()) == 0;
}

std::string systemReason() {
    return std::generic_category().message(errno);
}

}  // namespace thrum::io
