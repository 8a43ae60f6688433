#include "gui/games/touchdown/words.hpp"

#include <thrum/rules/told.hpp>

#include <array>
#include <cstdlib>

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::DecisionKind;
using touchdown::Die;
using touchdown::OutcomeKind;
using touchdown::Symbol;

QString tdmWords(const char* text) {
    return QCoreApplication::translate("TouchdownWords", text);
}
}  // namespace

QString dieText(Die die) {
    switch (die) {
        case Die::W1:
            return tdmWords("play die 1");
        case Die::W2:
            return tdmWords("play die 2");
        case Die::W3:
            return tdmWords("play die 3");
        case Die::W4:
            return tdmWords("play die 4");
        case Die::RI:
            return tdmWords("Run Inside");
        case Die::RO:
            return tdmWords("Run Outside");
        case Die::SP:
            return tdmWords("Short Pass");
        case Die::LP:
            return tdmWords("Long Pass");
        case Die::SR:
            return tdmWords("Stop Run");
        case Die::NI:
            return tdmWords("Nickel");
        case Die::DI:
            return tdmWords("Dime");
        case Die::BL:
            return tdmWords("Blitz");
    }
    return {};
}

QString characterText(Die die) {
    switch (die) {
        case Die::RI:
            return tdmWords("Steady, rarely fumbles");
        case Die::RO:
            return tdmWords("Breaks long or is stuffed");
        case Die::SP:
            return tdmWords("Usually complete, for little");
        case Die::LP:
            return tdmWords("Big plays, and interceptions");
        case Die::SR:
            return tdmWords("Kills runs, blind to passes");
        case Die::NI:
            return tdmWords("A little of everything");
        case Die::DI:
            return tdmWords("Smothers passes, soft on runs");
        case Die::BL:
            return tdmWords("Sacks, and now and then burned");
        default:
            return {};
    }
}

QString resultText(const touchdown::Result& result) {
    const std::string_view name = nameOf(result.symbol);
    QString text = QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    if (result.symbol == Symbol::GN || result.symbol == Symbol::CP)
        text += result.isLong ? QStringLiteral(" L") : QStringLiteral(" %1").arg(result.yards);
    return text;
}

QString resultText(const std::string& face) {
    const auto result = touchdown::parseResult(face);
    return result ? resultText(*result) : QString::fromStdString(face);
}

QString spokenText(const touchdown::Result& result) {
    switch (result.symbol) {
        case Symbol::GN:
            return result.isLong ? tdmWords("long gain")
                                 : tdmWords("gain of %1").arg(yardsText(result.yards));
        case Symbol::CP:
            return result.isLong ? tdmWords("long completion")
                                 : tdmWords("completion of %1").arg(yardsText(result.yards));
        case Symbol::TK:
            return tdmWords("tackle");
        case Symbol::BP:
            return tdmWords("broken-up pass");
        case Symbol::IN:
            return tdmWords("interception");
        case Symbol::FM:
            return tdmWords("fumble");
        case Symbol::SK:
            return tdmWords("sack");
    }
    return {};
}

QString yardsText(int yards) {
    return std::abs(yards) == 1 ? tdmWords("%1 yard").arg(yards) : tdmWords("%1 yards").arg(yards);
}

QString gainText(int yards) {
    if (yards == 0)
        return tdmWords("no gain");
    return yards > 0 ? tdmWords("gain of %1").arg(yards) : tdmWords("loss of %1").arg(-yards);
}

namespace {
QString placeNamed(int own, Side side, std::array<std::string, 2> teams) {
    if (own <= 0)
        return tdmWords("own end zone");
    if (own >= touchdown::kGoal)
        return tdmWords("the end zone");
    Names names;
    names.teams = std::move(teams);
    return QString::fromStdString(
        yardLine(Spot::yards(touchdown::fieldYards(own, side)), side, names));
}
}  // namespace

QString placeText(const touchdown::State& state, Side side, int own) {
    return placeNamed(own, side, {state.teams[0]->name, state.teams[1]->name});
}

QString shortPlaceText(const touchdown::State& state, Side side, int own) {
    const auto brief = [&](std::size_t i) {
        const touchdown::Team& team = *state.teams[i];
        return team.shortName.empty() ? team.name : team.shortName;
    };
    return placeNamed(own, side, {brief(0), brief(1)});
}

QString ordinalText(int n) {
    switch (n) {
        case 1:
            return tdmWords("1st");
        case 2:
            return tdmWords("2nd");
        case 3:
            return tdmWords("3rd");
        default:
            return tdmWords("%1th").arg(n);
    }
}

QString downText(const touchdown::State& state) {
    if (state.down <= 0)
        return state.twoPoint ? tdmWords("Two-point try") : QString{};
    const bool goal = state.toGo >= touchdown::toGoal(state);
    return goal ? tdmWords("%1 & goal").arg(ordinalText(state.down))
                : tdmWords("%1 & %2").arg(ordinalText(state.down)).arg(state.toGo);
}

QString teamText(const touchdown::State& state, Side side) {
    return QString::fromStdString(state.teams[touchdown::indexOf(side)]->name);
}

QString purposeText(const std::string& purpose) {
    struct Row {
        std::string_view purpose;
        const char* text;
    };
    static constexpr std::array kRows{
        Row{"play", QT_TRANSLATE_NOOP("TouchdownWords", "the play")},
        Row{"kickoff", QT_TRANSLATE_NOOP("TouchdownWords", "the kickoff")},
        Row{"free_kick", QT_TRANSLATE_NOOP("TouchdownWords", "the free kick")},
        Row{"onside", QT_TRANSLATE_NOOP("TouchdownWords", "the onside kick")},
        Row{"punt", QT_TRANSLATE_NOOP("TouchdownWords", "the punt")},
        Row{"field_goal", QT_TRANSLATE_NOOP("TouchdownWords", "the field goal")},
        Row{"try_kick", QT_TRANSLATE_NOOP("TouchdownWords", "the extra point")},
        Row{"run_back", QT_TRANSLATE_NOOP("TouchdownWords", "the run back")},
        Row{"kick_return", QT_TRANSLATE_NOOP("TouchdownWords", "the return")},
        Row{"toss", QT_TRANSLATE_NOOP("TouchdownWords", "the toss")},
        Row{"home_field", QT_TRANSLATE_NOOP("TouchdownWords", "the home field")}};
    for (const Row& row : kRows)
        if (row.purpose == purpose)
            return tdmWords(row.text);
    return {};
}

QString takenBackText(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::ChooseStrength:
            return tdmWords("the choice of a strength");
        case DecisionKind::CallToss:
            return tdmWords("the call of the toss");
        case DecisionKind::ChooseToss:
            return tdmWords("the choice after the toss");
        case DecisionKind::DeclareKick:
            return tdmWords("the kind of kickoff");
        case DecisionKind::Call:
        case DecisionKind::DeclarePunt:
        case DecisionKind::DeclareFieldGoal:
            return tdmWords("the call");
        case DecisionKind::UseStrength:
        case DecisionKind::PassStrength:
            return tdmWords("the answer about the strength");
        case DecisionKind::ForceReroll:
        case DecisionKind::PassReroll:
            return tdmWords("the answer about the reroll");
        case DecisionKind::Cancel:
            return tdmWords("what was canceled");
        case DecisionKind::RunBack:
        case DecisionKind::FallOnBall:
        case DecisionKind::TakeBall:
        case DecisionKind::FairCatch:
        case DecisionKind::TakeTouchback:
            return tdmWords("what was done with the ball");
        case DecisionKind::ChooseTry:
            return tdmWords("the kind of try");
    }
    return {};
}

QString coinText(touchdown::CoinFace face) {
    return face == touchdown::CoinFace::Heads ? tdmWords("Heads") : tdmWords("Tails");
}

QString outcomeText(OutcomeKind kind, int yards) {
    switch (kind) {
        case OutcomeKind::Run:
            return tdmWords("a run: %1").arg(gainText(yards));
        case OutcomeKind::Completion:
            return tdmWords("a pass for %1").arg(yardsText(yards));
        case OutcomeKind::Incomplete:
            return tdmWords("an incomplete pass");
        case OutcomeKind::Sack:
            return tdmWords("a sack: %1").arg(gainText(yards));
        case OutcomeKind::Fumble:
            return tdmWords("a fumble");
        case OutcomeKind::Interception:
            return tdmWords("an interception");
    }
    return {};
}

}  // namespace thrum::gui::tdm
