#include "gui/games/foursheet/fss_desk.hpp"

#include "gui/desk.hpp"
#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/face.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/widgets/action_list.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/core/hash.hpp>

#include <stdexcept>

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

namespace thrum::gui::fss::test {

std::unique_ptr<FoursheetMatch> begun(const Asked& asked) {
    const app::Library& library = asked.library != nullptr ? *asked.library : gui::test::library();
    io::request::New request;
    request.game = "foursheet";
    request.seed = asked.seed;
    request.home = {.id = asked.home, .seat = asked.seats[0]};
    request.visitor = {.id = "quarrymen", .seat = asked.seats[1]};
    request.mode = asked.mode;
    request.overrides = asked.overrides;
    request.options = asked.options;
    auto game = app::beginGame(library,
                               std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules",
                               request,
                               "test",
                               "2026-01-01T00:00:00Z");
    if (!game)
        throw std::runtime_error{sentenceOf(game.error()).toStdString()};
    MatchSetup setup;
    setup.realDice = asked.realDice;
    auto match = foursheetFace().makeMatch(*std::move(game), setup, TimeSource::machine());
    return std::unique_ptr<FoursheetMatch>{static_cast<FoursheetMatch*>(match.release())};
}

Desk::Desk(const Asked& asked)
    : m_window{std::make_unique<QWidget>()},
      m_match{begun(asked)},
      m_table{std::make_unique<Table>(*m_match)} {
    auto* row = new QHBoxLayout{m_window.get()};
    row->addWidget(&m_table->picture(), 1);
    m_stack = new QStackedWidget;
    m_stack->setFixedWidth(300);
    row->addWidget(m_stack);
    m_stack->addWidget(new QWidget);  // where nobody is asked, and under a curtain
    for (MatchPromptPage* page : m_table->pages()) {
        m_stack->addWidget(page);
        QObject::connect(
            page, &MatchPromptPage::choiceChanged, m_window.get(), [this] { refresh(); });
    }
    QObject::connect(
        m_table.get(), &GameTable::choiceChanged, m_window.get(), [this] { refresh(); });
    QObject::connect(m_match.get(), &Match::changed, m_window.get(), [this] { refresh(); });
    QObject::connect(
        m_match.get(), &Match::cameAbout, m_window.get(), [this] { m_table->happened(); });
    m_window->resize(1230, 700);
    m_window->show();
    m_match->setBrisk(true);
    m_match->start();
}

Desk::~Desk() {
    m_match->disconnect(m_window.get());
    m_window.reset();
}

void Desk::refresh() {
    m_table->refresh();
    const bool asked = (m_match->doing() == MatchDoing::Waiting && !m_match->isCurtained()) ||
                       m_match->doing() == MatchDoing::Throwing;
    if (!asked) {
        m_stack->setCurrentIndex(0);
        return;
    }
    MatchPromptPage* wanted = m_table->pageFor();
    m_stack->setCurrentWidget(wanted);
    wanted->refresh();
}

MatchPromptPage* Desk::page() {
    return qobject_cast<MatchPromptPage*>(m_stack->currentWidget());
}

bool Desk::settle(bool liftCurtain) {
    const bool rests = gui::test::waitFor(
        [this] {
            return m_match->doing() == MatchDoing::Waiting || m_match->doing() == MatchDoing::Over;
        },
        20'000);
    if (liftCurtain && m_match->isCurtained())
        m_match->liftCurtain();
    return rests;
}

bool Desk::pressMain() {
    MatchPromptPage* shown = page();
    if (shown == nullptr)
        return false;
    const MainButton button = shown->mainButton();
    if (button.text.isEmpty() || !button.enabled)
        return false;
    shown->pressMain();
    return true;
}

void Desk::type(const QString& text) {
    auto* edit = find<QLineEdit>("cardNumber");
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

// --- a coach of pages

int PageCoach::chance(int below) {
    return static_cast<int>(bitsAt(m_bits, static_cast<std::uint64_t>(++m_turn)) %
                            static_cast<std::uint64_t>(below));
}

bool PageCoach::call() {
    const auto& decks = m_desk.match().state().data->decks;
    auto* kinds = m_desk.find<QWidget>("callKind");
    const auto kind = [&](int id) {
        auto* button = kinds->findChild<QPushButton*>(QStringLiteral("callKind%1").arg(id));
        if (button != nullptr && button->isEnabled())
            button->click();
    };
    if (chance(8) == 0)
        if (auto* out = m_desk.find<QPushButton>(chance(2) == 0 ? "timeOut" : "theirTimeOut");
            out != nullptr && out->isVisible() && out->isEnabled()) {
            out->click();
            return true;
        }
    if (m_desk.match().state().down == 4 || m_desk.match().state().isTry)
        kind(1 + chance(3));
    auto* formation = m_desk.find<QComboBox>("formation");
    if (formation->count() > 1 && chance(4) == 0) {
        formation->setCurrentIndex(chance(formation->count()));
        emit formation->activated(formation->currentIndex());
    }
    if (m_desk.find<QLineEdit>("cardNumber")->isVisible()) {
        const auto& cards =
            foursheet::deckOf(*m_desk.match().state().data,
                              static_cast<foursheet::Formation>(formation->currentData().toInt()))
                ->cards;
        m_desk.type(QString::number(
            cards[static_cast<std::size_t>(chance(static_cast<int>(cards.size())))].number));
    }
    if (m_desk.pressMain())
        return true;
    kind(0);
    m_desk.type(QString::number(decks.front().cards.front().number));
    return m_desk.pressMain();
}

bool PageCoach::defend() {
    const auto picks = [&](const char* name) {
        auto* box = m_desk.find<QComboBox>(name);
        if (box == nullptr || !box->isVisible() || !box->isEnabled() || chance(3) != 0)
            return;
        box->setCurrentIndex(chance(box->count()));
        emit box->activated(box->currentIndex());
    };
    picks("places");
    picks("key");
    picks("double");
    picks("spy");
    if (auto* typed = m_desk.find<QLineEdit>("placeTyped"); chance(4) == 0)
        QTest::keyClicks(typed, QStringLiteral("%1 M2").arg(1 + chance(9)));
    if (m_desk.pressMain())
        return true;
    m_desk.find<QPushButton>("usualPlaces")->click();
    return m_desk.pressMain();
}

bool PageCoach::choose() {
    auto* list = m_desk.find<ActionList>("choices");
    const int count = list != nullptr ? static_cast<int>(list->items().size()) : 0;
    const int question = m_desk.match().questionNumber();
    for (int i = 0; count > 0 && i < 6; ++i) {
        list->press(1 + chance(count));
        if (m_desk.match().questionNumber() != question ||
            m_desk.match().doing() != MatchDoing::Waiting)
            return true;
        // a card goes with it
        auto* number = m_desk.find<QLineEdit>("cardNumber");
        if (number != nullptr && number->isVisible()) {
            m_desk.type(QStringLiteral("56"));
            if (m_desk.pressMain())
                return true;
        }
    }
    return m_desk.pressMain();
}

void PageCoach::note() {
    const auto& record = m_desk.match().game().session().record();
    if (record.empty())
        return;
    if (const auto* input = std::get_if<foursheet::Input>(&record.back().what))
        if (const auto* decision = std::get_if<foursheet::Decision>(input))
            m_seen.insert(decision->kind);
}

bool PageCoach::act() {
    const foursheet::Phase phase = m_desk.match().prompt().phase;
    bool done = false;
    if (m_desk.match().prompt().kind == foursheet::PromptKind::Chance)
        done = m_desk.pressMain();
    else if (phase == foursheet::Phase::Call)
        done = call();
    else if (phase == foursheet::Phase::SetDefense || phase == foursheet::Phase::PlaceReceivers)
        done = defend();
    else
        done = choose();
    note();
    if (!done)
        m_stuck = QString::fromStdString(std::string{foursheet::nameOf(phase)}) + QLatin1Char{' '} +
                  (m_desk.page() != nullptr ? m_desk.page()->mainButton().hint
                                            : QStringLiteral("no page"));
    return done;
}

int PageCoach::playOut(int most) {
    int answered = 0;
    while (answered < most) {
        if (!m_desk.settle()) {
            m_stuck = QStringLiteral("it never settled");
            return -1;
        }
        if (m_desk.match().doing() == MatchDoing::Over)
            return answered;
        if (!act())
            return -1;
        ++answered;
    }
    return -1;
}

}  // namespace thrum::gui::fss::test
