#include "gui/games/scrimmage/words.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <array>
#include <cstdlib>

#include <QCoreApplication>

namespace thrum::gui {

using scrimmage::Label;
using scrimmage::ManId;
using scrimmage::Square;
using scrimmage::State;

namespace {
QString tr(const char* text, int count = -1) {
    return QCoreApplication::translate("Scrimmage", text, nullptr, count);
}
QString text(std::string_view from) {
    return QString::fromUtf8(from.data(), static_cast<qsizetype>(from.size()));
}
}  // namespace

QString labelText(ManId man) {
    return text(nameOf(scrimmage::labelOf(man)));
}

QString manWordText(Label label) {
    return text(scrimmage::manWord(label));
}

QString manText(ManId man) {
    return QStringLiteral("%1 %2").arg(labelText(man), manWordText(scrimmage::labelOf(man)));
}

QString teamManText(const State& state, ManId man) {
    return QStringLiteral("%1 %2").arg(
        QString::fromStdString(state.teams[scrimmage::indexOf(man.side())]->name), manText(man));
}

QString lineText(const State& state, int line) {
    return QString::fromStdString(
        scrimmage::ownYardsText(*state.rules, line, scrimmage::directionOf(state, state.offense)));
}

QString squareText(const State& state, Square square) {
    const int row = square.row + 1;
    if (scrimmage::inAttackedEndZone(state, Side::Home, square))
        return tr("%1 end zone, row %2").arg(QString::fromStdString(state.teams[1]->name)).arg(row);
    if (scrimmage::inAttackedEndZone(state, Side::Visitor, square))
        return tr("%1 end zone, row %2").arg(QString::fromStdString(state.teams[0]->name)).arg(row);
    const int direction = scrimmage::directionOf(state, state.offense);
    const int behind = direction > 0 ? square.column : square.column + 1;
    return tr("%1 to %2, row %3")
        .arg(lineText(state, behind), lineText(state, behind + direction))
        .arg(row);
}

QString downText(const State& state) {
    static const std::array<const char*, 4> kDowns{"1st", "2nd", "3rd", "4th"};
    const int down = std::clamp(state.down, 1, 4);
    const QString toGo =
        scrimmage::isGoalToGo(state) ? tr("goal") : QString::number(scrimmage::yardsToGo(state));
    return QStringLiteral("%1 & %2").arg(tr(kDowns[static_cast<std::size_t>(down - 1)]), toGo);
}

QString situationText(const State& state) {
    return tr("%1 at %2").arg(downText(state), lineText(state, state.lineOfScrimmage));
}

QString directionText(const State& state, Side side) {
    return scrimmage::directionOf(state, side) > 0 ? tr("east") : tr("west");
}

QString squaresText(int count) {
    return count == 1 ? tr("1 square") : tr("%1 squares").arg(count);
}

QString turnText(const State& state) {
    return (state.toMove == state.offense ? tr("offense turn %1") : tr("defense turn %1"))
        .arg(state.turn);
}

QString callText(const State& state) {
    if (!state.call.kind)
        return {};
    if (*state.call.kind == scrimmage::PlayKind::Run)
        return state.call.runner ? tr("run by %1").arg(text(nameOf(*state.call.runner)))
                                 : tr("run, runner not shown");
    return state.call.zone ? tr("pass to zone %1").arg(*state.call.zone)
                           : tr("pass, zone not shown");
}

namespace {
QString blockText(const ScrimmageForecast& told, const QString& man, const QString& met) {
    const bool works = told.kind == ScrimmageForecast::Kind::Blocks;
    const QString sum = QStringLiteral("%1 %2 %3")
                            .arg(told.power)
                            .arg(works ? QStringLiteral(">") : QStringLiteral("≤"))
                            .arg(told.against);
    if (works)
        return told.result == "double"
                   ? tr("%1 makes it a double team on %2: %3, both leave.").arg(man, met, sum)
                   : tr("%1 blocks %2: %3, both leave.").arg(man, met, sum);
    if (told.result == "used_up")
        return tr("%1 comes second against %2: %3, %1 leaves, %2 stays.").arg(man, met, sum);
    return tr("%1 on %2: %3, %1 leaves, %2 turns pale.").arg(man, met, sum);
}
}  // namespace

QString advantageText(int advantage) {
    return advantage > 0 ? QStringLiteral("+%1").arg(advantage)
                         : QString::number(advantage).replace(u'-', u'−');
}

QString forecastText(const ScrimmageForecast& told, ManId man) {
    using Kind = ScrimmageForecast::Kind;
    const QString name = labelText(man);
    const QString met = told.met ? labelText(*told.met) : QString{};
    QString said;
    switch (told.kind) {
        case Kind::Walks:
            return {};
        case Kind::Blocks:
        case Kind::BlockFails:
            said = blockText(told, name, met);
            if (told.mayTackle)
                said += u' ' + tr("If the back has the ball: a tackle, PA %1.")
                                   .arg(advantageText(told.advantage));
            return said;
        case Kind::Tackles:
            return tr("%1 and %2: a tackle, PA %3.").arg(name, met, advantageText(told.advantage));
        case Kind::Scores:
            return tr("Touchdown!");
        case Kind::Recovers:
            return tr("%1 recovers the ball.").arg(name);
    }
    return {};
}

QString routeText(Square from, const ScrimmageWay& way, int diagonalCost) {
    QStringList parts;
    for (const Square to : way.points) {
        const auto length = static_cast<int>(squaresBetween(from, to).size());
        const bool diagonal = from.column != to.column && from.row != to.row;
        parts << (diagonal ? tr("diagonal %1").arg(length * diagonalCost)
                           : tr("straight %1").arg(length));
        from = to;
    }
    return parts.join(QStringLiteral(" + "));
}

QString spokenMan(const State& state, ManId id) {
    const scrimmage::Man* man = scrimmage::findMan(state, id);
    QStringList said{teamManText(state, id)};
    if (man == nullptr || !man->at) {
        said << tr("off the field");
        return said.join(QStringLiteral(" · "));
    }
    const int speed = scrimmage::speedOf(state, id);
    said << tr("speed %1, power %2").arg(speed).arg(scrimmage::powerOf(state, id));
    if (state.toMove == id.side() && man->moved > 0)
        said << tr("%1 of %2 left").arg(speed - man->moved).arg(speed);
    if (man->half)
        said << tr("pale, first half %1").arg(*man->half);
    if (state.carrier == id)
        said << tr("has the ball");
    return said.join(QStringLiteral(" · "));
}

QString spokenSquare(const ScrimmageMatch& match, Square square) {
    const State& state = match.state();
    QStringList said{squareText(state, square)};
    for (const scrimmage::Man& man : state.men) {
        if (man.at == square)
            said << spokenMan(state, man.id);
    }
    if (state.ball == square)
        said << (state.phase == scrimmage::Phase::Loose ? tr("the loose ball")
                                                        : tr("the pass comes down here"));
    if (const auto zone = scrimmage::zoneOf(*state.rules, scrimmage::windowStart(state), square))
        said << tr("zone %1").arg(*zone);
    return said.join(QStringLiteral(" · "));
}

QString spokenField(const ScrimmageMatch& match) {
    const State& state = match.state();
    QStringList said{tr("%1 on offense, attacking %2, %3.")
                         .arg(match.teamName(state.offense),
                              directionText(state, state.offense),
                              situationText(state))};
    if (const QString call = callText(state); !call.isEmpty())
        said << tr("The play: %1.").arg(call);
    for (const Side side : {state.offense, other(state.offense)}) {
        QStringList men;
        for (const scrimmage::Man& man : state.men) {
            if (man.id.side() != side || !man.at)
                continue;
            men << tr("%1 at %2%3%4")
                       .arg(labelText(man.id),
                            squareText(state, *man.at),
                            man.half ? tr(", pale") : QString{},
                            state.carrier == man.id ? tr(", with the ball") : QString{});
        }
        if (!men.isEmpty())
            said << QStringLiteral("%1: %2.").arg(match.teamName(side),
                                                  men.join(QStringLiteral("; ")));
    }
    if (state.ball)
        said << tr("The ball: %1.").arg(squareText(state, *state.ball));
    return said.join(u' ');
}

}  // namespace thrum::gui
