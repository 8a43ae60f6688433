#include "gui/commands/finder_entry.hpp"

#include <algorithm>
#include <optional>

#include <QStringList>

namespace thrum::gui {

namespace {
bool startsAWord(const QString& text, const QString& word) {
    for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(word, at + 1, Qt::CaseInsensitive))
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    return false;
}

/// Small is good; nothing if a word is missing.
std::optional<int> rank(const FinderEntry& entry, const QString& query, const QStringList& words) {
    const QString all =
        QStringList{entry.title, entry.kind, entry.detail, entry.words}.join(QLatin1Char('\n'));
    const bool named = entry.title.compare(query, Qt::CaseInsensitive) == 0;
    const bool begins = entry.title.startsWith(query, Qt::CaseInsensitive);
    int rank = named ? -10 : begins ? 0 : 10;  // the very name wins over all that begins like it
    for (const QString& word : words) {
        if (!all.contains(word, Qt::CaseInsensitive))
            return std::nullopt;
        if (!startsAWord(entry.title, word))
            rank += entry.title.contains(word, Qt::CaseInsensitive) ? 10 : 20;
    }
    return rank + (entry.enabled ? 0 : 5);
}
}  // namespace

std::vector<const FinderEntry*> found(const std::vector<FinderEntry>& entries,
                                      const QString& query) {
    const QString asked = query.simplified();
    const QStringList words = asked.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<std::pair<int, const FinderEntry*>> ranked;
    for (const FinderEntry& entry : entries)
        if (const auto place = rank(entry, asked, words))
            ranked.emplace_back(words.isEmpty() ? 0 : *place, &entry);
    std::ranges::stable_sort(ranked, {}, &std::pair<int, const FinderEntry*>::first);
    std::vector<const FinderEntry*> kept;
    kept.reserve(ranked.size());
    for (const auto& [place, entry] : ranked)
        kept.push_back(entry);
    return kept;
}

}  // namespace thrum::gui
