#include "gui/workshop/team_document.hpp"

#include <thrum/app/bench_base.hpp>

#include <algorithm>
#include <cmath>

// Which bases the men of a team stand on.

namespace thrum::gui {

namespace {
QString gramsText(double value) {
    return QString::number(std::round(value * 100.0) / 100.0);
}

QString degreesText(double degrees) {
    return (degrees < 0.0 ? QStringLiteral("−") : QString{}) + gramsText(std::fabs(degrees));
}

double puttyOn(const Player& player) {
    double all = 0.0;
    for (const PuttySpec& piece : player.putty)
        all += piece.massG;
    return all;
}

/// Takes putty off, the last piece first, in hundredths of a gram as it is weighed.
/// @return how much came off
double lighten(Player& player, double over) {
    constexpr double kStep = 0.01;
    if (over <= 1e-9)
        return 0.0;
    double left = std::ceil(over / kStep - 1e-6) * kStep;
    double off = 0.0;
    while (left > 1e-9 && !player.putty.empty()) {
        PuttySpec& piece = player.putty.back();
        const double here = std::min(piece.massG, left);
        piece.massG = std::round((piece.massG - here) / kStep) * kStep;
        off += here;
        left -= here;
        if (piece.massG <= 1e-9)
            player.putty.pop_back();
    }
    return off;
}

/// An id a team's file takes: small letters, digits, single dashes.
std::string slug(const QString& name) {
    std::string id;
    for (const QChar c : name.toLower()) {
        const char letter = c.toLatin1();
        if ((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))
            id += letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (id.ends_with('-'))
        id.pop_back();
    return id.empty() ? std::string{"base"} : id.substr(0, 24);
}
}  // namespace

std::vector<std::string> TeamDocument::baseIds() const {
    std::vector<std::string> all;
    const auto add = [&all](const std::string& id) {
        if (std::ranges::find(all, id) == all.end())
            all.push_back(id);
    };
    for (const auto& entry : m_library.bases())
        if (entry.own)
            add(entry.value.id);
    for (const BaseSpec& own : m_team.bases)
        add(own.id);
    for (const auto& entry : m_library.bases())
        add(entry.value.id);
    return all;
}

bool TeamDocument::isOwnBase(const std::string& id) const {
    return std::ranges::any_of(
        m_library.bases(), [&](const auto& entry) { return entry.own && entry.value.id == id; });
}

QString TeamDocument::baseName(const std::string& id) const {
    const BaseSpec* named = base(id);
    if (named == nullptr)
        return QString::fromStdString(id);
    const QString name = QString::fromStdString(named->name);
    const std::vector<std::string> all = baseIds();
    const bool another = std::ranges::any_of(all, [&](const std::string& other) {
        const BaseSpec* like = other == id ? nullptr : base(other);
        return like != nullptr && like->name == named->name;
    });
    return another ? QStringLiteral("%1 (%2)").arg(name, QString::fromStdString(id)) : name;
}

QString TeamDocument::baseFamily(const std::string& id) const {
    const BaseSpec* named = base(id);
    if (named == nullptr)
        return QString::fromStdString(id);
    const QString name = QString::fromStdString(named->name);
    // a team's bases are called by their family and whose they are
    const qsizetype whose = name.lastIndexOf(QStringLiteral(", "));
    return isOwnBase(id) || whose <= 0 ? name : name.left(whose);
}

QString TeamDocument::stand(Player& player, const std::string& id) const {
    const BaseSpec* under = base(id);
    player.base = id;
    player.dialDeg = 0.0;
    if (under == nullptr)
        return {};
    QStringList told;
    // a family of the shop is nobody's tuning, whatever one of it hangs on the rack
    const bool shipped = std::ranges::any_of(
        m_library.bases(), [&](const auto& entry) { return !entry.own && entry.value.id == id; });
    if (const io::BenchState* tuned = m_tuned && !shipped ? m_tuned(*under) : nullptr) {
        player.dialDeg = tuned->dialDeg;
        player.putty = tuned->putty;
        told << (tuned->dialDeg != 0.0
                     ? tr("as it is tuned at the bench: dial %1°, %2 g of putty")
                           .arg(degreesText(tuned->dialDeg), gramsText(puttyOn(player)))
                     : tr("as it is tuned at the bench: %1 g of putty")
                           .arg(gramsText(puttyOn(player))));
    }
    const double most = app::usualBenchClass().mostG;
    if (const double off = lighten(player, gramsOf(player) - most); off > 0.0)
        told << tr("%1 g of putty came off, so that he weighs no more than %2 g (TAP-EQ-1)")
                    .arg(gramsText(off), gramsText(most));
    return told.join(QStringLiteral("; "));
}

Expected<QString, QString> TeamDocument::give(const std::string& team,
                                              const std::string& player,
                                              const io::BenchState& tuned,
                                              const std::string& name) {
    choose(team);
    if (m_team.id != team)
        return Unexpected{tr("There is no such team any more.")};
    if (!m_own)
        if (const auto problem =
                copy(tr("My %1").arg(QString::fromStdString(m_team.name)).left(40)))
            return Unexpected{*problem};
    TeamFile changed = m_team;
    const auto man = std::ranges::find(changed.players, player, &Player::id);
    if (man == changed.players.end())
        return Unexpected{tr("He is no longer on the roster.")};
    BaseSpec given = tuned.base;
    given.id = slug(QString::fromStdString(name)) + "-of-" + man->id;
    given.name = tr("%1, man %2")
                     .arg(QString::fromStdString(name), QString::fromStdString(man->number))
                     .left(40)
                     .toStdString();
    if (const auto before = std::ranges::find(changed.bases, given.id, &BaseSpec::id);
        before != changed.bases.end())
        *before = given;
    else
        changed.bases.push_back(given);
    man->base = given.id;
    man->dialDeg = tuned.dialDeg;
    man->putty = tuned.putty;
    const double most = app::usualBenchClass().mostG;
    const double off = lighten(*man, man->figure.massG + given.massG + puttyOn(*man) - most);
    const double all = man->figure.massG + given.massG + puttyOn(*man);
    const QString who = QStringLiteral("#%1 %2").arg(QString::fromStdString(man->number),
                                                     QString::fromStdString(man->name));
    // a base made for him before and no longer under anybody goes
    std::erase_if(changed.bases, [&](const BaseSpec& other) {
        return other.id.ends_with("-of-" + player) &&
               std::ranges::none_of(changed.players, [&](const Player& somebody) {
                   return somebody.base == other.id || somebody.secondBase == other.id;
               });
    });
    if (const auto problem =
            change(std::move(changed), tr("%1 on %2").arg(who, QString::fromStdString(name))))
        return Unexpected{*problem};
    QString told = tr("%1 (%2) stands on %3: %4 g in all.")
                       .arg(who,
                            QString::fromStdString(m_team.name),
                            QString::fromStdString(name),
                            gramsText(all));
    if (off > 0.0)
        told += QLatin1Char(' ') + tr("%1 g of putty came off, the limit is %2 g (TAP-EQ-1).")
                                       .arg(gramsText(off), gramsText(most));
    // it was tuned under another man: what was measured of it is not what it does under him
    if (man->figure != tuned.figure)
        told += QLatin1Char(' ') + tr("He weighs, leans and reaches as he does: measure it again.");
    return told;
}

}  // namespace thrum::gui
