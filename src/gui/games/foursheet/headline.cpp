#include "gui/games/foursheet/book_names.hpp"
#include "gui/games/foursheet/play_steps.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <cstdlib>

// What a play came to, in a few words.

namespace thrum::gui::fss {

namespace {
QString yards(int count) {
    return std::abs(count) == 1 ? tr("1 yard") : tr("%1 yards").arg(std::abs(count));
}

// How much a fact weighs: of two that weigh the same the later one is said.
constexpr int kYards = 1;
constexpr int kIncomplete = 2;
constexpr int kMore = 3;  ///< sack, return, touchback
constexpr int kLoose = 4;
constexpr int kPenalty = 5;
constexpr int kTurnover = 6;
constexpr int kPoints = 7;
constexpr int kTouchdown = 8;

/// The weightiest of what a play came to, in a sentence's few words and in fewer.
struct Verdict {
    int weight = 0;
    QString text{};
    QString brief{};
};

// A play that is made again after a penalty has given the ball to nobody.
bool isMadeAgain(const PlayStory& story) {
    const auto has = [&](EventKind kind) {
        return std::ranges::find(story.events(), kind, &Event::kind) != story.events().end();
    };
    return has(EventKind::PenaltyEnforced) && !has(EventKind::PossessionChanged);
}

class Weigher {
public:
    Weigher(const PlayStory& story, const State& state)
        : m_state{state}, m_madeAgain{isMadeAgain(story)} {
        for (const Event& event : story.events())
            weigh(event);
    }
    [[nodiscard]] const Verdict& verdict() const { return m_verdict; }

private:
    void say(int weight, const QString& text, const QString& brief = {}) {
        if (weight >= m_verdict.weight)
            m_verdict = {weight, text, brief.isEmpty() ? text : brief};
    }
    [[nodiscard]] QString team(const Event& event) const {
        return QString::fromStdString(
            m_state.teams[foursheet::indexOf(event.side.value_or(Side::Home))]->name);
    }
    [[nodiscard]] int turnover() const { return m_madeAgain ? kLoose : kTurnover; }

    void gained(const Event& event) {
        const int count = event.yards.value_or(0);
        const bool pass = event.kind == EventKind::Completed;
        const QString text =
            count > 0 ? (pass ? tr("Complete for %1") : tr("Run for %1")).arg(yards(count))
            : count < 0
                ? (pass ? tr("Complete, loss of %1") : tr("Run, loss of %1")).arg(yards(count))
                : (pass ? tr("Complete for no gain") : tr("Run for no gain"));
        say(kYards, text, signedText(count));
    }
    void recovered(const Event& event) {
        const bool lost = m_loser && event.side && *event.side != *m_loser;
        say(lost ? turnover() : kLoose,
            tr("%1 recover").arg(team(event)),
            tr("%1 recover").arg(shortTeam(team(event))));
    }
    void penalty(const Event& event) {
        constexpr qsizetype kBrief = 20;
        const QString foul = event.foul ? foulText(*event.foul) : tr("Penalty");
        say(kPenalty, foul, foul.size() <= kBrief ? foul : tr("Penalty"));
    }
    void weigh(const Event& event);
    void weighKick(const Event& event);
    void weighScore(const Event& event);

    const State& m_state;
    bool m_madeAgain;
    std::optional<Side> m_loser{};  ///< of a ball that is loose
    Verdict m_verdict;
};

void Weigher::weigh(const Event& event) {
    const int count = event.yards.value_or(0);
    switch (event.kind) {
        case EventKind::Gained:
        case EventKind::Completed:
            gained(event);
            break;
        case EventKind::Incomplete:
            say(kIncomplete, tr("Incomplete"));
            break;
        case EventKind::Sacked:
            say(kMore, tr("Sacked, loss of %1").arg(yards(count)), signedText(-count));
            break;
        case EventKind::Intercepted:
            say(turnover(), tr("Intercepted"));
            break;
        case EventKind::Fumbled:
            m_loser = event.side;
            break;
        case EventKind::Recovered:
            recovered(event);
            break;
        case EventKind::PenaltiesOffset:
            say(kPenalty, tr("Offsetting fouls"));
            break;
        case EventKind::PenaltyEnforced:
            penalty(event);
            break;
        case EventKind::PlayVoid:
            say(kPenalty, tr("The play is void"));
            break;
        case EventKind::CoinFlipped:
            say(kYards, tr("%1 win the toss").arg(team(event)));
            break;
        default:
            weighKick(event);
            break;
    }
}

void Weigher::weighKick(const Event& event) {
    const int count = event.yards.value_or(0);
    switch (event.kind) {
        case EventKind::Punted:
            say(kYards, tr("Punt of %1").arg(yards(count)));
            break;
        case EventKind::Kicked:
            say(kYards,
                event.play    ? tr("Kick from %1").arg(yards(count))
                : event.yards ? tr("Kick of %1").arg(yards(count))
                              : tr("Kick out of bounds"));
            break;
        case EventKind::FairCatch:
            if (event.right.value_or(false))
                say(kMore, tr("Fair catch"));
            break;
        case EventKind::Returned:
            say(kMore, tr("Return of %1").arg(yards(count)));
            break;
        case EventKind::Touchback:
            say(kMore, tr("Touchback"));
            break;
        case EventKind::Blocked:
            say(kMore, tr("The kick is blocked"));
            break;
        default:
            weighScore(event);
            break;
    }
}

void Weigher::weighScore(const Event& event) {
    switch (event.kind) {
        case EventKind::KickMissed:
            say(kPoints, tr("The kick is no good"));
            break;
        case EventKind::TryFailed:
            say(kPoints, tr("The try fails"));
            break;
        case EventKind::TryGood:
            say(kPoints, event.points.value_or(1) > 1 ? tr("Two points") : tr("Extra point"));
            break;
        case EventKind::FieldGoalGood:
            say(kPoints, tr("Field goal"));
            break;
        case EventKind::Safety:
            say(kPoints, tr("Safety"));
            break;
        case EventKind::Touchdown:
            say(kTouchdown, tr("Touchdown, %1").arg(team(event)), tr("Touchdown"));
            break;
        default:
            break;
    }
}
}  // namespace

QString signedText(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

QString numberText(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QString::number(value);
}

QString headlineOf(const PlayStory& story, const State& state) {
    return Weigher{story, state}.verdict().text;
}

QString briefOf(const PlayStory& story, const State& state) {
    return Weigher{story, state}.verdict().brief;
}

}  // namespace thrum::gui::fss
