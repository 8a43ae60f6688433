#include <thrum/app/mark_book.hpp>
#include <thrum/io/text_file.hpp>

#include <system_error>

namespace thrum::app {
namespace {

constexpr int kMostKeys = 9;
constexpr int kNoGroup = -1;
constexpr int kMostUses = 1'000'000;

}  // namespace

MarkBook::MarkBook(const Library& library, std::filesystem::path own) : m_library{library} {
    if (own.empty())
        return;
    m_file = std::move(own) / "marks.json";
    std::error_code failed;
    if (!std::filesystem::exists(m_file, failed))
        return;
    auto read = io::readMarks(m_file);
    if (read) {
        m_marks = *std::move(read);
        return;
    }
    m_problem = read.error();
    std::filesystem::rename(m_file, io::freeName(m_file.string() + ".unreadable"), failed);
    if (failed)
        m_file.clear();  // rather nothing kept than a coach's notes written over
}

MarkBook::ById& MarkBook::all(Of kind) {
    return kind == Of::Formations ? m_marks.formations : m_marks.plays;
}

const MarkBook::ById& MarkBook::all(Of kind) const {
    return kind == Of::Formations ? m_marks.formations : m_marks.plays;
}

const io::Mark& MarkBook::of(Of kind, std::string_view id) const {
    static const io::Mark none;
    const auto found = all(kind).find(id);
    return found == all(kind).end() ? none : found->second;
}

int MarkBook::groupOf(Of kind, std::string_view id) const {
    if (kind == Of::Formations) {
        const Formation* formation = m_library.formation(id);
        return formation != nullptr ? static_cast<int>(formation->unit) : kNoGroup;
    }
    const Play* play = m_library.play(id);
    if (play == nullptr)
        return kNoGroup;
    return play->type == PlayType::Defense ? 1 : 0;
}

std::string MarkBook::on(Of kind, int group, int key) const {
    for (const auto& [id, mark] : all(kind))
        if (mark.key == key && key > 0 && groupOf(kind, id) == group)
            return id;
    return {};
}

std::string MarkBook::formationOn(FormationUnit unit, int key) const {
    return on(Of::Formations, static_cast<int>(unit), key);
}

std::string MarkBook::playOn(bool offense, int key) const {
    return on(Of::Plays, offense ? 0 : 1, key);
}

std::optional<LoadError> MarkBook::star(Of kind, const std::string& id, bool on) {
    io::Mark& mark = all(kind)[id];
    mark.starred = on;
    if (!on)
        mark.key = 0;
    for (int key = 1; on && mark.key == 0 && key <= kMostKeys; ++key)
        if (this->on(kind, groupOf(kind, id), key).empty())
            mark.key = key;
    return save();
}

std::optional<LoadError> MarkBook::giveKey(Of kind, const std::string& id, int key) {
    if (key < 0 || key > kMostKeys)
        return LoadError{id, "/key", "is a digit from 1 to 9"};
    if (const std::string holder = on(kind, groupOf(kind, id), key);
        !holder.empty() && holder != id)
        all(kind)[holder].key = 0;
    io::Mark& mark = all(kind)[id];
    mark.key = key;
    mark.starred = mark.starred || key > 0;
    return save();
}

std::optional<LoadError> MarkBook::noteUse(Of kind,
                                           const std::string& id,
                                           std::optional<Distance> gained) {
    if (groupOf(kind, id) == kNoGroup)
        return std::nullopt;
    io::Mark& mark = all(kind)[id];
    if (mark.uses >= kMostUses)
        return std::nullopt;
    ++mark.uses;
    if (gained) {
        ++mark.measured;
        mark.gained = mark.gained + *gained;
    }
    return save();
}

std::optional<LoadError> MarkBook::forget(Of kind, const std::string& id) {
    return all(kind).erase(id) > 0 ? save() : std::nullopt;
}

std::optional<LoadError> MarkBook::save() {
    return m_file.empty() ? std::nullopt : io::saveMarks(m_file, m_marks);
}

}  // namespace thrum::app
