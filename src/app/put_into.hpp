#pragma once

#include <thrum/app/library.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace thrum::app {

/// In place of what has its id, else among the others in order of the ids.
template <class T>
void putInto(std::vector<LibraryEntry<T>>& entries, LibraryEntry<T> entry) {
    const auto same = std::ranges::find_if(
        entries, [&](const LibraryEntry<T>& other) { return other.value.id == entry.value.id; });
    if (same != entries.end())
        *same = std::move(entry);
    else
        entries.push_back(std::move(entry));
    std::ranges::sort(entries, {}, [](const LibraryEntry<T>& each) { return each.value.id; });
}

}  // namespace thrum::app
