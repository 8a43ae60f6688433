#include "gui/match/match_tool.hpp"

#include "gui/setup/group_moves.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>

namespace thrum::gui {

namespace {
constexpr int kStick = 100;  // hundredths of a degree
constexpr int kFineStick = 10;
constexpr int kRestMs = 350;

QPointF yardsOf(FieldPoint at) {
    return {at.x.yards(), at.y.yards()};
}
}  // namespace

MatchTool::MatchTool(TapMatch& match, Selection& selection, QObject* parent)
    : QObject{parent}, m_match{match}, m_selection{selection} {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &MatchTool::flush);
    connect(&match, &TapMatch::closing, this, &MatchTool::flush);
}

// --- what the prompt allows -----------------------------------------------------------------

bool MatchTool::offers(tap::DecisionKind kind, FigureId id) const {
    const tap::Option* option = m_match.option(kind);
    return option != nullptr && std::ranges::find(option->figures, id) != option->figures.end();
}

bool MatchTool::placesFor(FigureId id) const {
    return m_match.mayAct(id.side()) && id.side() == m_match.prompt().side &&
           m_match.option(tap::DecisionKind::Place) != nullptr;
}

bool MatchTool::mayMove(FigureId id) const {
    return placesFor(id) ||
           (m_match.mayAct(id.side()) && offers(tap::DecisionKind::MoveInMotion, id));
}

bool MatchTool::mayTurn(FigureId id) const {
    return placesFor(id) || (m_match.mayAct(id.side()) && offers(tap::DecisionKind::Pivot, id));
}

bool MatchTool::placing() const {
    return m_inHand.has_value() || (m_gesture == Gesture::Figures && m_pressed.started());
}

bool MatchTool::turnsAllowed() const {
    return std::ranges::any_of(m_selection.ids(), [this](FigureId id) { return mayTurn(id); });
}

std::vector<FigureSetup> MatchTool::standing(const std::vector<FigureId>& ids) const {
    std::vector<FigureSetup> figures;
    for (const FigureId id : ids) {
        const auto waiting = std::ranges::find(m_preview, id, &FigureSetup::id);
        if (m_waiting && waiting != m_preview.end()) {
            figures.push_back(*waiting);
        } else if (const tap::Figure* figure = tap::findOnBoard(m_match.state(), id)) {
            figures.push_back({figure->id, figure->baseSlot, figure->pose, std::nullopt});
        }
    }
    return figures;
}

std::vector<FigureId> MatchTool::movable() const {
    std::vector<FigureId> ids;
    for (const FigureId id : m_selection.ids())
        if (mayMove(id))
            ids.push_back(id);
    return ids;
}

std::vector<FigureId> MatchTool::turnable() const {
    std::vector<FigureId> ids;
    for (const FigureId id : m_selection.ids())
        if (mayTurn(id))
            ids.push_back(id);
    return ids;
}

Heading MatchTool::squareOf(FigureId id) const {
    return ahead(id.side());
}

std::optional<Heading> MatchTool::aim() const {
    const tap::PassFacts& pass = m_match.state().playFacts.pass;
    if (m_match.option(tap::DecisionKind::LayStick) == nullptr || !pass.receiver)
        return std::nullopt;
    if (m_aim)
        return m_aim;
    if (pass.stickHeading)
        return pass.stickHeading;
    return firstAim(*pass.receiver);
}

// Where the stick is held before the coach has turned it: straight ahead, or the nearest direction
// the rules would take.
Heading MatchTool::firstAim(FigureId receiver) const {
    const std::size_t now = m_match.game().session().record().size();
    if (m_firstAim && m_firstAimAt == now)
        return *m_firstAim;
    const Heading straight = ahead(receiver.side());
    m_firstAim = straight;
    m_firstAimAt = now;
    constexpr int kStep = 1000;
    constexpr int kHalfTurn = 18'000;
    for (int turn = 0; turn <= kHalfTurn; turn += kStep) {
        for (const int by : {turn, -turn}) {
            const Heading tried = straight.turned(by);
            if (!m_match.check({.kind = tap::DecisionKind::LayStick,
                                .side = m_match.prompt().side,
                                .heading = tried})) {
                m_firstAim = tried;
                return tried;
            }
        }
    }
    return straight;
}

// --- previews and decisions -----------------------------------------------------------------

std::vector<tap::Decision> MatchTool::decisionsFor(const std::vector<FigureSetup>& wanted) const {
    std::vector<tap::Decision> decisions;
    if (wanted.empty())
        return decisions;
    const Side side = wanted.front().id.side();
    if (placesFor(wanted.front().id)) {
        tap::Decision place{.kind = tap::DecisionKind::Place, .side = side};
        for (const FigureSetup& figure : wanted)
            place.placements.push_back({figure.id, figure.pose, figure.baseSlot});
        decisions.push_back(std::move(place));
        return decisions;
    }
    for (const FigureSetup& figure : wanted) {
        const tap::Figure* before = tap::findOnBoard(m_match.state(), figure.id);
        if (before == nullptr)
            continue;
        if (before->pose.at != figure.pose.at)
            decisions.push_back({.kind = tap::DecisionKind::MoveInMotion,
                                 .side = side,
                                 .placements = {{figure.id, figure.pose, std::nullopt}}});
        else if (before->pose.heading != figure.pose.heading)
            decisions.push_back({.kind = tap::DecisionKind::Pivot,
                                 .side = side,
                                 .figure = figure.id,
                                 .heading = figure.pose.heading});
    }
    return decisions;
}

MatchTool::Verdict MatchTool::judge(const std::vector<FigureSetup>& wanted) const {
    Verdict verdict;
    tap::State tried = m_match.state();
    for (const tap::Decision& decision : decisionsFor(wanted)) {
        auto step = tap::apply(tried, decision);
        if (!step) {
            const RuleViolation& refusal = step.error();
            verdict.refused = true;
            verdict.text = m_match.textOf(refusal);
            const auto about = m_match.figureIn(refusal, *decision.side);
            verdict.about = {about.value_or(decision.figure.value_or(wanted.front().id))};
            return verdict;
        }
        tried = std::move(step->next);
    }
    // Where help is live, what "set" would say is said while the man is in hand (TAP-MD-8).
    const bool live = tried.rules.modes.of(tried.mode).hints == "live";
    if (!live || wanted.empty() || !placesFor(wanted.front().id))
        return verdict;
    for (const RuleViolation& problem : tap::lineupProblems(tried, wanted.front().id.side())) {
        for (const TextArgument& argument : problem.args) {
            const auto named = std::ranges::find_if(wanted, [&](const FigureSetup& figure) {
                const tap::Player* player = tap::findPlayer(tried, figure.id);
                return argument.first == "n" && player != nullptr &&
                       player->number == argument.second;
            });
            if (named != wanted.end()) {
                verdict.text = m_match.textOf(problem);
                verdict.about = {named->id};
                return verdict;
            }
        }
    }
    return verdict;
}

void MatchTool::showPreview(std::vector<FigureSetup> wanted, const QString& caption) {
    std::ranges::sort(wanted, {}, &FigureSetup::id);
    m_preview = std::move(wanted);
    const Verdict verdict = judge(m_preview);
    m_refused = verdict.about;
    m_caption = verdict.text.isEmpty() ? caption : verdict.text;
    m_captionRefuses = !verdict.text.isEmpty();
    emit previewChanged();
}

bool MatchTool::handIn(const std::vector<FigureSetup>& wanted, std::optional<int> pressedMs) {
    bool good = true;
    for (const tap::Decision& decision : decisionsFor(wanted))
        good = m_match.submit(decision, std::exchange(pressedMs, std::nullopt)) && good;
    return good;
}

void MatchTool::queue(std::vector<FigureSetup> wanted) {
    if (wanted.empty())
        return;
    // Steps on other men are another decision.
    const bool same = m_waiting && std::ranges::equal(wanted, m_preview, [](auto& a, auto& b) {
                          return a.id == b.id;
                      });
    if (m_waiting && !same)
        flush();
    m_waiting = true;
    m_waitingMs = m_match.elapsedMs();
    showPreview(std::move(wanted), {});
    m_rest.start();
}

void MatchTool::flush() {
    m_rest.stop();
    if (m_aim) {
        const Heading heading = *m_aim;
        m_aim.reset();
        m_match.submit(tap::Decision{.kind = tap::DecisionKind::LayStick, .heading = heading},
                       m_waitingMs);
        return;
    }
    if (!m_waiting)
        return;
    m_waiting = false;
    const std::vector<FigureSetup> wanted = std::exchange(m_preview, {});
    m_refused.clear();
    m_caption.clear();
    handIn(wanted, m_waitingMs);
    emit previewChanged();
}

void MatchTool::reset() {
    m_rest.stop();
    m_waiting = false;
    m_aim.reset();
    m_inHand.reset();
    endGesture();
    std::vector<FigureId> kept;
    for (const FigureId id : m_selection.ids())
        if (tap::findOnBoard(m_match.state(), id) != nullptr && m_match.mayAct(id.side()))
            kept.push_back(id);
    if (kept.size() != m_selection.ids().size())
        m_selection.set(kept);
}

void MatchTool::endGesture() {
    m_gesture = Gesture::None;
    m_pressed.letGo();
    m_preview.clear();
    m_refused.clear();
    m_caption.clear();
    m_captionRefuses = false;
    m_band.reset();
    emit previewChanged();
}

void MatchTool::takeInHand(std::optional<FigureId> man) {
    flush();
    m_inHand = man;
    if (man)
        m_selection.clear();
    endGesture();
}

// --- the mouse ------------------------------------------------------------------------------

bool MatchTool::press(const BoardPointer& pointer) {
    if (pointer.button != Qt::LeftButton)
        return false;
    flush();
    m_pressed.press(pointer);
    m_selectedBefore = m_selection.ids();
    if (m_inHand) {
        std::vector<FigureSetup> wanted = m_preview;
        if (wanted.empty())
            wanted = {{*m_inHand,
                       0,
                       {{Spot::yards(pointer.field.x()), Spot::yards(pointer.field.y())},
                        squareOf(*m_inHand)},
                       std::nullopt}};
        m_inHand.reset();
        const FigureId id = wanted.front().id;
        endGesture();
        if (handIn(wanted))
            m_selection.focusOn(id);
        return true;
    }
    if (pointer.handle && mayTurn(*pointer.handle)) {
        m_gesture = Gesture::Handle;
        m_from = standing(turnable());
        return true;
    }
    const bool aims = m_match.option(tap::DecisionKind::LayStick) != nullptr &&
                      m_match.mayAct(m_match.prompt().side);
    const bool choosesAnother = pointer.figure &&
                                offers(tap::DecisionKind::NameReceiver, *pointer.figure) &&
                                m_match.state().playFacts.pass.receiver != pointer.figure;
    if (aims && !choosesAnother) {
        m_gesture = Gesture::Stick;
        m_pressed.start();
        return move(pointer);
    }
    if (pointer.figure) {
        const FigureId id = *pointer.figure;
        pressFigure(m_selection, id, pointer.modifiers);
        if (mayMove(id) && m_selection.contains(id)) {
            m_gesture = Gesture::Figures;
            m_from = standing(movable());
        } else {
            m_gesture = Gesture::Figures;
            m_from.clear();
        }
        return true;
    }
    m_gesture = Gesture::Band;
    if (!(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) {
        m_selection.clear();
        m_selectedBefore.clear();
    }
    return true;
}

bool MatchTool::move(const BoardPointer& pointer) {
    if (m_inHand) {
        std::vector<FigureSetup> ghost{
            {*m_inHand,
             0,
             {{Spot::yards(pointer.field.x()), Spot::yards(pointer.field.y())},
              squareOf(*m_inHand)},
             std::nullopt}};
        if (m_snap)
            ghost = snapped(std::move(ghost));
        showPreview(std::move(ghost), tr("Click to put him down"));
        return true;
    }
    if (m_gesture == Gesture::None)
        return false;
    if (!m_pressed.dragged(pointer))
        return true;
    const QPointF yards = pointer.field - m_pressed.at().field;
    switch (m_gesture) {
        case Gesture::Figures: {
            if (m_from.empty())
                return true;
            auto figures = moved(m_from, Distance::yards(yards.x()), Distance::yards(yards.y()));
            if (m_snap || pointer.modifiers.testFlag(Qt::AltModifier))
                figures = snapped(std::move(figures));
            const double downfield = yards.x() * attackSign(m_from.front().id.side());
            showPreview(std::move(figures),
                        tr("%1 yd downfield, %2 yd across")
                            .arg(downfield, 0, 'f', 1)
                            .arg(std::abs(yards.y()), 0, 'f', 1));
            return true;
        }
        case Gesture::Handle: {
            const auto held = std::ranges::find(m_from, *m_pressed.at().handle, &FigureSetup::id);
            if (held == m_from.end())
                return true;
            const double step = pointer.modifiers.testFlag(Qt::ShiftModifier) ? 1.0 : 5.0;
            const double wanted = directionOf(yardsOf(held->pose.at), pointer.field, step);
            const int by100 = shortTurn(held->pose.heading, Heading::degrees(wanted));
            showPreview(turned(m_from, by100),
                        tr("%1°").arg(Heading::degrees(wanted).degrees(), 0, 'f', 0));
            return true;
        }
        case Gesture::Stick: {
            const auto receiver = m_match.state().playFacts.pass.receiver;
            const tap::Figure* man =
                receiver ? tap::findOnBoard(m_match.state(), *receiver) : nullptr;
            if (man == nullptr)
                return true;
            const QPointF from = yardsOf(man->pose.at);
            if (std::hypot(pointer.field.x() - from.x(), pointer.field.y() - from.y()) < 0.6)
                return true;
            const double step = pointer.modifiers.testFlag(Qt::ShiftModifier) ? 0.1 : 1.0;
            showAim(Heading::degrees(directionOf(from, pointer.field, step)));
            return true;
        }
        case Gesture::Band: {
            m_band = QRectF{m_pressed.at().field, pointer.field}.normalized();
            std::vector<FigureId> ids = m_selectedBefore;
            for (const tap::Figure& figure : m_match.state().figures)
                if (m_match.mayAct(figure.id.side()) && m_band->contains(yardsOf(figure.pose.at)))
                    ids.push_back(figure.id);
            m_selection.set(std::move(ids));
            emit previewChanged();
            return true;
        }
        case Gesture::None:
            break;
    }
    return true;
}

void MatchTool::showAim(Heading heading) {
    m_aim = heading;
    m_waitingMs = m_match.elapsedMs();
    const tap::Decision lay{
        .kind = tap::DecisionKind::LayStick, .side = m_match.prompt().side, .heading = heading};
    const auto refusal = m_match.check(lay);
    m_caption = refusal ? m_match.textOf(*refusal) : tr("%1°").arg(heading.degrees(), 0, 'f', 1);
    m_captionRefuses = refusal.has_value();
    emit previewChanged();
}

bool MatchTool::release(const BoardPointer& pointer) {
    if (m_gesture == Gesture::None || pointer.button != Qt::LeftButton)
        return false;
    const Gesture gesture = m_gesture;
    const bool started = m_pressed.started();
    const std::vector<FigureSetup> wanted = m_preview;
    if (gesture == Gesture::Stick) {
        endGesture();
        flush();
        return true;
    }
    endGesture();
    if (!started) {
        if (m_pressed.at().figure)
            emit clicked(*m_pressed.at().figure);
        return true;
    }
    if (gesture == Gesture::Figures || gesture == Gesture::Handle)
        handIn(wanted);
    return true;
}

bool MatchTool::doubleClick(const BoardPointer& pointer) {
    if (!pointer.handle || !mayTurn(*pointer.handle))
        return pointer.figure.has_value();
    flush();
    std::vector<FigureSetup> figures = standing(turnable());
    for (FigureSetup& figure : figures)
        figure.pose.heading = squareOf(figure.id);
    handIn(figures);
    return true;
}

// Where men are turned the wheel over one means him, not the view: who may not be turned is
// refused in the rules' words, once for a spin of the wheel.
bool MatchTool::refuseTurn(FigureId figure) {
    const tap::Figure* man = tap::findOnBoard(m_match.state(), figure);
    if (m_match.option(tap::DecisionKind::Pivot) == nullptr || man == nullptr ||
        !m_match.mayAct(m_match.prompt().side))
        return false;
    constexpr qint64 kSameSpinMs = 1500;
    const bool again =
        m_refusedTurn == figure && m_refusedAt.isValid() && m_refusedAt.elapsed() < kSameSpinMs;
    m_refusedTurn = figure;
    m_refusedAt.start();
    if (!again)
        m_match.submit(tap::Decision{.kind = tap::DecisionKind::Pivot,
                                     .figure = figure,
                                     .heading = man->pose.heading.turned(kTurnStep)});
    return true;
}

bool MatchTool::wheel(const BoardPointer& pointer, int notches) {
    if (pointer.modifiers.testFlag(Qt::ControlModifier) || !pointer.figure)
        return false;
    if (!mayTurn(*pointer.figure))
        return refuseTurn(*pointer.figure);
    if (!m_selection.contains(*pointer.figure))
        m_selection.focusOn(*pointer.figure);
    const bool fine = pointer.modifiers.testFlag(Qt::ShiftModifier);
    turnSelection(notches * (fine ? kFineTurnStep : kTurnStep));
    return true;
}

// --- keys -----------------------------------------------------------------------------------

bool MatchTool::key(const QKeyEvent& event) {
    if (const auto heading = aim(); heading && m_match.mayAct(m_match.prompt().side)) {
        const int turn = event.modifiers().testFlag(Qt::ShiftModifier) ? kFineStick : kStick;
        if (event.key() == Qt::Key_Left || event.key() == Qt::Key_Up) {
            showAim(heading->turned(turn));
            m_rest.start();
            return true;
        }
        if (event.key() == Qt::Key_Right || event.key() == Qt::Key_Down) {
            showAim(heading->turned(-turn));
            m_rest.start();
            return true;
        }
    }
    if (event.key() == Qt::Key_Delete) {
        liftSelection();
        return true;
    }
    return FigureTool::key(event);
}

bool MatchTool::cancel() {
    if (m_inHand) {
        takeInHand(std::nullopt);
        return true;
    }
    if (m_gesture != Gesture::None) {
        const bool band = m_gesture == Gesture::Band;
        m_aim.reset();
        endGesture();
        if (band)
            m_selection.set(m_selectedBefore);
        return true;
    }
    if (cancelWaiting())
        return true;
    if (m_selection.isEmpty())
        return false;
    m_selection.focusOn(std::nullopt);
    return true;
}

bool MatchTool::cancelWaiting() {
    if (!m_waiting && !m_aim)
        return false;
    m_rest.stop();
    m_waiting = false;
    m_aim.reset();
    endGesture();
    return true;
}

void MatchTool::turnSelection(int hundredths) {
    queue(turned(standing(turnable()), hundredths));
}

void MatchTool::nudge(Distance dx, Distance dy) {
    queue(moved(standing(movable()), dx, dy));
}

void MatchTool::mirrorSelection() {
    flush();
    std::vector<FigureId> ids = movable();
    if (ids.empty())
        for (const tap::Figure& figure : m_match.state().figures)
            if (placesFor(figure.id))
                ids.push_back(figure.id);
    handIn(mirrored(standing(ids)));
}

void MatchTool::liftSelection() {
    flush();
    const std::vector<FigureId> ids = m_selection.ids();
    for (const FigureId id : ids)
        if (offers(tap::DecisionKind::Lift, id))
            m_match.submit(tap::Decision{.kind = tap::DecisionKind::Lift, .figure = id});
}

void MatchTool::focusNext(bool forward) {
    // Own men from the ball outward; without a window all of them.
    const tap::State& state = m_match.state();
    std::vector<const tap::Figure*> men;
    for (const tap::Figure& figure : state.figures)
        if (m_match.mayAct(figure.id.side()) || m_match.doing() != MatchDoing::Waiting)
            men.push_back(&figure);
    std::ranges::stable_sort(men, {}, [&state](const tap::Figure* figure) {
        return ringRank(figure->id, figure->pose.at, state.offense, state.lineOfScrimmage);
    });
    std::vector<FigureId> ring;
    for (const tap::Figure* figure : men)
        ring.push_back(figure->id);
    focusInRing(m_selection, ring, forward);
}

void MatchTool::selectSide(Side side) {
    std::vector<FigureId> ids;
    for (const tap::Figure& figure : m_match.state().figures)
        if (figure.id.side() == side && m_match.mayAct(side))
            ids.push_back(figure.id);
    m_selection.set(std::move(ids));
}

}  // namespace thrum::gui
