#include "gui/window/window_settings.hpp"

#include "gui/theme/text_size.hpp"
#include "gui/window/setting_key.hpp"

#include <algorithm>

#include <QSettings>

namespace thrum::gui {

namespace {}  // namespace

WindowSettings readSettings(const QSettings& store) {
    WindowSettings s;
    s.geometry = store.value(settingKey("window/geometry")).toByteArray();
    s.columns = store.value(settingKey("window/columns")).toByteArray();
    s.rightColumn = store.value(settingKey("window/right")).toByteArray();
    s.theme = static_cast<ThemeChoice>(
        std::clamp(store.value(settingKey("look/theme"), 0).toInt(), 0, 3));
    s.layers.numbers = store.value(settingKey("layers/numbers"), true).toBool();
    s.layers.headings = store.value(settingKey("layers/headings"), true).toBool();
    s.layers.traces = store.value(settingKey("layers/traces"), true).toBool();
    s.layers.contacts = store.value(settingKey("layers/contacts"), true).toBool();
    s.layers.miniMap = store.value(settingKey("layers/map"), true).toBool();
    s.layers.grid = store.value(settingKey("layers/grid"), false).toBool();
    s.layers.positions = store.value(settingKey("layers/positions"), false).toBool();
    s.layers.men = store.value(settingKey("layers/men"), true).toBool();
    const auto text = [&store](const char* name, const std::string& otherwise) {
        return store.value(settingKey(name), QString::fromStdString(otherwise))
            .toString()
            .toStdString();
    };
    s.table.home = text("table/home", s.table.home);
    s.table.visitor = text("table/visitor", s.table.visitor);
    s.table.board = text("table/board", s.table.board);
    s.table.speedTenths =
        std::clamp(store.value(settingKey("table/speed"), s.table.speedTenths).toInt(), 0, 100);
    s.sound = store.value(settingKey("sound/on"), true).toBool();
    const auto percent = [&store](const char* name, int otherwise) {
        return std::clamp(store.value(settingKey(name), otherwise).toInt(), 0, 100);
    };
    s.volumes.master = percent("sound/master", s.volumes.master);
    s.volumes.board = percent("sound/board", s.volumes.board);
    s.volumes.game = percent("sound/game", s.volumes.game);
    s.volumes.clock = percent("sound/clock", s.volumes.clock);
    s.quiet = store.value(settingKey("sound/quiet"), false).toBool();
    s.takesUpAgain = store.value(settingKey("session/takeUpAgain"), true).toBool();
    s.log = store.value(settingKey("window/log"), true).toBool();
    s.navigation = store.value(settingKey("window/navigation"), true).toBool();
    s.menuBar = store.value(settingKey("window/menuBar"), true).toBool();
    s.turned = store.value(settingKey("view/turned"), false).toBool();
    s.turnsForCoach = store.value(settingKey("view/turnsForCoach"), false).toBool();
    s.textScale = std::clamp(store.value(settingKey("look/text"), 1.0).toDouble(),
                             kLeastTextPercent / 100.0,
                             kMostTextPercent / 100.0);
    s.zoom = store.value(settingKey("view/zoom"), 0.0).toDouble();
    return s;
}

void writeSettings(QSettings& store, const WindowSettings& s) {
    store.setValue(settingKey("window/geometry"), s.geometry);
    store.setValue(settingKey("window/columns"), s.columns);
    store.setValue(settingKey("window/right"), s.rightColumn);
    store.setValue(settingKey("look/theme"), static_cast<int>(s.theme));
    store.setValue(settingKey("layers/numbers"), s.layers.numbers);
    store.setValue(settingKey("layers/headings"), s.layers.headings);
    store.setValue(settingKey("layers/traces"), s.layers.traces);
    store.setValue(settingKey("layers/contacts"), s.layers.contacts);
    store.setValue(settingKey("layers/map"), s.layers.miniMap);
    store.setValue(settingKey("layers/grid"), s.layers.grid);
    store.setValue(settingKey("layers/positions"), s.layers.positions);
    store.setValue(settingKey("layers/men"), s.layers.men);
    store.setValue(settingKey("table/home"), QString::fromStdString(s.table.home));
    store.setValue(settingKey("table/visitor"), QString::fromStdString(s.table.visitor));
    store.setValue(settingKey("table/board"), QString::fromStdString(s.table.board));
    store.setValue(settingKey("table/speed"), s.table.speedTenths);
    store.setValue(settingKey("sound/on"), s.sound);
    store.setValue(settingKey("sound/master"), s.volumes.master);
    store.setValue(settingKey("sound/board"), s.volumes.board);
    store.setValue(settingKey("sound/game"), s.volumes.game);
    store.setValue(settingKey("sound/clock"), s.volumes.clock);
    store.setValue(settingKey("sound/quiet"), s.quiet);
    store.setValue(settingKey("session/takeUpAgain"), s.takesUpAgain);
    store.setValue(settingKey("window/log"), s.log);
    store.setValue(settingKey("window/navigation"), s.navigation);
    store.setValue(settingKey("window/menuBar"), s.menuBar);
    store.setValue(settingKey("view/turned"), s.turned);
    store.setValue(settingKey("view/turnsForCoach"), s.turnsForCoach);
    store.setValue(settingKey("look/text"), s.textScale);
    store.setValue(settingKey("view/zoom"), s.zoom);
}

}  // namespace thrum::gui
