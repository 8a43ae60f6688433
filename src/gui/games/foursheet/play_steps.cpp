#include "gui/games/foursheet/play_steps.hpp"

#include "gui/games/foursheet/book_names.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/words.hpp"

#include <thrum/rules/foursheet/told.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::gui::fss {

namespace {
using Kind = PlayStep::Kind;

/// Five dice begin a new stretch of the play.
bool isMainRoll(const Event& event) {
    return event.purpose == "main" || event.purpose == "kickoff" || event.purpose == "punt" ||
           event.purpose == "place_kick" || event.purpose == "return" ||
           event.purpose == "loose_return";
}

class Teller {
public:
    Teller(const PlayStory& story, const State& state) : m_story{story}, m_state{state} {}

    PlaySteps tell() {
        for (const Event& event : m_story.events())
            take(event);
        lookAtCard();
        m_told.headline = headlineOf(m_story, m_state);
        if (m_told.headline.isEmpty())
            m_told.headline = tr("The play goes on");
        if (m_story.isToss())
            m_told.lead = tr("Before the kickoff");
        else if (const auto& began = m_story.began())
            m_told.lead = tr("%1 at %2, step by step")
                              .arg(downText(*began, isKickoff()),
                                   placeWords(m_state, began->offense, began->ball));
        return std::move(m_told);
    }

private:
    [[nodiscard]] bool isKickoff() const {
        return std::ranges::any_of(m_story.events(), [](const Event& event) {
            return event.kind == EventKind::KickChosen;
        });
    }
    [[nodiscard]] bool isFake() const {
        return std::ranges::any_of(m_story.events(), [](const Event& event) {
            return event.kind == EventKind::CardRevealed && event.result == "fake";
        });
    }
    PlayStep& step(Kind kind, const QString& title) {
        PlayStep& added = m_told.steps.emplace_back();
        added.kind = kind;
        added.title = title;
        return added;
    }
    /// The step that is being told; another one if that is of another kind.
    PlayStep& stepOf(Kind kind, const QString& title) {
        if (m_told.steps.empty() || m_told.steps.back().kind != kind)
            return step(kind, title);
        return m_told.steps.back();
    }
    PlayStep& current(const QString& title) { return stepOf(Kind::Other, title); }

    QString sentence(const Event& event) const {
        const auto told = foursheet::told({&event, 1}, m_state);
        if (told.empty())
            return {};
        Sentence shown = told.front();
        for (auto& [name, word] : shown.args) {
            QString text = QString::fromStdString(word);
            if (name == "team")  // the column is narrow
                text = shortTeam(text);
            else if (text.size() > 1 && text[0] == QLatin1Char{'-'} && text[1].isDigit())
                text[0] = QChar{0x2212};
            word = text.toStdString();
        }
        return QString::fromStdString(filled(shown));
    }
    void addSentence(PlayStep& to, const Event& event, const QString& value = {}) const {
        const QString text = sentence(event);
        if (!text.isEmpty())
            to.rows.push_back({text, value, QString::fromStdString(event.clause), {}, false});
    }
    StepChip chip(DieKind die, int face, Side thrower) const {
        const Ink& colors = ink();
        const QColor ground = die == DieKind::D20   ? colors.d20
                              : die == DieKind::D12 ? colors.d12
                              : die == DieKind::D10 ? colors.d10
                              : die == DieKind::B
                                  ? lookOf(*m_state.teams[foursheet::indexOf(other(thrower))]).kit
                                  : lookOf(*m_state.teams[foursheet::indexOf(thrower)]).kit;
        return {tr("%1 %2").arg(dieText(die)).arg(face), ground};
    }

    void take(const Event& event) {
        switch (event.kind) {
            case EventKind::SituationChanged:
            case EventKind::Spotted:
            case EventKind::OutOfBounds:
                return;
            case EventKind::TossCalled:
            case EventKind::CoinFlipped:
            case EventKind::TossChosen:
            case EventKind::WindRolled:
                addSentence(stepOf(Kind::Other, tr("The toss")), event);
                return;
            case EventKind::KickChosen:
            case EventKind::ReceiversPlaced:
            case EventKind::KickRevealed:
            case EventKind::Called:
            case EventKind::Substituted:
            case EventKind::Benched:
            case EventKind::PuntNamed:
            case EventKind::AudibleTried:
            case EventKind::CardRevealed:
                addSentence(stepOf(Kind::Calls, tr("The calls")), event);
                return;
            case EventKind::DefenseSet:
                orders(event);
                return;
            case EventKind::SchemeDrawn:
            case EventKind::KeyRead:
            case EventKind::DefenderMoved:
                addSentence(stepOf(Kind::Moves, tr("Moves after the reveal")), event);
                return;
            case EventKind::DiceRolled:
                lookAtCard();
                dice(event);
                return;
            case EventKind::SnapChecked:
                snap(event);
                return;
            case EventKind::MatchUp:
                lookAtCard();
                matchUp(event);
                return;
            case EventKind::CodeRead:
                code(event);
                return;
            case EventKind::ReturnRolled:
                returned(event);
                return;
            case EventKind::ClockRan:
                clock(event);
                return;
            default:
                resultOf(event);
                return;
        }
    }

    void orders(const Event& event) {
        PlayStep& calls = stepOf(Kind::Calls, tr("The calls"));
        addSentence(calls, event);
        const auto add = [&](const QString& text, const char* clause) {
            calls.rows.push_back({text, {}, QString::fromLatin1(clause), {}, false});
        };
        if (event.key)
            add(tr("Key on the %1").arg(roleText(*event.key)), "FSS-17.1");
        if (event.doubleTeam)
            add(tr("Double team on the %1").arg(roleText(*event.doubleTeam)), "FSS-18.1");
        if (event.spy)
            add(tr("%1 spies on the quarterback").arg(*event.spy), "FSS-19.1");
    }

    void dice(const Event& event) {
        m_rolledFor = event.purpose;
        const bool whole = isMainRoll(event);
        const QString title =
            whole && event.purpose == "main" ? tr("The roll") : purposeText(event.purpose);
        PlayStep& roll = whole ? step(Kind::Roll, title) : current(title);
        StepRow row;
        row.clause = QString::fromStdString(whole ? "FSS-1.2" : event.clause);
        if (!whole)
            row.text = title;
        for (std::size_t i = 0; i < event.faces.size() && i < event.dice.size(); ++i)
            row.chips.push_back(
                chip(event.dice[i], event.faces[i], event.side.value_or(Side::Home)));
        roll.rows.push_back(row);
        m_told.thrown = static_cast<int>(m_told.steps.size());
        if (event.purpose != "main" || event.faces.size() < 2)
            return;
        constexpr int kSnapFace = 11;
        const bool tested = event.faces[1] == kSnapFace && !isFake();
        const bool draws = m_state.solo && !isFake();  // the charts' scheme (FSS-34.2)
        roll.rows.push_back(
            {tested  ? tr("d12 of 11: the snap is tested")
             : draws ? tr("d12 %1: it draws the scheme").arg(event.faces[1])
                     : tr("d12 %1: no event").arg(event.faces[1]),
             {},
             !tested && draws ? QStringLiteral("FSS-34.2") : QStringLiteral("FSS-1.3"),
             {},
             false});
        m_d20 = event.faces.front();
        m_snapping = tested;
    }

    void snap(const Event& event) {
        addSentence(current(tr("The snap")), event);
        m_snapping = false;
        if (event.right.value_or(false))
            m_d20.reset();  // the play itself is not run
    }

    // The card is looked at when the snap was safe and the charts have placed the defense (FSS-7.1,
    // steps 9 and 10, FSS-34.2).
    void lookAtCard() {
        if (!m_d20 || m_snapping)
            return;
        line(*m_d20);
        m_d20.reset();
    }

    // The line the d20 picked.
    void line(int d20) {
        const Card* card = cardNow();
        if (card == nullptr)
            return;
        const CardLine& found = foursheet::lineFor(*card, d20);
        PlayStep& picked = step(Kind::Line, tr("Card line %1").arg(lineText(found)));
        picked.rows.push_back(
            {tr("%1 %2 against %3")
                 .arg(roleWords(found.player), ratingText(found.rating), zoneText(found.zone)),
             {},
             QStringLiteral("FSS-6.1"),
             {},
             false});
    }
    [[nodiscard]] const Card* cardNow() const {
        const auto formation = m_story.formation();
        const auto number = m_story.card();
        if (!formation || !number)
            return nullptr;
        const Deck* deck = foursheet::deckOf(*m_state.data, *formation);
        return deck != nullptr ? foursheet::cardNumbered(*deck, *number) : nullptr;
    }

    void matchUp(const Event& event) {
        const Side attacks = event.side.value_or(Side::Home);
        PlayStep& met =
            step(Kind::MatchUp,
                 event.zone ? tr("Match-up in %1").arg(zoneText(*event.zone)) : tr("Match-up"));
        const QString man = event.role ? roleWords(*event.role) : QString{};
        attacker(
            met, event, tr("%1 %2").arg(man, event.rating ? ratingText(*event.rating) : QString{}));
        if (event.defenders.empty()) {
            met.rows.push_back({tr("Nobody meets him"), {}, QStringLiteral("FSS-8.3"), {}, false});
        }
        QString against;
        const auto less = [&](const QString& text, int by, const char* clause) {
            met.rows.push_back({text, lessText(by), QString::fromLatin1(clause), {}, false});
            against += against.isEmpty() ? numberText(by)
                       : by < 0          ? QStringLiteral(" − %1").arg(-by)
                                         : QStringLiteral(" + %1").arg(by);
        };
        for (const Defender& defender : event.defenders)
            meets(defender, other(attacks), less);
        if (event.bonus.value_or(0) > 0)
            less(tr("Stack of two"), *event.bonus, "FSS-9.4");
        if (event.net)
            met.rows.push_back({tr("Net %1 − (%2)").arg(event.value.value_or(0)).arg(against),
                                numberText(*event.net),
                                QStringLiteral("FSS-8.2"),
                                {},
                                true});
        const bool offense = event.winner == "offense";
        PlayStep& won =
            step(Kind::Winner, offense ? tr("The offense wins") : tr("The defense wins"));
        won.rows.push_back(verdict(event));
    }

    // The rating of who has the ball, and what the play took from it.
    void attacker(PlayStep& met, const Event& event, const QString& text) const {
        const Player* player = manNamed(m_state, event.side.value_or(Side::Home), event.player);
        const int value = event.value.value_or(0);
        const int own =
            player != nullptr && event.rating ? foursheet::ratingOf(*player, *event.rating) : value;
        const int printed = std::max(own, value);
        met.rows.push_back({text, QString::number(printed), QStringLiteral("FSS-8.2"), {}, false});
        if (printed == value)
            return;
        const bool tires = m_state.rules->fatigue.enabled;
        met.rows.push_back({tires ? tr("Tired or hurt") : tr("He plays hurt"),
                            lessText(printed - value),
                            tires ? QStringLiteral("FSS-25.1") : QStringLiteral("FSS-24.3"),
                            {},
                            false});
    }

    // What a defender takes from the net: what his card says first, then what the play changed, so
    // that each number is found where it comes from.
    template <class Less>
    void meets(const Defender& defender, Side side, const Less& less) const {
        const Player* player = manNamed(m_state, side, defender.player);
        const Team& team = *m_state.teams[foursheet::indexOf(side)];
        const int crunch = inCrunchZone() ? foursheet::crunchOf(team.crunch, defender.rating) : 0;
        const int value = defender.value - crunch;
        const int printed = player != nullptr
                                ? std::max(foursheet::ratingOf(*player, defender.rating), value)
                                : value;
        less(tr("%1 %2 %3")
                 .arg(defender.token)
                 .arg(player != nullptr ? nameText(*player) : QString{})
                 .arg(ratingText(defender.rating)),
             printed,
             "FSS-8.4");
        constexpr int kSpyLess = 2;
        const Event* orders = m_story.orders();
        const bool spies =
            orders != nullptr && orders->spy == defender.token && defender.rating == Rating::C;
        const int bySpying = spies ? std::min(kSpyLess, printed - value) : 0;
        if (bySpying > 0)
            less(tr("He spies: less in coverage"), -bySpying, "FSS-19.3");
        if (printed - value > bySpying)
            less(tr("He plays hurt"), value + bySpying - printed, "FSS-24.3");
        if (crunch != 0)
            less(tr("Crunch zone: %1 higher").arg(ratingText(defender.rating)), crunch, "FSS-23.2");
    }
    [[nodiscard]] bool inCrunchZone() const {
        const auto& began = m_story.began();
        return began && 100 - began->ball <= m_state.rules->crunchZone.line;
    }
    /// What is taken from a net: "−3"; "+2" where it is less than it was.
    static QString lessText(int by) {
        return by < 0 ? QStringLiteral("+%1").arg(-by) : QStringLiteral("−%1").arg(by);
    }

    // Why who won has won.
    [[nodiscard]] StepRow verdict(const Event& event) const {
        const bool offense = event.winner == "offense";
        StepRow row;
        row.clause = QStringLiteral("FSS-8.3");
        if (event.defenders.empty()) {
            row.text = tr("nobody is there");
        } else if (event.net.value_or(0) < 0) {
            row.text = tr("a net below 0 needs no die");
        } else if (event.d10) {
            row.chips.push_back(chip(DieKind::D10, *event.d10, event.side.value_or(Side::Home)));
            row.text = offense ? tr("is not above net %1").arg(event.net.value_or(0))
                               : tr("is above net %1").arg(event.net.value_or(0));
        }
        return row;
    }

    void code(const Event& event) {
        const Side side = event.side.value_or(Side::Home);
        const Player* player = manNamed(m_state, side, event.player);
        if (isReadInReturnTable(m_rolledFor)) {
            returnCode(event, player, "FSS-29.6");
            return;
        }
        PlayStep& read = step(Kind::Code,
                              event.token ? tr("Code on the card of %1").arg(*event.token)
                                          : tr("Code on the kicker's card"));
        read.value = QString::fromStdString(event.code);
        read.rows.push_back({tr("%1, column %2, row %3")
                                 .arg(player != nullptr ? nameText(*player) : QString{},
                                      QString::fromStdString(event.column))
                                 .arg(event.row.value_or(0)),
                             {},
                             QString::fromStdString(event.clause),
                             {},
                             false});
        meaning(read, event.code);
        const auto id = foursheet::parseCode(event.code);
        if (id && inCrunchZone() &&
            codeOf(m_state.data->codes, *id).effect == foursheet::Effect::FirstDown)
            read.rows.push_back({tr("Crunch zone: it is half the distance"),
                                 {},
                                 QStringLiteral("FSS-23.2"),
                                 {},
                                 false});
    }

    /// A code of the return table. @param man  whose letter it is; null: not known yet
    PlayStep& returnCode(const Event& event, const Player* man, const char* clause) {
        PlayStep& read = step(
            Kind::Code, tr("Return table, column %1").arg(QString::fromStdString(event.column)));
        read.value = QString::fromStdString(event.code);
        const int row = event.row.value_or(0);
        read.rows.push_back({man != nullptr ? tr("%1's letter, row %2").arg(nameText(*man)).arg(row)
                                            : tr("The returner's letter, row %1").arg(row),
                             {},
                             QString::fromLatin1(clause),
                             {},
                             false});
        meaning(read, event.code);
        return read;
    }

    void meaning(PlayStep& to, const std::string& code) const {
        if (const auto id = foursheet::parseCode(code))
            to.rows.push_back({tr("%1: %2").arg(QString::fromStdString(code),
                                                codeWords(codeOf(m_state.data->codes, *id))),
                               {},
                               QStringLiteral("FSS-10.2"),
                               {},
                               false});
    }

    void returned(const Event& event) {
        PlayStep& met = step(Kind::MatchUp, tr("Who meets whom"));
        addSentence(met, event, event.net ? numberText(*event.net) : QString{});
        const bool blocked = event.winner == "offense";
        PlayStep& won =
            step(Kind::Winner, blocked ? tr("The blocker wins") : tr("The coverage wins"));
        if (event.result == "no_blocker")
            won.rows.push_back(
                {tr("nobody is there to block"), {}, QStringLiteral("FSS-30.2"), {}, false});
        else
            won.rows.push_back(verdict(event));
        PlayStep& read = returnCode(event, letterOf(event), "FSS-29.2");
        static constexpr int kInside = 10;
        const bool kickedInside = std::ranges::any_of(m_story.events(), [](const Event& one) {
            return one.kind == EventKind::KickMissed ||
                   (one.kind == EventKind::Kicked && !one.play &&
                    one.ball.value_or(kInside) < kInside);
        });
        if (kickedInside && (event.code == "90" || event.code == "00" || event.code == "82"))
            read.rows.push_back({tr("Fielded inside the ten: 10 yards more"),
                                 QStringLiteral("+10"),
                                 QStringLiteral("FSS-29.4"),
                                 {},
                                 false});
    }

    // The covering man's if he won, else the returner's, who is told of with his yards (FSS-29.2).
    [[nodiscard]] const Player* letterOf(const Event& rolled) const {
        const Side returns = rolled.side.value_or(Side::Home);
        if (rolled.winner != "offense")
            return rolled.defenders.empty()
                       ? nullptr
                       : manNamed(m_state, other(returns), rolled.defenders.front().player);
        const auto& all = m_story.events();
        const auto from =
            std::ranges::find_if(all, [&](const Event& event) { return &event == &rolled; });
        const auto told = std::ranges::find(from, all.end(), EventKind::Returned, &Event::kind);
        return told != all.end() ? manNamed(m_state, returns, told->player) : nullptr;
    }

    void clock(const Event& event) {
        PlayStep& end = current(tr("The clock"));
        const bool out = std::ranges::any_of(m_story.events(), [](const Event& one) {
            return one.kind == EventKind::OutOfBounds && one.zone.has_value();
        });
        const int seconds = event.seconds.value_or(0);
        end.rows.push_back({seconds == 0 ? tr("It takes no time")
                            : out        ? tr("Out of bounds: %1 seconds").arg(seconds)
                                         : tr("The play takes %1 seconds").arg(seconds),
                            {},
                            QString::fromStdString(event.clause),
                            {},
                            false});
    }

    // What came of it: its own step where it is the play's result.
    void resultOf(const Event& event) {
        lookAtCard();
        QString title;
        QString value;
        switch (event.kind) {
            case EventKind::Completed:
                title = tr("Complete");
                value = signedText(event.yards.value_or(0));
                break;
            case EventKind::Gained:
                title = tr("The run");
                value = signedText(event.yards.value_or(0));
                break;
            case EventKind::Sacked:
                title = tr("Sack");
                value = signedText(-event.yards.value_or(0));
                break;
            case EventKind::Incomplete:
                title = tr("Incomplete");
                break;
            case EventKind::Returned:
                title = tr("The return");
                value = signedText(event.yards.value_or(0));
                break;
            case EventKind::Punted:
            case EventKind::Kicked:
                title = tr("The kick");
                if (event.yards && !event.play)
                    value = QString::number(*event.yards);
                break;
            case EventKind::FlagThrown:
                title = tr("Flag");
                break;
            case EventKind::Fumbled:
            case EventKind::Intercepted:
                title = tr("Loose ball");
                break;
            case EventKind::Touchdown:
            case EventKind::FieldGoalGood:
            case EventKind::Safety:
            case EventKind::TryGood:
                title = tr("Score");
                value = signedText(event.points.value_or(0));
                break;
            default:
                break;
        }
        if (!title.isEmpty()) {
            PlayStep& result = step(Kind::Other, title);
            result.value = value;
            addSentence(result, event);
            return;
        }
        addSentence(current(tr("What follows")), event);
    }

    const PlayStory& m_story;
    const State& m_state;
    PlaySteps m_told;
    std::string m_rolledFor{};   ///< purpose of the last dice
    std::optional<int> m_d20{};  ///< of the main roll, until its line is told
    bool m_snapping = false;
};
}  // namespace

std::optional<int> PlaySteps::numberOf(PlayStep::Kind kind) const {
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].kind == kind)
            return static_cast<int>(i) + 1;
    return std::nullopt;
}

std::optional<int> PlaySteps::lastOf(PlayStep::Kind kind) const {
    for (std::size_t i = steps.size(); i > 0; --i)
        if (steps[i - 1].kind == kind)
            return static_cast<int>(i);
    return std::nullopt;
}

PlaySteps stepsOf(const PlayStory& story, const State& state) {
    return Teller{story, state}.tell();
}

}  // namespace thrum::gui::fss
