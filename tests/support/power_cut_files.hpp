#pragma once

#include <thrum/core/hash.hpp>
#include <thrum/io/file_layer.hpp>

#include <cerrno>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace thrum::test {

/// A disk in memory that keeps for sure only what was synced. After so many calls the power goes:
/// from then on everything fails, and `afterCut` says what a disk may hold that lost some of the
/// writes and names it had not synced, cut others short and kept later ones.
class PowerCutFiles final : public io::FileLayer {
public:
    /// @param calls  that still work
    PowerCutFiles(int calls, std::uint64_t seed) : m_left{calls}, m_seed{seed} {}

    void put(const std::string& path, std::string bytes) {
        m_nodes.push_back({std::move(bytes), {}});
        m_durableNames[path] = m_names[path] = m_nodes.size() - 1;
    }
    [[nodiscard]] bool isCut() const {
        const std::scoped_lock lock{m_mutex};
        return m_left < 0;
    }
    /// What stands under a name once the power is back; nothing: no such file.
    [[nodiscard]] std::optional<std::string> afterCut(const std::string& path) {
        const std::scoped_lock lock{m_mutex};
        auto names = m_durableNames;
        for (const auto& change : m_nameChanges)
            if (chance(2))
                apply(change, names);
        const auto found = names.find(path);
        if (found == names.end())
            return std::nullopt;
        const Node& node = m_nodes[found->second];
        std::string bytes = node.durable;
        for (const Write& write : node.pending) {
            const std::uint64_t how = luck() % 4;
            Write kept = write;
            if (how == 0)
                continue;
            if (how == 1)  // only the end of it arrived
                kept.at += static_cast<std::size_t>(luck() % (kept.bytes.size() + 1));
            if (how == 1)
                kept.bytes.erase(0, kept.at - write.at);
            if (how == 2)
                kept.bytes.resize(static_cast<std::size_t>(luck() % (kept.bytes.size() + 1)));
            apply(kept, bytes);
        }
        return bytes;
    }

    int open(const char*, int) override { return fails() ? -1 : kFolder; }
    int makeTemporary(std::string& pattern) override {
        const int file = makeUnnamed("");
        if (file >= 0)
            m_names[pattern] = static_cast<std::size_t>(file - kFirst);
        return file;
    }
    int makeUnnamed(const char*) override {
        if (fails())
            return -1;
        const std::scoped_lock lock{m_mutex};
        m_nodes.push_back({});
        return kFirst + static_cast<int>(m_nodes.size() - 1);
    }
    int nameNew(int file, const char* path) override {
        if (fails())
            return -1;
        return change({{}, path, node(file)}, true);
    }
    ssize_t write(int file, const char* bytes, std::size_t count, off_t at) override {
        if (fails())
            return -1;
        const std::scoped_lock lock{m_mutex};
        m_nodes[node(file)].pending.push_back(
            {static_cast<std::size_t>(at), std::string{bytes, count}, false});
        return static_cast<ssize_t>(count);
    }
    int truncate(int file, off_t size) override {
        if (fails())
            return -1;
        const std::scoped_lock lock{m_mutex};
        m_nodes[node(file)].pending.push_back({static_cast<std::size_t>(size), {}, true});
        return 0;
    }
    int sync(int file) override {
        if (fails())
            return -1;
        const std::scoped_lock lock{m_mutex};
        if (file == kFolder) {
            m_durableNames = m_names;
            m_nameChanges.clear();
            return 0;
        }
        Node& synced = m_nodes[node(file)];
        synced.durable = now(synced);
        synced.pending.clear();
        return 0;
    }
    int syncData(int file) override { return sync(file); }
    int lock(int) override { return fails() ? -1 : 0; }
    int renameNew(const char* from, const char* to) override {
        return fails() ? -1 : change({from, to, named(from)}, true);
    }
    int renameOver(const char* from, const char* to) override {
        return fails() ? -1 : change({from, to, named(from)}, false);
    }
    int remove(const char* path) override {
        if (fails())
            return -1;
        const std::scoped_lock lock{m_mutex};
        m_names.erase(path);
        m_nameChanges.push_back({path, {}, 0});
        return 0;
    }
    int makeFolders(const std::filesystem::path&) override { return fails() ? -1 : 0; }
    io::FileLook look(int file, const char* path) override {
        const std::scoped_lock lock{m_mutex};
        io::FileLook look;
        look.size = static_cast<off_t>(now(m_nodes[node(file)]).size());
        look.links = 1;
        const auto found = m_names.find(path);
        look.hasName = found != m_names.end() && found->second == node(file);
        look.nameTaken = found != m_names.end() && !look.hasName;
        return look;
    }
    int close(int) override { return 0; }

private:
    struct Write {
        std::size_t at = 0;
        std::string bytes{};
        bool cut = false;
    };
    struct Node {
        std::string durable{};
        std::vector<Write> pending{};
    };
    struct NameChange {
        std::string from{};
        std::string to{};
        std::size_t node = 0;
    };
    using NamesOnDisk = std::map<std::string, std::size_t>;

    static constexpr int kFolder = 1'000;
    static constexpr int kFirst = 2'000;

    bool fails() {
        const std::scoped_lock lock{m_mutex};
        if (m_left >= 0)
            --m_left;
        if (m_left >= 0)
            return false;
        errno = EIO;
        return true;
    }
    static std::size_t node(int file) { return static_cast<std::size_t>(file - kFirst); }
    std::size_t named(const std::string& path) {
        const std::scoped_lock lock{m_mutex};
        const auto found = m_names.find(path);
        return found == m_names.end() ? 0 : found->second;
    }
    int change(const NameChange& change, bool mustBeNew) {
        const std::scoped_lock lock{m_mutex};
        if (mustBeNew && m_names.contains(change.to)) {
            errno = EEXIST;
            return -1;
        }
        apply(change, m_names);
        m_nameChanges.push_back(change);
        return 0;
    }
    static void apply(const NameChange& change, NamesOnDisk& names) {
        if (!change.from.empty())
            names.erase(change.from);
        if (!change.to.empty())
            names[change.to] = change.node;
    }
    static void apply(const Write& write, std::string& bytes) {
        if (write.cut) {
            bytes.resize(write.at);
            return;
        }
        if (bytes.size() < write.at + write.bytes.size())
            bytes.resize(write.at + write.bytes.size());
        bytes.replace(write.at, write.bytes.size(), write.bytes);
    }
    static std::string now(const Node& node) {
        std::string bytes = node.durable;
        for (const Write& write : node.pending)
            apply(write, bytes);
        return bytes;
    }
    std::uint64_t luck() { return bitsAt(m_seed, m_drawn++); }
    bool chance(std::uint64_t of) { return luck() % of == 0; }

    mutable std::mutex m_mutex;
    int m_left;
    std::uint64_t m_seed;
    std::uint64_t m_drawn = 0;
    std::vector<Node> m_nodes;
    NamesOnDisk m_names;
    NamesOnDisk m_durableNames;
    std::vector<NameChange> m_nameChanges;
};

}  // namespace thrum::test
