#include "gui/desk.hpp"

#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>

#include <stdexcept>

#include <QApplication>
#include <QTest>
#include <QWheelEvent>

namespace thrum::gui::test {

const app::Library& library() {
    static const app::Library loaded = [] {
        app::Environment from = app::environment();
        from.source = THRUM_TEST_SOURCE_DIR;
        const auto shipped = app::shippedData(from);
        if (!shipped)
            throw std::runtime_error{shipped.error().text()};
        return app::Library::load(*shipped, {});
    }();
    return loaded;
}

TableData shippedTable() {
    auto table = loadTable(library(), {});
    if (!table)
        throw std::runtime_error{table.error().text()};
    return *table;
}

std::unique_ptr<MainWindow> rememberingWindow(const QTemporaryDir& folder, bool readOnly) {
    WindowOptions options;
    options.sound = false;
    options.seed = 7;
    options.settingsFile = folder.filePath(QStringLiteral("window.ini"));
    options.gamesFolder = folder.filePath(QStringLiteral("games"));
    options.gamesIndex = folder.filePath(QStringLiteral("index.json"));
    options.readOnly = readOnly;
    auto window = std::make_unique<MainWindow>(library(), shippedTable(), TableChoice{}, options);
    window->resize(1280, 800);
    window->show();
    QApplication::setActiveWindow(window.get());
    QCoreApplication::processEvents();
    return window;
}

Desk::Desk(const QString& gamesFolder,
           const QString& gamesIndex,
           const QString& ownFolder,
           TimeSource* time) {
    WindowOptions options;
    options.time = time;
    options.gamesFolder = gamesFolder;
    options.gamesIndex = gamesIndex;
    options.ownFolder = ownFolder;
    options.sound = false;
    options.seed = 0x5EED0007U;
    m_window = std::make_unique<MainWindow>(library(), shippedTable(), TableChoice{}, options);
    m_window->resize(1280, 800);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    board().setFocus();
    QCoreApplication::processEvents();
}

FigureId Desk::man(const QString& name) {
    const Side side = name.startsWith(QLatin1Char('H')) ? Side::Home : Side::Visitor;
    for (const FigureSetup& figure : document().state().figures) {
        const Player* player = document().data().player(figure.id);
        if (figure.id.side() == side && player != nullptr &&
            QString::fromStdString(player->number) == name.mid(1))
            return figure.id;
    }
    throw std::runtime_error{"nobody on the board is " + name.toStdString()};
}

Pose Desk::pose(FigureId id) {
    return document().state().figure(id)->pose;
}

QPoint Desk::pixelOf(FigureId id) {
    const Pose at = pose(id);
    return board().pixelOf(QPointF{at.at.x.yards(), at.at.y.yards()}).toPoint();
}

void Desk::drag(FigureId id, QPoint by, bool letGo) {
    const QPoint from = pixelOf(id);
    QTest::mousePress(&board(), Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(&board(), from + by * step / 4);
    if (letGo)
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, from + by);
}

void Desk::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&board(), static_cast<Qt::Key>(key), modifiers);
}

void Desk::wheel(FigureId id, int notches, Qt::KeyboardModifiers modifiers) {
    const QPointF at{pixelOf(id)};
    QWheelEvent event{at,
                      board().mapToGlobal(at),
                      {},
                      QPoint{0, 120 * notches},
                      Qt::NoButton,
                      modifiers,
                      Qt::NoScrollPhase,
                      false};
    QCoreApplication::sendEvent(&board(), &event);
}

bool Desk::runToEnd() {
    session().setTimeScale(10.0);
    press(Qt::Key_Space);
    return waitFor([this] { return !session().boardOn(); }, 30'000);
}

}  // namespace thrum::gui::test
