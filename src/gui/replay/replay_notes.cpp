#include "gui/replay/replay_notes.hpp"

#include <algorithm>
#include <tuple>

namespace thrum::gui {

namespace {
constexpr std::int64_t kSameMs = 100;

auto place(const io::Bookmark& mark) {
    return std::tuple{mark.at.line, mark.at.afterMs};
}
}  // namespace

void ReplayNotes::open(const app::Replay& replay, const std::filesystem::path& game) {
    m_replay = &replay;
    m_game = game;
    m_notes = {};
    m_readable = true;
    if (!game.empty()) {
        auto read = io::readGameNotes(game);
        m_readable = read.has_value();
        if (read)
            m_notes = *std::move(read);
        else
            emit problem(tr("The notes of this game cannot be read and are left alone: %1")
                             .arg(QString::fromStdString(read.error().text())));
    }
    emit changed();
}

io::NotedMoment ReplayNotes::momentAt(std::int64_t ms) const {
    const auto& steps = m_replay->steps();
    if (steps.empty())
        return {1, 0};
    const auto after =
        std::ranges::upper_bound(steps, ms, {}, [](const app::ReplayStep& s) { return s.startMs; });
    const app::ReplayStep& step = after == steps.begin() ? *after : *(after - 1);
    return {step.line, std::max<std::int64_t>(0, ms - step.startMs)};
}

std::int64_t ReplayNotes::timeOf(const io::Bookmark& mark) const {
    const auto& steps = m_replay->steps();
    const auto after = std::ranges::upper_bound(
        steps, mark.at.line, {}, [](const app::ReplayStep& s) { return s.line; });
    if (after == steps.begin())
        return 0;
    const app::ReplayStep& step = *(after - 1);
    return std::min(step.startMs + mark.at.afterMs, m_replay->lengthMs());
}

std::optional<std::size_t> ReplayNotes::at(std::int64_t ms) const {
    for (std::size_t i = 0; i < m_notes.bookmarks.size(); ++i)
        if (std::abs(timeOf(m_notes.bookmarks[i]) - ms) <= kSameMs)
            return i;
    return std::nullopt;
}

std::size_t ReplayNotes::set(std::int64_t ms, const QString& text) {
    const io::Bookmark made{momentAt(ms), text.trimmed().toStdString()};
    auto& all = m_notes.bookmarks;
    std::size_t index = 0;
    if (const auto there = at(ms)) {
        index = *there;
        all[index].text = made.text;
    } else {
        const auto spot = std::ranges::upper_bound(all, place(made), {}, place);
        index = static_cast<std::size_t>(all.insert(spot, made) - all.begin());
    }
    keep();
    return index;
}

void ReplayNotes::remove(std::size_t index) {
    if (index >= m_notes.bookmarks.size())
        return;
    m_notes.bookmarks.erase(m_notes.bookmarks.begin() + static_cast<std::ptrdiff_t>(index));
    keep();
}

void ReplayNotes::keep() {
    if (!m_game.empty() && m_readable)
        if (const auto why = io::writeGameNotes(m_game, m_notes))
            emit problem(QString::fromStdString(why->text()));
    emit changed();
}

}  // namespace thrum::gui
