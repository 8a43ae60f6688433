#include "gui/games/tap/replay_board.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/replay_heat.hpp"

#include <thrum/app/tap_table.hpp>
#include <thrum/core/field.hpp>
#include <thrum/core/geometry.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr int kTraceTicks = 6;

QString boardWordsOf(const char* text) {
    return QCoreApplication::translate("Replay", text);
}

const tap::Figure* findIn(const std::vector<tap::Figure>& figures, FigureId id) {
    const auto found = std::ranges::find(figures, id, &tap::Figure::id);
    return found == figures.end() ? nullptr : &*found;
}
}  // namespace

QString edgeText(const std::vector<Vec2>& outlineMm, Vec2 pointMm) {
    if (outlineMm.size() < 3)
        return {};
    double nearest = std::numeric_limits<double>::max();
    double normal = 0.0;  // direction the nearest edge looks in, degrees, 0 is ahead
    for (std::size_t i = 0; i < outlineMm.size(); ++i) {
        const Vec2 a = outlineMm[i];
        const Vec2 b = outlineMm[(i + 1) % outlineMm.size()];
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        const double square = dx * dx + dy * dy;
        const double along =
            square > 0.0
                ? std::clamp(((pointMm.x - a.x) * dx + (pointMm.y - a.y) * dy) / square, 0.0, 1.0)
                : 0.0;
        const double gap = std::hypot(pointMm.x - a.x - along * dx, pointMm.y - a.y - along * dy);
        if (gap < nearest - 1e-9) {
            nearest = gap;
            normal = std::atan2(-dx, dy) * 180.0 / 3.14159265358979323846;
        }
    }
    if (std::abs(normal) <= 45.0)
        return boardWordsOf("front");
    if (std::abs(normal) >= 135.0)
        return boardWordsOf("rear");
    return normal > 0.0 ? boardWordsOf("left") : boardWordsOf("right");
}

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
    : m_game{game}, m_data{std::move(data)} {}

HeatDrawing TapReplayBoard::heat() const {
    return heatOf(m_game);
}

QString TapReplayBoard::numberOf(FigureId id) const {
    return QLatin1Char('#') +
           QString::fromStdString(m_game.names(m_game.steps().size()).number(id));
}

int TapReplayBoard::ticksPerSecond() const {
    return thrum::ticksPerSecond(m_game.gameHeader().board);
}

FigureDrawing TapReplayBoard::drawing(const tap::Figure& figure) const {
    const bool fallen = figure.status == tap::FigureStatus::Fallen;
    FigureDrawing drawn =
        drawingOf(m_data,
                  FigureSetup{figure.id,
                              figure.baseSlot,
                              figure.pose,
                              fallen ? figure.fallDirection : std::optional<Heading>{}});
    if (drawn.number.isEmpty())  // came in with a correction
        drawn.number =
            QString::fromStdString(m_game.names(m_game.steps().size()).number(figure.id));
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
    scene.home = lookOf(m_data.home);
    scene.visitor = lookOf(m_data.visitor);
    scene.shown = shown;
    for (const tap::Figure& figure : moment.figures)
        if (figure.status != tap::FigureStatus::Out)
            scene.figures.push_back(drawing(figure));
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
        addTraces(scene, moment);
    if (shown.contacts && !moment.justTouched.empty()) {
        const TimedTouch& touch = moment.justTouched.back();
        for (const ContactLine& line : contactsAt(moment))
            if (line.tick == touch.tick && line.at == yardsOf(touch.touch.at))
                scene.contact =
                    ContactDrawing{line.at, QStringLiteral("%1 · %2").arg(line.time, line.text)};
    }
    return scene;
}

std::vector<FigureDrawing> TapReplayBoard::ghosts(const app::ReplayMoment& moment,
                                                  std::size_t play) const {
    std::vector<FigureDrawing> men;
    if (!moment.play || play >= m_game.plays().size())
        return men;
    const std::int64_t since = moment.ms - m_game.timeOfPlay(*moment.play);
    const std::int64_t begin = m_game.timeOfPlay(play);
    const app::TapMoment other =
        m_game.shownAt(std::clamp(begin + since, begin, m_game.endOfPlay(play)));
    const GamePlay& mine = m_game.plays()[*moment.play];
    const GamePlay& theirs = m_game.plays()[play];
    const bool turned = mine.team != theirs.team;
    // kicks have no line; they are laid over each other as they were
    const bool lines = mine.before.ballX && theirs.before.ballX;
    const double to = lines ? mine.before.ballX->yards() : field::kMiddle.x.yards();
    const double from = lines ? theirs.before.ballX->yards() : field::kMiddle.x.yards();
    for (const tap::Figure& figure : other.figures) {
        if (figure.status == tap::FigureStatus::Out)
            continue;
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

std::optional<std::size_t> TapReplayBoard::runAt(const app::ReplayMoment& moment) const {
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

void TapReplayBoard::addTraces(BoardScene& scene, const app::TapMoment& moment) const {
    const auto step = runAt(moment);
    if (!step || (moment.play && m_game.steps()[*step].play != *moment.play))
        return;
    const int last = m_game.steps()[*step].run->ticks;
    if (m_ways.step != step) {
        m_ways = Ways{};
        m_ways.step = step;
        for (int tick = 0; tick < last + kTraceTicks; tick += kTraceTicks) {
            const int at = std::min(tick, last);
            const app::TapMoment there = m_game.shownAt(*step, at);
            if (m_ways.ids.empty()) {
                for (const tap::Figure& figure : there.figures)
                    m_ways.ids.push_back(figure.id);
                m_ways.points.resize(m_ways.ids.size());
            }
            m_ways.ticks.push_back(at);
            for (std::size_t i = 0; i < m_ways.ids.size(); ++i)
                if (const tap::Figure* figure = findIn(there.figures, m_ways.ids[i]))
                    m_ways.points[i] << yardsOf(figure->pose.at);
        }
    }
    const int now = moment.boardOn ? moment.tick : last;
    const auto shown = std::ranges::upper_bound(m_ways.ticks, now) - m_ways.ticks.begin();
    for (std::size_t i = 0; i < m_ways.ids.size(); ++i) {
        QPolygonF way = m_ways.points[i].mid(0, shown);
        if (const tap::Figure* figure = findIn(moment.figures, m_ways.ids[i]))
            way << yardsOf(figure->pose.at);
        scene.traces.push_back(TraceDrawing{m_ways.ids[i], way});
    }
}

std::vector<ContactLine> TapReplayBoard::contactsAt(const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    return step ? contactsOf(*step) : std::vector<ContactLine>{};
}

std::vector<ContactLine> TapReplayBoard::contactsOf(std::size_t step) const {
    std::vector<ContactLine> lines;
    const app::ReplayStep& run = m_game.steps()[step];
    const app::TapMoment start = m_game.shownAt(step, 0.0);
    const auto edge = [&](FigureId id, Vec2 at) {
        const tap::Figure* figure = findIn(start.figures, id);
        const FigureSpec* spec = figure != nullptr ? m_data.spec(id, figure->baseSlot) : nullptr;
        return spec != nullptr ? edgeText(spec->base.outlineMm, at) : QString{};
    };
    for (const TimedTouch& touch : run.run->contacts) {
        if (touch.touch.pair.a.side() == touch.touch.pair.b.side())
            continue;
        ContactLine line;
        line.tick = touch.tick;
        // rounded up: at this moment it has happened
        line.ms =
            run.startMs + (static_cast<std::int64_t>(touch.tick) * 1000 + ticksPerSecond() - 1) /
                              ticksPerSecond();
        line.time = boardTimeText(touch.tick, ticksPerSecond());
        line.text = boardWordsOf("%1 %2 on %3 %4")
                        .arg(numberOf(touch.touch.pair.a),
                             edge(touch.touch.pair.a, touch.touch.onAMm),
                             numberOf(touch.touch.pair.b),
                             edge(touch.touch.pair.b, touch.touch.onBMm));
        line.at = yardsOf(touch.touch.at);
        line.pair = touch.touch.pair;
        lines.push_back(std::move(line));
    }
    return lines;
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
        ContactLine told = found != nullptr ? *found : touches.back();
        told.text = boardWordsOf("First touch: %1, %2 after the switch, %3 yd apart.")
                        .arg(told.text, told.time, gapText(told));
        return told;
    }
    return std::nullopt;
}

// By the one ruler, from the recorded places (two hundredths of a yard); a touch is within 0.3 mm.
QString TapReplayBoard::gapText(const ContactLine& line) const {
    const app::TapMoment then = m_game.shownAt(line.ms);
    const double scale = m_game.gameHeader().board.mmPerYard;
    const auto outline = [&](FigureId id) {
        const tap::Figure* man = findIn(then.figures, id);
        const FigureSpec* spec = man != nullptr ? m_data.spec(id, man->baseSlot) : nullptr;
        return spec != nullptr ? placed(Polygon{spec->base.outlineMm}, man->pose, scale)
                               : Polygon{};
    };
    const Polygon a = outline(line.pair.a);
    const Polygon b = outline(line.pair.b);
    const double gap = a.empty() || b.empty() ? 0.0 : std::max(0.0, separation(a, b).gap);
    return QString::number(gap / scale, 'f', 2);
}

}  // namespace thrum::gui
