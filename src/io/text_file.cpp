#include <thrum/io/text_file.hpp>

#include <cerrno>
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
            return refuse("is larger than " + std::to_string(maxBytes) + " bytes");
    }
}

std::optional<LoadError> writeFileAtomically(const fs::path& path,
                                             std::string_view bytes,
                                             FileLayer& files) {
    const auto failed = [&](const std::string& reason) {
        return LoadError{path.string(), "", "cannot be written: " + reason};
    };
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path{"."};
    if (files.makeFolders(folder) != 0)
        return failed(systemReason());

    std::string temporary = path.string() + ".XXXXXX";
    OpenFile file{files, files.makeTemporary(temporary)};
    if (!file.isOpen())
        return failed(systemReason());
    const bool written = writeAll(files, file.descriptor(), bytes, 0) &&
                         files.sync(file.descriptor()) == 0 && file.close() &&
                         files.renameOver(temporary.c_str(), path.c_str()) == 0;
    if (!written) {
        const std::string reason = systemReason();
        static_cast<void>(files.remove(temporary.c_str()));
        return failed(reason);
    }
    if (!syncFolder(files, folder))
        return failed(systemReason());
    return std::nullopt;
}

}  // namespace thrum::io
