#include "gui/games/tap/replay_board.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/replay_heat.hpp"

#include <thrum/core/geometry.hpp>
#include <thrum/games/tap/table.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString boardWordsOf(const char* text) {
    return QCoreApplication::translate("Replay", text);
}

}  // namespace

Expected<std::unique_ptr<ReplayBoard>, LoadError> TapReplayBoard::make(
    const app::Replay& replay, const app::Library& library) {
    const app::TapReplay& game = app::TapReplay::of(replay);
    const app::TapHeader& header = game.gameHeader();
    auto table = app::tapTable(library,
                               header.board,
                               header.teams,
                               header.asked.own.speedTenths,
                               game.rosters(game.steps().size()));
    if (!table)
        return Unexpected{table.error()};
    TableData data{header.teams[0], header.teams[1], *std::move(table), {}};
    return std::unique_ptr<ReplayBoard>{new TapReplayBoard{game, std::move(data)}};
}

TapReplayBoard::TapReplayBoard(const app::TapReplay& game, TableData data)
    : RunReplayBoard{game, std::move(data)}, m_game{game} {}

HeatDrawing TapReplayBoard::heat() const {
    return heatOf(m_game);
}

std::vector<FigureSetup> TapReplayBoard::standing(const app::ReplayMoment& moment) const {
    std::vector<FigureSetup> men;
    for (const tap::Figure& figure : m_game.shown(moment).figures)
        if (figure.status != tap::FigureStatus::Out)
            men.push_back(
                {figure.id,
                 figure.baseSlot,
                 figure.pose,
                 figure.status == tap::FigureStatus::Fallen ? figure.fallDirection : std::nullopt});
    return men;
}

FigureDrawing TapReplayBoard::drawing(const FigureSetup& man) const {
    FigureDrawing drawn = drawingOf(data(), man);
    if (drawn.number.isEmpty())  // came in with a correction
        drawn.number = numberOf(man.id).mid(1);
    return drawn;
}

// Where the referee spotted the ball in the play that is shown: its men lie elsewhere.
std::optional<double> TapReplayBoard::spotAt(const app::ReplayMoment& at) const {
    if (!at.play || at.boardOn)
        return std::nullopt;
    const GamePlay& play = m_game.plays()[*at.play];
    if (!play.snapped)
        return std::nullopt;
    std::optional<double> spot;
    for (std::size_t step = play.snapStep; step <= play.lastStep && step < at.over; ++step)
        for (const tap::Event& event : m_game.events(step))
            if (event.kind == tap::EventKind::Spotted && event.x)
                spot = event.x->yards();
    return spot;
}

BoardScene TapReplayBoard::scene(const app::ReplayMoment& at, const ShownLayers& shown) const {
    const app::TapMoment moment = m_game.shown(at);
    BoardScene scene;
    scene.board = m_game.gameHeader().board;
    scene.home = lookOf(data().home);
    scene.visitor = lookOf(data().visitor);
    scene.shown = shown;
    for (const FigureSetup& man : standing(at))
        scene.figures.push_back(drawing(man));
    if (moment.play) {
        const GamePlay& play = m_game.plays()[*moment.play];
        const tap::Situation& now = moment.board;
        if (isFromScrimmage(play.type) || play.type == GamePlay::Type::NoPlay ||
            play.type == GamePlay::Type::TwoPoint)
            scene.lineOfScrimmage = now.lineOfScrimmage.yards();
        const double toGain = now.lineToGain.yards();
        if (isFromScrimmage(play.type) && now.half <= m_game.scoreFrame().periods && toGain > 0.0 &&
            toGain < 100.0)
            scene.lineToGain = toGain;
    }
    scene.spot = spotAt(at);
    scene.carrier = moment.carrier;
    if (moment.ball)
        scene.ball = yardsOf(*moment.ball);
    if (moment.receiver)
        scene.chosen.push_back(*moment.receiver);
    // while the board runs nobody knows who touches; the record says it where it stops
    for (const FigurePair& pair : moment.touching)
        if (!moment.boardOn && pair.a.side() != pair.b.side())
            scene.engaged.emplace_back(pair.a, pair.b);
    if (shown.traces)
        addTraces(scene, at);
    if (shown.contacts)
        addTouch(scene, at, moment.justTouched);
    return scene;
}

std::optional<ContactLine> TapReplayBoard::decidingTouch() const {
    const auto& steps = m_game.steps();
    for (std::size_t i = steps.size(); i-- > 0;) {
        const std::vector<ContactLine> touches =
            steps[i].run != nullptr ? contactsOf(i) : std::vector<ContactLine>{};
        if (touches.empty())
            continue;
        const std::optional<FigureId> carrier = m_game.shownAt(i, 0.0).carrier;
        std::optional<int> ruledOn;  // the first touch of the last tackle
        for (const Note& entry : steps[i].run->notes)
            if (entry.kind == tap::note::kTackleOpened)
                ruledOn = entry.tick;
        const ContactLine* found = nullptr;
        for (const ContactLine& line : touches)
            if (carrier && (line.pair.a == *carrier || line.pair.b == *carrier) &&
                (!ruledOn || line.tick <= *ruledOn))
                found = &line;
        ContactLine told = found != nullptr ? *found : touches.front();
        told.text = boardWordsOf("First touch: %1, at %2 of the play, %3 yd apart.")
                        .arg(told.text, told.time, gapText(told));
        return told;
    }
    return std::nullopt;
}

// By the one ruler, from the recorded places (two hundredths of a yard); a touch is within 0.3 mm.
QString TapReplayBoard::gapText(const ContactLine& line) const {
    const std::vector<FigureSetup> then = standing(m_game.at(line.ms));
    const double scale = m_game.gameHeader().board.mmPerYard;
    const auto outline = [&](FigureId id) {
        const FigureSetup* man = manIn(then, id);
        const FigureSpec* spec = man != nullptr ? data().spec(id, man->baseSlot) : nullptr;
        return spec != nullptr ? placed(Polygon{spec->base.outlineMm}, man->pose, scale)
                               : Polygon{};
    };
    const Polygon a = outline(line.pair.a);
    const Polygon b = outline(line.pair.b);
    const double gap = a.empty() || b.empty() ? 0.0 : std::max(0.0, separation(a, b).gap);
    return QString::number(gap / scale, 'f', 2);
}

}  // namespace thrum::gui
