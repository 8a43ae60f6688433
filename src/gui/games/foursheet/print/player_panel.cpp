#include "gui/games/foursheet/print/panels.hpp"
#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"

#include <array>

// A man's card on paper. Clauses: FSS-3.1, 3.2, 2.2.
namespace thrum::gui::fss {

namespace {
constexpr double kValues = 66.0;  ///< wide, at the left

struct CardColumn {
    QString head;
    QString below;  ///< the rating, or what it is for
    const CodeColumn* codes;
};

std::vector<CardColumn> columnsOf(const Player& player) {
    std::vector<CardColumn> columns;
    if (foursheet::hasCard(player.pos))
        for (const auto& rating : namesOf(Rating{}))
            if (rating.value != Rating::X)
                columns.push_back({ratingText(rating.value),
                                   QString::number(foursheet::ratingOf(player, rating.value)),
                                   &player.columns[static_cast<std::size_t>(rating.value) - 1]});
    if (player.kicking)
        for (const auto& column : namesOf(KickColumn{}))
            columns.push_back({columnText(column.value),
                               {},
                               &player.kicking->columns[static_cast<std::size_t>(column.value)]});
    if (player.punting)
        for (const auto& column : namesOf(PuntColumn{}))
            columns.push_back({columnText(column.value),
                               {},
                               &player.punting->columns[static_cast<std::size_t>(column.value)]});
    return columns;
}

void cardValues(SheetPen& pen, const QRectF& box, const Player& player) {
    std::vector<std::pair<QString, QString>> rows;
    for (const auto& rating : namesOf(Rating{}))
        if (rating.value == Rating::X || foursheet::hasCard(player.pos))
            rows.emplace_back(
                tr("%1  %2").arg(ratingText(rating.value), ratingMeaning(player.pos, rating.value)),
                QString::number(foursheet::ratingOf(player, rating.value)));
    const auto add = [&](const QString& what, const QString& value) {
        rows.emplace_back(what, value);
    };
    add(tr("inj  on the injury chart"),
        QStringLiteral("%1%2")
            .arg(player.inj < 0 ? QStringLiteral("−") : QStringLiteral("+"))
            .arg(std::abs(player.inj)));
    add(tr("Fm  fumbles on"), QString::number(player.fm));
    if (player.intc)
        add(tr("Int  intercepted on"), QString::number(*player.intc));
    add(tr("Ad  audible"), QString::number(player.ad));
    add(tr("Fat  fatigue"), QString::number(player.fat));
    if (player.touches)
        add(tr("Touches x/xx/xxx"), touchesText(player));
    add(tr("KR  kick return"), kickReturnText(player));
    add(tr("KC  kick coverage"), coverText(player.kc));
    add(tr("PR  punt return"), puntReturnText(player));
    add(tr("PC  punt coverage"), coverText(player.pc));
    add(tr("Ret  loose balls"), looseBallText(player));
    add(tr("Fq  long return in row"), QString::number(player.fq));
    if (player.kicking)
        add(tr("Field goals to"), QString::number(player.kicking->longFG));
    const double row = std::min(6.2, box.height() / static_cast<double>(rows.size()));
    double y = box.top();
    for (const auto& [what, value] : rows) {
        pen.text({box.left(), y, box.width() * 0.68, row}, what, 3.3);
        pen.text({box.left() + box.width() * 0.6, y, box.width() * 0.4, row},
                 value,
                 3.7,
                 Qt::AlignRight,
                 true);
        y += row;
        pen.line({box.left(), y}, {box.right(), y}, 0.1);
    }
}

void cardCodes(SheetPen& pen, const QRectF& box, const Player& player) {
    const auto columns = columnsOf(player);
    constexpr int kRows = 13;  // heads, ratings, sums 2 to 12
    const double row = box.height() / kRows;
    constexpr double kSum = 16.0;
    const double wide = (box.width() - kSum) / static_cast<double>(columns.size());
    for (int r = 3; r < kRows; r += 2)
        pen.box({box.left(), box.top() + r * row, box.width(), row},
                Qt::transparent,
                0.0,
                SheetPen::faint());
    pen.text({box.left() + 1.0, box.top(), kSum, row}, tr("sum"), 3.6, {}, true);
    if (foursheet::hasCard(player.pos))
        pen.text({box.left() + 1.0, box.top() + row, kSum, row}, tr("rating"), 3.2);
    for (int sum = 2; sum <= 12; ++sum)
        pen.text({box.left() + 1.0, box.top() + sum * row, kSum, row},
                 QString::number(sum),
                 4.4,
                 {},
                 true);
    for (std::size_t c = 0; c < columns.size(); ++c) {
        const double left = box.left() + kSum + static_cast<double>(c) * wide;
        pen.text({left, box.top(), wide, row}, columns[c].head, 4.8, Qt::AlignHCenter, true);
        pen.text({left, box.top() + row, wide, row}, columns[c].below, 4.2, Qt::AlignHCenter);
        for (int sum = 2; sum <= 12; ++sum)
            pen.text({left, box.top() + sum * row, wide, row},
                     QString::fromStdString(
                         foursheet::codeText(foursheet::codeAt(*columns[c].codes, sum))),
                     4.6,
                     Qt::AlignHCenter);
    }
    pen.line({box.left(), box.top() + 2 * row}, {box.right(), box.top() + 2 * row}, 0.4);
    pen.box(box, SheetPen::soft(), 0.3);
}
}  // namespace

Panel playerPanel(const Team& team, const Player& player) {
    const TeamLook look = lookOf(team);
    return [look, player](SheetPen& pen) {
        const QRectF room =
            pen.head(look.kit,
                     QString::number(player.number),
                     nameText(player),
                     tr("%1 · string %2").arg(positionWords(player.pos)).arg(player.string),
                     look.name);
        constexpr double kFoot = 4.0;
        cardValues(pen, {room.left(), room.top(), kValues, room.height() - kFoot}, player);
        cardCodes(pen,
                  {room.left() + kValues + 6.0,
                   room.top(),
                   room.width() - kValues - 6.0,
                   room.height() - kFoot},
                  player);
        pen.foot(
            tr("%1 · 4SS player card: the winner's column, the row of the two d6").arg(look.name));
    };
}

}  // namespace thrum::gui::fss
