// What is told of a play on the table: whose card lies there, whose letter was read, which step a
// throw belongs to, what a number comes from, what the strip says.

#include "gui/games/foursheet/card_picker.hpp"
#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/desk.hpp"
#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/games/foursheet/read_out.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QListWidget>
#include <QScrollBar>
#include <QTextCursor>
#include <QTextDocument>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::DieKind;
using foursheet::Event;
using foursheet::EventKind;
using foursheet::Rating;
using foursheet::State;
using fss::PlayStep;
using fss::test::Asked;
using fss::test::PageCoach;

namespace {
constexpr Side kHome = Side::Home;
constexpr Side kVisitor = Side::Visitor;

/// A play put together by hand, on a table of its own.
class Told {
public:
    explicit Told(const std::vector<Event>& events)
        : m_match{fss::test::begun({.seed = 4})}, desk{*m_match} {
        desk.story.retell(events);
        desk.steps = fss::stepsOf(desk.story, m_match->state());
    }
    [[nodiscard]] const State& state() const { return m_match->state(); }
    [[nodiscard]] QString brief() const { return fss::briefOf(desk.story, state()); }
    [[nodiscard]] const PlayStep& step(int number) const {
        return desk.steps.steps.at(static_cast<std::size_t>(number) - 1);
    }
    [[nodiscard]] const PlayStep& first(PlayStep::Kind kind) const {
        return step(desk.steps.numberOf(kind).value_or(0));
    }

private:
    std::unique_ptr<fss::FoursheetMatch> m_match;

public:
    fss::Desk desk;
};

Event event(EventKind kind, Side side = kHome, int yards = 0) {
    Event made;
    made.kind = kind;
    made.clause = "FSS-8.3";
    made.side = side;
    made.yards = yards;
    return made;
}

Event dice(const char* purpose, std::vector<DieKind> kinds, std::vector<int> faces) {
    Event made = event(EventKind::DiceRolled);
    made.purpose = purpose;
    made.dice = std::move(kinds);
    made.faces = std::move(faces);
    return made;
}

/// The man of a team at this place of its sheet.
const foursheet::Player& manOf(Side side, std::size_t place) {
    static const auto kMatch = fss::test::begun({.seed = 4});
    return kMatch->state().teams[foursheet::indexOf(side)]->players.at(place);
}

/// A card was called by the home team and shown.
std::vector<Event> called() {
    Event shown = event(EventKind::CardRevealed);
    shown.formation = foursheet::Formation::ProSet;
    shown.card = 25;
    shown.name = "F1 Cross";
    return {event(EventKind::Called), shown};
}
std::vector<Event> with(std::vector<Event> events, const std::vector<Event>& more) {
    events.insert(events.end(), more.begin(), more.end());
    return events;
}

Event penalty(foursheet::Foul foul) {
    Event made = event(EventKind::PenaltyEnforced);
    made.foul = foul;
    return made;
}

QStringList valuesOf(const fss::CardScene& scene) {
    QStringList values;
    for (const fss::CardRow& row : scene.rows)
        values << row.man + QLatin1Char{' '} + row.rating + QLatin1Char{' '} + row.value;
    return values;
}
}  // namespace

TEST_CASE("FSS-29.6 who runs with an interception reads the return table",
          "[gui][foursheet][FSS-29.6]") {
    Event read = event(EventKind::CodeRead, kVisitor);
    read.clause = "FSS-29.6";
    read.player = manOf(kVisitor, 30).id;
    read.token = 7;
    read.column = "S";
    read.row = 3;
    read.code = "90";
    Event dice = event(EventKind::DiceRolled, kVisitor);
    dice.purpose = "loose_return";
    const Told told{with(called(), {event(EventKind::Intercepted, kVisitor), dice, read})};
    const fss::CodeSheet sheet = fss::codeScene(told.desk.view());
    CHECK(sheet.number == QStringLiteral("S"));
    CHECK(sheet.title == QStringLiteral("Return table"));
    CHECK(sheet.detail.contains(fss::nameText(manOf(kVisitor, 30))));
    CHECK(sheet.litRow == 3);
    const PlayStep& step = told.first(PlayStep::Kind::Code);
    CHECK(step.title.contains(QStringLiteral("Return table, column S")));
    CHECK(step.rows.front().clause == QStringLiteral("FSS-29.6"));
}

TEST_CASE("FSS-29.2 the letter of a return is his who has it, and who won is told",
          "[gui][foursheet][FSS-29.2]") {
    const auto& blocker = manOf(kHome, 3);
    const auto& returner = manOf(kHome, 4);
    const auto& cover = manOf(kVisitor, 5);
    Event rolled = event(EventKind::ReturnRolled);
    rolled.clause = "FSS-29.1";
    rolled.player = blocker.id;
    rolled.token = 3;
    rolled.value = 4;
    rolled.defenders = {{3, cover.id, Rating::X, 3}};
    rolled.net = 1;
    rolled.row = 8;
    rolled.code = "21";
    Event ran = event(EventKind::Returned, kHome, 21);
    ran.player = returner.id;

    rolled.winner = "offense";
    rolled.column = "M";
    rolled.d10 = 1;
    const Told won{{event(EventKind::KickChosen, kVisitor), rolled, ran}};
    fss::CodeSheet sheet = fss::codeScene(won.desk.view());
    CHECK(sheet.detail.contains(fss::nameText(returner)));
    CHECK_FALSE(sheet.detail.contains(fss::nameText(blocker)));
    CHECK(sheet.kit == fss::lookOf(*won.state().teams[0]).kit);
    CHECK(won.first(PlayStep::Kind::Winner).title == QStringLiteral("The blocker wins"));
    CHECK(won.first(PlayStep::Kind::Code).rows.front().text.contains(fss::nameText(returner)));

    rolled.winner = "defense";
    rolled.column = "O";
    rolled.d10 = 6;
    const Told lost{{event(EventKind::KickChosen, kVisitor), rolled, ran}};
    sheet = fss::codeScene(lost.desk.view());
    CHECK(sheet.detail.contains(fss::nameText(cover)));
    CHECK(sheet.kit == fss::lookOf(*lost.state().teams[1]).kit);
    CHECK(lost.first(PlayStep::Kind::Winner).title == QStringLiteral("The coverage wins"));
    CHECK(lost.first(PlayStep::Kind::Code).rows.front().text.contains(fss::nameText(cover)));
}

TEST_CASE("FSS-24.3 the card of a finished play keeps the men who played it",
          "[gui][foursheet][FSS-24.3]") {
    Told told{with(called(), {event(EventKind::Incomplete)})};
    const QStringList healthy = valuesOf(fss::cardScene(told.desk.view()));
    REQUIRE_FALSE(healthy.isEmpty());
    // somebody whose substitute is not worth the same
    const foursheet::Team& team = *told.state().teams[0];
    bool differs = false;
    for (std::size_t i = 0; i < team.players.size() && !differs; ++i) {
        State during = told.state();
        during.injuries.push_back({kHome, team.players[i].id, foursheet::OutFor::Play, 99});
        told.desk.played = during;
        differs = valuesOf(fss::cardScene(told.desk.view())) != healthy;
    }
    CHECK(differs);
}

TEST_CASE("FSS-24.3 nobody's rating on the card of a play changes when he is hurt in it",
          "[gui][foursheet][FSS-24.3]") {
    int hurt = 0;
    for (std::uint64_t seed = 41; seed < 49 && hurt == 0; ++seed) {
        fss::test::Desk desk{Asked{.seed = seed}};
        PageCoach coach{desk, seed};
        QStringList during;
        for (int i = 0; i < 900; ++i) {
            REQUIRE(desk.settle());
            if (desk.match().doing() == MatchDoing::Over)
                break;
            const auto& story = desk.table().desk().story;
            const QStringList now =
                valuesOf(static_cast<fss::Picture&>(desk.table().picture()).card().scene());
            const bool shown = story.card().has_value() && !story.isCalling();
            if (foursheet::underWay(desk.match().state())) {
                during = shown ? now : QStringList{};
            } else if (shown && !during.isEmpty()) {
                CHECK(now == during);
                hurt += std::ranges::find(story.events(), EventKind::Injured, &Event::kind) !=
                                story.events().end()
                            ? 1
                            : 0;
                during.clear();
            }
            REQUIRE(coach.act());
        }
    }
    CHECK(hurt > 0);
}

TEST_CASE("4SS: the strip says what weighs most in the last play", "[gui][foursheet]") {
    using foursheet::Foul;
    const auto brief = [](const std::vector<Event>& more) {
        return Told{with(called(), more)}.brief();
    };
    const Event gain = event(EventKind::Gained, kHome, 3);
    const Event picked = event(EventKind::Intercepted, kVisitor);
    const Event over = event(EventKind::PossessionChanged, kVisitor);
    CHECK(brief({gain}) == QStringLiteral("+3"));
    CHECK(brief({event(EventKind::Sacked, kHome, 5)}) == QStringLiteral("−5"));
    CHECK(brief({event(EventKind::Incomplete)}) == QStringLiteral("Incomplete"));
    CHECK(brief({gain, penalty(Foul::Clipping)}) == QStringLiteral("Clipping"));
    CHECK(brief({gain, penalty(Foul::IllegalBlock)}) == QStringLiteral("Penalty"));
    CHECK(brief({gain, event(EventKind::PenaltyDeclined)}) == QStringLiteral("+3"));
    CHECK(brief({gain, event(EventKind::Touchdown)}) == QStringLiteral("Touchdown"));
    CHECK(brief({picked, over}) == QStringLiteral("Intercepted"));
    CHECK(brief({picked, penalty(Foul::Clipping), over}) == QStringLiteral("Intercepted"));
    // made again, it gave the ball to nobody
    CHECK(brief({picked, penalty(Foul::Clipping)}) == QStringLiteral("Clipping"));
    const QString lost =
        brief({gain, event(EventKind::Fumbled), event(EventKind::Recovered, kVisitor), over});
    CHECK(lost.contains(QStringLiteral("recover")));
    CHECK(lost.size() <= 20);
}

TEST_CASE("4SS: dice on the tray have the number of the step that tells of them",
          "[gui][foursheet]") {
    Event checked = event(EventKind::FumbleChecked);
    checked.value = 3;
    checked.limit = 2;
    const auto events =
        with(called(),
             {dice("main",
                   {DieKind::D20, DieKind::D12, DieKind::D10, DieKind::A, DieKind::B},
                   {14, 3, 5, 2, 6}),
              event(EventKind::MatchUp)});
    const Told rolled{events};
    CHECK(fss::trayScene(rolled.desk.view()).step.has_value());
    const Told fumbled{
        with(events,
             {event(EventKind::Gained, kHome, 4), dice("fumble", {DieKind::D20}, {3}), checked})};
    const auto number = fss::trayScene(fumbled.desk.view()).step;
    REQUIRE(number);
    CHECK(number != fumbled.desk.steps.numberOf(PlayStep::Kind::Roll));
    const auto& rows = fumbled.step(*number).rows;
    CHECK(std::ranges::any_of(rows, [](const fss::StepRow& row) {
        return row.chips.size() == 1 && row.text == fss::purposeText("fumble");
    }));
    // before the match-up is told, it is the roll's own
    const Told begun{std::vector<Event>(events.begin(), events.end() - 1)};
    CHECK(fss::trayScene(begun.desk.view()).step ==
          begun.desk.steps.numberOf(PlayStep::Kind::Roll));
}

TEST_CASE("FSS-23.2 what the crunch zone adds to a defender has its own row and rule",
          "[gui][foursheet][FSS-23.2]") {
    const auto match = fss::test::begun({.seed = 4});
    State state = match->state();
    state.teams[1].edit().crunch = {1, 0, 0};
    const foursheet::Player& man = manOf(kVisitor, 30);
    const int printed = foursheet::ratingOf(man, Rating::A);
    const auto rowsAt = [&](int ball, int value) {
        Event place = event(EventKind::SituationChanged);
        place.situation = foursheet::Situation{};
        place.situation->ball = ball;
        place.situation->down = 1;
        Event met = event(EventKind::MatchUp);
        met.rating = Rating::A;
        met.value = 9;
        met.defenders = {{10, man.id, Rating::A, value}};
        met.net = 9 - value;
        met.d10 = 1;
        met.winner = "offense";
        fss::PlayStory story;
        story.retell(with({place}, with(called(), {met})));
        const fss::PlaySteps steps = fss::stepsOf(story, state);
        const int number = steps.numberOf(PlayStep::Kind::MatchUp).value_or(0);
        return steps.steps.at(static_cast<std::size_t>(number) - 1).rows;
    };
    const auto isCrunch = [](const fss::StepRow& row) {
        return row.clause == QStringLiteral("FSS-23.2");
    };
    const auto near = rowsAt(94, printed + 1);
    const auto crunch = std::ranges::find_if(near, isCrunch);
    REQUIRE(crunch != near.end());
    CHECK(crunch->value == QStringLiteral("−1"));
    CHECK(std::ranges::any_of(near, [&](const fss::StepRow& row) {
        return row.text.startsWith(QStringLiteral("10 ")) &&
               row.value == QStringLiteral("−%1").arg(printed);
    }));
    CHECK(near.back().text.contains(QStringLiteral("(%1 + 1)").arg(printed)));
    CHECK(std::ranges::none_of(rowsAt(60, printed), isCrunch));
}

TEST_CASE("FSS-8.7 nobody won a match-up whose card is read behind another's block",
          "[gui][foursheet][FSS-8.7]") {
    const auto& blocker = manOf(kHome, 3);
    const auto& passer = manOf(kHome, 0);
    Event met = event(EventKind::MatchUp);
    met.player = blocker.id;
    met.rating = Rating::X;
    met.winner = "offense";
    Event read = event(EventKind::CodeRead);
    read.column = "C";
    read.row = 7;
    read.code = "08";
    const auto said = [&](const foursheet::Player& man) {
        read.player = man.id;
        return fss::codeScene(Told{with(called(), {met, read})}.desk.view()).detail;
    };
    CHECK(said(passer) == QStringLiteral("his card is read"));
    CHECK(said(blocker) == QStringLiteral("won the match-up"));
}

TEST_CASE("FSS-28.5 the hint says how this kind of kickoff is read", "[gui][foursheet][FSS-28.5]") {
    using foursheet::KickKind;
    CHECK(fss::kickoffHint(KickKind::Normal).contains(QStringLiteral("row of the kicker's card")));
    for (const KickKind kick : {KickKind::Squib, KickKind::Onside}) {
        CHECK(fss::kickoffHint(kick).startsWith(QStringLiteral("d20")));
        CHECK_FALSE(fss::kickoffHint(kick).contains(QStringLiteral("kicker's card")));
    }
}

TEST_CASE("4SS: the list of cards keeps no place from the coach before", "[gui][foursheet]") {
    const auto match = fss::test::begun({.seed = 4});
    const auto* deck = foursheet::deckOf(*match->state().data, foursheet::Formation::ProSet);
    REQUIRE(deck != nullptr);
    fss::CardPicker picker;
    picker.resize(240, 180);
    picker.show();
    picker.setDeck(deck);
    picker.setNumber(deck->cards.back().number);
    QCoreApplication::processEvents();
    auto* list = picker.findChild<QListWidget*>(QStringLiteral("cardList"));
    REQUIRE(list->verticalScrollBar()->value() > 0);
    picker.forget();
    picker.setDeck(deck);
    picker.setNumber(std::nullopt);
    QCoreApplication::processEvents();
    CHECK(list->verticalScrollBar()->value() == 0);
}

TEST_CASE("4SS: the match-up is in sight however low the read-out", "[gui][foursheet]") {
    fss::PlaySteps play;
    play.headline = QStringLiteral("Complete");
    const auto add = [&](PlayStep::Kind kind, const QString& title, int rows) {
        PlayStep& step = play.steps.emplace_back();
        step.kind = kind;
        step.title = title;
        for (int i = 0; i < rows; ++i)
            step.rows.push_back(
                {QStringLiteral("Told."), {}, QStringLiteral("FSS-7.1"), {}, false});
    };
    add(PlayStep::Kind::Calls, QStringLiteral("The calls"), 12);
    add(PlayStep::Kind::MatchUp, QStringLiteral("Match-up in M2"), 2);
    add(PlayStep::Kind::Other, QStringLiteral("What follows"), 12);
    fss::ReadOut readOut;
    readOut.resize(420, 160);
    readOut.setVisible(true);
    QCoreApplication::processEvents();
    readOut.show(play);
    QCoreApplication::processEvents();
    CHECK(readOut.verticalScrollBar()->value() > 0);
    const QTextCursor title = readOut.document()->find(QStringLiteral("Match-up in M2"));
    REQUIRE_FALSE(title.isNull());
    CHECK(readOut.viewport()->rect().contains(readOut.cursorRect(title).center()));
}

TEST_CASE("4SS: numbers below 0 have the sign of the read-out", "[gui][foursheet]") {
    CHECK(fss::numberText(-1) == QStringLiteral("−1"));
    CHECK(fss::numberText(4) == QStringLiteral("4"));
}
