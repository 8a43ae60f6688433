#include <thrum/io/text_file.hpp>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace thrum::io {
namespace {

namespace fs = std::filesystem;

std::string systemReason() {
    return std::generic_category().message(errno);
}

class Descriptor {
public:
    explicit Descriptor(int value) : m_value{value} {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    Descriptor(Descriptor&&) = delete;
    Descriptor& operator=(Descriptor&&) = delete;
    ~Descriptor() {
        if (m_value >= 0)
            ::close(m_value);
    }
    [[nodiscard]] bool isOpen() const { return m_value >= 0; }
    [[nodiscard]] int value() const { return m_value; }
    // A delayed write error may show only here.
    [[nodiscard]] bool close() {
        const int result = ::close(m_value);
        m_value = -1;
        return result == 0;
    }

private:
    int m_value = -1;
};

bool writeAll(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t n = ::write(file, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

bool syncFolder(const fs::path& folder) {
    const Descriptor opened{::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
    return opened.isOpen() && ::fsync(opened.value()) == 0;
}

}  // namespace

Expected<std::string, LoadError> readTextFile(const fs::path& path, std::size_t maxBytes) {
    const auto refuse = [&](std::string reason) {
        return Unexpected{LoadError{path.string(), "", std::move(reason)}};
    };
    // without O_NONBLOCK a named pipe would wait for a writer for ever
    const Descriptor file{::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)};
    if (!file.isOpen())
        return refuse("cannot be read: " + systemReason());
    struct stat status {};
    if (::fstat(file.value(), &status) != 0)
        return refuse("cannot be read: " + systemReason());
    if (!S_ISREG(status.st_mode))
        return refuse("is not a regular file");

    std::string text;
    constexpr std::size_t kBlockBytes = 65'536;
    std::string block(kBlockBytes, '\0');
    while (true) {
        const ssize_t n = ::read(file.value(), block.data(), block.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return refuse("cannot be read: " + systemReason());
        if (n == 0)
            return text;
        text.append(block, 0, static_cast<std::size_t>(n));
        if (text.size() > maxBytes)
            return refuse("is larger than " + std::to_string(maxBytes) + " bytes");
    }
}

std::optional<LoadError> writeFileAtomically(const fs::path& path, std::string_view bytes) {
    const auto failed = [&](const std::string& reason) {
        return LoadError{path.string(), "", "cannot be written: " + reason};
    };
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    std::error_code made;
    fs::create_directories(folder, made);
    if (made)
        return failed(made.message());

    std::string temporary = path.string() + ".XXXXXX";
    Descriptor file{::mkostemp(temporary.data(), O_CLOEXEC)};
    if (!file.isOpen())
        return failed(systemReason());
    constexpr mode_t kReadableByAll = 0644;
    const bool written = writeAll(file.value(), bytes) &&
                         ::fchmod(file.value(), kReadableByAll) == 0 &&
                         ::fsync(file.value()) == 0 && file.close() &&
                         ::rename(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const std::string reason = systemReason();
        ::unlink(temporary.c_str());
        return failed(reason);
    }
    if (!syncFolder(folder))
        return failed(systemReason());
    return std::nullopt;
}

}  // namespace thrum::io
