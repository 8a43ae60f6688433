#include <thrum/core/field.hpp>
#include <thrum/rules/told.hpp>

#include <algorithm>
#include <cmath>

namespace thrum {

std::string filled(const Sentence& sentence) {
    return filled(sentence.text, sentence.args);
}

std::string tenths(double yards) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.1f", std::abs(yards));
    std::string shown = text.data();
    if (shown.ends_with(".0"))
        shown.resize(shown.size() - 2);
    return shown;
}

std::string yardLine(Spot x, Side offense, const Names& names) {
    const double goal = field::kVisitorGoal.yards();
    const double downfield = offense == Side::Home ? x.yards() : goal - x.yards();
    const std::string& opponents = names.team(other(offense));
    if (downfield < 0.0)
        return THRUM_TEXT("the own end zone");
    if (downfield > goal)
        return "the " + opponents + " end zone";
    const double own = std::min(downfield, goal - downfield);
    const std::string line = tenths(own);
    if (line == "50")
        return THRUM_TEXT("midfield");
    return downfield < goal / 2 ? "own " + line : opponents + " " + line;
}

namespace {

std::string_view ordinal(int n) {
    switch (n) {
        case 1:
            return THRUM_TEXT("1st");
        case 2:
            return THRUM_TEXT("2nd");
        case 3:
            return THRUM_TEXT("3rd");
        default:
            return THRUM_TEXT("4th");
    }
}

}  // namespace

std::string downAndDistance(const Situation& situation, const Names& names) {
    if (!situation.ballX)
        return {};
    const std::string place = yardLine(*situation.ballX, situation.offense, names);
    if (!situation.toGainX)
        return situation.period > names.periods ? THRUM_TEXT("overtime, at ") + place : place;
    const double toGain = std::abs((*situation.toGainX - *situation.ballX).yards());
    const Spot goal = situation.offense == Side::Home ? field::kVisitorGoal : field::kHomeGoal;
    const std::string distance = *situation.toGainX == goal ? "goal" : tenths(toGain);
    return std::string{ordinal(situation.down)} + " and " + distance + " at " + place;
}

std::string numberOf(const Names& names, ManRef man) {
    if (names.man)
        return names.man(man);
    return names.number ? names.number(figureOf(man)) : "?";
}

}  // namespace thrum
