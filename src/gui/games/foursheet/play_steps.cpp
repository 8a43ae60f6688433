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
        if (isToss())
            m_told.lead = tr("Before the kickoff");
        else if (const auto& began = m_story.began())
            m_told.lead = tr("%1 at %2, step by step")
                              .arg(downText(*began, isKickoff()),
                                   placeWords(m_state, began->offense, began->ball));
        return std::move(m_told);
    }

private:
    [[nodiscard]] bool isToss() const {
        return std::ranges::any_of(m_story.events(), [](const Event& event) {
            return event.kind == EventKind::CoinFlipped || event.kind == EventKind::TossCalled;
        });
    }
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
        for (auto& [name, word] : shown.args)  // the column is narrow
            if (name == "team")
                word = shortTeam(QString::fromStdString(word)).toStdString();
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
        met.rows.push_back(
            {tr("%1 %2").arg(man, event.rating ? ratingText(*event.rating) : QString{}),
             QString::number(event.value.value_or(0)),
             QStringLiteral("FSS-8.2"),
             {},
             false});
        if (event.defenders.empty()) {
            met.rows.push_back({tr("Nobody meets him"), {}, QStringLiteral("FSS-8.3"), {}, false});
        }
        QStringList parts;
        for (const Defender& defender : event.defenders) {
            const Player* player = manNamed(m_state, other(attacks), defender.player);
            met.rows.push_back({tr("%1 %2 %3")
                                    .arg(defender.token)
                                    .arg(player != nullptr ? nameText(*player) : QString{})
                                    .arg(ratingText(defender.rating)),
                                QStringLiteral("−%1").arg(defender.value),
                                QStringLiteral("FSS-8.4"),
                                {},
                                false});
            parts << QString::number(defender.value);
        }
        if (event.bonus.value_or(0) > 0) {
            met.rows.push_back({tr("Stack of two"),
                                QStringLiteral("−%1").arg(*event.bonus),
                                QStringLiteral("FSS-9.4"),
                                {},
                                false});
            parts << QString::number(*event.bonus);
        }
        if (event.net)
            met.rows.push_back(
                {tr("Net %1 − (%2)")
                     .arg(event.value.value_or(0))
                     .arg(parts.join(QStringLiteral(" + "))),
                 QString::number(*event.net).replace(QLatin1Char{'-'}, QChar{0x2212}),
                 QStringLiteral("FSS-8.2"),
                 {},
                 true});
        const bool offense = event.winner == "offense";
        PlayStep& won =
            step(Kind::Winner, offense ? tr("The offense wins") : tr("The defense wins"));
        StepRow row;
        row.clause = QStringLiteral("FSS-8.3");
        if (event.defenders.empty()) {
            row.text = tr("nobody is there");
        } else if (event.net.value_or(0) < 0) {
            row.text = tr("a net below 0 needs no die");
        } else if (event.d10) {
            row.chips.push_back(chip(DieKind::D10, *event.d10, attacks));
            row.text = offense ? tr("is not above net %1").arg(*event.net)
                               : tr("is above net %1").arg(*event.net);
        }
        won.rows.push_back(row);
    }

    void code(const Event& event) {
        const Side side = event.side.value_or(Side::Home);
        const Player* player = manNamed(m_state, side, event.player);
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
        addSentence(met, event, event.net ? QString::number(*event.net) : QString{});
        PlayStep& read = step(
            Kind::Code, tr("Return table, column %1").arg(QString::fromStdString(event.column)));
        read.value = QString::fromStdString(event.code);
        read.rows.push_back(
            {tr("Row %1").arg(event.row.value_or(0)), {}, QStringLiteral("FSS-29.2"), {}, false});
        meaning(read, event.code);
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
