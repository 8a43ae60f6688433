#include "measuring/pictures.hpp"

#include "gui/board/board_view.hpp"
#include "gui/practice/table_page.hpp"
#include "gui/window/main_window.hpp"
#include "measuring/shell_pictures.hpp"
#include "measuring/table_pictures.hpp"
#include "support/wait_for.hpp"

#include <QCoreApplication>
#include <QDir>

namespace thrum::gui::measuring {

using test::waitFor;

namespace {
constexpr QSize kPictureSize{1280, 800};
constexpr int kRunTick = 170;  // the moment of the picture of a run
constexpr int kLongestPlayMs = 40'000;

bool keep(MainWindow& window, const QDir& folder, const QString& name) {
    QCoreApplication::processEvents();
    return window.grab().save(folder.filePath(name + QStringLiteral(".png")));
}
}  // namespace

QString drawPictures(MainWindow& window, const QString& folder) {
    QDir target{folder};
    const QString cannotWrite =
        QCoreApplication::translate("Pictures", "The folder %1 cannot be written.").arg(folder);
    if (!target.mkpath(QStringLiteral(".")))
        return cannotWrite;
    window.resize(kPictureSize);
    window.show();
    TableSession& session = window.session();
    bool good = true;
    const std::string game = sampleGame(window);
    for (const auto& [theme, mark] : {std::pair{ThemeChoice::Light, QStringLiteral("light")},
                                      std::pair{ThemeChoice::Dark, QStringLiteral("dark")}}) {
        window.setTheme(theme);
        if (session.phase() == TablePhase::Result || session.phase() == TablePhase::Stopped)
            session.backToSetUp();
        session.setTimeScale(1.0);
        good = drawShellPictures(window, target, mark, game) && good;
        good = drawTablePictures(window, target, mark) && good;
        good = keep(window, target, QStringLiteral("window-set-up-") + mark) && good;
        session.switchOn();
        waitFor([&session] { return !session.boardOn() || session.drawnTick() >= kRunTick; },
                kLongestPlayMs);
        good = keep(window, target, QStringLiteral("window-run-") + mark) && good;
        session.setTimeScale(10.0);
        waitFor([&session] { return !session.boardOn(); }, kLongestPlayMs);
        good = keep(window, target, QStringLiteral("window-result-") + mark) && good;
    }
    return good ? QString{} : cannotWrite;
}

}  // namespace thrum::gui::measuring
