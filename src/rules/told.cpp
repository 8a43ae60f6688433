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

}  // namespace thrum
