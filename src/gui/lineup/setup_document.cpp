#include "gui/lineup/setup_document.hpp"

#include "gui/lineup/setup_command.hpp"

#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <utility>

namespace thrum::gui {

SetupDocument::SetupDocument(TableData data, QObject* parent)
    : QObject{parent}, m_data{std::move(data)} {}

QString SetupDocument::numberOf(FigureId id) const {
    const Player* player = m_data.player(id);
    return player != nullptr ? QStringLiteral("#") + QString::fromStdString(player->number)
                             : tr("nobody");
}

QString SetupDocument::nameOf(FigureId id) const {
    return QStringLiteral("%1 %2").arg(QString::fromStdString(m_data.team(id.side()).name),
                                       numberOf(id));
}

QString SetupDocument::textOf(const PlacementRefusal& refusal) const {
    if (refusal.reason == PlacementRefusal::Reason::OffBoard)
        return tr("%1 would stand off the board.").arg(nameOf(refusal.figure));
    const FigureId other = refusal.other.value_or(refusal.figure);
    const bool mates = other.side() == refusal.figure.side();
    return tr("%1 and %2 would overlap.")
        .arg(nameOf(refusal.figure), mates ? numberOf(other) : nameOf(other));
}

std::optional<PlacementRefusal> SetupDocument::check(std::span<const FigureSetup> changed) const {
    return checkPlacement(m_data, m_state, changed);
}

std::optional<PlacementRefusal> SetupDocument::place(std::span<const FigureSetup> changed,
                                                     const QString& what,
                                                     EditMerge merge) {
    if (const auto refusal = check(changed))
        return refusal;
    SetupState after = m_state;
    for (const FigureSetup& figure : changed)
        if (FigureSetup* place = after.figure(figure.id))
            *place = figure;
    push(std::move(after), what, merge);
    return std::nullopt;
}

std::optional<QString> SetupDocument::laidOut(SetupState& state) const {
    const Formation* offense = m_data.formation(state.offenseFormation);
    const Formation* defense = m_data.formation(state.defenseFormation);
    if (offense == nullptr || defense == nullptr)
        return tr("There is no such formation.");
    const FieldPoint ball{state.lineOfScrimmage, field::kMiddle.y};
    const Side defending = other(state.offense);
    const auto own =
        thrum::lineUp(*offense, m_data.team(state.offense), m_data.table, state.offense, ball);
    if (!own)
        return QString::fromStdString(own.error().reason);
    const auto against =
        thrum::lineUp(*defense, m_data.team(defending), m_data.table, defending, ball);
    if (!against)
        return QString::fromStdString(against.error().reason);
    state.figures = own->figures();
    const std::vector<FigureSetup> opponents = against->figures();
    state.figures.insert(state.figures.end(), opponents.begin(), opponents.end());
    std::ranges::sort(state.figures, {}, &FigureSetup::id);
    state.carrier = own->carrier;
    state.locked.clear();
    return std::nullopt;
}

std::optional<QString> SetupDocument::lineUp(Side offense,
                                             Spot line,
                                             const std::string& offenseFormation,
                                             const std::string& defenseFormation,
                                             const QString& what,
                                             EditMerge merge) {
    SetupState after = m_state;
    after.offense = offense;
    after.lineOfScrimmage = line;
    after.offenseFormation = offenseFormation;
    after.defenseFormation = defenseFormation;
    if (offenseFormation != m_state.offenseFormation || line != m_state.lineOfScrimmage)
        after.calledPlay.clear();
    if (const auto problem = laidOut(after))
        return problem;
    push(std::move(after), what, merge);
    return std::nullopt;
}

Expected<Formation, QString> SetupDocument::standing(bool offense) const {
    const Side side = offense ? m_state.offense : other(m_state.offense);
    StandingMen men{.unit = offense ? FormationUnit::Offense : FormationUnit::Defense,
                    .figures = {},
                    .returner = {},
                    .gunners = {}};
    for (const FigureSetup& figure : m_state.figures)
        if (figure.id.side() == side)
            men.figures.push_back(figure);
    auto made = formationOf(
        men, m_data.team(side), m_data.table, side, {m_state.lineOfScrimmage, field::kMiddle.y});
    if (!made)
        return Unexpected{
            tr("This is no formation yet: %1.").arg(QString::fromStdString(made.error().reason))};
    return *std::move(made);
}

void SetupDocument::addFormation(const Formation& formation) {
    auto& all = m_data.formations;
    const auto place = std::ranges::lower_bound(all, formation.id, {}, &Formation::id);
    if (place != all.end() && place->id == formation.id)
        *place = formation;
    else
        all.insert(place, formation);
    emit changed();
}

void SetupDocument::removeFormation(const std::string& id) {
    std::erase_if(m_data.formations, [&](const Formation& each) { return each.id == id; });
    emit changed();
}

std::optional<QString> SetupDocument::setFormation(bool offense, const std::string& id) {
    const Formation* wanted = m_data.formation(id);
    const QString name = wanted != nullptr ? QString::fromStdString(wanted->name) : QString{};
    return lineUp(m_state.offense,
                  m_state.lineOfScrimmage,
                  offense ? id : m_state.offenseFormation,
                  offense ? m_state.defenseFormation : id,
                  tr("formation %1").arg(name));
}

std::optional<QString> SetupDocument::setLine(Spot line) {
    return lineUp(m_state.offense,
                  line,
                  m_state.offenseFormation,
                  m_state.defenseFormation,
                  tr("line of scrimmage"),
                  EditMerge::Line);
}

std::optional<QString> SetupDocument::setOffense(Side side) {
    return lineUp(side,
                  m_state.lineOfScrimmage,
                  m_state.offenseFormation,
                  m_state.defenseFormation,
                  tr("change of offense"));
}

void SetupDocument::setCarrier(FigureId id) {
    if (m_state.carrier == id || m_state.figure(id) == nullptr || id.side() != m_state.offense)
        return;
    SetupState after = m_state;
    after.carrier = id;
    push(std::move(after), tr("ball to %1").arg(numberOf(id)), EditMerge::Never);
}

std::vector<FigureId> SetupDocument::possibleCarriers() const {
    std::vector<FigureId> men;
    for (const FigureSetup& figure : m_state.figures)
        if (figure.id.side() == m_state.offense && !figure.fallen)
            men.push_back(figure.id);
    return men;
}

void SetupDocument::reset(SetupState state) {
    m_undo.clear();
    apply(state);
}

void SetupDocument::setData(TableData data) {
    m_undo.clear();
    m_data = std::move(data);
    SetupState state = m_state;
    if (!laidOut(state))
        m_state = std::move(state);
    emit changed();
}

void SetupDocument::setSpeed(int tenths) {
    const int held = std::clamp(tenths, 0, 100);
    if (held == m_data.table.speedTenths)
        return;
    m_data.table.speedTenths = held;
    emit speedChanged(held);
}

void SetupDocument::apply(const SetupState& state) {
    m_state = state;
    emit changed();
}

void SetupDocument::push(SetupState after, const QString& what, EditMerge merge) {
    if (after == m_state)
        return;
    m_undo.push(new SetupCommand{*this, std::move(after), what, merge});
}

}  // namespace thrum::gui
