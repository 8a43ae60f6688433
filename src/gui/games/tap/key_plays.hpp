#pragma once

#include <string>
#include <vector>

#include <QString>

namespace thrum::gui {

/// A play that a game is remembered by.
struct KeyPlay {
    std::size_t play = 0;  ///< of the record, as a replay counts them
    QString title;         ///< "Lancers, 2nd and 7 at own 41"
    QString story;
    friend bool operator==(const KeyPlay&, const KeyPlay&) = default;
};

/// At most so many, in their order: points first, then balls won and long ways.
[[nodiscard]] std::vector<KeyPlay> keyPlaysOf(const std::string& record, std::size_t most = 3);

}  // namespace thrum::gui
