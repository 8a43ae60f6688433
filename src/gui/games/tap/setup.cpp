#include "gui/games/tap/setup.hpp"

#include "gui/games/tap/house_rules.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/io/tap_rules_file.hpp>

#include <algorithm>

#include <QSettings>

namespace thrum::gui {

namespace {
constexpr std::array kSideWords = {"home", "visitor"};

QString matchKey(const char* name) {
    return QStringLiteral("match/") + QLatin1String{name};
}

template <class E>
QString nameText(E value) {
    const std::string_view name = tap::nameOf(value);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
}  // namespace

Expected<tap::RulesData, QString> standardRules() {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return Unexpected{QString::fromStdString(folder.error().text())};
    const auto rules = io::readTapRules(*folder / "rules" / "tap.json");
    if (!rules)
        return Unexpected{QString::fromStdString(app::sentenceOf(app::Refused{rules.error()}))};
    return rules->rules;
}

std::string houseRulesOf(tap::RulesData rules) {
    const tap::RulesData book;
    rules.game.playsPerHalf = book.game.playsPerHalf;
    rules.game.halfMinutes = book.game.halfMinutes;
    return io::overridesText(book, rules);
}

app::TapAsked requestOf(const MatchSetup& setup, const tap::RulesData& standard) {
    app::TapAsked asked;
    fillShared(asked, setup);
    asked.own.method = setup.method;
    asked.own.board = setup.board.toStdString();
    asked.own.speedTenths = setup.speedTenths;
    asked.own.clockScalePercent =
        setup.mode == tap::Mode::Tournament ? std::array{100, 100} : setup.clockScalePercent;
    if (setup.method == tap::Method::Plays)
        asked.own.betweenPlayClocks = setup.betweenPlayClocks;
    // The equipment page shows what is wrong; the toss waits for it (TAP-MD-11).
    asked.own.waiveCheck = setup.mode == tap::Mode::Tournament;
    asked.table.fairCaller = setup.fairCaller;
    tap::RulesData rules = rulesWith(standard, setup.houseRules);
    rules.game.playsPerHalf = setup.playsPerHalf;
    rules.game.halfMinutes = setup.halfMinutes;
    asked.overrides = io::overridesText(standard, rules);
    return asked;
}

MatchSetup setupOf(const app::TapAsked& asked, const tap::State& state) {
    MatchSetup setup = setupOf(static_cast<const io::request::New&>(asked));
    setup.game = QStringLiteral("tap");
    setup.mode = state.mode;
    setup.method = state.method;
    setup.playsPerHalf = state.rules->game.playsPerHalf;
    setup.halfMinutes = static_cast<int>(state.rules->game.halfMinutes);
    setup.board = QString::fromStdString(asked.own.board);
    setup.speedTenths = asked.own.speedTenths;
    setup.betweenPlayClocks = state.betweenPlayClocks;
    setup.clockScalePercent = asked.own.clockScalePercent;
    setup.fairCaller = asked.table.fairCaller;
    setup.houseRules = houseRulesOf(*state.rules);
    setup.options = "{}";
    return setup;
}

MatchSetup readMatchSetup(const QSettings& store) {
    MatchSetup setup;
    setup.game = store.value(matchKey("game"), setup.game).toString();
    setup.options = store.value(matchKey("options"), QStringLiteral("{}")).toString().toStdString();
    const auto text = [&](const char* name, const QString& otherwise) {
        return store.value(matchKey(name), otherwise).toString();
    };
    setup.mode = tap::parseName<tap::Mode>(text("mode", nameText(setup.mode)).toStdString())
                     .value_or(setup.mode);
    setup.method = tap::parseName<tap::Method>(text("method", nameText(setup.method)).toStdString())
                       .value_or(setup.method);
    setup.playsPerHalf =
        std::clamp(store.value(matchKey("plays"), setup.playsPerHalf).toInt(), 1, 200);
    setup.halfMinutes =
        std::clamp(store.value(matchKey("minutes"), setup.halfMinutes).toInt(), 1, 90);
    for (std::size_t i = 0; i < 2; ++i) {
        const QString side = QLatin1String{kSideWords.at(i)} + QLatin1Char('/');
        const auto own = [&](const char* name, const QString& otherwise) {
            return store.value(QStringLiteral("match/") + side + QLatin1String{name}, otherwise)
                .toString();
        };
        setup.teams.at(i) = own("team", {});
        setup.seats.at(i) = own("seat", setup.seats.at(i));
        setup.coaches.at(i) = own("coach", {});
    }
    setup.board = text("board", setup.board);
    setup.speedTenths =
        std::clamp(store.value(matchKey("speed"), setup.speedTenths).toInt(), 0, 100);
    setup.betweenPlayClocks = store.value(matchKey("clocks"), setup.betweenPlayClocks).toBool();
    setup.fairCaller = store.value(matchKey("fairCaller"), setup.fairCaller).toBool();
    setup.realDice = store.value(matchKey("realDice"), setup.realDice).toBool();
    // a set that no longer reads counts as the book's
    if (setup.game != QLatin1String{games::Tap::kId})
        setup.houseRules = text("houseRules", QStringLiteral("{}")).toStdString();
    else
        setup.houseRules =
            houseRulesOf(rulesWith({}, text("houseRules", QStringLiteral("{}")).toStdString()));
    return setup;
}

void writeMatchSetup(QSettings& store, const MatchSetup& setup) {
    store.setValue(matchKey("game"), setup.game);
    store.setValue(matchKey("options"), QString::fromStdString(setup.options));
    store.setValue(matchKey("mode"), nameText(setup.mode));
    store.setValue(matchKey("method"), nameText(setup.method));
    store.setValue(matchKey("plays"), setup.playsPerHalf);
    store.setValue(matchKey("minutes"), setup.halfMinutes);
    for (std::size_t i = 0; i < 2; ++i) {
        const QString side = QStringLiteral("match/") + QLatin1String{kSideWords.at(i)};
        store.setValue(side + QStringLiteral("/team"), setup.teams.at(i));
        store.setValue(side + QStringLiteral("/seat"), setup.seats.at(i));
        store.setValue(side + QStringLiteral("/coach"), setup.coaches.at(i));
    }
    store.setValue(matchKey("board"), setup.board);
    store.setValue(matchKey("speed"), setup.speedTenths);
    store.setValue(matchKey("clocks"), setup.betweenPlayClocks);
    store.setValue(matchKey("realDice"), setup.realDice);
    store.setValue(matchKey("houseRules"), QString::fromStdString(setup.houseRules));
    store.setValue(matchKey("fairCaller"), setup.fairCaller);
}

}  // namespace thrum::gui
