#include "gui/games/tap/practice_referee.hpp"

#include "gui/board/field_words.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/game.hpp>
#include <thrum/rules/tap/registered.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
QString refereeWords(const char* text) {
    return QCoreApplication::translate("TapReferee", text);
}

// What the judge of a run needs to know of a figure as it stands.
tap::RunFigure runFigureOf(const TableData& data, const FigureSetup& setup) {
    const Player* player = data.player(setup.id);
    const FigureSpec* spec = data.spec(setup.id, setup.baseSlot);
    THRUM_ASSERT(player != nullptr && spec != nullptr);
    tap::RunFigure figure;
    figure.id = setup.id;
    figure.outline = Polygon{spec->base.outlineMm};
    figure.lyingHeightMm = spec->heightMm;
    figure.numberOrder = QString::fromStdString(player->number).toInt();  // lower ones win ties
    figure.start = setup.pose;
    figure.status = setup.fallen ? tap::FigureStatus::Fallen : tap::FigureStatus::Standing;
    figure.fallDirection = setup.fallen;
    return figure;
}

// As the referee has a team: on the very bases that stand on the table.
tap::Team registeredOn(const TableData& data, Side side) {
    TeamFile team = data.team(side);
    for (const FigureKit& kit : data.table.kits) {
        if (kit.id.side() != side)
            continue;
        for (const FigureSpec& figure : kit.onBase)
            if (std::ranges::find(team.bases, figure.base.id, &BaseSpec::id) == team.bases.end())
                team.bases.push_back(figure.base);
    }
    return tap::registered(team);
}

QString menText(const SetupDocument& document, const std::vector<FigureId>& men) {
    QStringList names;
    for (const FigureId id : men)
        names << document.numberOf(id);
    if (names.size() < 2)
        return names.join(QString{});
    const QString last = names.takeLast();
    return refereeWords("%1 and %2").arg(names.join(QStringLiteral(", ")), last);
}

/// The last note of a kind, if there is one.
const Note* lastNote(const SegmentResult& result, const char* kind) {
    const auto found = std::find_if(result.notes.rbegin(),
                                    result.notes.rend(),
                                    [kind](const Note& n) { return n.kind == kind; });
    return found != result.notes.rend() ? &*found : nullptr;
}

QString headlineOf(tap::EndKind end) {
    switch (end) {
        case tap::EndKind::Tackled:
            return refereeWords("Tackle");
        case tap::EndKind::Fell:
            return refereeWords("Down");
        case tap::EndKind::OutOfBounds:
            return refereeWords("Out of bounds");
        case tap::EndKind::Downed:
            return refereeWords("Down");
        case tap::EndKind::Progress:
            return refereeWords("Forward progress");
        case tap::EndKind::Stalled:
            return refereeWords("Stalled");
        case tap::EndKind::Fumbled:
            return refereeWords("Fumble");
        case tap::EndKind::Touchdown:
            return refereeWords("Touchdown");
        case tap::EndKind::Touchback:
            return refereeWords("Touchback");
        default:
            return refereeWords("Stop");
    }
}

/// The most downfield part of the carrier's base at the end of a run.
std::optional<Spot> frontOf(const TableData& data,
                            const SegmentResult& result,
                            const SetupState& state) {
    for (const FigureSetup& figure : result.figures) {
        const FigureSpec* spec = data.spec(figure.id, figure.baseSlot);
        if (!state.carrier || figure.id != *state.carrier || spec == nullptr)
            continue;
        const double scale = data.table.board.mmPerYard;
        const Interval x = extentX(placed(Polygon{spec->base.outlineMm}, figure.pose, scale));
        return fieldX(Distance::yards(frontYards(x, state.offense, scale)), state.offense);
    }
    return std::nullopt;
}

/// "Stopped: #34 is 5.4 yards past the line."
QString stopSentence(const QString& who, Distance past) {
    const QString yards = QString::number(std::abs(past.yards()), 'f', 1);
    return past < Distance{}
               ? refereeWords("Stopped: %1 is %2 yards behind the line.").arg(who, yards)
               : refereeWords("Stopped: %1 is %2 yards past the line.").arg(who, yards);
}

/// "#34 gains 5.4 yards: tackled by #52."
QString sentenceOf(tap::EndKind end, const QString& who, const QString& gained, const QString& by) {
    switch (end) {
        case tap::EndKind::Tackled:
            return by.isEmpty() ? refereeWords("%1 %2: tackled.").arg(who, gained)
                                : refereeWords("%1 %2: tackled by %3.").arg(who, gained, by);
        case tap::EndKind::Fell:
            return refereeWords("%1 %2 and falls by himself.").arg(who, gained);
        case tap::EndKind::OutOfBounds:
            return refereeWords("%1 %2: out of bounds.").arg(who, gained);
        case tap::EndKind::Stalled:
            return refereeWords("%1 %2: stalled.").arg(who, gained);
        case tap::EndKind::Fumbled:
            return by.isEmpty()
                       ? refereeWords("%1 %2 and fumbles.").arg(who, gained)
                       : refereeWords("%1 %2 and fumbles: %3 is on the ball.").arg(who, gained, by);
        case tap::EndKind::Touchdown:
            return refereeWords("Touchdown: %1 %2.").arg(who, gained);
        case tap::EndKind::Touchback:
            return refereeWords("Touchback.");
        default:
            return refereeWords("%1 %2.").arg(who, gained);
    }
}
}  // namespace

PreparedRun TapReferee::prepare(const SetupDocument& document,
                                const std::vector<FigurePair>& touching,
                                int ticksUsed) {
    const TableData& data = document.data();
    const SetupState& state = document.state();
    const tap::RulesData rules;
    const int rate = ticksPerSecond(data.table.board);

    m_setup = tap::RunSetup{};
    m_setup.kind = tap::RunKind::Behind;
    m_setup.offense = state.offense;
    m_setup.carrier = state.carrier;
    m_setup.switchHolder = state.offense;
    m_setup.mmPerYard = data.table.board.mmPerYard;
    m_setup.ticksPerSecond = rate;
    m_setup.boardTicksUsed = ticksUsed;
    m_setup.limits = tap::runLimitsOf(rules);
    // In practice the coach may stop as often as he likes; the count starts anew with each run.
    m_setup.stopsUsed = 0;
    m_setup.touching = touching;
    for (const FigureSetup& figure : state.figures) {
        tap::RunFigure& judged = m_setup.figures.emplace_back(runFigureOf(data, figure));
        // who was off the board at a stop leaves it no second time when the play goes on
        if (judged.status == tap::FigureStatus::Standing &&
            tap::hasLeft(m_setup, judged, judged.start))
            judged.status = tap::FigureStatus::Out;
    }

    PreparedRun prepared;
    prepared.request.ticksPerSecond = rate;
    const int most = static_cast<int>(m_setup.limits.maxBoardOnMs * rate / 1000.0);
    prepared.request.maxTicks = std::clamp(most - ticksUsed, 1, 7200);
    prepared.request.contactBeginMm = rules.geometry.contactEpsMm;
    prepared.request.contactEndMm = rules.geometry.contactEndMm;
    prepared.request.figures = state.figures;
    prepared.request.touching = touching;
    prepared.makeJudge = [setup = m_setup]() -> std::unique_ptr<Judge> {
        return std::make_unique<tap::RunJudge>(setup);
    };
    return prepared;
}

RunOutcome TapReferee::outcome(const SetupDocument& document, const SegmentResult& result) const {
    const SetupState& state = document.state();
    const tap::RunSummary summary = tap::describeRun(m_setup, result);
    RunOutcome outcome;
    outcome.ticks = result.ticks;
    outcome.clause = QString::fromStdString(summary.clause);
    outcome.playOver = summary.end != tap::EndKind::None || result.stop.cause == StopCause::Limit;
    outcome.score = summary.end == tap::EndKind::Touchdown;
    outcome.spot = summary.spot;
    outcome.carrier = summary.carrier;
    // A stop is no ruling and has no spot; where the carrier's front is may be told all the same.
    const std::optional<Spot> reached =
        summary.spot ? summary.spot : frontOf(document.data(), result, state);
    if (summary.spot)
        outcome.gain = (*summary.spot - state.lineOfScrimmage) * state.attack();
    const QString who = state.carrier ? document.numberOf(*state.carrier) : QString{};
    const QString gained = gainText(outcome.gain.value_or(Distance{}));
    outcome.headline = headlineOf(summary.end);
    outcome.sentence =
        summary.end == tap::EndKind::None
            ? stopSentence(
                  who, reached ? (*reached - state.lineOfScrimmage) * state.attack() : Distance{})
            : sentenceOf(summary.end, who, gained, menText(document, summary.by));

    const Note* opened = lastNote(result, tap::note::kTackleOpened);
    if (outcome.playOver && opened != nullptr && opened->at &&
        (summary.end == tap::EndKind::Tackled || summary.end == tap::EndKind::Fumbled)) {
        outcome.contactAt = QPointF{opened->at->x.yards(), opened->at->y.yards()};
        // of the play, as the lines beside it have it, not of its last run
        outcome.contactLabel =
            refereeWords("contact at %1")
                .arg(boardTimeText(m_setup.boardTicksUsed + opened->tick, m_setup.ticksPerSecond));
    }
    return outcome;
}

std::optional<LogLine> TapReferee::lineFor(const SetupDocument& document, const Note& note) const {
    LogLine line;
    line.clause = QString::fromStdString(note.clause);
    const QString men = menText(document, note.figures);
    if (note.kind == tap::note::kTackleOpened)
        line.text = refereeWords("%1 gets to the carrier").arg(men);
    else if (note.kind == tap::note::kTackleJoined)
        line.text = refereeWords("%1 joins in").arg(men);
    else if (note.kind == tap::note::kTackleClosed && note.result == tap::note::result::kBroken)
        line.text = refereeWords("The tackle is broken");
    else if (note.kind == tap::note::kFell)
        line.text = refereeWords("%1 falls").arg(men);
    else if (note.kind == tap::note::kOut)
        line.text = refereeWords("%1 leaves the field").arg(men);
    else
        return std::nullopt;
    return line;
}

std::vector<RuleViolation> TapReferee::lineUpProblems(const TableData& data,
                                                      const SetupState& state,
                                                      Side side) const {
    tap::State line;
    line.board = tap::boardOf(data.table.board);
    line.teams = {registeredOn(data, Side::Home), registeredOn(data, Side::Visitor)};
    line.phase = side == state.offense ? tap::Phase::LineUp : tap::Phase::SetDefense;
    line.offense = state.offense;
    line.lineOfScrimmage = state.lineOfScrimmage;
    line.lineToGain = state.lineOfScrimmage + 10_yd * state.attack();
    for (const FigureSetup& figure : state.figures)
        line.figures.push_back(
            {.id = figure.id,
             .pose = figure.pose,
             .baseSlot = figure.baseSlot,
             .status = figure.fallen ? tap::FigureStatus::Fallen : tap::FigureStatus::Standing,
             .fallDirection = figure.fallen});
    return tap::lineupProblems(line, side);
}

Spot TapReferee::nextLine(const SetupDocument& document, const RunOutcome& outcome) const {
    const SetupState& state = document.state();
    const auto own = [&state](double yards) {
        return Spot::yards(state.offense == Side::Home ? yards : 100.0 - yards);
    };
    if (outcome.score || !outcome.spot)
        return outcome.score ? own(25.0) : state.lineOfScrimmage;
    constexpr double kTenth = 10.0;
    const double x = std::round(outcome.spot->yards() * kTenth) / kTenth;
    return Spot::yards(std::clamp(x, 1.0, 99.0));
}

}  // namespace thrum::gui
