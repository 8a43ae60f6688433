#pragma once

#include "gui/replay/replay_document.hpp"

#include <functional>
#include <optional>
#include <utility>

#include <QImage>
#include <QString>

namespace thrum::gui {

/// What a part of a replay can be taken out as.
enum class ClipForm { Picture, Pictures, Text, Game };

struct Clip {
    ClipForm form = ClipForm::Picture;
    std::int64_t fromMs = 0;
    std::int64_t toMs = 0;
    int picturesPerSecond = 10;
};

/// How many pictures a series has, both ends among them.
[[nodiscard]] int pictureCount(const Clip& clip);
/// The plays of the part in words.
[[nodiscard]] QString clipText(const ReplayDocument& document, const Clip& clip);
/// The record up to the end of the part: a game file like any other that was not finished.
[[nodiscard]] std::string clipGame(const ReplayDocument& document, const Clip& clip);

/// The table at a moment of the replay, as it is zoomed now.
using ImageAt = std::function<QImage(std::int64_t ms)>;

/// Writes the part; a picture shows its first moment.
/// @param file  of a series the pattern: "play.png" gives play-001.png and so on
/// @return why not, in a sentence; nothing if it is written
[[nodiscard]] std::optional<QString> writeClip(const ReplayDocument& document,
                                               const Clip& clip,
                                               const ImageAt& imageAt,
                                               const QString& file);

}  // namespace thrum::gui
