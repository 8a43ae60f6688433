#include "gui/workshop/foursheet/units_table.hpp"

#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QRegularExpression>

namespace thrum::gui::fss {

namespace {
using foursheet::Eleven;
using foursheet::PlayerIndex;

QString manInUnit(const Player& player) {
    return QStringLiteral("%1 %2 %3")
        .arg(player.number)
        .arg(shortName(player), positionText(player.pos));
}

Eleven* elevenIn(foursheet::Platoon& platoon, Unit unit) {
    const auto place = static_cast<std::size_t>(unit);
    if (place < foursheet::kFormations) {
        auto& eleven = platoon.offense[place];
        if (!eleven)
            eleven = platoon.offense[static_cast<std::size_t>(platoon.preferred)];
        return eleven ? &*eleven : nullptr;
    }
    if (foursheet::isFront(unit))
        return &platoon.defense[place - foursheet::kFormations];
    return &platoon.special[place - foursheet::kFormations - foursheet::kFronts];
}

// The man whose number the text begins with.
PlayerIndex numbered(const foursheet::Team& team, const QString& text) {
    const auto match = QRegularExpression{QStringLiteral(R"(^#?(\d{1,2}))")}.match(text.trimmed());
    if (!match.hasMatch())
        return foursheet::kNobody;
    const int number = match.captured(1).toInt();
    const auto found = std::ranges::find(team.players, number, &Player::number);
    return found == team.players.end() ? foursheet::kNobody
                                       : static_cast<PlayerIndex>(found - team.players.begin());
}
}  // namespace

UnitsTable::UnitsTable(SheetDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    for (const auto& front : namesOf(Unit{}))
        m_units.push_back(front.value);
    connect(&document, &SheetDocument::changed, this, &UnitsTable::follow);
    follow();
}

int UnitsTable::rows() const {
    constexpr int kTokens = 11;
    return m_document.team().players.empty() ? 0 : kTokens;
}

QStringList UnitsTable::heads() const {
    QStringList all;
    for (const Unit unit : m_units)
        all << unitText(unit);
    return all;
}

QString UnitsTable::rowHead(int row) const {
    return QString::number(row + 1);
}

QString UnitsTable::textAt(const QModelIndex& index) const {
    const foursheet::Team& team = m_document.team();
    const Eleven* eleven = foursheet::elevenOf(team, unitAt(index.column()));
    if (eleven == nullptr)
        return QStringLiteral("–");
    return manInUnit(foursheet::playerOf(team, foursheet::onToken(*eleven, index.row() + 1)));
}

bool UnitsTable::mayChange(const QModelIndex& /*index*/) const {
    return m_document.isOwn();
}

QStringList UnitsTable::choices(const QModelIndex& /*index*/) const {
    QStringList all;
    for (const Player& player : m_document.team().players)
        all << manInUnit(player);
    return all;
}

QString UnitsTable::meaning(const QModelIndex& index) const {
    const Unit unit = unitAt(index.column());
    const QString slot = slotText(unit, index.row() + 1);
    if (foursheet::elevenOf(m_document.team(), unit) == nullptr)
        return tr("Nobody fills the %1 formation yet; choose a man, and the others come from the "
                  "preferred one.")
            .arg(unitText(unit));
    return tr("%1, token %2: %3 (FSS-36.3).").arg(unitText(unit)).arg(index.row() + 1).arg(slot);
}

std::optional<QString> UnitsTable::change(const QModelIndex& index, const QString& text) {
    foursheet::Team team = m_document.team();
    const PlayerIndex man = numbered(team, text);
    if (man == foursheet::kNobody)
        return tr("Nobody on the roster wears the number %1.")
            .arg(text.section(QLatin1Char{' '}, 0, 0));
    const Unit unit = unitAt(index.column());
    Eleven* eleven = elevenIn(team.platoon, unit);
    if (eleven == nullptr)
        return tr("There is no formation to begin with.");
    PlayerIndex& place = (*eleven)[static_cast<std::size_t>(index.row())];
    const auto other = std::ranges::find(*eleven, man);
    if (other != eleven->end())
        *other = place;
    place = man;
    return m_document.change(std::move(team),
                             tr("%1, token %2").arg(unitText(unit)).arg(index.row() + 1));
}

// --- who replaces whom

DepthTable::DepthTable(SheetDocument& document, QObject* parent)
    : SheetTable{parent}, m_document{document} {
    connect(&document, &SheetDocument::changed, this, &DepthTable::follow);
    follow();
}

int DepthTable::rows() const {
    return m_document.team().players.empty() ? 0 : static_cast<int>(foursheet::depthSlots().size());
}

QStringList DepthTable::heads() const {
    return {tr("Comes in, in order")};
}

QString DepthTable::rowHead(int row) const {
    const std::string_view slot = foursheet::depthSlots()[static_cast<std::size_t>(row)];
    return QString::fromUtf8(slot.data(), static_cast<qsizetype>(slot.size()));
}

QString DepthTable::textAt(const QModelIndex& index) const {
    const foursheet::Team& team = m_document.team();
    QStringList men;
    for (const PlayerIndex man : foursheet::depthOf(
             team.platoon, foursheet::depthSlots()[static_cast<std::size_t>(index.row())])) {
        const Player& player = foursheet::playerOf(team, man);
        men << QStringLiteral("%1 %2").arg(player.number).arg(shortName(player));
    }
    return men.isEmpty() ? QStringLiteral("–") : men.join(QStringLiteral(", "));
}

bool DepthTable::mayChange(const QModelIndex& /*index*/) const {
    return m_document.isOwn();
}

QString DepthTable::meaning(const QModelIndex& index) const {
    return tr("Who comes in for the %1 when he is hurt or tired: their numbers, with commas "
              "between (FSS-24.3).")
        .arg(rowHead(index.row()));
}

std::optional<QString> DepthTable::change(const QModelIndex& index, const QString& text) {
    foursheet::Team team = m_document.team();
    const std::string slot{foursheet::depthSlots()[static_cast<std::size_t>(index.row())]};
    foursheet::DepthList list{slot, {}};
    if (text != QStringLiteral("–"))
        for (const QString& part : text.split(QLatin1Char{','}, Qt::SkipEmptyParts)) {
            const PlayerIndex man = numbered(team, part);
            if (man == foursheet::kNobody)
                return tr("Nobody on the roster wears the number %1.").arg(part.trimmed());
            list.men.push_back(man);
        }
    auto& depth = team.platoon.depth;
    const auto same = std::ranges::find(depth, slot, &foursheet::DepthList::slot);
    if (same != depth.end())
        same->men = std::move(list.men);
    else
        depth.push_back(std::move(list));
    // in the order of the slots, as the reader has them
    const auto placeOf = [](const foursheet::DepthList& one) {
        const auto order = foursheet::depthSlots();
        return std::ranges::find(order, std::string_view{one.slot}) - order.begin();
    };
    std::ranges::sort(depth, {}, placeOf);
    std::erase_if(depth, [](const foursheet::DepthList& one) { return one.men.empty(); });
    return m_document.change(std::move(team), tr("who replaces the %1").arg(rowHead(index.row())));
}

}  // namespace thrum::gui::fss
