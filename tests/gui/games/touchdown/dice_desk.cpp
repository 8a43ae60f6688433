#include "gui/games/touchdown/dice_desk.hpp"

#include "gui/desk.hpp"
#include "gui/games/touchdown/face.hpp"
#include "gui/widgets/action_list.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>

#include <filesystem>
#include <stdexcept>

#include <QAbstractButton>
#include <QAccessible>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QStackedWidget>

namespace thrum::gui::test {

namespace {
using touchdown::Phase;

std::unique_ptr<app::Game> begun(const DiceDesk::Asked& asked) {
    io::request::New request;
    request.game = "touchdown";
    request.seed = asked.seed;
    request.options = asked.options;
    request.overrides = asked.overrides;
    const std::filesystem::path rules = std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules";
    auto game = app::beginGame(library(), rules, request, "test", "2026-11-18T10:00:00Z");
    if (!game)
        throw std::runtime_error{app::sentenceOf(game.error())};
    return *std::move(game);
}

void gather(QAccessibleInterface* item, QStringList& texts) {
    if (item == nullptr || texts.size() > 4000)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << item->text(what);
    for (int i = 0; i < item->childCount(); ++i)
        gather(item->child(i), texts);
}
}  // namespace

DiceDesk::DiceDesk(const Asked& asked) {
    MatchSetup setup;
    setup.realDice = asked.realDice;
    setup.seats = asked.seats;
    const GameFace face = touchdownFace();
    m_owner = face.makeMatch(begun(asked), setup, TimeSource::machine());
    m_match = static_cast<tdm::TouchdownMatch*>(m_owner.get());
    m_match->setBrisk(asked.brisk);
    m_anyTable = face.makeTable(*m_match);
    m_table = static_cast<tdm::TouchdownTable*>(m_anyTable.get());
    m_window.resize(1232, 740);
    auto* row = new QHBoxLayout{&m_window};
    row->addWidget(&m_table->picture(), 1);
    m_stack = new QStackedWidget{&m_window};
    m_stack->setFixedWidth(300);
    row->addWidget(m_stack);
    for (MatchPromptPage* page : m_table->pages()) {
        m_stack->addWidget(page);
        QObject::connect(page, &MatchPromptPage::choiceChanged, &m_window, [this] { show(); });
    }
    QObject::connect(m_match, &Match::changed, &m_window, [this] { show(); });
    QObject::connect(m_match, &Match::cameAbout, &m_window, [this] { m_table->happened(); });
    QObject::connect(m_match, &Match::refused, &m_window, [this](const MatchRefusal& refusal) {
        m_refusals << refusal.sentence;
    });
    m_window.show();
    m_match->start();
    settle();
}

DiceDesk::~DiceDesk() {
    m_match->disconnect(&m_window);
}

void DiceDesk::show() {
    if (m_match->isCurtained()) {
        m_match->liftCurtain();
        return;
    }
    m_table->refresh();
    m_page = m_table->pageFor();
    m_page->refresh();
    m_stack->setCurrentWidget(m_page);
}

void DiceDesk::settle() {
    (void)waitFor(
        [this] {
            return m_match->doing() == MatchDoing::Waiting ||
                   m_match->doing() == MatchDoing::Over || m_match->doing() == MatchDoing::Throwing;
        },
        10'000);
}

bool DiceDesk::press(int n) {
    for (ActionList* list : m_page->findChildren<ActionList*>()) {
        if (list->isVisibleTo(m_page) && list->press(n)) {
            settle();
            return true;
        }
    }
    return m_page->digitPressed(n);
}

void DiceDesk::type(const std::vector<int>& faces) {
    const ChanceRequest request = *m_match->prompt().chance;
    if (request.draws.front().kind == Draw::Kind::Coin) {
        press(faces.front() + 1);
        return;
    }
    for (std::size_t i = 0; i < request.draws.size(); ++i) {
        const QString name = QStringLiteral("%1face%2")
                                 .arg(QString::fromStdString(request.draws[i].label))
                                 .arg(faces[i]);
        if (auto* button = m_page->findChild<QAbstractButton*>(name))
            button->click();
    }
    main();
}

void DiceDesk::answer() {
    m_step = m_step * 1664525U + 1013904223U;
    const auto draw = [this](unsigned n) { return static_cast<int>((m_step >> 16U) % n); };
    if (m_match->facts().awaits == Awaits::Chance) {
        if (!m_match->typesThrows()) {
            main();
            return;
        }
        std::vector<int> faces;
        for (const Draw& one : m_match->prompt().chance->draws)
            faces.push_back(one.kind == Draw::Kind::Coin
                                ? draw(2)
                                : 1 + static_cast<int>((m_step >> (faces.size() + 8U)) % 6U));
        type(faces);
        return;
    }
    const touchdown::State& s = m_match->state();
    switch (phase()) {
        case Phase::Strengths:
            press(1 + draw(8));
            main();
            break;
        case Phase::Call:
            press(s.down == 4 ? (touchdown::toGoal(s) <= 38 ? 6 : 5) : 1 + draw(4));
            main();
            break;
        case Phase::DefenseCall:
            press(1 + draw(4));
            main();
            break;
        case Phase::Cancel:
        case Phase::RunBackCancel:
            for (int n = 1; n <= 8 && !m_page->mainButton().enabled; ++n)
                press(n);
            main();
            break;
        case Phase::Kickoff:
        case Phase::TryChoice:
        case Phase::Reroll:
            press(draw(3) == 0 ? 2 : 1);
            break;
        default:
            press(1 + draw(2));
            break;
    }
}

bool DiceDesk::playTo(Phase wanted) {
    for (int steps = 0; steps < 4000 && m_match->doing() != MatchDoing::Over; ++steps) {
        settle();
        if (m_match->doing() == MatchDoing::Waiting && phase() == wanted)
            return true;
        answer();
    }
    return false;
}

QStringList DiceDesk::texts() {
    QStringList texts;
    gather(QAccessible::queryAccessibleInterface(&m_window), texts);
    for (const QWidget* widget : m_window.findChildren<QWidget*>())
        if (widget->isVisible())
            texts << widget->toolTip() << widget->statusTip() << widget->whatsThis();
    return texts;
}

}  // namespace thrum::gui::test
