#include "gui/games/solitaire/sol_rig.hpp"

#include "gui/desk.hpp"
#include "gui/games/solitaire/face.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>

#include <filesystem>
#include <stdexcept>

#include <QAccessible>
#include <QApplication>
#include <QVBoxLayout>

namespace thrum::gui::test {

namespace {
void gatherTexts(QAccessibleInterface* item, QStringList& texts) {
    constexpr int kMost = 4000;
    if (item == nullptr || texts.size() > kMost)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << item->text(what);
    for (int i = 0; i < item->childCount(); ++i)
        gatherTexts(item->child(i), texts);
}
}  // namespace

SolRig::SolRig(const Asked& asked) : m_window{std::make_unique<QWidget>()} {
    io::request::New request;
    request.game = "solitaire";
    request.seed = asked.seed;
    request.options = asked.options;
    request.overrides = asked.overrides;
    request.home.seat = asked.seats[0];
    request.visitor.seat = asked.seats[1];
    auto game = app::beginGame(library(),
                               std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules",
                               request,
                               "thrum test",
                               "2026-11-20T10:00:00Z");
    if (!game)
        throw std::runtime_error{sentenceOf(game.error()).toStdString()};
    MatchSetup setup;
    setup.seats = {QString::fromStdString(asked.seats[0]), QString::fromStdString(asked.seats[1])};
    const GameFace face = solitaireFace();
    auto match = face.makeMatch(*std::move(game), setup, m_time);
    match->setBrisk(asked.brisk);
    match->setTimeScale(10.0);
    m_match = static_cast<sol::SolMatch*>(match.get());
    auto* rows = new QVBoxLayout{m_window.get()};
    rows->setContentsMargins(0, 0, 0, 0);
    m_page = new TabletopPage{std::move(match), face.makeTable, m_window.get()};
    m_table = static_cast<sol::SolTable*>(&m_page->table());
    rows->addWidget(m_page);
    QObject::connect(m_match, &Match::refused, m_page, [this](const MatchRefusal& refusal) {
        m_refusals << refusal.sentence;
    });
    QObject::connect(
        m_match, &Match::stuck, m_page, [this](const QString& why) { m_refusals << why; });
    m_window->resize(asked.size);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    m_match->start();
    QCoreApplication::processEvents();
    (void)settle();
}

SolRig::~SolRig() = default;

bool SolRig::settle(int milliseconds) {
    return waitFor(
        [this] {
            const MatchDoing doing = m_match->doing();
            if (isSeatAtWork(doing))
                m_time.pass(100);  // its moves are shown one after the other
            return doing == MatchDoing::Waiting || doing == MatchDoing::Over ||
                   doing == MatchDoing::Throwing || doing == MatchDoing::Ended;
        },
        milliseconds);
}

bool SolRig::press(int n) {
    for (ActionList* list : prompt().findChildren<ActionList*>()) {
        if (!list->isVisibleTo(&prompt()))
            continue;
        for (const ActionItem& item : list->items())
            if (item.enabled && --n == 0) {
                list->button(item.id)->click();
                return settle();
            }
    }
    return false;
}

bool SolRig::digit(int n) {
    return m_page->panel().pressChoice(n) && settle();
}

bool SolRig::press(const QString& text) {
    for (ActionList* list : prompt().findChildren<ActionList*>()) {
        if (!list->isVisibleTo(&prompt()))
            continue;
        for (const ActionItem& item : list->items())
            if (item.enabled && item.text == text) {
                list->button(item.id)->click();
                return settle();
            }
    }
    return false;
}

void SolRig::main() {
    m_page->mainAction();
    (void)settle();
}

void SolRig::space() {
    m_table->toggleSwitch();
    (void)settle();
}

// Power for a third of a second or so, and a release that is not perfect.
void SolRig::shoot() {
    m_table->toggleSwitch();
    m_time.pass(300 + static_cast<int>(m_step % 400));
    m_table->toggleSwitch();
    m_time.pass(440);
    space();
}

// A called pass is thrown from a stop.
void SolRig::stopSoon() {
    if (state().playFacts.kind == solitaire::PlayKind::Pass) {
        // slow enough that the stop comes near the tick that is waited for
        const double usual = m_match->timeScale();
        m_match->setTimeScale(1.0);
        constexpr int kTicks = 60;
        (void)waitFor(
            [this] {
                const MatchDoing doing = m_match->doing();
                return (doing != MatchDoing::Running && doing != MatchDoing::Saving &&
                        doing != MatchDoing::Preparing) ||
                       m_match->film().lastTick() > kTicks;
            },
            10'000);
        if (m_match->doing() == MatchDoing::Running)
            m_table->toggleSwitch();
        m_match->setTimeScale(usual);
    }
    (void)settle();
}

void SolRig::answer() {
    using solitaire::DecisionKind;
    using solitaire::Phase;
    m_step = m_step * 1664525U + 1013904223U;
    const auto draw = [this](unsigned n) { return 1 + static_cast<int>((m_step >> 16U) % n); };
    if (m_match->doing() == MatchDoing::Throwing || m_match->doing() == MatchDoing::Ended) {
        m_time.pass(3000);
        main();
        return;
    }
    switch (phase()) {
        case Phase::Call:
            if (state().down == 4)
                press(draw(6));
            else
                press(draw(3) == 1 ? 1 : 2);
            break;
        case Phase::Stop:
            if (!press(QStringLiteral("Throw")))
                space();
            break;
        case Phase::Shot:
        case Phase::KickShot:
            shoot();
            break;
        case Phase::Align:
            m_table->toggleSwitch();
            stopSoon();
            break;
        case Phase::KickAlign:
        case Phase::Loose:
            space();
            break;
        default:
            if (!press(draw(2)))
                press(1);
            break;
    }
}

bool SolRig::playTo(solitaire::Phase wanted, int most) {
    for (int i = 0; i < most && m_match->doing() != MatchDoing::Over; ++i) {
        if (m_match->doing() == MatchDoing::Waiting && phase() == wanted)
            return true;
        answer();
    }
    return false;
}

bool SolRig::playToFreeMan() {
    constexpr int kMostShots = 40;
    for (int i = 0; i < kMostShots && playTo(solitaire::Phase::Shot); ++i) {
        if (m_table->shot().target())
            return true;
        answer();
    }
    return false;
}

QStringList SolRig::texts() {
    QStringList texts;
    gatherTexts(QAccessible::queryAccessibleInterface(m_window.get()), texts);
    for (const QWidget* widget : m_window->findChildren<QWidget*>())
        if (widget->isVisible())
            texts << widget->toolTip() << widget->statusTip() << widget->whatsThis();
    return texts;
}

}  // namespace thrum::gui::test
