#include "gui/games/solitaire/replay_board.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/board_game/carry_heat.hpp"
#include "gui/games/solitaire/shot_view.hpp"
#include "gui/games/solitaire/words.hpp"

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
QString replayTr(const char* text) {
    return QCoreApplication::translate("SolReplay", text);
}

/// The way of a shot: the record tells how it flew and where it ended, so that it is known where it
/// began. Of a kick at the posts it tells neither.
std::vector<FlightPoint> wayThrough(const solitaire::Event& shot,
                                    Side side,
                                    const solitaire::RulesData& rules) {
    constexpr std::size_t kTold = 5;
    if (!shot.shot || !shot.at || shot.flight.size() < kTold)
        return {};
    const double endS = shot.flight[3];
    const int direction = side == Side::Home ? 1 : -1;
    const double height = solitaire::shotData(rules, *shot.shot).heightYd;
    const solitaire::FlightValues values{
        shot.flight[0], std::max(1.0, shot.flight[1]), shot.flight[2]};
    const solitaire::Flight fromNowhere{Vec2{}, direction, height, values};
    const Vec2 origin = bookOf(*shot.at) - fromNowhere.at(endS);
    return wayOf(solitaire::Flight{origin, direction, height, values}, 0.0, endS);
}
}  // namespace

Expected<std::unique_ptr<ReplayBoard>, LoadError> SolReplayBoard::make(
    const app::Replay& replay, const app::Library& library) {
    const app::SolitaireReplay& game = app::SolitaireReplay::of(replay);
    const auto& header = game.gameHeader();
    auto bench = app::Kept<games::Solitaire>::bench(library, header);
    if (!bench)
        return Unexpected{LoadError{"", "", app::sentenceOf(bench.error())}};
    TableData data{header.teams[0], header.teams[1], (*bench)->table, {}};
    return std::unique_ptr<ReplayBoard>{new SolReplayBoard{game, std::move(data)}};
}

SolReplayBoard::SolReplayBoard(const app::SolitaireReplay& game, TableData data)
    : RunReplayBoard{game, std::move(data)}, m_game{game} {}

std::vector<FigureSetup> SolReplayBoard::standing(const app::ReplayMoment& moment) const {
    std::vector<FigureSetup> men;
    for (const solitaire::Figure& figure : m_game.shown(moment).scene.figures)
        men.push_back({figure.id,
                       figure.baseSlot,
                       figure.pose,
                       figure.status == solitaire::FigureStatus::Fallen ? figure.fallDirection
                                                                        : std::nullopt});
    return men;
}

FigureDrawing SolReplayBoard::drawing(const FigureSetup& man) const {
    FigureDrawing drawn = gui::drawingOf(data(), man);
    drawn.look.darkUnit = man.id.side() == Side::Home;
    return drawn;
}

BoardScene SolReplayBoard::scene(const app::ReplayMoment& at, const ShownLayers& shown) const {
    const app::SolitaireMoment moment = m_game.shown(at);
    BoardScene scene;
    scene.board = m_game.gameHeader().board;
    scene.home = lookOf(data().home);
    scene.visitor = lookOf(data().visitor);
    scene.shown = shown;
    scene.ballYards = m_game.gameHeader().rules.ball.radiusYd;
    for (const FigureSetup& man : standing(at))
        scene.figures.push_back(drawing(man));
    if (moment.play) {
        const GamePlay& play = m_game.plays()[*moment.play];
        if (play.before.ballX)
            scene.lineOfScrimmage = play.before.ballX->yards();
        const double toGain = play.before.toGainX ? play.before.toGainX->yards() : 0.0;
        if (isFromScrimmage(play.type) && toGain > 0.0 && toGain < 100.0)
            scene.lineToGain = toGain;
    }
    scene.carrier = moment.scene.carrier;
    if (moment.scene.ball && !moment.scene.carrier)
        scene.ball = yardsOf(*moment.scene.ball);
    // while the board runs nobody knows who touches; the record says it where it stops
    for (const FigurePair& pair : moment.scene.touching)
        if (!moment.boardOn && pair.a.side() != pair.b.side())
            scene.engaged.emplace_back(pair.a, pair.b);
    addShot(scene, moment);
    if (shown.traces)
        addTraces(scene, at);
    if (shown.contacts)
        addTouch(scene, at, moment.justTouched);
    return scene;
}

// Who made it is told by the step in which it was aimed: the draws may be a step of their own.
std::optional<Side> SolReplayBoard::shooterAt(std::size_t step) const {
    for (std::size_t i = step + 1; i-- > 0;)
        for (const solitaire::Event& event : m_game.events(i))
            if (event.kind == solitaire::EventKind::ShotMade)
                return event.side;
    return std::nullopt;
}

// The record says where a shot came to; how it was aimed stands in the play by play.
void SolReplayBoard::addShot(BoardScene& scene, const app::SolitaireMoment& moment) const {
    const auto& shot = moment.scene.shot;
    if (!shot || !shot->at)
        return;
    const bool man = shot->result == "player" || shot->result == "rolling";
    scene.flightEnd = FlightEnd{yardsOf(*shot->at),
                                man                        ? replayTr("met")
                                : shot->result == "ground" ? replayTr("comes down")
                                                           : replayTr("out"),
                                man};
    const auto side = moment.over > 0 ? shooterAt(moment.over - 1) : std::nullopt;
    if (!side)
        return;
    std::vector<FlightPoint> way = wayThrough(*shot, *side, m_game.gameHeader().rules);
    if (!way.empty())
        scene.flying = FlyingBall{std::move(way), 0.0};
    // nobody has it: whoever follows the ball sees where it came down
    if (!scene.carrier && !scene.ball)
        scene.ball = yardsOf(*shot->at);
}

// A tackle is the first touch of the carrier (SOL-DEF-5).
std::optional<ContactLine> SolReplayBoard::decidingTouch() const {
    const auto& steps = m_game.steps();
    for (std::size_t i = steps.size(); i-- > 0;) {
        const std::vector<ContactLine> touches =
            steps[i].run != nullptr ? contactsOf(i) : std::vector<ContactLine>{};
        if (touches.empty())
            continue;
        const std::optional<FigureId> carrier = m_game.shown(m_game.at(i, 0.0)).scene.carrier;
        const auto his = std::find_if(touches.rbegin(), touches.rend(), [&](const auto& line) {
            return carrier && (line.pair.a == *carrier || line.pair.b == *carrier);
        });
        ContactLine told = his != touches.rend() ? *his : touches.back();
        told.text = replayTr("The touch: %1, at %2 of the play.").arg(told.text, told.time);
        return told;
    }
    return std::nullopt;
}

HeatDrawing SolReplayBoard::heat() const {
    CarryHeat heat;
    for (const app::ReplayStep& step : m_game.steps()) {
        if (step.run == nullptr)
            continue;
        for (std::int64_t ms = step.startMs; ms < step.endMs; ms += CarryHeat::kStepMs) {
            const app::SolitaireMoment moment = m_game.shown(m_game.at(ms));
            if (!moment.boardOn || !moment.scene.carrier)
                continue;
            const auto man = std::ranges::find(
                moment.scene.figures, *moment.scene.carrier, &solitaire::Figure::id);
            if (man != moment.scene.figures.end())
                heat.add(man->pose.at);
        }
    }
    return heat.drawing();
}

}  // namespace thrum::gui::sol
