#include "gui/window/last_place.hpp"

#include "gui/window/setting_key.hpp"

#include <algorithm>

#include <QSettings>

namespace thrum::gui {

namespace {
constexpr const char* kPage = "place/page";
constexpr const char* kFile = "place/file";
constexpr const char* kReplayMs = "place/replayMs";
constexpr const char* kSelected = "place/selected";
constexpr const char* kSearch = "place/search";
constexpr const char* kChosenPlay = "place/chosen";
constexpr const char* kTableSetUp = "place/table";
}  // namespace

LastPlace readLastPlace(const QSettings& store) {
    LastPlace place;
    place.page = store.value(settingKey(kPage)).toString();
    place.file = store.value(settingKey(kFile)).toString();
    place.replayMs = std::max<qint64>(0, store.value(settingKey(kReplayMs)).toLongLong());
    for (const QString& word : store.value(settingKey(kSelected)).toStringList()) {
        bool good = false;
        const int value = word.toInt(&good);
        if (good && value >= 0 && value < 2 * FigureId::kPerSide)
            place.selected.push_back(FigureId::fromValue(static_cast<std::uint8_t>(value)));
    }
    place.search = store.value(settingKey(kSearch)).toString();
    place.chosen = store.value(settingKey(kChosenPlay)).toString();
    place.tableSetUp = store.value(settingKey(kTableSetUp)).toStringList();
    return place;
}

void writeLastPlace(QSettings& store, const LastPlace& place) {
    QStringList selected;
    for (const FigureId id : place.selected)
        selected << QString::number(id.value());
    store.setValue(settingKey(kPage), place.page);
    store.setValue(settingKey(kFile), place.file);
    store.setValue(settingKey(kReplayMs), place.replayMs);
    store.setValue(settingKey(kSelected), selected);
    store.setValue(settingKey(kSearch), place.search);
    store.setValue(settingKey(kChosenPlay), place.chosen);
    store.setValue(settingKey(kTableSetUp), place.tableSetUp);
}

}  // namespace thrum::gui
