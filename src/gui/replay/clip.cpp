#include "gui/replay/clip.hpp"

#include "gui/replay/write_file.hpp"

#include <thrum/io/game_notes.hpp>

#include <algorithm>

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImage>

namespace thrum::gui {

namespace {
constexpr int kMostPictures = 3000;

QString clipWords(const char* text) {
    return QCoreApplication::translate("Clip", text);
}

std::optional<QString> writePicture(std::int64_t ms, const ImageAt& imageAt, const QString& file) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    if (!imageAt(ms).save(&buffer, "PNG"))
        return clipWords("%1 could not be written.").arg(file);
    return writeFile(file,
                     std::string_view{bytes.constData(), static_cast<std::size_t>(bytes.size())});
}
}  // namespace

int pictureCount(const Clip& clip) {
    const std::int64_t length = std::max<std::int64_t>(0, clip.toMs - clip.fromMs);
    return static_cast<int>(std::min<std::int64_t>(
        kMostPictures, length * std::max(1, clip.picturesPerSecond) / 1000 + 1));
}

QString clipText(const ReplayDocument& document, const Clip& clip) {
    const app::Replay& replay = document.replay();
    QString text;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const bool inside = replay.timeOfPlay(i) <= clip.toMs && replay.endOfPlay(i) >= clip.fromMs;
        if (inside)
            text += document.playTitle(i) + QStringLiteral("\n    ") + document.playStory(i) +
                    QLatin1Char('\n');
    }
    return text;
}

std::string clipGame(const ReplayDocument& document, const Clip& clip) {
    // Up to what was decided at the end of the part, with the step that is under way there.
    const app::Replay& replay = document.replay();
    const app::ReplayMoment last = replay.at(clip.toMs);
    const auto& steps = replay.steps();
    if (steps.empty())
        return document.text();
    const int line = steps[std::min(last.step, steps.size() - 1)].line;
    std::size_t end = 0;
    for (int i = 0; i < line && end != std::string::npos; ++i) {
        end = document.text().find('\n', end);
        end = end == std::string::npos ? end : end + 1;
    }
    return document.text().substr(0, end);
}

std::optional<QString> writeClip(const ReplayDocument& document,
                                 const Clip& clip,
                                 const ImageAt& imageAt,
                                 const QString& file) {
    switch (clip.form) {
        case ClipForm::Picture:
            return writePicture(clip.fromMs, imageAt, file);
        case ClipForm::Text:
            return writeFile(file, clipText(document, clip).toStdString());
        case ClipForm::Game:
            return writeFile(file, clipGame(document, clip));
        case ClipForm::Pictures:
            break;
    }
    const QFileInfo info{file};
    const int count = pictureCount(clip);
    for (int i = 0; i < count; ++i) {
        const QString name =
            QStringLiteral("%1-%2.%3")
                .arg(info.completeBaseName())
                .arg(i + 1, 3, 10, QLatin1Char('0'))
                .arg(info.suffix().isEmpty() ? QStringLiteral("png") : info.suffix());
        const std::int64_t ms = clip.fromMs + std::int64_t{i} * 1000 / clip.picturesPerSecond;
        if (const auto why = writePicture(ms, imageAt, info.dir().filePath(name)))
            return why;
    }
    return std::nullopt;
}

}  // namespace thrum::gui
