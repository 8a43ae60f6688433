#include "gui/workshop/bench_desk.hpp"

#include "gui/commands/commands.hpp"
#include "gui/workshop/underside_view.hpp"

#include <QAction>
#include <QApplication>

namespace thrum::gui::test {

BenchDesk::BenchDesk() {
    open();
}

void BenchDesk::open() {
    m_desk = std::make_unique<Desk>(QString{}, QString{}, m_folder.path());
    window().commands()[Command::BenchPage]->trigger();
    page().underside().setFocus();
    QCoreApplication::processEvents();
}

void BenchDesk::restart() {
    m_desk.reset();
    open();
}

void BenchDesk::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&page().underside(), static_cast<Qt::Key>(key), modifiers);
}

bool BenchDesk::settle() {
    return waitFor([this] { return !page().crew().isBusy(); }, 60'000);
}

}  // namespace thrum::gui::test
