#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace thrum::io {

namespace fs = std::filesystem;

Expected<std::string, LoadError> readTextFile(const fs::path& path, std::size_t maxBytes) {
    const auto refuse = [&](std::string reason) {
        return Unexpected{LoadError{path.string(), "", std::move(reason)}};
    };
    // without O_NONBLOCK a named pipe would wait for a writer for ever
    const OpenFile file{systemFiles(), systemFiles().open(path.c_str(), O_RDONLY | O_NONBLOCK)};
    if (!file.isOpen())
        return refuse("cannot be read: " + systemReason());
    struct stat status {};
    if (::fstat(file.descriptor(), &status) != 0)
        return refuse("cannot be read: " + systemReason());
    if (!S_ISREG(status.st_mode))
        return refuse("is not a regular file");
    const auto tooLarge = [&] {
        return refuse("is larger than " + std::to_string(maxBytes) + " bytes");
    };
    // a file of holes may say that it has more bytes than there is memory
    if (static_cast<std::uintmax_t>(status.st_size) > maxBytes)
        return tooLarge();

    std::string text;
    constexpr std::size_t kBlockBytes = 65'536;
    std::string block(kBlockBytes, '\0');
    while (true) {
        const ssize_t n = ::read(file.descriptor(), block.data(), block.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return refuse("cannot be read: " + systemReason());
        if (n == 0)
            return text;
        text.append(block, 0, static_cast<std::size_t>(n));
        if (text.size() > maxBytes)
            return tooLarge();
    }
}

namespace {

// Links, pipes and devices are somebody's on purpose; a game that is being recorded belongs to the
// program that records it.
std::string notToReplace(const fs::path& path) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0)
        return {};
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode))
        return "is a link, a pipe or a device, which is not replaced";
    const OpenFile there{systemFiles(), systemFiles().open(path.c_str(), O_RDONLY | O_NONBLOCK)};
    if (there.isOpen() && systemFiles().lock(there.descriptor()) != 0 && errno == EWOULDBLOCK)
        return "a game is being recorded in it";
    return {};
}

// A file without a name gets one for the moment before it takes another's place.
bool nameBeside(FileLayer& files, const fs::path& path, NewFile& made) {
    if (!made.temporary.empty())
        return true;
    constexpr int kMostTries = 1000;
    for (int i = 0; i < kMostTries; ++i) {
        const std::string digits =
            std::to_string(1'000'000 + (static_cast<int>(::getpid()) + i) % 1'000'000);
        const std::string name = temporaryName(path, digits.substr(1)).string();
        if (files.nameNew(made.file.descriptor(), name.c_str()) == 0) {
            made.temporary = name;
            return true;
        }
        if (errno != EEXIST)
            return false;
    }
    return false;
}

}  // namespace

bool isLeftover(const fs::path& path) {
    const std::string name = path.filename().string();
    const std::size_t letters = 6;
    const std::size_t end = name.size() - std::min(letters, name.size());
    return name.starts_with('.') && std::string_view{name}.substr(0, end).ends_with(kPart);
}

void removeLeftover(const fs::path& path) {
    const OpenFile there{systemFiles(),
                         systemFiles().open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW)};
    // who still writes it has it locked
    if (there.isOpen() && systemFiles().lock(there.descriptor()) == 0)
        static_cast<void>(systemFiles().remove(path.c_str()));
}

fs::path freeName(const fs::path& path) {
    std::error_code unknown;
    fs::path name = path;
    for (int i = 2; fs::exists(fs::symlink_status(name, unknown)); ++i)
        name = path.parent_path() /
               (path.stem().string() + "-" + std::to_string(i) + path.extension().string());
    return name;
}

std::optional<LoadError> writeFileAtomically(const fs::path& path,
                                             std::string_view bytes,
                                             FileLayer& files) {
    const auto failed = [&](const std::string& reason) {
        return LoadError{path.string(), "", "cannot be written: " + reason};
    };
    if (const std::string why = notToReplace(path); !why.empty())
        return failed(why);
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    if (files.makeFolders(folder) != 0)
        return failed(systemReason());

    NewFile made = makeNewFile(files, path);
    if (!made.file.isOpen())
        return failed(systemReason());
    const auto write = [&] {
        return writeAll(files, made.file.descriptor(), bytes, 0) &&
               files.sync(made.file.descriptor()) == 0 && nameBeside(files, path, made) &&
               files.renameOver(made.temporary.c_str(), path.c_str()) == 0;
    };
    bool written = write();
    if (!written && made.temporary.empty() && cannotBeNamed()) {
        made = makeNewFile(files, path, true);
        written = made.file.isOpen() && write();
    }
    if (!written) {
        const std::string reason = systemReason();
        if (!made.temporary.empty())
            static_cast<void>(files.remove(made.temporary.c_str()));
        return failed(reason);
    }
    if (!made.file.close())
        return failed(systemReason());
    if (!syncFolder(files, folder))
        return failed(systemReason());
    return std::nullopt;
}

}  // namespace thrum::io
