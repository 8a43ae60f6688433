#include "gui/games/touchdown/choices.hpp"

#include "gui/games/touchdown/odds_words.hpp"
#include "gui/games/touchdown/words.hpp"

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::DecisionKind;
using touchdown::Die;
using touchdown::Option;
using touchdown::Phase;
using touchdown::State;
using Word = touchdown::Choice;  // the word that goes with some decisions

QString choiceWords(const char* text) {
    return QCoreApplication::translate("TouchdownChoices", text);
}

Choice plain(DecisionKind kind, const QString& text, const QString& note) {
    Choice choice;
    choice.decision.kind = kind;
    choice.text = text;
    choice.note = note;
    return choice;
}

Choice worded(DecisionKind kind, Word word, const QString& text, const QString& note) {
    Choice choice = plain(kind, text, note);
    choice.decision.choice = word;
    return choice;
}

// "GN 5 or a first down"
QString suppliesText(const State& s, Die die) {
    QStringList texts;
    for (const std::string& entry : s.rules->strength.table.of(die))
        texts << (entry == "FD" ? choiceWords("a first down") : resultText(entry));
    return texts.join(choiceWords(" or "));
}

void addStrengths(const State& s, const Option& option, std::vector<Choice>& choices) {
    for (const Die die : option.dice) {
        Choice choice = plain(DecisionKind::ChooseStrength, dieText(die), suppliesText(s, die));
        choice.decision.strengths = {die};
        choice.die = die;
        choice.done = choiceWords("Choose %1").arg(dieText(die));
        choices.push_back(choice);
    }
}

void addCalls(const State& s, const Option& option, std::vector<Choice>& choices) {
    for (const Die die : option.dice) {
        Choice choice = plain(DecisionKind::Call, dieText(die), callHint(*s.rules, die));
        choice.decision.die = die;
        choice.die = die;
        choice.done = choiceWords("Call %1").arg(dieText(die));
        choices.push_back(choice);
    }
}

// Where it is too far the choice stays in its place and says why.
void addFieldGoal(const State& s, bool offered, std::vector<Choice>& choices) {
    Choice choice =
        plain(DecisionKind::DeclareFieldGoal,
              choiceWords("Field goal"),
              offered ? fieldGoalNote(*s.rules, touchdown::toGoal(s))
                      : choiceWords("Too far: %1 yards or less").arg(s.rules->fieldGoal.maxToGoal));
    choice.enabled = offered;
    choice.done = choiceWords("Try a field goal");
    choices.push_back(choice);
}

void addStrengthUses(const State& s,
                     Side side,
                     const Option& option,
                     std::vector<Choice>& choices) {
    const Die strength = s.strengths[touchdown::indexOf(side)].value_or(Die::RI);
    const touchdown::Outcome now = touchdown::leastOutcome(*s.rules, touchdown::readingOf(s));
    for (const std::string& entry : option.results) {
        const std::string added = touchdown::addedResult(s, entry, strength);
        const touchdown::Outcome then =
            touchdown::leastOutcome(*s.rules, touchdown::readingWith(s, added));
        const QString text = entry == "FD"
                                 ? choiceWords("Add %1, the yards to go").arg(resultText(added))
                                 : choiceWords("Add %1").arg(resultText(added));
        const QString note =
            then == now
                ? choiceWords("It would still be %1.").arg(outcomeText(then.kind, then.yards))
                : choiceWords("It would be %1.").arg(outcomeText(then.kind, then.yards));
        Choice choice = plain(DecisionKind::UseStrength, text, note);
        choice.decision.result = entry;
        choice.die = strength;
        choices.push_back(choice);
    }
}

QString provisionalText(const TouchdownMatch& match) {
    const auto& provisional = match.prompt().provisional;
    return provisional ? outcomeText(provisional->kind, provisional->yards) : QString{};
}

Choice runBackChoice(const State& s) {
    const touchdown::RunBack& back = *s.runBack;
    const bool kick = touchdown::isKickReturn(back);
    QString note = runBackHint(*s.rules, kick);
    if (const int base = touchdown::returnBase(s, back); base > 0)
        note = choiceWords("%1 and the dice: %2").arg(yardsText(base), note);
    return plain(DecisionKind::RunBack, choiceWords("Run it back"), note);
}

QString fromText(const State& s) {
    return placeText(s, s.runBack->side, s.runBack->line);
}

void add(const TouchdownMatch& match, const Option& option, std::vector<Choice>& choices) {
    const State& s = match.state();
    const touchdown::RulesData& rules = *s.rules;
    switch (option.decision) {
        case DecisionKind::ChooseStrength:
            addStrengths(s, option, choices);
            break;
        case DecisionKind::CallToss:
            choices.push_back(worded(option.decision, Word::Heads, choiceWords("Heads"), {}));
            choices.push_back(worded(option.decision, Word::Tails, choiceWords("Tails"), {}));
            break;
        case DecisionKind::ChooseToss:
            choices.push_back(
                worded(option.decision,
                       Word::Receive,
                       choiceWords("Receive"),
                       choiceWords("The ball first; the others have it after half-time.")));
            choices.push_back(worded(option.decision,
                                     Word::Kick,
                                     choiceWords("Kick off"),
                                     choiceWords("The ball after half-time.")));
            break;
        case DecisionKind::DeclareKick:
            choices.push_back(worded(
                option.decision, Word::Deep, choiceWords("Kick deep"), kickoffHint(rules, false)));
            choices.push_back(worded(
                option.decision, Word::Onside, choiceWords("Onside kick"), onsideHint(rules)));
            break;
        case DecisionKind::Call:
            addCalls(s, option, choices);
            break;
        case DecisionKind::DeclarePunt: {
            Choice punt = plain(option.decision, choiceWords("Punt"), puntNote(rules));
            punt.done = choiceWords("Punt");
            choices.push_back(punt);
            if (!match.wants(DecisionKind::DeclareFieldGoal))
                addFieldGoal(s, false, choices);
            break;
        }
        case DecisionKind::DeclareFieldGoal:
            addFieldGoal(s, true, choices);
            break;
        case DecisionKind::UseStrength:
            addStrengthUses(s, match.prompt().side, option, choices);
            break;
        case DecisionKind::PassStrength:
            choices.push_back(
                plain(option.decision,
                      choiceWords("Keep the strength"),
                      choiceWords("As it lies: %1. A strength is for one play a quarter.")
                          .arg(provisionalText(match))));
            break;
        case DecisionKind::ForceReroll:
            choices.push_back(
                plain(option.decision,
                      choiceWords("Force the reroll"),
                      choiceWords("The play is void and does not count; both call anew. "
                                  "Strengths used on it come back.")));
            break;
        case DecisionKind::PassReroll:
            choices.push_back(plain(option.decision,
                                    choiceWords("Let it stand"),
                                    choiceWords("As it lies: %1.").arg(provisionalText(match))));
            break;
        case DecisionKind::RunBack:
            choices.push_back(runBackChoice(s));
            break;
        case DecisionKind::FallOnBall:
            choices.push_back(plain(option.decision,
                                    choiceWords("Fall on it"),
                                    choiceWords("First down at %1.").arg(fromText(s))));
            break;
        case DecisionKind::TakeBall:
            choices.push_back(plain(option.decision,
                                    choiceWords("Take the ball"),
                                    choiceWords("First down at %1.").arg(fromText(s))));
            break;
        case DecisionKind::FairCatch:
            choices.push_back(plain(option.decision,
                                    choiceWords("Fair catch"),
                                    choiceWords("First down at %1.").arg(fromText(s))));
            break;
        case DecisionKind::TakeTouchback:
            choices.push_back(
                plain(option.decision,
                      choiceWords("Take the touchback"),
                      choiceWords("First down at own %1.").arg(rules.touchback.line)));
            break;
        case DecisionKind::ChooseTry:
            choices.push_back(worded(option.decision,
                                     Word::Kick,
                                     choiceWords("Kick for %1").arg(rules.score.kickTry),
                                     tryHint(rules)));
            choices.push_back(worded(option.decision,
                                     Word::TwoPoint,
                                     choiceWords("Go for %1").arg(rules.score.twoPoint),
                                     choiceWords("One play from the %1: reach the goal line.")
                                         .arg(rules.tries.twoPointLine)));
            break;
        case DecisionKind::Cancel:
            break;
    }
}
}  // namespace

std::vector<Choice> choicesOf(const TouchdownMatch& match) {
    std::vector<Choice> choices;
    for (const Option& option : match.prompt().options)
        add(match, option, choices);
    return choices;
}

QString titleOf(const TouchdownMatch& match) {
    const touchdown::Prompt& prompt = match.prompt();
    const QString who = match.teamName(prompt.side);
    switch (prompt.phase) {
        case Phase::HomeField:
            return choiceWords("Who is at home");
        case Phase::Strengths:
            return choiceWords("%1: choose a strength").arg(who);
        case Phase::TossCall:
            return choiceWords("%1: call the toss").arg(who);
        case Phase::Toss:
            return choiceWords("%1: the toss").arg(who);
        case Phase::TossChoice:
            return choiceWords("%1: kick or receive").arg(who);
        case Phase::Kickoff:
            return choiceWords("%1: kickoff").arg(who);
        case Phase::KickoffRoll:
            return choiceWords("%1: roll the kickoff").arg(who);
        case Phase::OnsideRoll:
            return choiceWords("%1: roll the onside kick").arg(who);
        case Phase::FreeKickRoll:
            return choiceWords("%1: roll the free kick").arg(who);
        case Phase::Call:
            return match.state().twoPoint ? choiceWords("%1: call for two").arg(who)
                                          : choiceWords("%1: call the play").arg(who);
        case Phase::DefenseCall:
            return choiceWords("%1: call the defense").arg(who);
        case Phase::Roll:
            return choiceWords("%1: roll six dice").arg(who);
        case Phase::OffenseStrength:
        case Phase::DefenseStrength:
            return choiceWords("%1: use the strength").arg(who);
        case Phase::Reroll:
            return choiceWords("%1: force a reroll").arg(who);
        case Phase::Cancel:
        case Phase::RunBackCancel: {
            const int due = prompt.options.empty() ? 0 : prompt.options.front().count.value_or(0);
            return choiceWords("%1: cancel %2").arg(who).arg(due);
        }
        case Phase::RunBackChoice:
            return choiceWords("%1: run back").arg(who);
        case Phase::RunBackRoll:
            return choiceWords("%1: roll the return").arg(who);
        case Phase::PuntRoll:
            return choiceWords("%1: roll the punt").arg(who);
        case Phase::FieldGoalRoll:
            return choiceWords("%1: roll the kick").arg(who);
        case Phase::TryChoice:
            return choiceWords("%1: the try").arg(who);
        case Phase::TryKickRoll:
            return choiceWords("%1: roll the try").arg(who);
        case Phase::Over:
            return choiceWords("The game is over");
    }
    return {};
}

QString leadOf(const TouchdownMatch& match) {
    const touchdown::Prompt& prompt = match.prompt();
    const State& s = match.state();
    switch (prompt.phase) {
        case Phase::Strengths:
            return choiceWords("One strength for the whole game, shown when both have chosen.");
        case Phase::TossCall:
            return choiceWords("The visitors call the coin.");
        case Phase::TossChoice:
            return choiceWords("You have won the toss.");
        case Phase::Call:
            return s.twoPoint ? choiceWords("One play for two points.")
                              : choiceWords("Choose a red die, or kick.");
        case Phase::DefenseCall:
            return choiceWords("Choose a blue die.");
        case Phase::OffenseStrength:
        case Phase::DefenseStrength: {
            const auto strength = s.strengths[touchdown::indexOf(prompt.side)];
            return choiceWords("You called %1, which is your strength. As it lies: %2.")
                .arg(strength ? dieText(*strength) : QString{}, provisionalText(match));
        }
        case Phase::Reroll:
            return choiceWords(
                "The home coach may have this play rolled again, once this quarter.");
        case Phase::RunBackChoice:
            return s.runBack->line > 0 ? choiceWords("The ball is yours at %1.").arg(fromText(s))
                                       : choiceWords("The ball is yours in your own end zone.");
        case Phase::Roll:
            return choiceWords("All six dice at once.");
        default:
            return {};
    }
}

}  // namespace thrum::gui::tdm
