#include "gui/window/window_settings.hpp"

#include <algorithm>

#include <QSettings>

namespace thrum::gui {

namespace {
QString key(const char* name) {
    return QString::fromLatin1(name);
}
}  // namespace

WindowSettings readSettings(const QSettings& store) {
    WindowSettings s;
    s.geometry = store.value(key("window/geometry")).toByteArray();
    s.columns = store.value(key("window/columns")).toByteArray();
    s.rightColumn = store.value(key("window/right")).toByteArray();
    s.theme = static_cast<ThemeChoice>(std::clamp(store.value(key("look/theme"), 0).toInt(), 0, 3));
    s.layers.numbers = store.value(key("layers/numbers"), true).toBool();
    s.layers.headings = store.value(key("layers/headings"), true).toBool();
    s.layers.traces = store.value(key("layers/traces"), true).toBool();
    s.layers.contacts = store.value(key("layers/contacts"), true).toBool();
    s.layers.miniMap = store.value(key("layers/map"), true).toBool();
    s.layers.grid = store.value(key("layers/grid"), false).toBool();
    s.layers.positions = store.value(key("layers/positions"), false).toBool();
    const auto text = [&store](const char* name, const std::string& otherwise) {
        return store.value(key(name), QString::fromStdString(otherwise)).toString().toStdString();
    };
    s.table.home = text("table/home", s.table.home);
    s.table.visitor = text("table/visitor", s.table.visitor);
    s.table.board = text("table/board", s.table.board);
    s.table.speedTenths =
        std::clamp(store.value(key("table/speed"), s.table.speedTenths).toInt(), 0, 100);
    s.sound = store.value(key("sound/on"), true).toBool();
    const auto percent = [&store](const char* name, int otherwise) {
        return std::clamp(store.value(key(name), otherwise).toInt(), 0, 100);
    };
    s.volumes.master = percent("sound/master", s.volumes.master);
    s.volumes.board = percent("sound/board", s.volumes.board);
    s.volumes.game = percent("sound/game", s.volumes.game);
    s.volumes.clock = percent("sound/clock", s.volumes.clock);
    s.quiet = store.value(key("sound/quiet"), false).toBool();
    s.takesUpAgain = store.value(key("session/takeUpAgain"), true).toBool();
    s.log = store.value(key("window/log"), true).toBool();
    s.navigation = store.value(key("window/navigation"), true).toBool();
    s.menuBar = store.value(key("window/menuBar"), true).toBool();
    s.turned = store.value(key("view/turned"), false).toBool();
    s.turnsForCoach = store.value(key("view/turnsForCoach"), false).toBool();
    s.textScale = std::clamp(store.value(key("look/text"), 1.0).toDouble(), 0.8, 3.0);
    s.zoom = store.value(key("view/zoom"), 0.0).toDouble();
    return s;
}

void writeSettings(QSettings& store, const WindowSettings& s) {
    store.setValue(key("window/geometry"), s.geometry);
    store.setValue(key("window/columns"), s.columns);
    store.setValue(key("window/right"), s.rightColumn);
    store.setValue(key("look/theme"), static_cast<int>(s.theme));
    store.setValue(key("layers/numbers"), s.layers.numbers);
    store.setValue(key("layers/headings"), s.layers.headings);
    store.setValue(key("layers/traces"), s.layers.traces);
    store.setValue(key("layers/contacts"), s.layers.contacts);
    store.setValue(key("layers/map"), s.layers.miniMap);
    store.setValue(key("layers/grid"), s.layers.grid);
    store.setValue(key("layers/positions"), s.layers.positions);
    store.setValue(key("table/home"), QString::fromStdString(s.table.home));
    store.setValue(key("table/visitor"), QString::fromStdString(s.table.visitor));
    store.setValue(key("table/board"), QString::fromStdString(s.table.board));
    store.setValue(key("table/speed"), s.table.speedTenths);
    store.setValue(key("sound/on"), s.sound);
    store.setValue(key("sound/master"), s.volumes.master);
    store.setValue(key("sound/board"), s.volumes.board);
    store.setValue(key("sound/game"), s.volumes.game);
    store.setValue(key("sound/clock"), s.volumes.clock);
    store.setValue(key("sound/quiet"), s.quiet);
    store.setValue(key("session/takeUpAgain"), s.takesUpAgain);
    store.setValue(key("window/log"), s.log);
    store.setValue(key("window/navigation"), s.navigation);
    store.setValue(key("window/menuBar"), s.menuBar);
    store.setValue(key("view/turned"), s.turned);
    store.setValue(key("view/turnsForCoach"), s.turnsForCoach);
    store.setValue(key("look/text"), s.textScale);
    store.setValue(key("view/zoom"), s.zoom);
}

}  // namespace thrum::gui
