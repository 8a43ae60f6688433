#include "gui/board_game/run_replay_board.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>

namespace thrum::gui {
namespace {
constexpr int kTraceTicks = 6;

QString runWords(const char* text) {
    return QCoreApplication::translate("Replay", text);
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
        return runWords("front");
    if (std::abs(normal) >= 135.0)
        return runWords("rear");
    return normal > 0.0 ? runWords("left") : runWords("right");
}

const FigureSetup* manIn(const std::vector<FigureSetup>& men, FigureId id) {
    const auto found = std::ranges::find(men, id, &FigureSetup::id);
    return found == men.end() ? nullptr : &*found;
}

RunReplayBoard::RunReplayBoard(const app::ReplayedGame& game, TableData data)
    : m_game{game}, m_data{std::move(data)} {}

QString RunReplayBoard::numberOf(FigureId id) const {
    return QLatin1Char('#') +
           QString::fromStdString(m_game.names(m_game.steps().size()).number(id));
}

std::vector<FigureDrawing> RunReplayBoard::ghosts(const app::ReplayMoment& moment,
                                                  std::size_t play) const {
    std::vector<FigureDrawing> men;
    if (!moment.play || play >= m_game.plays().size())
        return men;
    const std::int64_t since = moment.ms - m_game.timeOfPlay(*moment.play);
    const std::int64_t begin = m_game.timeOfPlay(play);
    const GamePlay& mine = m_game.plays()[*moment.play];
    const GamePlay& theirs = m_game.plays()[play];
    const bool turned = mine.team != theirs.team;
    // kicks have no line; they are laid over each other as they were
    const bool lines = mine.before.ballX && theirs.before.ballX;
    const double to = lines ? mine.before.ballX->yards() : field::kMiddle.x.yards();
    const double from = lines ? theirs.before.ballX->yards() : field::kMiddle.x.yards();
    for (const FigureSetup& figure :
         standing(m_game.at(std::clamp(begin + since, begin, m_game.endOfPlay(play))))) {
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

// A moment belongs to the step that comes next; the one in which a play ends still to that play.
std::optional<std::size_t> RunReplayBoard::playAt(const app::ReplayMoment& moment) const {
    const auto& steps = m_game.steps();
    const bool between =
        moment.step > 0 && moment.step < steps.size() && moment.ms <= steps[moment.step].startMs;
    return moment.play && between ? std::optional{steps[moment.step - 1].play} : moment.play;
}

std::optional<std::size_t> RunReplayBoard::runAt(const app::ReplayMoment& moment) const {
    const auto& steps = m_game.steps();
    const auto shown = playAt(moment);
    for (std::size_t i = std::min(moment.step + 1, steps.size()); i-- > 0;) {
        // what touched in a play that is over is nothing of the next one
        if (shown && steps[i].play < *shown)
            break;
        const bool begun = i < moment.step || moment.boardOn;
        if (begun && steps[i].run != nullptr)
            return i;
    }
    return std::nullopt;
}

void RunReplayBoard::makeWays(std::size_t step) const {
    const int last = m_game.steps()[step].run->ticks;
    m_ways = Ways{};
    m_ways.step = step;
    for (int tick = 0; tick < last + kTraceTicks; tick += kTraceTicks) {
        const int at = std::min(tick, last);
        const std::vector<FigureSetup> men = standing(m_game.at(step, at));
        if (m_ways.ids.empty()) {
            for (const FigureSetup& man : men)
                m_ways.ids.push_back(man.id);
            m_ways.points.resize(m_ways.ids.size());
        }
        m_ways.ticks.push_back(at);
        for (std::size_t i = 0; i < m_ways.ids.size(); ++i)
            if (const FigureSetup* man = manIn(men, m_ways.ids[i]))
                m_ways.points[i] << yardsOf(man->pose.at);
    }
}

void RunReplayBoard::addTraces(BoardScene& scene, const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    if (!step || (moment.play && m_game.steps()[*step].play != *moment.play))
        return;
    if (m_ways.step != step)
        makeWays(*step);
    const int now = moment.boardOn ? moment.tick : m_game.steps()[*step].run->ticks;
    const auto shown = std::ranges::upper_bound(m_ways.ticks, now) - m_ways.ticks.begin();
    const std::vector<FigureSetup> men = standing(moment);
    for (std::size_t i = 0; i < m_ways.ids.size(); ++i) {
        QPolygonF way = m_ways.points[i].mid(0, shown);
        if (const FigureSetup* man = manIn(men, m_ways.ids[i]))
            way << yardsOf(man->pose.at);
        scene.traces.push_back(TraceDrawing{m_ways.ids[i], way});
    }
}

void RunReplayBoard::addTouch(BoardScene& scene,
                              const app::ReplayMoment& moment,
                              const std::vector<TimedTouch>& justTouched) const {
    if (justTouched.empty())
        return;
    const TimedTouch& touch = justTouched.back();
    for (const ContactLine& line : contactsAt(moment))
        if (line.tick == touch.tick && line.at == yardsOf(touch.touch.at))
            scene.contact =
                ContactDrawing{line.at, QStringLiteral("%1 · %2").arg(line.time, line.text)};
}

std::vector<ContactLine> RunReplayBoard::contactsAt(const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    return step ? contactsOf(*step) : std::vector<ContactLine>{};
}

std::vector<ContactLine> RunReplayBoard::contactsOf(std::size_t step) const {
    std::vector<ContactLine> lines;
    const app::ReplayStep& run = m_game.steps()[step];
    const int rate = std::max(1, m_game.ticksPerSecond(step));
    // told by the board's time of the whole play, as the play by play does
    int before = 0;
    for (std::size_t i = step; i-- > 0 && m_game.steps()[i].play == run.play;)
        if (m_game.steps()[i].run != nullptr)
            before += m_game.steps()[i].run->ticks;
    const std::vector<FigureSetup> start = standing(m_game.at(step, 0.0));
    const auto edge = [&](FigureId id, Vec2 at) {
        const FigureSetup* man = manIn(start, id);
        const FigureSpec* spec = man != nullptr ? m_data.spec(id, man->baseSlot) : nullptr;
        return spec != nullptr ? edgeText(spec->base.outlineMm, at) : QString{};
    };
    for (const TimedTouch& touch : run.run->contacts) {
        const FigurePair& pair = touch.touch.pair;
        if (pair.a.side() == pair.b.side())
            continue;
        ContactLine line;
        line.tick = touch.tick;
        // rounded up: at this moment it has happened
        line.ms = run.startMs + (static_cast<std::int64_t>(touch.tick) * 1000 + rate - 1) / rate;
        line.time = boardTimeText(before + touch.tick, rate);
        line.text = runWords("%1 %2 on %3 %4")
                        .arg(numberOf(pair.a),
                             edge(pair.a, touch.touch.onAMm),
                             numberOf(pair.b),
                             edge(pair.b, touch.touch.onBMm));
        line.at = yardsOf(touch.touch.at);
        line.pair = pair;
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace thrum::gui
