#include "gui/games/foursheet/fss_window.hpp"

#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/face.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "support/wait_for.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/foursheet/coach.hpp>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QVBoxLayout>

namespace thrum::gui::fss::test {

using foursheet::CallPlay;
using foursheet::Decision;
using foursheet::DecisionKind;
using foursheet::Phase;
using foursheet::Placement;
using foursheet::Zone;

Window::Window(const Asked& asked, Hands hands)
    : m_hands{hands}, m_window{std::make_unique<QWidget>()} {
    auto match = begun(asked);
    match->setBrisk(true);
    auto* rows = new QVBoxLayout{m_window.get()};
    rows->setContentsMargins(0, 0, 0, 0);
    m_page = new TabletopPage{std::move(match), foursheetFace().makeTable, m_window.get()};
    m_table = static_cast<Table*>(&m_page->table());
    rows->addWidget(m_page);
    m_window->resize(1280, 760);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
    QApplication::setDoubleClickInterval(1);  // so long an opened list hears no click
    m_page->match().start();
    QCoreApplication::processEvents();
}

DefenseField& Window::field() {
    return static_cast<Picture&>(m_table->picture()).field();
}

bool Window::settle() {
    return gui::test::waitFor(
        [this] {
            QCoreApplication::processEvents();
            return match().doing() == MatchDoing::Waiting || match().doing() == MatchDoing::Over;
        },
        30'000);
}

// --- mouse and keyboard

QWidget* Window::heard() {
    QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && focus->window() == m_window.get() && focus->isVisible())
        return focus;
    field().setFocus();
    return &field();
}

void Window::key(int key) {
    QTest::keyClick(heard(), static_cast<Qt::Key>(key));
    QCoreApplication::processEvents();
}

void Window::type(const QString& text) {
    for (const QChar c : text) {
        QTest::keyClick(heard(), c.toLatin1());
        QCoreApplication::processEvents();
    }
}

void Window::click(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton);
    QCoreApplication::processEvents();
}

void Window::main() {
    if (m_hands == Hands::Keys)
        key(Qt::Key_Return);
    else
        click(m_page->mainButtonWidget());
}

// A choice in a closed list: its letter until it is there, or the list opened and the row clicked.
void Window::pick(const char* name, int data, int letter) {
    auto* box = find<QComboBox>(name);
    if (box == nullptr || !box->isVisible() || !box->isEnabled() ||
        box->currentData().toInt() == data)
        return;
    if (m_hands == Hands::Keys) {
        for (int i = 0; i < box->count() && box->currentData().toInt() != data; ++i)
            key(letter);
        return;
    }
    const int row = box->findData(data);
    if (row < 0)
        return;
    click(box);
    QAbstractItemView* view = box->view();
    if (!gui::test::waitFor([&] { return view->isVisible(); }, 5'000))
        return;
    QTest::qWait(2);
    const QModelIndex index = box->model()->index(row, box->modelColumn());
    view->scrollTo(index);
    QTest::mouseMove(view->viewport(), view->visualRect(index).center());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    (void)gui::test::waitFor([&] { return !view->isVisible(); }, 5'000);
}

// --- decisions

// What plain sense says to what is seen at the table.
Decision Window::advice() {
    const foursheet::Prompt& prompt = match().prompt();
    const Side side = prompt.bothSides && state().goneOn[0] ? Side::Visitor : prompt.side;
    const auto input = foursheet::bookDecision(
        foursheet::observed(state(), side), prompt, side, bitsAt(4711, ++m_turn), 0);
    Decision decision = std::get<Decision>(input);
    if (wish)
        wish(decision);
    return decision;
}

bool Window::card(int number) {
    if (m_hands == Hands::Keys) {
        type(QString::number(number));
        return true;
    }
    auto* list = find<QListWidget>("cardList");
    for (int row = 0; row < list->count(); ++row) {
        QListWidgetItem* item = list->item(row);
        if (!item->text().startsWith(QStringLiteral("%1 ").arg(number)))
            continue;
        list->scrollToItem(item);
        QCoreApplication::processEvents();
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualItemRect(item).center());
        QCoreApplication::processEvents();
        return list->currentItem() == item;
    }
    return false;
}

bool Window::call(const Decision& decision) {
    if (decision.kind == DecisionKind::TimeOut) {
        if (m_hands == Hands::Keys)
            key(Qt::Key_Asterisk);
        else
            click(find<QPushButton>("timeOut"));
        return true;
    }
    constexpr const char* kKinds[] = {"callKind0", "callKind1", "callKind2", "callKind3"};
    const std::size_t wanted = decision.fake                          ? 3
                               : decision.play == CallPlay::Punt      ? 1
                               : decision.play == CallPlay::FieldGoal ? 2
                                                                      : 0;
    auto* kind = find<QPushButton>(kKinds[wanted]);
    if (kind == nullptr || !kind->isEnabled())
        return false;
    if (m_hands == Hands::Mouse && !kind->isChecked())
        click(kind);
    for (int i = 0; m_hands == Hands::Keys && i < 4 && !kind->isChecked(); ++i)
        key(Qt::Key_Slash);
    if (!kind->isChecked() || (decision.card && !card(*decision.card)))
        return false;
    main();
    return true;
}

bool Window::place(const Placement& wanted) {
    const DefenseDraft& draft = m_table->desk().draft;
    for (int round = 0; round < 2; ++round)
        for (int token = 1; token <= 11; ++token) {
            const Zone zone = foursheet::zoneOfToken(wanted, token);
            if (foursheet::zoneOfToken(draft.zones(), token) == zone)
                continue;
            if (m_hands == Hands::Keys) {
                key(Qt::Key_Escape);
                type(QStringLiteral("%1 %2").arg(token).arg(zoneText(zone)));
                continue;
            }
            const auto from = field().tokenAt(token);
            if (!from)
                return false;
            const QPoint start = from->toPoint();
            const QPoint end = field().zoneBox(zone).center().toPoint();
            QTest::mousePress(&field(), Qt::LeftButton, {}, start);
            QTest::mouseMove(&field(), (start + end) / 2);
            QTest::mouseMove(&field(), end);
            QTest::mouseRelease(&field(), Qt::LeftButton, {}, end);
            QCoreApplication::processEvents();
        }
    return draft.zones() == wanted;
}

// Somebody else comes in for a token: through the dialog, by its own widgets.
void Window::men() {
    const int token = *std::exchange(sendsIn, std::nullopt);
    QTimer::singleShot(0, m_window.get(), [this, token] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr)
            return;
        auto* box = dialog->findChild<QComboBox*>(QStringLiteral("man%1").arg(token));
        for (int row = 0; row < box->count(); ++row)
            menOffered << box->itemText(row);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Down);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
    });
    click(find<QPushButton>("men"));
    QApplication::setActiveWindow(m_window.get());  // as a desktop does when a dialog closes
}

bool Window::defend(const Decision& decision) {
    const auto& data = state().data->tables;
    const DefenseDraft& draft = m_table->desk().draft;
    if (m_hands == Hands::Keys)
        field().setFocus();  // the letters are the field's
    if (sendsIn && !draft.forKick())
        men();
    if (draft.forKickoff() || draft.forKick()) {
        main();
        return true;
    }
    if (!place(placementOf(data, decision.scheme.value_or(foursheet::Scheme::A)))) {
        m_stuck = "the men are not where they should be, ";
        return false;
    }
    if (m_hands == Hands::Keys)
        field().setFocus();
    const auto coverage = decision.coverage.value_or(foursheet::Coverage::Zone);
    if (m_hands == Hands::Mouse && draft.coverage() != coverage)
        click(find<QPushButton>(
            qPrintable(QStringLiteral("coverage%1").arg(static_cast<int>(coverage)))));
    for (int i = 0; m_hands == Hands::Keys && i < 3 && draft.coverage() != coverage; ++i)
        key(Qt::Key_C);
    if (!decision.keys.empty())
        pick("key", static_cast<int>(decision.keys.front()), Qt::Key_K);
    if (decision.doubleTeam)
        pick("double", static_cast<int>(*decision.doubleTeam), Qt::Key_D);
    if (decision.spy)
        pick("spy", *decision.spy, Qt::Key_S);
    if (draft.coverage() != coverage || draft.spy() != decision.spy ||
        draft.doubleTeam() != decision.doubleTeam ||
        draft.key().has_value() == decision.keys.empty()) {
        m_stuck = "an order was not taken, ";
        return false;
    }
    main();
    return true;
}

namespace {
QString wordsFor(const Decision& decision) {
    switch (decision.kind) {
        case DecisionKind::CallToss:
            return decision.choice == foursheet::Choice::Heads ? QStringLiteral("Heads")
                                                               : QStringLiteral("Tails");
        case DecisionKind::ChooseToss:
            return decision.choice == foursheet::Choice::Receive ? QStringLiteral("Receive")
                                                                 : QStringLiteral("Kick off");
        case DecisionKind::ChooseKick:
            return kickText(decision.kick.value_or(foursheet::KickKind::Normal));
        case DecisionKind::NamePunt:
            return puntText(decision.punt.value_or(foursheet::PuntKind::Normal));
        case DecisionKind::Audible:
            return QStringLiteral("Another card");
        case DecisionKind::KeepCall:
            return QStringLiteral("Play what was called");
        case DecisionKind::MoveKeyer:
            return zoneText(decision.zone.value_or(Zone::F2));
        case DecisionKind::ReturnKick:
            return QStringLiteral("Return it");
        case DecisionKind::TakeTouchback:
            return QStringLiteral("Touchback");
        case DecisionKind::LetBounce:
            return QStringLiteral("Let it bounce");
        case DecisionKind::NoReturn:
            return QStringLiteral("No return");
        case DecisionKind::ReturnBall:
            return QStringLiteral("Run with it");
        case DecisionKind::FallOnBall:
            return QStringLiteral("Fall on it");
        case DecisionKind::Accept:
            return QStringLiteral("Accept");
        case DecisionKind::Decline:
            return QStringLiteral("Decline");
        case DecisionKind::TimeOut:
            return QStringLiteral("Time-out");
        case DecisionKind::GoOn:
            return QStringLiteral("let it end");
        default:
            return {};
    }
}
}  // namespace

bool Window::choose(const Decision& decision) {
    auto* list = find<ActionList>("choices");
    const QString wanted = wordsFor(decision);
    if (list == nullptr || wanted.isEmpty())
        return false;
    const std::vector<ActionItem> items = list->items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!items[i].text.contains(wanted, Qt::CaseInsensitive) || !items[i].enabled)
            continue;
        if (m_hands == Hands::Keys && items[i].digit && i < 9)
            key(Qt::Key_1 + static_cast<int>(i));
        else
            click(list->button(items[i].id));
        if (decision.card && decision.kind != DecisionKind::KeepCall) {
            if (!card(*decision.card))
                return false;
            main();
        }
        return true;
    }
    return false;
}

bool Window::carryOut(const Decision& decision) {
    switch (match().prompt().phase) {
        case Phase::Call:
            return call(decision);
        case Phase::SetDefense:
        case Phase::PlaceReceivers:
            return defend(decision);
        default:
            return choose(decision);
    }
}

bool Window::act() {
    if (match().isCurtained()) {
        ++curtains;
        main();
        return true;
    }
    if (match().prompt().kind == foursheet::PromptKind::Chance) {
        main();
        return true;
    }
    const Decision decision = advice();
    if (!carryOut(decision)) {
        m_stuck = std::string{nameOf(match().prompt().phase)} + ": " + m_stuck +
                  std::string{nameOf(decision.kind)} + ", " +
                  m_page->mainButtonWidget()->text().toStdString();
        return false;
    }
    ++kinds[decision.kind];
    if (decision.kind == DecisionKind::Call && decision.play)
        ++plays[*decision.play];
    return true;
}

bool Window::playOut(const std::function<bool()>& stop) {
    for (int round = 0; round < 6000; ++round) {
        if (!settle()) {
            m_stuck = "it never settled";
            return false;
        }
        if (match().doing() == MatchDoing::Over || (stop && stop()))
            return true;
        const auto before = match().game().session().record().size();
        const bool curtained = match().isCurtained();
        if (!act())
            return false;
        if (!curtained && match().doing() == MatchDoing::Waiting &&
            match().game().session().record().size() == before) {
            const QWidget* focus = QApplication::focusWidget();
            m_stuck = std::string{nameOf(match().prompt().phase)} + ": nothing came of it, " +
                      (focus != nullptr ? focus->objectName().toStdString() + ", " : "") +
                      m_page->mainButtonWidget()->text().toStdString();
            return false;
        }
    }
    m_stuck = "it does not end";
    return false;
}

}  // namespace thrum::gui::fss::test
