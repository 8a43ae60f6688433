#pragma once

#include <thrum/rules/tap/rules_data.hpp>

#include <functional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

namespace thrum::gui {

/// One number of the rule book that coaches like to change, with words for it (ux 3).
struct HouseRule {
    QString chapter;
    std::string key;  ///< as overrides name it: "stoppages.max"
    QString clause;   ///< whose number it is
    QString words;
    QString unit;  ///< with a space before it; may be empty
    double least = 0.0;
    double most = 0.0;
    int decimals = 0;
    bool isYesNo = false;  ///< 0 or 1
    std::function<double(const tap::RulesData&)> value;
    std::function<void(tap::RulesData&, double)> set;
};

/// All of them, chapter by chapter.
[[nodiscard]] const std::vector<HouseRule>& houseRules();
/// "4 stops", "yes".
[[nodiscard]] QString valueText(const HouseRule& rule, double value);

/// A rule book with house rules: overrides as the protocol takes them. What cannot be read counts
/// as the book's.
[[nodiscard]] tap::RulesData rulesWith(const tap::RulesData& standard,
                                       const std::string& overrides);
/// "Stops a play: 4 (book: 3)", one for each number that differs. How long a game is, is no house
/// rule.
[[nodiscard]] QStringList houseRuleWords(const tap::RulesData& standard,
                                         const std::string& overrides);

}  // namespace thrum::gui
