#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/practice/practice_desk.hpp"
#include "gui/theme/theme.hpp"

// What the scoreboard and the title say of the practice table.

namespace thrum::gui {

StripFacts PracticeDesk::stripFacts() const {
    const SetupDocument& document = m_session->document();
    const SetupState& state = document.state();
    const TableData& table = document.data();
    StripFacts facts;
    const auto team = [&](Side side) {
        const bool offense = side == state.offense;
        const QString where = side == Side::Home ? tr("home") : tr("visitors");
        return StripTeam{
            .look = lookOf(table.team(side)),
            .role = QStringLiteral("%1 · %2").arg(where, offense ? tr("dark") : tr("white")),
            .hasBall = offense};
    };
    facts.home = team(Side::Home);
    facts.visitor = team(Side::Visitor);
    const QString opponents = QString::fromStdString(table.team(other(state.offense)).name);
    const auto& gains = m_session->gains();
    const ScoreColors& colors = Theme::instance().score();
    facts.facts = {{.label = tr("Practice"), .value = tr("Play %1").arg(m_session->playNumber())},
                   {.label = tr("Line of scrimmage"),
                    .value = yardLineText(state.lineOfScrimmage, state.offense, opponents),
                    .ink = colors.fact,
                    .part = StripPart::Situation},
                   {.label = tr("Board time"),
                    .value = boardTime(),
                    .ink = m_session->boardOn() ? colors.good : colors.hurry,
                    .part = StripPart::Clock},
                   {.label = tr("Last gain"),
                    .value = gains.empty() ? tr("–") : signedYards(gains.back()),
                    .detail = gains.empty() ? QString{} : tr("yd"),
                    .part = StripPart::Gains},
                   {.label = tr("Seed"),
                    .value = seedText(m_session->seed()),
                    .ink = colors.detail,
                    .part = StripPart::Seed}};
    return facts;
}

StripDetail PracticeDesk::stripDetail(StripPart part) const {
    const SetupDocument& document = m_session->document();
    const SetupState& state = document.state();
    const TableData& table = document.data();
    if (part == StripPart::Clock)
        return {.title = tr("Board time"),
                .lines = {tr("The board has been on for %1 in this play.").arg(boardTime()),
                          tr("Stops of this play: %1").arg(m_session->stopsUsed()),
                          tr("Speed %1").arg(table.table.speedTenths / 10.0, 0, 'f', 1)},
                .clause = QStringLiteral("TAP-SW-2")};
    const QString offense = QString::fromStdString(table.team(state.offense).name);
    const QString defense = QString::fromStdString(table.team(other(state.offense)).name);
    return {
        .title = tr("Play %1").arg(m_session->playNumber()),
        .lines = {tr("%1 have the ball at %2")
                      .arg(offense, yardLineText(state.lineOfScrimmage, state.offense, defense)),
                  state.carrier ? tr("It starts with %1").arg(document.nameOf(*state.carrier))
                                : tr("Nobody has it yet")},
        .clause = QStringLiteral("TAP-DN-1")};
}

QString PracticeDesk::title() const {
    // What a taskbar or a screen reader should know without looking: where the play stands.
    switch (m_session->phase()) {
        case TablePhase::SetUp:
            return tr("Play %1: set up").arg(m_session->playNumber());
        case TablePhase::Running:
            return tr("The board is on");
        case TablePhase::Watching:
            return tr("Watching it again");
        case TablePhase::Stopped:
        case TablePhase::Result:
            break;
    }
    const auto& outcome = m_session->outcome();
    return outcome ? outcome->sentence : QString{};
}

}  // namespace thrum::gui
