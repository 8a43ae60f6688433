#include "gui/match/match_setup.hpp"

#include <QSettings>

namespace thrum::gui {

namespace {
constexpr std::array kSideWords = {"home", "visitor"};

QString matchKey(const char* name) {
    return QStringLiteral("match/") + QLatin1String{name};
}
QString sideKey(std::size_t side, const char* name) {
    return matchKey(kSideWords.at(side)) + QLatin1Char{'/'} + QLatin1String{name};
}
QString modeName(Mode mode) {
    const std::string_view name = nameOf(mode);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}
}  // namespace

void fillShared(io::request::New& asked, const MatchSetup& setup) {
    asked.game = setup.game.toStdString();
    asked.seed = setup.seed;
    const std::array<io::request::Team*, 2> sides{&asked.home, &asked.visitor};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i]->id = setup.teams[i].toStdString();
        sides[i]->seat = setup.seats[i].toStdString();
        asked.table.coaches[i] = setup.coaches[i].toStdString();
    }
    asked.mode = setup.mode;
    asked.table.realDice = setup.realDice;
}

io::request::New requestOf(const MatchSetup& setup) {
    io::request::New asked;
    fillShared(asked, setup);
    asked.overrides = setup.houseRules;
    asked.options = setup.options;
    return asked;
}

MatchSetup setupOf(const io::request::New& asked) {
    MatchSetup setup;
    setup.game = QString::fromStdString(asked.game);
    setup.mode = asked.mode.value_or(setup.mode);
    setup.teams = {QString::fromStdString(asked.home.id), QString::fromStdString(asked.visitor.id)};
    setup.seats = {QString::fromStdString(asked.home.seat),
                   QString::fromStdString(asked.visitor.seat)};
    for (std::size_t i = 0; i < setup.coaches.size(); ++i)
        setup.coaches[i] = QString::fromStdString(asked.table.coaches[i]);
    setup.realDice = asked.table.realDice;
    setup.houseRules = asked.overrides;
    setup.options = asked.options;
    setup.seed = asked.seed;
    return setup;
}

MatchSetup readMatchSetup(const QSettings& store) {
    MatchSetup setup;
    const auto text = [&](const QString& key, const QString& otherwise) {
        return store.value(key, otherwise).toString();
    };
    const auto json = [&](const char* name) {
        return text(matchKey(name), QStringLiteral("{}")).toStdString();
    };
    setup.game = text(matchKey("game"), {});
    setup.mode = parseName<Mode>(text(matchKey("mode"), modeName(setup.mode)).toStdString())
                     .value_or(setup.mode);
    for (std::size_t i = 0; i < kSideWords.size(); ++i) {
        setup.teams.at(i) = text(sideKey(i, "team"), {});
        setup.seats.at(i) = text(sideKey(i, "seat"), setup.seats.at(i));
        setup.coaches.at(i) = text(sideKey(i, "coach"), {});
    }
    setup.realDice = store.value(matchKey("realDice"), setup.realDice).toBool();
    setup.options = json("options");
    setup.houseRules = json("houseRules");
    return setup;
}

void writeMatchSetup(QSettings& store, const MatchSetup& setup) {
    store.setValue(matchKey("game"), setup.game);
    store.setValue(matchKey("mode"), modeName(setup.mode));
    for (std::size_t i = 0; i < kSideWords.size(); ++i) {
        store.setValue(sideKey(i, "team"), setup.teams.at(i));
        store.setValue(sideKey(i, "seat"), setup.seats.at(i));
        store.setValue(sideKey(i, "coach"), setup.coaches.at(i));
    }
    store.setValue(matchKey("realDice"), setup.realDice);
    store.setValue(matchKey("options"), QString::fromStdString(setup.options));
    store.setValue(matchKey("houseRules"), QString::fromStdString(setup.houseRules));
}

}  // namespace thrum::gui
