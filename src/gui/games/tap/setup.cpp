#include "gui/games/tap/setup.hpp"

#include "gui/games/tap/house_rules.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/games/tap/rules_file.hpp>

#include <algorithm>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace thrum::gui {

namespace {
// the members of a set-up's options
constexpr QLatin1String kMethod{"method"};
constexpr QLatin1String kPlays{"plays"};
constexpr QLatin1String kMinutes{"minutes"};
constexpr QLatin1String kBoard{"board"};
constexpr QLatin1String kSpeed{"speed_tenths"};
constexpr QLatin1String kClocks{"between_play_clocks"};
constexpr QLatin1String kPace{"clock_scale_percent"};
constexpr QLatin1String kChart{"fair_caller"};
}  // namespace

Expected<tap::RulesData, QString> standardRules() {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return Unexpected{QString::fromStdString(folder.error().text())};
    const auto rules = app::readTapRules(*folder / "rules" / "tap.json");
    if (!rules)
        return Unexpected{QString::fromStdString(app::sentenceOf(app::Refused{rules.error()}))};
    return rules->rules;
}

std::string houseRulesOf(tap::RulesData rules) {
    const tap::RulesData book;
    rules.game.playsPerHalf = book.game.playsPerHalf;
    rules.game.halfMinutes = book.game.halfMinutes;
    return app::overridesText(book, rules);
}

TapChoice tapChoiceOf(const std::string& options, const std::string& houseRules) {
    TapChoice choice;
    const QJsonObject own = QJsonDocument::fromJson(QByteArray::fromStdString(options)).object();
    const auto number = [&](QLatin1String key, int otherwise, int least, int most) {
        return std::clamp(own.value(key).toInt(otherwise), least, most);
    };
    choice.method =
        parseName<tap::Method>(own.value(kMethod).toString().toStdString()).value_or(choice.method);
    choice.playsPerHalf = number(kPlays, choice.playsPerHalf, 1, 200);
    choice.halfMinutes = number(kMinutes, choice.halfMinutes, 1, 90);
    choice.board = own.value(kBoard).toString(choice.board);
    choice.speedTenths = number(kSpeed, choice.speedTenths, 0, 100);
    choice.betweenPlayClocks = own.value(kClocks).toBool();
    choice.fairCaller = own.value(kChart).toBool();
    const QJsonArray pace = own.value(kPace).toArray();
    for (std::size_t i = 0; i < choice.clockScalePercent.size(); ++i)
        choice.clockScalePercent.at(i) =
            pace.at(static_cast<qsizetype>(i)).toInt(choice.clockScalePercent.at(i));
    choice.houseRules = houseRulesOf(rulesWith({}, houseRules));
    return choice;
}

std::string optionsText(const TapChoice& choice) {
    const std::string_view method = nameOf(choice.method);
    const QJsonObject own{
        {kMethod, QString::fromUtf8(method.data(), static_cast<qsizetype>(method.size()))},
        {kPlays, choice.playsPerHalf},
        {kMinutes, choice.halfMinutes},
        {kBoard, choice.board},
        {kSpeed, choice.speedTenths},
        {kClocks, choice.betweenPlayClocks},
        {kPace, QJsonArray{choice.clockScalePercent[0], choice.clockScalePercent[1]}},
        {kChart, choice.fairCaller}};
    return QJsonDocument{own}.toJson(QJsonDocument::Compact).toStdString();
}

void setTapChoice(MatchSetup& setup, const TapChoice& choice) {
    setup.options = optionsText(choice);
    setup.houseRules = choice.houseRules;
}

app::TapAsked requestOf(const MatchSetup& setup, const tap::RulesData& standard) {
    const TapChoice choice = tapChoiceOf(setup);
    app::TapAsked asked;
    fillShared(asked, setup);
    asked.game = games::Tap::kId;
    asked.own.method = choice.method;
    asked.own.board = choice.board.toStdString();
    asked.own.speedTenths = choice.speedTenths;
    asked.own.clockScalePercent =
        setup.mode == Mode::Tournament ? std::array{100, 100} : choice.clockScalePercent;
    if (choice.method == tap::Method::Plays)
        asked.own.betweenPlayClocks = choice.betweenPlayClocks;
    // The equipment page shows what is wrong; the toss waits for it (TAP-MD-11).
    asked.own.waiveCheck = setup.mode == Mode::Tournament;
    asked.table.fairCaller = choice.fairCaller;
    tap::RulesData rules = rulesWith(standard, choice.houseRules);
    rules.game.playsPerHalf = choice.playsPerHalf;
    rules.game.halfMinutes = choice.halfMinutes;
    asked.overrides = app::overridesText(standard, rules);
    return asked;
}

MatchSetup setupOf(const app::TapAsked& asked, const tap::State& state) {
    MatchSetup setup = setupOf(static_cast<const io::request::New&>(asked));
    setup.game = QLatin1String{games::Tap::kId.data(), games::Tap::kId.size()};
    setup.mode = state.mode;
    TapChoice choice;
    choice.method = state.method;
    choice.playsPerHalf = state.rules->game.playsPerHalf;
    choice.halfMinutes = static_cast<int>(state.rules->game.halfMinutes);
    choice.board = QString::fromStdString(asked.own.board);
    choice.speedTenths = asked.own.speedTenths;
    choice.betweenPlayClocks = state.betweenPlayClocks;
    choice.clockScalePercent = asked.own.clockScalePercent;
    choice.fairCaller = asked.table.fairCaller;
    choice.houseRules = houseRulesOf(*state.rules);
    setTapChoice(setup, choice);
    return setup;
}

}  // namespace thrum::gui
