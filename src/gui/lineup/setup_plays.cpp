#include "gui/lineup/setup_document.hpp"

#include <thrum/segment/lineup.hpp>

#include <algorithm>
#include <cmath>

// A set-up as a play: the formation it stands in, where its men face and who carries.

namespace thrum::gui {

namespace {
/// Headings of the Visitors are turned by half a turn from those of files.
Heading inFile(Heading heading, Side side) {
    return side == Side::Home ? heading : heading.turned(18'000);
}
}  // namespace

std::optional<QString> SetupDocument::callPlay(const Play& play) {
    const bool offense = play.type != PlayType::Defense;
    SetupState after = m_state;
    (offense ? after.offenseFormation : after.defenseFormation) = play.formation;
    if (offense)
        after.calledPlay = play.id;
    if (const auto problem = laidOut(after))
        return problem;
    const Side side = offense ? after.offense : other(after.offense);
    const auto placed = rolesIn(play.formation, side, after.lineOfScrimmage);
    if (!placed)
        return placed.error();
    for (const LineUp::Man& man : *placed) {
        FigureSetup* figure = after.figure(man.setup.id);
        if (figure == nullptr)
            continue;
        for (const auto& [role, heading] : play.headings)
            if (role == man.role)
                figure->pose.heading = inFile(heading, side);
        if (offense && man.role == play.carrier)
            after.carrier = man.setup.id;
        const Player* player = m_data.player(man.setup.id);
        if (play.standing && player != nullptr && !player->secondBase.empty())
            figure->baseSlot = 1;
    }
    push(std::move(after), tr("play %1").arg(QString::fromStdString(play.name)), EditMerge::Never);
    return std::nullopt;
}

Expected<std::vector<LineUp::Man>, QString> SetupDocument::rolesIn(const std::string& formation,
                                                                   Side side,
                                                                   Spot line) const {
    const Formation* wanted = m_data.formation(formation);
    if (wanted == nullptr)
        return Unexpected{tr("There is no formation \"%1\" at this table.")
                              .arg(QString::fromStdString(formation))};
    auto made =
        thrum::lineUp(*wanted, m_data.team(side), m_data.table, side, {line, field::kMiddle.y});
    if (!made)
        return Unexpected{QString::fromStdString(made.error().reason)};
    return std::move(made->men);
}

Expected<Play, QString> SetupDocument::playStanding() const {
    const Side side = m_state.offense;
    const auto placed = rolesIn(m_state.offenseFormation, side, m_state.lineOfScrimmage);
    if (!placed)
        return Unexpected{placed.error()};
    Play play;
    play.formation = m_state.offenseFormation;
    for (const LineUp::Man& man : *placed) {
        const FigureSetup* figure = m_state.figure(man.setup.id);
        if (figure == nullptr || figure->pose.at != man.setup.pose.at)
            return Unexpected{
                tr("The men do not stand in %1 any more: keep them as a formation first "
                   "(Ctrl+Shift+F), call it, and then keep the play.")
                    .arg(QString::fromStdString(m_data.formation(play.formation)->name))};
        if (figure->pose.heading != man.setup.pose.heading)
            play.headings.emplace_back(man.role, inFile(figure->pose.heading, side));
        if (m_state.carrier == man.setup.id)
            play.carrier = man.role;
        play.standing = play.standing || (figure->baseSlot == 1 && man.setup.baseSlot == 0);
    }
    if (play.carrier.empty())
        return Unexpected{tr("Give somebody the ball first.")};
    return play;
}

}  // namespace thrum::gui
