#include "gui/replay/replay_document.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board/field_words.hpp"
#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/words.hpp"

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

QString replayWords(const char* text) {
    return QCoreApplication::translate("Replay", text);
}

QString halfWords(int half, int halves) {
    if (half > halves)
        return replayWords("Overtime %1").arg(half - halves);
    return half == 1   ? replayWords("1st half")
           : half == 2 ? replayWords("2nd half")
                       : replayWords("Half %1").arg(half);
}

const tap::Figure* find(const std::vector<tap::Figure>& figures, FigureId id) {
    const auto found = std::ranges::find(figures, id, &tap::Figure::id);
    return found == figures.end() ? nullptr : &*found;
}
}  // namespace

QString replayTime(std::int64_t ms) {
    const std::int64_t seconds = ms / 1000;
    const auto two = [](std::int64_t n) {
        return QStringLiteral("%1").arg(n, 2, 10, QLatin1Char('0'));
    };
    if (seconds < 3600)
        return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(two(seconds / 60 % 60), two(seconds % 60));
}

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
        return replayWords("front");
    if (std::abs(normal) >= 135.0)
        return replayWords("rear");
    return normal > 0.0 ? replayWords("left") : replayWords("right");
}

Expected<ReplayDocument, LoadError> ReplayDocument::read(std::string_view text,
                                                         const std::string& file,
                                                         const app::Library& library) {
    auto replay = app::Replay::open(text, file);
    if (!replay)
        return Unexpected{replay.error()};
    const app::TapHeader& header = replay->header();
    auto table = app::tapTable(library,
                               header.board,
                               header.teams,
                               header.asked.own.speedTenths,
                               replay->rosters(replay->steps().size()));
    if (!table)
        return Unexpected{table.error()};
    TableData data{header.teams[0], header.teams[1], *std::move(table), {}};
    return ReplayDocument{*std::move(replay), std::move(data), std::string{text}};
}

ReplayDocument::ReplayDocument(app::Replay replay, TableData data, std::string text)
    : m_replay{std::move(replay)}, m_data{std::move(data)}, m_text{std::move(text)} {}

QString ReplayDocument::numberOf(FigureId id) const {
    return QLatin1Char('#') + QString::fromStdString(m_replay.names().number(id));
}

QString ReplayDocument::manOf(ManRef man) const {
    const Player* player = m_data.player(figureOf(man));
    const std::string number = thrum::numberOf(m_replay.names(), man);
    const QString worn = QLatin1Char('#') + QString::fromStdString(number);
    // who came in with a correction wears a number of somebody else's
    const bool known = player != nullptr && !player->name.empty() && player->number == number;
    return known ? replayWords("%1 %2").arg(worn, QString::fromStdString(player->name)) : worn;
}

int ReplayDocument::ticksPerSecond() const {
    return thrum::ticksPerSecond(m_replay.header().board);
}

FigureDrawing ReplayDocument::drawing(const tap::Figure& figure) const {
    const bool fallen = figure.status == tap::FigureStatus::Fallen;
    FigureDrawing drawn =
        drawingOf(m_data,
                  FigureSetup{figure.id,
                              figure.baseSlot,
                              figure.pose,
                              fallen ? figure.fallDirection : std::optional<Heading>{}});
    if (drawn.number.isEmpty())  // came in with a correction
        drawn.number = QString::fromStdString(m_replay.names().number(figure.id));
    return drawn;
}

BoardScene ReplayDocument::scene(const app::ReplayMoment& moment, const ShownLayers& shown) const {
    BoardScene scene;
    scene.board = m_replay.header().board;
    scene.home = lookOf(m_data.home);
    scene.visitor = lookOf(m_data.visitor);
    scene.shown = shown;
    for (const tap::Figure& figure : moment.figures)
        if (figure.status != tap::FigureStatus::Out)
            scene.figures.push_back(drawing(figure));
    if (moment.play) {
        const app::GamePlay& play = m_replay.plays()[*moment.play];
        const tap::Situation& now = moment.situation;
        if (app::isFromScrimmage(play.type) || play.type == app::GamePlay::Type::NoPlay ||
            play.type == app::GamePlay::Type::TwoPoint)
            scene.lineOfScrimmage = now.lineOfScrimmage.yards();
        const double toGain = now.lineToGain.yards();
        if (app::isFromScrimmage(play.type) && now.half <= m_replay.names().periods &&
            toGain > 0.0 && toGain < 100.0)
            scene.lineToGain = toGain;
    }
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

std::vector<FigureDrawing> ReplayDocument::ghosts(const app::ReplayMoment& moment,
                                                  std::size_t play) const {
    std::vector<FigureDrawing> men;
    if (!moment.play || play >= m_replay.plays().size())
        return men;
    const std::int64_t since = moment.ms - m_replay.timeOfPlay(*moment.play);
    const std::int64_t begin = m_replay.timeOfPlay(play);
    const app::ReplayMoment other =
        m_replay.at(std::clamp(begin + since, begin, m_replay.endOfPlay(play)));
    const app::GamePlay& mine = m_replay.plays()[*moment.play];
    const app::GamePlay& theirs = m_replay.plays()[play];
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

std::optional<std::size_t> ReplayDocument::runAt(const app::ReplayMoment& moment) const {
    const auto& steps = m_replay.steps();
    for (std::size_t i = std::min(moment.step + 1, steps.size()); i-- > 0;) {
        const bool begun = i < moment.step || moment.boardOn;
        if (begun && steps[i].run != nullptr)
            return i;
        if (moment.play && steps[i].play + 1 < *moment.play)
            break;
    }
    return std::nullopt;
}

void ReplayDocument::addTraces(BoardScene& scene, const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    if (!step || (moment.play && m_replay.steps()[*step].play != *moment.play))
        return;
    const int last = m_replay.steps()[*step].run->ticks;
    if (m_ways.step != step) {
        m_ways = Ways{};
        m_ways.step = step;
        for (int tick = 0; tick < last + kTraceTicks; tick += kTraceTicks) {
            const int at = std::min(tick, last);
            const app::ReplayMoment there = m_replay.at(*step, at);
            if (m_ways.ids.empty()) {
                for (const tap::Figure& figure : there.figures)
                    m_ways.ids.push_back(figure.id);
                m_ways.points.resize(m_ways.ids.size());
            }
            m_ways.ticks.push_back(at);
            for (std::size_t i = 0; i < m_ways.ids.size(); ++i)
                if (const tap::Figure* figure = find(there.figures, m_ways.ids[i]))
                    m_ways.points[i] << yardsOf(figure->pose.at);
        }
    }
    const int now = moment.boardOn ? moment.tick : last;
    const auto shown = std::ranges::upper_bound(m_ways.ticks, now) - m_ways.ticks.begin();
    for (std::size_t i = 0; i < m_ways.ids.size(); ++i) {
        QPolygonF way = m_ways.points[i].mid(0, shown);
        if (const tap::Figure* figure = find(moment.figures, m_ways.ids[i]))
            way << yardsOf(figure->pose.at);
        scene.traces.push_back(TraceDrawing{m_ways.ids[i], way});
    }
}

std::vector<ContactLine> ReplayDocument::contactsAt(const app::ReplayMoment& moment) const {
    const auto step = runAt(moment);
    return step ? contactsOf(*step) : std::vector<ContactLine>{};
}

std::vector<ContactLine> ReplayDocument::contactsOf(std::size_t step) const {
    std::vector<ContactLine> lines;
    const app::ReplayStep& run = m_replay.steps()[step];
    const app::ReplayMoment start = m_replay.at(step, 0.0);
    const auto edge = [&](FigureId id, Vec2 at) {
        const tap::Figure* figure = find(start.figures, id);
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
        line.text = replayWords("%1 %2 on %3 %4")
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

std::optional<ContactLine> ReplayDocument::decidingTouch() const {
    const auto& steps = m_replay.steps();
    for (std::size_t i = steps.size(); i-- > 0;) {
        const std::vector<ContactLine> touches =
            steps[i].run != nullptr ? contactsOf(i) : std::vector<ContactLine>{};
        if (touches.empty())
            continue;
        const std::optional<FigureId> carrier = m_replay.at(i, 0.0).carrier;
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
        told.text = replayWords("First touch: %1, %2 after the switch, %3 yd apart.")
                        .arg(told.text, told.time, gapText(told));
        return told;
    }
    return std::nullopt;
}

// By the one ruler, from the recorded places (two hundredths of a yard); a touch is within 0.3 mm.
QString ReplayDocument::gapText(const ContactLine& line) const {
    const app::ReplayMoment then = m_replay.at(line.ms);
    const double scale = m_replay.header().board.mmPerYard;
    const auto outline = [&](FigureId id) {
        const tap::Figure* man = find(then.figures, id);
        const FigureSpec* spec = man != nullptr ? m_data.spec(id, man->baseSlot) : nullptr;
        return spec != nullptr ? placed(Polygon{spec->base.outlineMm}, man->pose, scale)
                               : Polygon{};
    };
    const Polygon a = outline(line.pair.a);
    const Polygon b = outline(line.pair.b);
    const double gap = a.empty() || b.empty() ? 0.0 : std::max(0.0, separation(a, b).gap);
    return QString::number(gap / scale, 'f', 2);
}

QString ReplayDocument::scoreText(const tap::Situation& situation) const {
    const app::TapNames names = m_replay.names();
    return replayWords("%1 %2 – %3 %4")
        .arg(QString::fromStdString(names.team(Side::Home)))
        .arg(situation.score[0])
        .arg(QString::fromStdString(names.team(Side::Visitor)))
        .arg(situation.score[1]);
}

QString ReplayDocument::situationText(const app::ReplayMoment& moment) const {
    QStringList parts{halfWords(moment.situation.half, m_replay.names().periods)};
    if (moment.gameClockMs)
        parts << timeText(*moment.gameClockMs);
    const QString place = QString::fromStdString(m_replay.placeText(moment));
    if (!place.isEmpty())
        parts << place;
    return parts.join(QStringLiteral(" · "));
}

QString ReplayDocument::playTitle(std::size_t play) const {
    return replayWords("%1 · %2").arg(m_replay.plays()[play].number).arg(playPlace(play));
}

QString ReplayDocument::playPlace(std::size_t play) const {
    const app::GamePlay& what = m_replay.plays()[play];
    const app::TapNames names = m_replay.names();
    QString where = app::isFromScrimmage(what.type)
                        ? QString::fromStdString(app::downAndDistance(what.before, names))
                        : QString{};
    if (where.isEmpty())
        where = QString::fromStdString(std::string{nameOf(what.type)});
    return replayWords("%1, %2").arg(QString::fromStdString(names.team(what.team)), where);
}

QString ReplayDocument::playStory(std::size_t play) const {
    return QString::fromStdString(m_replay.story(play));
}

QString ReplayDocument::tellingAt(const app::ReplayMoment& moment) const {
    for (std::size_t step = std::min(moment.step, m_replay.steps().size()); step-- > 0;) {
        QStringList told;
        for (const app::Sentence& sentence : m_replay.sentences(step))
            told << QString::fromStdString(app::filled(sentence));
        if (!told.isEmpty())
            return told.join(QLatin1Char(' '));
    }
    return {};
}

QString ReplayDocument::damageText() const {
    if (const auto& damage = m_replay.damage())
        return replayWords("Shown up to the damage: %1")
            .arg(QString::fromStdString(damage->text()));
    return m_replay.torn()
               ? replayWords("The last line was not written to its end and is left out.")
               : QString{};
}

/// The first step of a play in which somebody was placed, with what was declared just before it.
std::optional<std::size_t> ReplayDocument::lineUpOf(std::size_t play) const {
    using tap::EventKind;
    const auto& steps = m_replay.steps();
    const app::GamePlay& of = m_replay.plays().at(play);
    const auto all = [&steps](std::size_t step, auto&& holds) {
        return !steps[step].events.empty() &&
               std::ranges::all_of(steps[step].events, holds, &tap::Event::kind);
    };
    const auto declares = [](EventKind kind) {
        return kind == EventKind::PuntDeclared || kind == EventKind::FieldGoalDeclared ||
               kind == EventKind::DeclarationWithdrawn;
    };
    for (std::size_t step = of.firstStep; of.snapped && step < of.snapStep; ++step) {
        if (std::ranges::find(steps[step].events, EventKind::FigurePlaced, &tap::Event::kind) ==
            steps[step].events.end())
            continue;
        while (step > of.firstStep && all(step - 1, declares))
            --step;
        return step;
    }
    return std::nullopt;
}

bool ReplayDocument::isHeadOfPlay(const app::ReplayMoment& moment) const {
    return moment.play && moment.ms == m_replay.timeOfPlay(*moment.play) && lineUpOf(*moment.play);
}

std::size_t ReplayDocument::linesBefore(const app::ReplayMoment& moment) const {
    // the moment stands after the step before it; the header is line 1
    const auto& steps = m_replay.steps();
    std::size_t before = std::min(moment.step, steps.size());
    // in a run, and while its last picture is looked at: whoever switched on may think again
    if (before > 0 && before < steps.size() && steps[before].run != nullptr)
        --before;
    if (isHeadOfPlay(moment))
        before = *lineUpOf(*moment.play);
    if (before == 0)
        return 0;
    const int last = steps[before - 1].line;
    // marks, names and notes have no number and lead nowhere
    std::size_t numbered = 0;
    std::string_view rest{m_text};
    for (int line = 1; line <= last && !rest.empty(); ++line) {
        numbered += rest.starts_with(R"({"n":)") ? 1U : 0U;
        const std::size_t end = rest.find('\n');
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    }
    return numbered;
}

}  // namespace thrum::gui
