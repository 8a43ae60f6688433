// Whole games of Touchdown-A-Minute in the program's own window, in each mode, by keys alone
// and by the mouse alone.

#include "gui/desk.hpp"
#include "gui/game_room/director.hpp"
#include "gui/match/game_page.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/window/main_window.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/verify.hpp>

#include <set>
#include <string>
#include <vector>

#include <QApplication>
#include <QDir>
#include <QPixmap>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using test::waitFor;

namespace {
enum class By { Keys, Mouse };

class Hands {
public:
    Hands(MainWindow& window, By by) : m_window{window}, m_by{by} {}

    [[nodiscard]] Match& match() { return m_window.director().page()->match(); }

    /// To the keyboard's owner, as the window system brings it.
    void press(int key) {
        QWidget* to = m_window.focusWidget();
        QTest::keyClick(to != nullptr ? to : static_cast<QWidget*>(&m_window), Qt::Key(key));
        QCoreApplication::processEvents();
    }

    static void click(QWidget* button) {
        QTest::mouseClick(button, Qt::LeftButton, {}, button->rect().center());
        QCoreApplication::processEvents();
    }

    /// Whatever is asked: a number or a choice, and Enter or the main button for what is laid,
    /// thrown or to be gone on with. They change, so that every kind of choice comes up.
    void answer() {
        m_luck = m_luck * 1664525U + 1013904223U;
        const auto before = match().anyGame().entries();
        if (!match().isCurtained() && match().facts().awaits == Awaits::Decision)
            choose((m_luck >> 16U) % (m_stuck > 3 ? 2U : 6U));
        if (match().anyGame().entries() == before)
            goOn();
        m_stuck = match().anyGame().entries() == before ? m_stuck + 1 : 0;
    }
    [[nodiscard]] int stuck() const { return m_stuck; }

private:
    void choose(unsigned number) {
        if (m_by == By::Keys) {
            press(Qt::Key_1 + static_cast<int>(number));
            return;
        }
        std::vector<ChoiceButton*> shown;
        for (auto* choice : m_window.director().page()->findChildren<ChoiceButton*>())
            if (choice->isVisible() && choice->isEnabled())
                shown.push_back(choice);
        if (!shown.empty())
            click(shown[number % shown.size()]);
    }
    void goOn() {
        if (m_by == By::Keys)
            press(Qt::Key_Return);
        else
            click(m_window.director().page()->mainButtonWidget());
    }

    MainWindow& m_window;
    By m_by;
    unsigned m_luck = 7;
    int m_stuck = 0;
};

void playWhole(Mode mode, By by) {
    const QTemporaryDir folder;
    const auto window = test::rememberingWindow(folder);
    window->begin();
    MatchSetup setup;
    setup.game = QStringLiteral("touchdown");
    setup.mode = mode;
    setup.seed = 23;
    REQUIRE(window->director().start(setup));
    Hands hands{*window, by};
    hands.match().setBrisk(true);
    std::set<int> quarters;
    while (hands.match().doing() != MatchDoing::Over && hands.stuck() < 60) {
        REQUIRE(waitFor(
            [&] {
                const MatchDoing doing = hands.match().doing();
                return doing == MatchDoing::Waiting || doing == MatchDoing::Throwing ||
                       doing == MatchDoing::Over;
            },
            10'000));
        quarters.insert(hands.match().facts().situation.period);
        INFO(hands.match().facts().phase);
        hands.answer();
        REQUIRE(hands.stuck() < 60);
    }
    REQUIRE(hands.match().doing() == MatchDoing::Over);
    CHECK(quarters.contains(1));
    CHECK(quarters.contains(4));
    // what was played so is a record like any other
    const auto verified =
        app::verify(test::library(), hands.match().anyGame().fileText(), "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference.has_value());
    CHECK(verified->over);
}

struct Look {
    ThemeChoice theme = ThemeChoice::Light;
    QSize size{};
    QString mark{};
};

// One picture of each moment that asks for something, as it comes up first.
void keepPictures(const Look& look, const QString& folder) {
    const QTemporaryDir kept;
    const auto window = test::rememberingWindow(kept);
    window->setTheme(look.theme);
    window->resize(look.size);
    window->begin();
    MatchSetup setup;
    setup.game = QStringLiteral("touchdown");
    setup.mode = Mode::Hotseat;
    setup.seed = 23;
    REQUIRE(window->director().start(setup));
    Hands hands{*window, By::Mouse};
    hands.match().setBrisk(true);
    std::set<std::string> seen;
    while (hands.stuck() < 60) {
        REQUIRE(waitFor(
            [&] {
                const MatchDoing doing = hands.match().doing();
                return doing == MatchDoing::Waiting || doing == MatchDoing::Throwing ||
                       doing == MatchDoing::Over;
            },
            10'000));
        const bool over = hands.match().doing() == MatchDoing::Over;
        const std::string name =
            hands.match().isCurtained() ? "curtain" : std::string{hands.match().facts().phase};
        if (seen.insert(name).second || over) {
            QCoreApplication::processEvents();
            window->grab().save(QStringLiteral("%1/%2-%3.png")
                                    .arg(folder, look.mark, QString::fromStdString(name)));
        }
        if (over)
            return;
        hands.answer();
    }
}
}  // namespace

// Hidden: with THRUM_PICTURES set it keeps what a whole game comes by, to be looked at.
TEST_CASE("pictures of a game of Touchdown-A-Minute", "[.][pictures][touchdown]") {
    const QString folder = qEnvironmentVariable("THRUM_PICTURES");
    REQUIRE_FALSE(folder.isEmpty());
    QDir{}.mkpath(folder);
    for (const Look& look : {Look{ThemeChoice::Light, {1280, 800}, QStringLiteral("light")},
                             Look{ThemeChoice::Dark, {1024, 700}, QStringLiteral("dark")},
                             Look{ThemeChoice::Contrast, {1920, 1080}, QStringLiteral("contrast")}})
        keepPictures(look, folder);
}

TEST_CASE("a whole game of Touchdown-A-Minute is played alone", "[gui][touchdown][whole]") {
    playWhole(Mode::Solitaire, GENERATE(By::Keys, By::Mouse));
}

TEST_CASE("a whole game of Touchdown-A-Minute is played by two coaches",
          "[gui][touchdown][whole]") {
    playWhole(Mode::Hotseat, GENERATE(By::Keys, By::Mouse));
}

TEST_CASE("a whole tournament game of Touchdown-A-Minute is played", "[gui][touchdown][whole]") {
    playWhole(Mode::Tournament, GENERATE(By::Keys, By::Mouse));
}
