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
}  // namespace

QString signedText(int value) {
    return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

QString headlineOf(const PlayStory& story, const State& state) {
    QString result;
    int heaviest = 0;
    const auto say = [&](int weight, const QString& text) {
        if (weight >= heaviest) {
            heaviest = weight;
            result = text;
        }
    };
    const auto team = [&](const Event& event) {
        return QString::fromStdString(
            state.teams[foursheet::indexOf(event.side.value_or(Side::Home))]->name);
    };
    for (const Event& event : story.events()) {
        const int count = event.yards.value_or(0);
        switch (event.kind) {
            case EventKind::Gained:
                say(1,
                    count > 0   ? tr("Run for %1").arg(yards(count))
                    : count < 0 ? tr("Run, loss of %1").arg(yards(count))
                                : tr("Run for no gain"));
                break;
            case EventKind::Completed:
                say(1,
                    count > 0   ? tr("Complete for %1").arg(yards(count))
                    : count < 0 ? tr("Complete, loss of %1").arg(yards(count))
                                : tr("Complete for no gain"));
                break;
            case EventKind::Incomplete:
                say(1, tr("Incomplete"));
                break;
            case EventKind::Sacked:
                say(2, tr("Sacked, loss of %1").arg(yards(count)));
                break;
            case EventKind::Punted:
                say(1, tr("Punt of %1").arg(yards(count)));
                break;
            case EventKind::Kicked:
                say(1,
                    event.play    ? tr("Kick from %1").arg(yards(count))
                    : event.yards ? tr("Kick of %1").arg(yards(count))
                                  : tr("Kick out of bounds"));
                break;
            case EventKind::FairCatch:
                if (!event.right.value_or(false))
                    break;
                say(2, tr("Fair catch"));
                break;
            case EventKind::Returned:
                say(2, tr("Return of %1").arg(yards(count)));
                break;
            case EventKind::Touchback:
                say(2, tr("Touchback"));
                break;
            case EventKind::Blocked:
                say(2, tr("The kick is blocked"));
                break;
            case EventKind::Intercepted:
                say(3, tr("Intercepted"));
                break;
            case EventKind::Recovered:
                say(3, tr("%1 recover").arg(team(event)));
                break;
            case EventKind::PenaltiesOffset:
                say(4, tr("Offsetting fouls"));
                break;
            case EventKind::PenaltyEnforced:
                say(4, event.foul ? foulText(*event.foul) : tr("Penalty"));
                break;
            case EventKind::PlayVoid:
                say(4, tr("The play is void"));
                break;
            case EventKind::KickMissed:
                say(5, tr("The kick is no good"));
                break;
            case EventKind::TryFailed:
                say(5, tr("The try fails"));
                break;
            case EventKind::TryGood:
                say(5, event.points.value_or(1) > 1 ? tr("Two points") : tr("Extra point"));
                break;
            case EventKind::FieldGoalGood:
                say(5, tr("Field goal"));
                break;
            case EventKind::Safety:
                say(5, tr("Safety"));
                break;
            case EventKind::Touchdown:
                say(6, tr("Touchdown, %1").arg(team(event)));
                break;
            case EventKind::CoinFlipped:
                say(1, tr("%1 win the toss").arg(team(event)));
                break;
            default:
                break;
        }
    }
    return result;
}

QString yardsOf(const PlayStory& story) {
    QString text;
    for (const Event& event : story.events()) {
        if (event.kind == EventKind::Gained || event.kind == EventKind::Completed)
            text = signedText(event.yards.value_or(0));
        else if (event.kind == EventKind::Sacked)
            text = signedText(-event.yards.value_or(0));
        else if (event.kind == EventKind::Incomplete)
            text = QStringLiteral("0");
    }
    return text;
}

}  // namespace thrum::gui::fss
