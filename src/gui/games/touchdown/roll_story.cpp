#include "gui/games/touchdown/roll_story.hpp"

#include "gui/games/touchdown/words.hpp"

#include <algorithm>
#include <cstdlib>

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::Die;
using touchdown::Outcome;
using touchdown::OutcomeKind;
using touchdown::Reading;
using touchdown::Result;
using touchdown::Symbol;

QString storyWords(const char* text) {
    return QCoreApplication::translate("TouchdownStory", text);
}

bool isPlay(const RollFacts& roll) {
    return roll.purpose == "play";
}
bool isReturn(const RollFacts& roll) {
    return roll.purpose == "run_back" || roll.purpose == "kick_return";
}

std::vector<ShownResult> shownOf(const RollFacts& roll) {
    std::vector<ShownResult> shown;
    for (std::size_t i = 0; i < roll.results.size(); ++i) {
        ShownResult one;
        one.result = touchdown::parseResult(roll.results[i]).value_or(Result{});
        if (i < roll.dice.size()) {
            one.die = roll.dice[i];
            one.face = i < roll.faces.size() ? roll.faces[i] : 0;
        } else if (const std::size_t n = i - roll.dice.size(); n < roll.strengths.size()) {
            one.die = roll.strengths[n].die;
            one.side = roll.strengths[n].side;
            one.strength = true;
        }
        shown.push_back(one);
    }
    return shown;
}

bool isGain(Symbol symbol, bool passing) {
    return symbol == (passing ? Symbol::CP : Symbol::GN);
}
bool isTurnoverSymbol(Symbol symbol, bool passing) {
    return symbol == (passing ? Symbol::IN : Symbol::FM);
}
bool takes(const touchdown::RulesData& rules, Symbol symbol, bool passing) {
    if (!passing)
        return symbol == Symbol::TK;
    return symbol == Symbol::BP || (symbol == Symbol::SK && rules.sack.cancelsCompletion);
}

// The gains that go, found among those that lie there; each text takes one like it.
std::vector<int> placesOf(const std::vector<std::string>& canceled,
                          const std::vector<ShownResult>& shown) {
    std::vector<int> places;
    for (const std::string& text : canceled) {
        const auto result = touchdown::parseResult(text);
        for (std::size_t i = 0; i < shown.size(); ++i) {
            const int place = static_cast<int>(i);
            if (result && shown[i].result == *result &&
                std::ranges::find(places, place) == places.end()) {
                places.push_back(place);
                break;
            }
        }
    }
    std::ranges::sort(places);
    return places;
}

void settleFates(RollStory& story,
                 const touchdown::RulesData& rules,
                 const std::vector<int>& gone,
                 bool settled,
                 bool turnover) {
    std::vector<int> takers;
    for (std::size_t i = 0; i < story.results.size(); ++i) {
        ShownResult& one = story.results[i];
        const Symbol symbol = one.result.symbol;
        if (isGain(symbol, story.passing))
            one.fate = settled ? Fate::Counts : Fate::Lies;
        else if (isTurnoverSymbol(symbol, story.passing))
            one.fate = turnover ? Fate::Turnover : Fate::Saved;
        else if (takes(rules, symbol, story.passing) ||
                 symbol == (story.passing ? Symbol::SK : Symbol::TK)) {
            one.fate = settled ? Fate::Spare : Fate::Lies;
            if (takes(rules, symbol, story.passing))
                takers.push_back(static_cast<int>(i));
        } else {
            one.fate = Fate::SetAside;
        }
    }
    // From outside in, so that the bows lie one above the other and never cross.
    auto taker = takers.rbegin();
    for (const int place : gone) {
        if (taker == takers.rend())
            break;
        ShownResult& victim = story.results[static_cast<std::size_t>(place)];
        ShownResult& by = story.results[static_cast<std::size_t>(*taker)];
        victim.fate = Fate::Canceled;
        victim.partner = *taker;
        by.fate = Fate::Takes;
        by.partner = place;
        ++taker;
    }
}

void layOut(RollStory& story) {
    const auto take = [&](auto wanted) {
        for (std::size_t i = 0; i < story.results.size(); ++i)
            if (wanted(story.results[i]))
                story.row.push_back(static_cast<int>(i));
    };
    const auto gain = [&](const ShownResult& r) {
        return r.fate != Fate::SetAside && isGain(r.result.symbol, story.passing);
    };
    const auto turnover = [](const ShownResult& r) {
        return r.fate == Fate::Turnover || r.fate == Fate::Saved;
    };
    take(gain);
    take(turnover);
    take(
        [&](const ShownResult& r) { return r.fate != Fate::SetAside && !gain(r) && !turnover(r); });
    for (std::size_t i = 0; i < story.results.size(); ++i)
        if (story.results[i].fate == Fate::SetAside)
            story.aside.push_back(static_cast<int>(i));
}

void sumUp(RollStory& story, const touchdown::RulesData& rules, bool turnover) {
    const bool losing = !story.passing && !turnover;
    bool first = true;
    bool other = false;  // yardage besides a long gain
    for (const int place : story.row) {
        const ShownResult& one = story.results[static_cast<std::size_t>(place)];
        other = other || (one.fate == Fate::Counts && !one.result.isLong);
    }
    for (const int place : story.row) {
        const ShownResult& one = story.results[static_cast<std::size_t>(place)];
        SumTerm term;
        term.of = place;
        switch (one.fate) {
            case Fate::Counts:
            case Fate::Canceled:
            case Fate::Lies:
                if (!isGain(one.result.symbol, story.passing))
                    break;
                if (one.result.isLong) {
                    const bool times = one.fate == Fate::Counts && other;
                    const int worth = times ? rules.longGain.factor : rules.longGain.alone;
                    term.sign = times   ? QStringLiteral("×")
                                : first ? QString{}
                                        : QStringLiteral("+");
                    term.text =
                        one.fate == Fate::Counts ? QString::number(worth) : QStringLiteral("L");
                } else {
                    term.sign = first ? QString{} : QStringLiteral("+");
                    term.text = QString::number(one.result.yards);
                }
                break;
            case Fate::Takes: {
                const Result& taken = story.results[static_cast<std::size_t>(one.partner)].result;
                term.sign = QStringLiteral("−");
                term.text = taken.isLong ? QStringLiteral("L") : QString::number(taken.yards);
                break;
            }
            case Fate::Spare:
                term.sign = losing ? QStringLiteral("−") : QString{};
                term.text = losing ? QStringLiteral("1") : QStringLiteral("·");
                break;
            case Fate::Turnover:
                term.text = QStringLiteral("!");
                break;
            case Fate::Saved:
                term.text = QStringLiteral("·");
                break;
            case Fate::SetAside:
                break;
        }
        first = first && term.text.isEmpty();
        story.sum.push_back(term);
    }
}

void sayYards(RollStory& story, int yards) {
    if (yards == 0) {
        story.headline = storyWords("No gain");
        return;
    }
    story.headline = QString::number(yards).replace(QLatin1Char('-'), QStringLiteral("−"));
    story.unit = std::abs(yards) == 1 ? storyWords("yard") : storyWords("yards");
    story.good = yards > 0;
}

void sayOutcome(RollStory& story, const Outcome& outcome) {
    switch (outcome.kind) {
        case OutcomeKind::Run:
        case OutcomeKind::Completion:
            sayYards(story, outcome.yards);
            break;
        case OutcomeKind::Incomplete:
            story.headline = storyWords("Incomplete");
            story.good = false;
            break;
        case OutcomeKind::Sack:
            sayYards(story, outcome.yards);
            story.before = storyWords("sacked");
            break;
        case OutcomeKind::Fumble:
            story.headline = storyWords("Fumble");
            story.good = false;
            break;
        case OutcomeKind::Interception:
            story.headline = storyWords("Intercepted");
            story.good = false;
            break;
    }
}

// "4 red, 2 blue: 8 yards downfield" (TDM-8.2, TDM-9.2)
QString turnoverLine(const Reading& reading, int yards) {
    const QString colors = storyWords("%1 red, %2 blue").arg(reading.red).arg(reading.blue);
    return yards > 0 ? storyWords("%1: %2 downfield").arg(colors, yardsText(yards))
                     : storyWords("%1: where it was").arg(colors);
}

RollStory readingStory(const RollFacts& roll,
                       const touchdown::RulesData& rules,
                       const std::vector<int>* preview) {
    RollStory story;
    story.results = shownOf(roll);
    story.passing = isPlay(roll) && roll.dice.size() > 4 && touchdown::isPassing(roll.dice[4]);
    const Reading reading = touchdown::readingOf(rules, roll.results, story.passing);
    const bool turnover = touchdown::isTurnover(reading);
    const bool known = roll.canceled.has_value();
    std::vector<int> gone;
    if (known)
        gone = placesOf(*roll.canceled, story.results);
    else if (preview != nullptr)
        gone = *preview;
    std::ranges::sort(gone);
    const bool done = known || (preview != nullptr &&
                                static_cast<int>(gone.size()) == touchdown::cancelsDue(reading));
    settleFates(story, rules, gone, done, turnover);
    layOut(story);
    sumUp(story, rules, turnover);
    if (turnover) {
        const Outcome outcome = touchdown::outcomeOf(rules, reading, {});
        story.sumLine = turnoverLine(reading, outcome.yards);
    }
    if (!done || roll.isVoid)
        return story;
    std::vector<Result> canceled;
    for (const int place : gone)
        canceled.push_back(story.results[static_cast<std::size_t>(place)].result);
    const Outcome outcome = touchdown::outcomeOf(rules, reading, canceled);
    sayOutcome(story, outcome);
    if (roll.result && roll.result->yards && !turnover && outcome.kind != OutcomeKind::Incomplete)
        sayYards(story, *roll.result->yards);  // no further than the goal line
    if (isReturn(roll) && !turnover && roll.result) {
        if (const int rest = roll.result->yards.value_or(0) - outcome.yards; rest > 0)
            story.before = storyWords("with %1 of the return").arg(rest);
        if (roll.result->clause == "TDM-15.7")
            story.before = storyWords("four gains: × %1").arg(rules.kickReturn.cleanSheetFactor);
    } else if (!gone.empty() && !turnover && outcome.kind != OutcomeKind::Sack) {
        story.before = storyWords("was %1").arg(touchdown::totalYards(rules, reading.gains));
    }
    return story;
}

// Kicks and tries count red results and nothing else.
RollStory kickStory(const RollFacts& roll, const touchdown::RulesData& rules) {
    RollStory story;
    story.results = shownOf(roll);
    int red = 0;
    for (std::size_t i = 0; i < story.results.size(); ++i) {
        ShownResult& one = story.results[i];
        const bool counts = rules.isRed(one.result.symbol);
        one.fate = counts ? Fate::Counts : Fate::Spare;
        red += counts ? 1 : 0;
        story.row.push_back(static_cast<int>(i));
    }
    story.sumLine = storyWords("%1 red of %2").arg(red).arg(story.results.size());
    if (!roll.result)
        return story;
    const touchdown::Event& result = *roll.result;
    const std::string& what = result.what;
    const auto blocked = what == "punt_blocked" || what == "field_goal_blocked";
    if (blocked) {
        story.headline = storyWords("Blocked");
        story.good = false;
    } else if (what == "field_goal_good" || what == "kick_good") {
        story.headline = storyWords("Good");
        story.before = what == "kick_good" ? QString{} : yardsText(result.yards.value_or(0));
    } else if (what == "field_goal_missed" || what == "kick_failed") {
        story.headline = storyWords("No good");
        story.good = false;
    } else if (what == "onside_recovered" || what == "onside_failed") {
        story.good = what == "onside_recovered";
        story.headline = story.good ? storyWords("Recovered") : storyWords("Lost");
    } else {
        sayYards(story, result.yards.value_or(0));
    }
    const bool far = what == "punt" || what == "kickoff" || what == "free_kick";
    if (far && red > 0) {
        const int each = what == "punt" ? rules.punt.perRed : rules.kickoff.perRed;
        const int base = what == "punt" ? rules.punt.base : rules.kickoff.base;
        story.sumLine =
            storyWords("%1 + %2 red × %3 = %4").arg(base).arg(red).arg(each).arg(base + red * each);
    }
    return story;
}
}  // namespace

std::vector<std::pair<int, int>> RollStory::links() const {
    std::vector<std::pair<int, int>> pairs;
    for (std::size_t i = 0; i < results.size(); ++i)
        if (results[i].fate == Fate::Canceled)
            pairs.emplace_back(results[i].partner, static_cast<int>(i));
    return pairs;
}

std::vector<int> gainPlaces(const std::vector<std::string>& results, bool passing) {
    std::vector<int> places;
    for (std::size_t i = 0; i < results.size(); ++i) {
        const auto result = touchdown::parseResult(results[i]);
        if (result && isGain(result->symbol, passing))
            places.push_back(static_cast<int>(i));
    }
    return places;
}

RollStory storyOf(const RollFacts& roll,
                  const touchdown::RulesData& rules,
                  const std::vector<int>* preview,
                  const QString& after) {
    if (roll.results.empty())
        return {};
    RollStory story = isPlay(roll) || isReturn(roll) ? readingStory(roll, rules, preview)
                                                     : kickStory(roll, rules);
    story.isVoid = roll.isVoid;
    if (roll.touchdown)
        story.after = storyWords("Touchdown");
    else if (roll.safety)
        story.after = storyWords("Safety");
    else
        story.after = after;
    return story;
}

}  // namespace thrum::gui::tdm
