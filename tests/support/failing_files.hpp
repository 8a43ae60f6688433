#pragma once

#include <thrum/io/file_layer.hpp>

#include <atomic>
#include <cerrno>

namespace thrum::test {

/// The real files, but from the n-th call on so many fail. Which calls there are, and in what
/// order, is the writer's business; every single one may be the one that fails.
class FailingFiles final : public io::FileLayer {
public:
    /// Calls number `first` .. `first` + `count` - 1 fail with `reason`; counted from 0, from now
    /// on.
    void fail(int first, int count, int reason) {
        m_first = first;
        m_count = count;
        m_reason = reason;
        m_calls = 0;
    }
    void heal() { m_count = 0; }
    /// A write that fails leaves half of its bytes behind, as a full disk does.
    void leaveHalf(bool half) { m_half = half; }
    [[nodiscard]] int calls() const { return m_calls; }

    int open(const char* path, int flags) override {
        return fails() ? -1 : FileLayer::open(path, flags);
    }
    int makeTemporary(std::string& pattern) override {
        return fails() ? -1 : FileLayer::makeTemporary(pattern);
    }
    int makeUnnamed(const char* folder) override {
        return fails() ? -1 : FileLayer::makeUnnamed(folder);
    }
    int nameNew(int file, const char* path) override {
        return fails() ? -1 : FileLayer::nameNew(file, path);
    }
    ssize_t write(int file, const char* bytes, std::size_t count, off_t at) override {
        if (!fails())
            return FileLayer::write(file, bytes, count, at);
        if (m_half && count > 1)
            static_cast<void>(FileLayer::write(file, bytes, count / 2, at));
        errno = m_reason;
        return -1;
    }
    int truncate(int file, off_t size) override {
        return fails() ? -1 : FileLayer::truncate(file, size);
    }
    int sync(int file) override { return fails() ? -1 : FileLayer::sync(file); }
    int syncData(int file) override { return fails() ? -1 : FileLayer::syncData(file); }
    int lock(int file) override { return fails() ? -1 : FileLayer::lock(file); }
    int renameNew(const char* from, const char* to) override {
        return fails() ? -1 : FileLayer::renameNew(from, to);
    }
    int renameOver(const char* from, const char* to) override {
        return fails() ? -1 : FileLayer::renameOver(from, to);
    }
    int makeFolders(const std::filesystem::path& folder) override {
        return fails() ? -1 : FileLayer::makeFolders(folder);
    }

private:
    bool fails() {
        const int call = m_calls++;
        const bool yes = call >= m_first && call < m_first + m_count;
        if (yes)
            errno = m_reason;
        return yes;
    }

    std::atomic<int> m_first = 0;
    std::atomic<int> m_count = 0;
    std::atomic<int> m_reason = EIO;
    std::atomic<int> m_calls = 0;
    std::atomic<bool> m_half = false;
};

}  // namespace thrum::test
