#include "gui/window/last_place.hpp"

#include <algorithm>

#include <QSettings>

namespace thrum::gui {

namespace {
constexpr const char* kPage = "place/page";
constexpr const char* kFile = "place/file";
constexpr const char* kReplayMs = "place/replayMs";
constexpr const char* kSelected = "place/selected";
constexpr const char* kSearch = "place/search";
constexpr const char* kChosen = "place/chosen";
constexpr const char* kTable = "place/table";

QString key(const char* name) {
    return QString::fromLatin1(name);
}
}  // namespace

LastPlace readLastPlace(const QSettings& store) {
    LastPlace place;
    place.page = store.value(key(kPage)).toString();
    place.file = store.value(key(kFile)).toString();
    place.replayMs = std::max<qint64>(0, store.value(key(kReplayMs)).toLongLong());
    for (const QString& word : store.value(key(kSelected)).toStringList()) {
        bool good = false;
        const int value = word.toInt(&good);
        if (good && value >= 0 && value < 2 * FigureId::kPerSide)
            place.selected.push_back(FigureId::fromValue(static_cast<std::uint8_t>(value)));
    }
    place.search = store.value(key(kSearch)).toString();
    place.chosen = store.value(key(kChosen)).toString();
    place.tableSetUp = store.value(key(kTable)).toStringList();
    return place;
}

void writeLastPlace(QSettings& store, const LastPlace& place) {
    QStringList selected;
    for (const FigureId id : place.selected)
        selected << QString::number(id.value());
    store.setValue(key(kPage), place.page);
    store.setValue(key(kFile), place.file);
    store.setValue(key(kReplayMs), place.replayMs);
    store.setValue(key(kSelected), selected);
    store.setValue(key(kSearch), place.search);
    store.setValue(key(kChosen), place.chosen);
    store.setValue(key(kTable), place.tableSetUp);
}

}  // namespace thrum::gui
