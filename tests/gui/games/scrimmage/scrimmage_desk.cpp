#include "gui/games/scrimmage/scrimmage_desk.hpp"

#include "gui/desk.hpp"
#include "gui/games/scrimmage/error_popup.hpp"
#include "gui/games/scrimmage/face.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>

#include <stdexcept>

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

namespace thrum::gui::test {

using scrimmage::Decision;
using scrimmage::DecisionKind;
using scrimmage::Square;

ScrimmageDesk::ScrimmageDesk(const ScrimmageAsked& asked) : m_window{std::make_unique<QWidget>()} {
    io::request::New request;
    request.game = "scrimmage";
    request.seed = asked.seed;
    request.home.seat = asked.seats[0];
    request.visitor.seat = asked.seats[1];
    request.options =
        "{\"limits\":[" + std::to_string(asked.low) + "," + std::to_string(asked.high) + "]}";
    auto game = app::beginGame(library(),
                               std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules",
                               request,
                               "thrum test",
                               "2026-11-18T10:00:00Z");
    if (!game)
        throw std::runtime_error{sentenceOf(game.error()).toStdString()};
    MatchSetup setup;
    setup.seats = {QString::fromStdString(asked.seats[0]), QString::fromStdString(asked.seats[1])};
    const GameFace face = scrimmageFace();
    auto match = face.makeMatch(*std::move(game), setup, TimeSource::machine());
    match->setBrisk(true);
    auto* rows = new QVBoxLayout{m_window.get()};
    rows->setContentsMargins(0, 0, 0, 0);
    m_page = new TabletopPage{std::move(match), face.makeTable, m_window.get()};
    rows->addWidget(m_page);
    m_window->resize(asked.size);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    m_page->match().start();
    QCoreApplication::processEvents();
}

ScrimmageGrid& ScrimmageDesk::grid() {
    return *m_page->findChild<ScrimmageGrid*>();
}

QString ScrimmageDesk::error() {
    return m_page->findChild<ScrimmageErrorPopup*>()->sentence();
}

bool ScrimmageDesk::settle() {
    return waitFor(
        [this] {
            QCoreApplication::processEvents();
            const MatchDoing doing = match().doing();
            return (doing == MatchDoing::Waiting && !table().plan().isRunning()) ||
                   doing == MatchDoing::Over;
        },
        30'000);
}

void ScrimmageDesk::pressMain() {
    QTest::mouseClick(m_page->mainButtonWidget(), Qt::LeftButton);
}

void ScrimmageDesk::key(int key, Qt::KeyboardModifiers modifiers) {
    grid().setFocus();
    QTest::keyClick(&grid(), static_cast<Qt::Key>(key), modifiers);
}

void ScrimmageDesk::click(Square square, Qt::MouseButton button) {
    if (!grid().grid().shows(square.column))
        grid().scrollTo(square.column - 10);
    QTest::mouseClick(&grid(), button, {}, grid().grid().middle(square).toPoint());
}

void ScrimmageDesk::drag(Square from, Square to) {
    if (!grid().grid().shows(from.column) || !grid().grid().shows(to.column))
        grid().scrollTo((from.column + to.column) / 2 - 10);
    const QPoint start = grid().grid().middle(from).toPoint();
    const QPoint end = grid().grid().middle(to).toPoint();
    QTest::mousePress(&grid(), Qt::LeftButton, {}, start);
    QTest::mouseMove(&grid(), (start + end) / 2);
    QTest::mouseMove(&grid(), end);
    QTest::mouseRelease(&grid(), Qt::LeftButton, {}, end);
}

void ScrimmageDesk::press(const QString& name) {
    auto* button = m_page->panel().page()->findChild<QAbstractButton*>(name);
    if (button != nullptr)
        QTest::mouseClick(button, Qt::LeftButton);
}

bool ScrimmageDesk::choose(const QString& text) {
    for (ActionList* list : m_page->panel().page()->findChildren<ActionList*>()) {
        for (const ActionItem& item : list->items()) {
            if (item.text == text && item.enabled && list->isVisible()) {
                QTest::mouseClick(list->button(item.id), Qt::LeftButton);
                return true;
            }
        }
    }
    return false;
}

void ScrimmageDesk::pointTo(Square square) {
    key(Qt::Key_Right);
    for (int i = 0; i < 80 && table().plan().cursor().column != square.column; ++i)
        key(table().plan().cursor().column < square.column ? Qt::Key_Right : Qt::Key_Left);
    for (int i = 0; i < 20 && table().plan().cursor().row != square.row; ++i)
        key(table().plan().cursor().row < square.row ? Qt::Key_Down : Qt::Key_Up);
}

bool ScrimmageDesk::doByMouse(const Decision& decision) {
    const auto manAt = [&](scrimmage::ManId id) {
        const scrimmage::Man* man = scrimmage::findMan(state(), id);
        return man != nullptr ? man->at : std::nullopt;
    };
    switch (decision.kind) {
        case DecisionKind::StartGame:
        case DecisionKind::CallPlay:
        case DecisionKind::Ready:
        case DecisionKind::NextPlay:
            pressMain();
            return true;
        case DecisionKind::BackToLineUp:
            return choose(QStringLiteral("Back to the line-up"));
        case DecisionKind::Throw:
            return choose(QStringLiteral("Throw"));
        case DecisionKind::Scramble:
            return choose(QStringLiteral("Scramble"));
        case DecisionKind::Call:
            if (decision.call->zone) {
                press(QStringLiteral("zone%1").arg(*decision.call->zone));
                return true;
            }
            return choose(manText(scrimmage::manId(state().offense, *decision.call->runner)));
        case DecisionKind::Place:
            for (const scrimmage::Placement& one : decision.placements) {
                const auto from = manAt(one.man);
                if (from && *from != one.at)
                    drag(*from, one.at);
                if (!settle())
                    return false;
            }
            return true;
        case DecisionKind::Move: {
            const auto from = manAt(*decision.man);
            if (!from)
                return false;
            click(*from, Qt::RightButton);
            click(*decision.to);
            return true;
        }
        case DecisionKind::Target:
            click(*decision.to);
            return true;
    }
    return false;
}

bool ScrimmageDesk::doByKeys(const Decision& decision) {
    if (decision.kind == DecisionKind::Move || decision.kind == DecisionKind::Place) {
        const auto placements =
            decision.kind == DecisionKind::Place
                ? decision.placements
                : std::vector<scrimmage::Placement>{{*decision.man, *decision.to}};
        for (const scrimmage::Placement& one : placements) {
            const scrimmage::Man* man = scrimmage::findMan(state(), one.man);
            if (man == nullptr || !man->at || man->at == one.at)
                continue;
            pointTo(*man->at);
            key(Qt::Key_Space);
            pointTo(one.at);
            key(Qt::Key_Return);
            if (!settle())
                return false;
        }
        return true;
    }
    if (decision.kind == DecisionKind::Target) {
        pointTo(*decision.to);
        key(Qt::Key_Return);
        return true;
    }
    return doByMouse(decision);
}

Decision ScrimmageDesk::advice(int number) {
    const scrimmage::Prompt& prompt = match().prompt();
    const auto bits = static_cast<std::uint64_t>(number) * 7919U + 13U;
    // the plain coach asks for what only his own side may see; without it anything allowed will do
    const bool plain = number % 3 != 0;
    const auto input = plain ? scrimmage::bookDecision(state(), prompt, prompt.side, bits, 0)
                             : scrimmage::randomDecision(state(), prompt, prompt.side, bits, 0);
    return std::get<Decision>(input);
}

bool ScrimmageDesk::playUntil(const std::function<bool()>& stop, bool keys) {
    int stuck = 0;
    while (!stop() && match().doing() != MatchDoing::Over) {
        if (match().isCurtained()) {
            pressMain();
            if (!settle())
                return false;
            continue;
        }
        const auto before = state();
        const Decision decision = advice(m_number++);
        const scrimmage::Phase now = phase();
        const bool done = keys ? doByKeys(decision) : doByMouse(decision);
        if (!settle())
            return false;
        if (!error().isEmpty())
            m_page->findChild<ScrimmageErrorPopup*>()->dismiss();
        if (done && before != state()) {
            kinds.insert(decision.kind);
            phases.insert(now);
            stuck = 0;
        } else if (++stuck > 60) {
            return false;
        }
    }
    return true;
}

namespace {
void gather(QAccessibleInterface* item, QStringList& texts) {
    constexpr int kMany = 4000;
    if (item == nullptr || texts.size() > kMany)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << item->text(what);
    for (int i = 0; i < item->childCount(); ++i)
        gather(item->child(i), texts);
}
}  // namespace

ScrimmageSeen seenAt(ScrimmageDesk& desk) {
    desk.grid().setFocus();
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    ScrimmageSeen seen;
    seen.picture = desk.page().grab().toImage();
    gather(QAccessible::queryAccessibleInterface(&desk.page()), seen.texts);
    for (const QWidget* widget : desk.page().findChildren<QWidget*>())
        if (widget->isVisible())
            seen.texts << widget->toolTip() << widget->statusTip() << widget->whatsThis();
    seen.texts << desk.page().log().asText();
    seen.texts << QString::number(desk.grid().first());
    return seen;
}

std::string differs(const ScrimmageSeen& one, const ScrimmageSeen& two) {
    std::string what;
    if (one.texts != two.texts) {
        what = "texts";
        for (int i = 0; i < one.texts.size() && i < two.texts.size(); ++i)
            if (one.texts[i] != two.texts[i]) {
                what += ": " + one.texts[i].toStdString() + " | " + two.texts[i].toStdString();
                break;
            }
    }
    if (one.picture != two.picture) {
        what += what.empty() ? "pixels" : ", pixels";
        if (const QString folder = qEnvironmentVariable("THRUM_PICTURES"); !folder.isEmpty()) {
            one.picture.save(folder + QStringLiteral("/leak-a.png"));
            two.picture.save(folder + QStringLiteral("/leak-b.png"));
        }
    }
    return what;
}

}  // namespace thrum::gui::test
