#include "gui/tabletop/game_table.hpp"

#include "gui/match/match_words.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/low_clock.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString tableWords(const char* text) {
    return QCoreApplication::translate("GameTable", text);
}

QString ordinal(int n) {
    constexpr std::array kSuffix = {"th", "st", "nd", "rd"};
    const int last = n % 10;
    const bool teen = n % 100 >= 11 && n % 100 <= 13;
    return QString::number(n) +
           QLatin1String{kSuffix.at(teen || last > 3 ? 0 : static_cast<std::size_t>(last))};
}
}  // namespace

QString downAndToGo(const Situation& situation) {
    if (situation.down == 0 || !situation.ballX)
        return {};
    if (!situation.toGainX)
        return tableWords("%1 down").arg(ordinal(situation.down));
    const double goal = situation.offense == Side::Home ? 100.0 : 0.0;
    if (std::abs(situation.toGainX->yards() - goal) < 0.001)
        return tableWords("%1 & goal").arg(ordinal(situation.down));
    const double toGo = std::abs((*situation.toGainX - *situation.ballX).yards());
    return tableWords("%1 & %2").arg(ordinal(situation.down), QString::fromStdString(tenths(toGo)));
}

QString placeText(const Match& match) {
    const Situation& now = match.facts().situation;
    if (!now.ballX)
        return {};
    return tableWords("at %1").arg(
        QString::fromStdString(yardLine(*now.ballX, now.offense, match.anyGame().names())));
}

QString periodText(const Facts& facts) {
    if (facts.periodWord.empty())
        return {};
    if (facts.situation.period > facts.periods)
        return tableWords("Overtime");
    return QStringLiteral("%1 %2").arg(ordinal(facts.situation.period),
                                       QString::fromStdString(facts.periodWord));
}

QString GameTable::coachProblem(Side /*side*/, CoachCommand /*command*/) const {
    return tr("This game has no board to switch and no calls to make.");
}

void GameTable::coach(Side /*side*/, CoachCommand /*command*/) {}

QPoint GameTable::placeOf(std::optional<FigureId> /*figure*/) const {
    return const_cast<GameTable*>(this)->keyboardPart().rect().center();
}

QString GameTable::coveredText(const QString& coach) const {
    return tableWords("%1, what you decide stays covered until both have decided.").arg(coach);
}

QString GameTable::heading() const {
    const Situation& now = anyMatch().facts().situation;
    const QString down = downAndToGo(now);
    if (down.isEmpty())
        return {};
    return QStringLiteral("%1: %2 %3")
        .arg(anyMatch().teamName(now.offense), down, placeText(anyMatch()));
}

StripTeam stripTeam(const Match& match, Side side, const TeamLook& look) {
    const Facts& facts = match.facts();
    StripTeam team;
    team.look = look;
    team.role = side == Side::Home ? tableWords("home") : tableWords("visitors");
    team.hasBall = facts.situation.ballX && !facts.over && facts.situation.offense == side;
    team.score = facts.situation.score[side == Side::Home ? 0 : 1];
    team.acts = isBetweenRuns(match.doing()) && !facts.bothSides && facts.side == side;
    return team;
}

StripFact whoFact(const Match& match, const QString& chance) {
    const Facts& facts = match.facts();
    StripFact fact;
    fact.part = StripPart::Clock;
    fact.ink = Theme::instance().score().fact;
    if (match.doing() == MatchDoing::Over) {
        const auto winner = match.winner();
        fact.label = winner ? tableWords("Winner") : tableWords("Result");
        fact.value = winner ? match.teamName(*winner) : tableWords("a tie");
        return fact;
    }
    fact.value = match.teamName(facts.side);
    if (isSeatAtWork(match.doing()) && match.held()) {
        fact.label = tableWords("Paused");
        fact.ink = Theme::instance().score().hurry;
    } else if (isSeatAtWork(match.doing())) {
        fact.label = tableWords("Thinking");
    } else if (facts.awaits == Awaits::Chance) {
        fact.label = chance.isEmpty() ? tableWords("To throw") : chance;
    } else {
        fact.label = tableWords("To decide");
    }
    return fact;
}

}  // namespace thrum::gui
