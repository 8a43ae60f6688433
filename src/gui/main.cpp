#include "gui/session/field_words.hpp"
#include "gui/window/main_window.hpp"
#include "gui/window/table_loader.hpp"
#include "gui/window/window_settings.hpp"

#include <thrum/app/folders.hpp>

#include <QApplication>
#include <QSettings>

#include <iostream>
#include <random>

int main(int argc, char** argv) {
    QApplication app{argc, argv};
    const auto surroundings = thrum::app::environment();
    auto library = thrum::app::Library::load(surroundings);
    auto data = thrum::gui::loadTable(library, {});
    if (!data) {
        std::cerr << data.error().text() << '\n';
        return 2;
    }
    thrum::gui::WindowOptions options;
    options.seed = std::random_device{}();
    thrum::gui::MainWindow window{library, *data, {}, options};
    window.show();
    return QApplication::exec();
}
