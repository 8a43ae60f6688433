// Hidden: `thrum_test_gui "[pictures]"` with THRUM_PICTURES set keeps a picture of every page of
// the prompt panel that a game comes by.
#include "gui/game_desk.hpp"
#include "gui/match/side_band.hpp"
#include "gui/start/wait_for.hpp"

#include <set>

#include <QDir>
#include <QPixmap>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
void keepPictures(tap::Mode mode, ThemeChoice theme, QSize size, const QString& mark) {
    const QString folder = qEnvironmentVariable("THRUM_PICTURES");
    if (folder.isEmpty())
        return;
    QDir{}.mkpath(folder);
    MatchSetup setup = test::shortGame(mode, 6);
    setup.coaches = {QStringLiteral("Ida"), QStringLiteral("Bo")};
    test::GameDesk desk{setup};
    desk.window().setTheme(theme);
    desk.window().resize(size);
    test::WidgetCoach coach{desk};
    std::set<std::string> seen;
    for (int i = 0; i < 900 && desk.match().doing() != MatchDoing::Over; ++i) {
        waitFor(
            [&] {
                if (desk.match().doing() == MatchDoing::Running && i % 3 != 0 &&
                    desk.state().phase == tap::Phase::RunBehind &&
                    desk.match().film().lastTick() > 70)
                    desk.press(Qt::Key_Space);
                return desk.match().doing() == MatchDoing::Waiting ||
                       desk.match().doing() == MatchDoing::Over;
            },
            60'000);
        std::string name{tap::nameOf(desk.state().phase)};
        if (desk.state().playFacts.pass.receiver)
            name += "r";
        if (desk.match().wants(tap::DecisionKind::ReleasePass))
            name += "s";
        if (desk.match().wants(tap::DecisionKind::TakeOver))
            name += "-handover";
        if (seen.insert(name).second) {
            QCoreApplication::processEvents();
            desk.window().grab().save(
                QStringLiteral("%1/%2-%3.png").arg(folder, QString::fromStdString(name), mark));
        }
        if (desk.match().doing() == MatchDoing::Over || !coach.act())
            break;
    }
}
}  // namespace

TEST_CASE("pictures of the pages", "[.][pictures]") {
    keepPictures(tap::Mode::Solitaire, ThemeChoice::Light, {1280, 800}, QStringLiteral("light"));
    keepPictures(tap::Mode::Hotseat, ThemeChoice::Dark, {1280, 800}, QStringLiteral("dark"));
    keepPictures(tap::Mode::Tournament, ThemeChoice::Light, {1024, 700}, QStringLiteral("narrow"));
}
