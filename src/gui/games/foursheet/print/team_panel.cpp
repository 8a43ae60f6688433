#include "gui/games/foursheet/print/panels.hpp"
#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <array>

// The team sheet on paper. Clauses: FSS-36.2, 36.3.
namespace thrum::gui::fss {

namespace {
constexpr std::size_t kMenOnPanel = 60;
constexpr double kLetters = 3.1;

QString sheetName(const std::string& text) {
    return QString::fromStdString(text);
}

QString manOnSheet(const Player& player) {
    return QStringLiteral("%1 %2").arg(player.number).arg(shortName(player));
}

QRectF teamHead(SheetPen& pen, const Team& team, const QString& what) {
    const TeamLook look = lookOf(team);
    pen.foot(tr("%1 · 4SS team sheet").arg(look.name));
    return pen.head(look.kit, sheetName(team.abbr), look.name, what, tr("team sheet"));
}

void rosterColumn(SheetPen& pen, const QRectF& box, std::span<const Player> men, double row) {
    // of the width: number, name, position, string, six ratings, injury, fatigue
    constexpr std::array<double, 13> kStops{
        0.0, 0.07, 0.40, 0.48, 0.53, 0.59, 0.65, 0.71, 0.77, 0.83, 0.89, 0.95, 1.0};
    const auto cell = [&](double y, std::size_t i) {
        return QRectF{box.left() + kStops[i] * box.width(),
                      y,
                      (kStops[i + 1] - kStops[i]) * box.width(),
                      row};
    };
    const std::array<QString, 12> heads{tr("No."),
                                        tr("Name"),
                                        tr("pos"),
                                        tr("st"),
                                        QStringLiteral("x"),
                                        QStringLiteral("A"),
                                        QStringLiteral("B"),
                                        QStringLiteral("C"),
                                        QStringLiteral("D"),
                                        QStringLiteral("E"),
                                        tr("inj"),
                                        tr("Fat")};
    double y = box.top();
    for (std::size_t i = 0; i < heads.size(); ++i)
        pen.text(cell(y, i),
                 heads[i],
                 row * 0.66,
                 i < 3 ? Qt::AlignLeft : Qt::AlignHCenter,
                 true,
                 SheetPen::soft().darker(140));
    y += row;
    pen.line({box.left(), y}, {box.right(), y}, 0.3, SheetPen::black());
    bool shaded = false;
    for (const Player& player : men) {
        if (shaded)
            pen.box({box.left(), y, box.width(), row}, Qt::transparent, 0.0, SheetPen::faint());
        shaded = !shaded;
        const auto write = [&](std::size_t i, const QString& text, bool bold = false) {
            pen.text(cell(y, i).adjusted(i < 3 ? 0.4 : 0.0, 0, -0.4, 0),
                     text,
                     row * 0.72,
                     i < 3 ? Qt::AlignLeft : Qt::AlignHCenter,
                     bold);
        };
        write(0, QString::number(player.number), true);
        write(1, nameText(player));
        write(2, positionText(player.pos));
        write(3, QString::number(player.string));
        for (std::size_t r = 0; r < foursheet::kRatings; ++r)
            if (r == 0 || foursheet::hasCard(player.pos))
                write(4 + r, QString::number(player.ratings[r]));
        write(10, QString::number(player.inj).replace(QLatin1Char{'-'}, QChar{0x2212}));
        write(11, QString::number(player.fat));
        y += row;
    }
}

void rosterPanel(SheetPen& pen, const Team& team, std::size_t from, std::size_t count) {
    const QRectF room = teamHead(
        pen,
        team,
        tr("Roster · crunch A %1, B %2, C %3 · coach %4")
            .arg(team.crunch.a)
            .arg(team.crunch.b)
            .arg(team.crunch.c)
            .arg(team.coaches.head.empty() ? QStringLiteral("–") : sheetName(team.coaches.head)));
    const std::span<const Player> men{team.players.data() + from, count};
    const std::size_t half = (count + 1) / 2;
    constexpr double kGap = 6.0;
    constexpr double kFoot = 3.0;
    const double row = std::min(5.0, (room.height() - kFoot) / static_cast<double>(half + 1));
    const double wide = (room.width() - kGap) / 2;
    rosterColumn(pen, {room.left(), room.top(), wide, room.height()}, men.first(half), row);
    rosterColumn(
        pen, {room.left() + wide + kGap, room.top(), wide, room.height()}, men.subspan(half), row);
}

/// Units side by side, the eleven of each below one another.
/// @param columns  so many have room side by side
void unitBlock(SheetPen& pen,
               const QRectF& box,
               const Team& team,
               std::span<const Unit> units,
               std::size_t columns) {
    constexpr int kRows = 12;
    constexpr double kToken = 6.2;
    constexpr double kSlot = 8.0;
    const double row = box.height() / kRows;
    const double wide = box.width() / static_cast<double>(columns);
    for (std::size_t u = 0; u < units.size(); ++u) {
        const double left = box.left() + static_cast<double>(u) * wide;
        pen.text({left + 0.6, box.top(), wide - 2.4, row}, unitText(units[u]), kLetters, {}, true);
        pen.line({left, box.top() + row}, {left + wide - 1.8, box.top() + row}, 0.3);
        const foursheet::Eleven* eleven = foursheet::elevenOf(team, units[u]);
        if (eleven == nullptr)
            continue;
        const double slot = units[u] >= Unit::KO ? 0.0 : kSlot;
        for (int token = 1; token <= 11; ++token) {
            const double y = box.top() + row * token;
            const Player& player = foursheet::playerOf(team, foursheet::onToken(*eleven, token));
            pen.text({left + 0.6, y, kToken, row}, QString::number(token), kLetters, {}, true);
            pen.text({left + kToken, y, slot, row},
                     slotText(units[u], token),
                     kLetters * 0.78,
                     {},
                     false,
                     SheetPen::soft().darker(140));
            const double from = kToken + slot + (slot > 0.0 ? 0.0 : 0.6);
            pen.text({left + from, y, wide - from - 1.6, row},
                     manOnSheet(player),
                     slot > 0.0 ? kLetters * 0.88 : kLetters);
        }
    }
}

void coachBlock(SheetPen& pen, const QRectF& box, const Team& team) {
    const foursheet::Tendencies& likes = team.coaches.tendencies;
    const auto percent = [](int value) { return QStringLiteral("%1 %").arg(value); };
    const auto three = [](int a, int b, int c) {
        return QStringLiteral("%1/%2/%3").arg(a).arg(b).arg(c);
    };
    const auto who = [](const std::string& name) {
        return name.empty() ? QStringLiteral("–") : sheetName(name);
    };
    const std::vector<std::pair<QString, QString>> rows{
        {tr("Head coach"), who(team.coaches.head)},
        {tr("Offense"), who(team.coaches.offense)},
        {tr("Defense"), who(team.coaches.defense)},
        {tr("Runs on 1st down"), percent(likes.runFirstDown)},
        {tr("Runs on 2nd, 8 or more"), percent(likes.runSecondLong)},
        {tr("Runs, 2 or less to go"), percent(likes.runShortYardage)},
        {tr("Runs on 3rd, 8 or more"), percent(likes.runThirdLong)},
        {tr("Runs otherwise"), percent(likes.runOther)},
        {tr("Short/medium/long"), three(likes.passShort, likes.passMedium, likes.passLong)},
        {tr("The same on 3rd, 8 or more"),
         three(likes.thirdLongShort, likes.thirdLongMedium, likes.thirdLongLong)},
        {tr("Keys one play in"), likes.key == 0 ? tr("never") : QString::number(likes.key)},
        {tr("Doubles, spies"),
         three(likes.doubleTeam, likes.spy, 0).section(QLatin1Char{'/'}, 0, 1)},
        {tr("Man, combo"), three(likes.man, likes.combo, 0).section(QLatin1Char{'/'}, 0, 1)}};
    const double row = box.height() / static_cast<double>(rows.size());
    double y = box.top();
    for (const auto& [what, value] : rows) {
        pen.text({box.left(), y, box.width() * 0.62, row}, what, 2.8);
        pen.text({box.left() + box.width() * 0.45, y, box.width() * 0.55, row},
                 value,
                 2.8,
                 Qt::AlignRight,
                 true);
        y += row;
        pen.line({box.left(), y}, {box.right(), y}, 0.1);
    }
}

constexpr std::size_t kUnitColumns = 6;
constexpr double kBlockGap = 4.0;
constexpr double kTeamFoot = 3.0;

void scrimmagePanel(SheetPen& pen, const Team& team) {
    const QRectF room =
        teamHead(pen,
                 team,
                 tr("Offense and defense · prefers %1 · what the coaches like (FSS-35.1)")
                     .arg(formationText(team.platoon.preferred)));
    std::vector<Unit> offense;
    for (const auto& formation : namesOf(Formation{}))
        if (const Unit unit = foursheet::unitOf(formation.value);
            foursheet::elevenOf(team, unit) != nullptr)
            offense.push_back(unit);
    std::vector<Unit> defense;
    for (const auto& front : namesOf(Front{}))
        defense.push_back(foursheet::unitOf(front.value));
    const double high = (room.height() - kTeamFoot - kBlockGap) / 2;
    const double below = room.top() + high + kBlockGap;
    unitBlock(pen, {room.left(), room.top(), room.width(), high}, team, offense, kUnitColumns);
    unitBlock(pen, {room.left(), below, room.width(), high}, team, defense, kUnitColumns);
    const double left =
        room.left() + room.width() * static_cast<double>(defense.size()) / kUnitColumns;
    coachBlock(pen, {left + 2.0, below, room.right() - left - 2.0, high}, team);
}

// Many are told by their numbers alone: the roster names them, and nobody is cut off.
QString depthText(const Team& team, const foursheet::DepthList& list) {
    constexpr std::size_t kNamed = 2;
    QStringList men;
    for (const foursheet::PlayerIndex man : list.men) {
        const Player& player = foursheet::playerOf(team, man);
        men << (list.men.size() > kNamed ? QString::number(player.number) : manOnSheet(player));
    }
    return men.isEmpty() ? QStringLiteral("–") : men.join(QStringLiteral(", "));
}

void kicksPanel(SheetPen& pen, const Team& team) {
    const QRectF room = teamHead(pen, team, tr("Kicks · who comes in (FSS-24.3)"));
    std::vector<Unit> kicks;
    for (const auto& unit : namesOf(SpecialUnit{}))
        kicks.push_back(foursheet::unitOf(unit.value));
    const double high = (room.height() - kTeamFoot - kBlockGap) * 0.47;
    unitBlock(pen, {room.left(), room.top(), room.width(), high}, team, kicks, kUnitColumns);
    constexpr std::size_t kColumns = 3;
    constexpr double kSlot = 11.0;
    const QRectF rest{room.left(),
                      room.top() + high + kBlockGap,
                      room.width(),
                      room.height() - high - kBlockGap - kTeamFoot};
    const auto& depth = team.platoon.depth;
    const std::size_t each = std::max<std::size_t>(1, (depth.size() + kColumns - 1) / kColumns);
    const double wide = rest.width() / kColumns;
    const double row = std::min(5.2, rest.height() / static_cast<double>(each));
    for (std::size_t i = 0; i < depth.size(); ++i) {
        const double left = rest.left() + static_cast<double>(i / each) * wide;
        const double y = rest.top() + row * static_cast<double>(i % each);
        pen.text({left, y, kSlot, row}, sheetName(depth[i].slot), kLetters * 0.92, {}, true);
        pen.text(
            {left + kSlot, y, wide - kSlot - 2.0, row}, depthText(team, depth[i]), kLetters * 0.92);
    }
}
}  // namespace

std::vector<Panel> teamPanels(const Team& team) {
    std::vector<Panel> panels;
    for (std::size_t from = 0; from < team.players.size(); from += kMenOnPanel) {
        const std::size_t count = std::min(kMenOnPanel, team.players.size() - from);
        panels.emplace_back(
            [team, from, count](SheetPen& pen) { rosterPanel(pen, team, from, count); });
    }
    panels.emplace_back([team](SheetPen& pen) { scrimmagePanel(pen, team); });
    panels.emplace_back([team](SheetPen& pen) { kicksPanel(pen, team); });
    return panels;
}

}  // namespace thrum::gui::fss
