#include "gui/games/solitaire/replay_board.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/board_game/carry_heat.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
QString replayTr(const char* text) {
    return QCoreApplication::translate("SolReplay", text);
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
    : m_game{game}, m_data{std::move(data)} {}

FigureDrawing SolReplayBoard::drawing(const solitaire::Figure& figure) const {
    FigureDrawing drawn = gui::drawingOf(
        m_data,
        FigureSetup{figure.id,
                    figure.baseSlot,
                    figure.pose,
                    figure.status == solitaire::FigureStatus::Fallen ? figure.fallDirection
                                                                     : std::nullopt});
    drawn.look.darkUnit = figure.id.side() == Side::Home;
    return drawn;
}

BoardScene SolReplayBoard::scene(const app::ReplayMoment& at, const ShownLayers& shown) const {
    const app::SolitaireMoment moment = m_game.shown(at);
    BoardScene scene;
    scene.board = m_game.gameHeader().board;
    scene.home = lookOf(m_data.home);
    scene.visitor = lookOf(m_data.visitor);
    scene.shown = shown;
    scene.ballYards = m_game.gameHeader().rules.ball.radiusYd;
    for (const solitaire::Figure& figure : moment.scene.figures)
        scene.figures.push_back(drawing(figure));
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
    if (shown.contacts && !moment.justTouched.empty()) {
        const TimedTouch& touch = moment.justTouched.back();
        for (const ContactLine& line : contactsAt(moment))
            if (line.tick == touch.tick && line.at == yardsOf(touch.touch.at))
                scene.contact =
                    ContactDrawing{line.at, QStringLiteral("%1 · %2").arg(line.time, line.text)};
    }
    return scene;
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
}

std::vector<FigureDrawing> SolReplayBoard::ghosts(const app::ReplayMoment& moment,
                                                  std::size_t play) const {
    std::vector<FigureDrawing> men;
    if (!moment.play || play >= m_game.plays().size())
        return men;
    const std::int64_t since = moment.ms - m_game.timeOfPlay(*moment.play);
    const std::int64_t begin = m_game.timeOfPlay(play);
    const app::SolitaireMoment there =
        m_game.shown(m_game.at(std::clamp(begin + since, begin, m_game.endOfPlay(play))));
    const GamePlay& mine = m_game.plays()[*moment.play];
    const GamePlay& theirs = m_game.plays()[play];
    const bool turned = mine.team != theirs.team;
    // kicks have no line; they are laid over each other as they were
    const bool lines = mine.before.ballX && theirs.before.ballX;
    const double to = lines ? mine.before.ballX->yards() : field::kMiddle.x.yards();
    const double from = lines ? theirs.before.ballX->yards() : field::kMiddle.x.yards();
    for (const solitaire::Figure& figure : there.scene.figures) {
        FigureDrawing man = drawing(figure);
        if (turned) {
            man.at = QPointF{to - (man.at.x() - from), 2.0 * field::kMiddle.y.yards() - man.at.y()};
            man.headingDeg += 180.0;
        } else {
            man.at.rx() += to - from;
        }
        men.push_back(std::move(man));
    }
    return men;
}

std::optional<std::size_t> SolReplayBoard::runAt(const app::ReplayMoment& moment) const {
    const auto& steps = m_game.steps();
    for (std::size_t i = std::min(moment.step + 1, steps.size()); i-- > 0;) {
        const bool begun = i < moment.step || moment.boardOn;
        if (begun && steps[i].run != nullptr)
            return i;
        if (moment.play && steps[i].play + 1 < *moment.play)
            break;
    }
    return std::nullopt;
}

QString SolReplayBoard::sideOf(FigureId id, Vec2 at) const {
    const FigureSpec* spec = m_data.spec(id, 0);
    return spec != nullptr ? edgeText(spec->base.outlineMm, at) : QString{};
}

std::vector<ContactLine> SolReplayBoard::contactsAt(const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    return step ? contactsOf(*step) : std::vector<ContactLine>{};
}

std::vector<ContactLine> SolReplayBoard::contactsOf(std::size_t step) const {
    std::vector<ContactLine> lines;
    const app::ReplayStep& run = m_game.steps()[step];
    const int rate = std::max(1, m_game.ticksPerSecond(step));
    const Names names = m_game.names(m_game.steps().size());
    const auto number = [&](FigureId id) {
        return QLatin1Char('#') + QString::fromStdString(names.number(id));
    };
    for (const TimedTouch& touch : run.run->contacts) {
        const FigurePair& pair = touch.touch.pair;
        if (pair.a.side() == pair.b.side())
            continue;
        ContactLine line;
        line.tick = touch.tick;
        // rounded up: at this moment it has happened
        line.ms = run.startMs + (static_cast<std::int64_t>(touch.tick) * 1000 + rate - 1) / rate;
        line.time = boardTimeText(touch.tick, rate);
        line.text = replayTr("%1 %2 on %3 %4")
                        .arg(number(pair.a),
                             sideOf(pair.a, touch.touch.onAMm),
                             number(pair.b),
                             sideOf(pair.b, touch.touch.onBMm));
        line.at = yardsOf(touch.touch.at);
        line.pair = pair;
        lines.push_back(std::move(line));
    }
    return lines;
}

// A tackle is the first touch of the carrier (SOL-DEF-5).
std::optional<ContactLine> SolReplayBoard::decidingTouch() const {
    const auto& steps = m_game.steps();
    for (std::size_t i = steps.size(); i-- > 0;) {
        const std::vector<ContactLine> touches =
            steps[i].run != nullptr ? contactsOf(i) : std::vector<ContactLine>{};
        if (touches.empty())
            continue;
        const std::optional<FigureId> carrier = shownAt(i, 0.0).scene.carrier;
        const auto his = std::find_if(touches.rbegin(), touches.rend(), [&](const auto& line) {
            return carrier && (line.pair.a == *carrier || line.pair.b == *carrier);
        });
        ContactLine told = his != touches.rend() ? *his : touches.back();
        told.text = replayTr("The touch: %1, %2 after the switch.").arg(told.text, told.time);
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
