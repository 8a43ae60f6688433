#include <thrum/core/contract.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <cerrno>
#include <condition_variable>
#include <fcntl.h>
#include <mutex>
#include <sys/stat.h>
#include <thread>
#include <vector>

namespace thrum::io {
namespace {

namespace fs = std::filesystem;

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path{"."};
}

// Two programs may both find a file free and one of them replace it before the other locks it.
bool isStill(int file, const fs::path& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(file, &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
           opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

std::string inTrouble(const fs::path& path, const std::string& reason) {
    return path.string() + " cannot be written: " + reason +
           "; the game goes on in memory and is saved as soon as that is possible";
}

}  // namespace

struct JournalFile::Impl {
    Impl(fs::path where, Options with) : path{std::move(where)}, options{with} {}

    // --- on the writer's thread, without the lock

    // Brings everything up to `lines` to disk, and the file's name. False: errno says why.
    bool save(std::size_t lines) { return saveLines(lines) && saveName(); }

    bool saveLines(std::size_t lines) {
        FileLayer& files = *options.files;
        if (file.isOpen())
            lookForLoss();
        if (!file.isOpen())
            return saveNew(lines);
        const std::string bytes = textOf(inFile, lines);
        // cuts off what an attempt before this one left behind
        const bool done = (!tail || files.truncate(file.descriptor(), size) == 0) &&
                          writeAll(files, file.descriptor(), bytes, size) &&
                          files.syncData(file.descriptor()) == 0;
        tail = !done;
        if (done) {
            size += static_cast<off_t>(bytes.size());
            inFile = lines;
        }
        return done;
    }

    // What was written is no longer there, or no longer under its name: the file is let go, and
    // all of the game goes into another one.
    void lookForLoss() {
        FileLook look = options.files->look(file.descriptor(), path.c_str());
        const bool shorter = look.size >= 0 && look.size < size;
        const bool longer = look.size > size && !tail;
        const bool gone = look.links == 0;
        if (!gone && !shorter && !longer && !(look.nameTaken && wasNamed))
            return;
        static_cast<void>(file.close());
        {
            const std::scoped_lock lock{mutex};
            saved = 0;
        }
        if (gone && !look.nameTaken)
            return;  // deleted: it comes back under its name
        goElsewhere(shorter || longer ? " was changed by another program"
                                      : " was replaced by another program");
    }

    void goElsewhere(const std::string& why) {
        const std::scoped_lock lock{mutex};
        const std::string before = path.string();
        path = freeName(path);
        moved = before + why + "; the whole game is kept in " + path.string() + " from here on";
    }

    bool saveNew(std::size_t lines) {
        FileLayer& files = *options.files;
        const fs::path folder = folderOf(path);
        if (files.makeFolders(folder) != 0)
            return false;
        NewFile made = makeNewFile(files, path, namesFromTheStart);
        if (!made.file.isOpen())
            return false;
        const std::string bytes = textOf(0, lines);
        const int descriptor = made.file.descriptor();
        const bool named =
            writeAll(files, descriptor, bytes, 0) && files.sync(descriptor) == 0 &&
            (made.temporary.empty() ? files.nameNew(descriptor, path.c_str()) == 0
                                    : files.renameNew(made.temporary.c_str(), path.c_str()) == 0);
        if (!named) {
            const int reason = errno;
            if (!made.temporary.empty())
                static_cast<void>(files.remove(made.temporary.c_str()));
            errno = reason;
            if (made.temporary.empty() && cannotBeNamed()) {
                namesFromTheStart = true;
                return saveNew(lines);
            }
            if (reason == EEXIST) {
                goElsewhere(" was made by another program");
                return saveNew(lines);
            }
            errno = reason;
            return false;
        }
        file = std::move(made.file);
        wasNamed = true;
        size = static_cast<off_t>(bytes.size());
        inFile = lines;
        tail = false;
        nameIsSaved = false;
        return true;
    }

    bool saveName() {
        if (!nameIsSaved)
            nameIsSaved = syncFolder(*options.files, folderOf(path));
        return nameIsSaved;
    }

    [[nodiscard]] std::string textOf(std::size_t from, std::size_t to) const {
        const std::scoped_lock lock{mutex};
        std::string bytes;
        for (std::size_t i = from; i < to; ++i)
            bytes += text[i];
        return bytes;
    }

    void work(const std::stop_token& stop) {
        std::unique_lock lock{mutex};
        bool last = false;
        while (!last) {
            // the last round writes what is left, once
            const auto due = [&] { return saved < text.size(); };
            if (!wake.wait_for(lock, stop, options.retryEvery, due) && !stop.stop_requested()) {
                // nothing to write: is what was written still there?
                lock.unlock();
                if (file.isOpen())
                    lookForLoss();
                lock.lock();
            }
            last = stop.stop_requested();
            const std::size_t lines = text.size();
            if (saved == lines)
                continue;
            lock.unlock();
            const bool done = save(lines);
            const int reason = errno;
            lock.lock();
            if (done) {
                saved = lines;
                problem.reset();
            } else {
                errno = reason;
                problem = inTrouble(path, systemReason());
            }
            asked = false;
            tried.notify_all();
            const std::function<void()> tell = changed;
            if (tell) {
                lock.unlock();
                tell();
                lock.lock();
            }
            if (!done && !last)
                static_cast<void>(
                    wake.wait_for(lock, stop, options.retryEvery, [&] { return asked; }));
        }
    }

    fs::path path;
    Options options;

    mutable std::mutex mutex;
    std::condition_variable_any wake;
    std::condition_variable_any tried;
    std::vector<std::string> text;  // all of it, with line breaks; the first may be many lines
    std::size_t saved = 0;          // of `text`
    std::optional<std::string> problem;
    std::optional<std::string> moved;
    std::function<void()> changed;
    bool asked = false;  // to try again at once

    // the writer's own
    OpenFile file;
    off_t size = 0;          // on disk for sure ...
    std::size_t inFile = 0;  // ... these lines of `text`
    bool tail = false;       // the file may hold more than that
    bool nameIsSaved = true;
    bool wasNamed = false;           // it had its name once
    bool namesFromTheStart = false;  // files without a name cannot get one here

    std::jthread writer;  // last: stops before the rest goes
};

JournalFile::JournalFile(std::unique_ptr<Impl> impl) : m_impl{std::move(impl)} {
    m_impl->writer =
        std::jthread{[state = m_impl.get()](const std::stop_token& stop) { state->work(stop); }};
}

JournalFile::~JournalFile() = default;

Expected<std::unique_ptr<JournalFile>, LoadError> JournalFile::create(const fs::path& path) {
    return create(path, Options{});
}

Expected<std::unique_ptr<JournalFile>, LoadError> JournalFile::create(const fs::path& path,
                                                                      Options options) {
    std::error_code unknown;
    if (fs::exists(fs::symlink_status(path, unknown)))
        return Unexpected{LoadError{path.string(), "", "exists already"}};
    // the constructor is private
    return std::unique_ptr<JournalFile>{new JournalFile{std::make_unique<Impl>(path, options)}};
}

Expected<JournalFile::Resumed, LoadError> JournalFile::resume(const fs::path& path) {
    return resume(path, Options{});
}

Expected<JournalFile::Resumed, LoadError> JournalFile::resume(const fs::path& path,
                                                              Options options) {
    const auto refuse = [&](std::string reason) {
        return Unexpected{LoadError{path.string(), "", std::move(reason)}};
    };
    OpenFile file{*options.files, options.files->open(path.c_str(), O_RDWR | O_NONBLOCK)};
    if (!file.isOpen())
        return refuse("cannot be continued: " + systemReason());
    if (options.files->lock(file.descriptor()) != 0)
        return refuse(errno == EWOULDBLOCK ? "another program has this game open"
                                           : "cannot be locked: " + systemReason());
    if (!isStill(file.descriptor(), path))
        return refuse("another program has just replaced it");
    auto text = readTextFile(path, kMaxGameFileBytes);
    if (!text)
        return Unexpected{text.error()};
    auto impl = std::make_unique<Impl>(path, options);
    const std::size_t whole = text->rfind('\n') == std::string::npos ? 0 : text->rfind('\n') + 1;
    impl->file = std::move(file);
    impl->wasNamed = true;
    impl->size = static_cast<off_t>(whole);
    impl->tail = whole < text->size();
    impl->text.push_back(text->substr(0, whole));
    impl->saved = 1;
    impl->inFile = 1;
    return Resumed{std::unique_ptr<JournalFile>{new JournalFile{std::move(impl)}},
                   *std::move(text)};
}

void JournalFile::append(std::string line) {
    line += '\n';
    const std::scoped_lock lock{m_impl->mutex};
    m_impl->text.push_back(std::move(line));
    m_impl->wake.notify_all();
}

bool JournalFile::isDurable() const {
    const std::scoped_lock lock{m_impl->mutex};
    return m_impl->saved == m_impl->text.size();
}

bool JournalFile::wait() {
    std::unique_lock lock{m_impl->mutex};
    m_impl->tried.wait(
        lock, [&] { return m_impl->saved == m_impl->text.size() || m_impl->problem.has_value(); });
    return m_impl->saved == m_impl->text.size();
}

std::optional<std::string> JournalFile::trouble() const {
    const std::scoped_lock lock{m_impl->mutex};
    return m_impl->problem;
}

void JournalFile::retry() {
    const std::scoped_lock lock{m_impl->mutex};
    m_impl->asked = true;
    m_impl->wake.notify_all();
}

void JournalFile::listen(std::function<void()> changed) {
    const std::scoped_lock lock{m_impl->mutex};
    m_impl->changed = std::move(changed);
}

std::optional<std::string> JournalFile::moved() const {
    const std::scoped_lock lock{m_impl->mutex};
    return m_impl->moved;
}

fs::path JournalFile::path() const {
    const std::scoped_lock lock{m_impl->mutex};
    return m_impl->path;
}

}  // namespace thrum::io
