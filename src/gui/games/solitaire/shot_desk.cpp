#include "gui/games/solitaire/shot_desk.hpp"

#include "gui/board/field_points.hpp"
#include "gui/match/press_clock.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>

namespace thrum::gui::sol {

namespace {
using solitaire::DecisionKind;
constexpr double kAimStep = 0.5;  // degrees, of an arrow key (SOL-UI-5)
constexpr double kFineAim = 0.1;
constexpr double kPointedAtYd = 2.5;  // a man no farther from the pointer is pointed at

double yardsBetween(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}
}  // namespace

ShotDesk::ShotDesk(ShotTaker& taker, QObject* parent) : QObject{parent}, m_taker{taker} {
    m_assisted = taker.shotState().rules->ui.assist;
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(kFrameMs);
    connect(&m_frames, &QTimer::timeout, this, &ShotDesk::onFrame);
}

// A press counts by when it was made, not by when a busy program came to it.
qint64 ShotDesk::nowMs() const {
    return m_taker.shotMs() - PressClock::instance().lateMs();
}

ShotOutlook ShotDesk::outlook() const {
    return outlookOf(m_taker.shotState(), m_hand, m_taker.shotMs(), m_target);
}

void ShotDesk::refresh() {
    const bool due = m_taker.shotIsDue();
    if (!due) {
        if (m_hand.isOpen() && m_taker.shotIsSaved()) {
            m_hand.close();
            m_frames.stop();
            m_question = 0;
        }
        return;
    }
    if (std::exchange(m_question, m_taker.shotNumber()) == m_taker.shotNumber() && m_hand.isOpen())
        return;
    m_receivers = receiversOf(m_taker.shotState());
    m_target = firstTarget(m_taker.shotState(), m_receivers);
    const AimAtMan first = firstAim(m_taker.shotState());
    m_hand.open(*m_taker.shotState().rules, m_taker.shotState().shotKind, first.aimDeg);
    m_hand.setAssisted(m_assisted);
    m_hand.loftTo(first.loftDeg);
    m_hand.setPower(first.power);
    m_loftChosen = false;
    m_held = false;
}

void ShotDesk::tell() {
    const bool moves = m_hand.isBinding();
    if (moves != m_frames.isActive()) {
        if (moves)
            m_frames.start();
        else
            m_frames.stop();
    }
    emit changed();
}

void ShotDesk::setAssisted(bool assisted) {
    m_assisted = assisted;
    m_hand.setAssisted(assisted);
    emit assistChosen(assisted);
    tell();
}

void ShotDesk::meanFor(FigureId man) {
    if (m_hand.step() != ShotHand::Step::Aim)
        return;
    m_target = man;
    m_loftChosen = false;
    if (const auto aim = aimAtMan(m_taker.shotState(), man)) {
        m_hand.aimTo(aim->aimDeg);
        m_hand.loftTo(aim->loftDeg);
        m_hand.setPower(aim->power);
    }
    tell();
}

void ShotDesk::meanForNext(bool forward) {
    std::vector<FigureId> free;
    for (const Receiver& receiver : m_receivers)
        if (receiver.free && receiver.ahead)
            free.push_back(receiver.id);
    if (free.empty())
        return;
    const auto at = m_target ? std::ranges::find(free, *m_target) : free.end();
    if (at == free.end())
        meanFor(forward ? free.front() : free.back());
    else if (forward)
        meanFor(at + 1 == free.end() ? free.front() : *(at + 1));
    else
        meanFor(at == free.begin() ? free.back() : *(at - 1));
}

void ShotDesk::meanWhoStandsAt(QPointF boardYards) {
    const solitaire::State& s = m_taker.shotState();
    std::optional<FigureId> nearest;
    double least = kPointedAtYd;
    for (const Receiver& receiver : m_receivers) {
        const solitaire::Figure* man = solitaire::findFigure(s, receiver.id);
        if (man == nullptr || !receiver.free || !receiver.ahead)
            continue;
        const double away = yardsBetween(boardYards, yardsOf(man->pose.at));
        if (away > least)
            continue;
        least = away;
        nearest = receiver.id;
    }
    if (!nearest || nearest == m_target)
        return;
    m_target = nearest;
    const auto offered = aimAtMan(s, *nearest);
    if (!offered || m_loftChosen)
        return;
    m_hand.loftTo(offered->loftDeg);
    m_hand.setPower(offered->power);
}

void ShotDesk::aimAt(QPointF boardYards) {
    if (m_hand.step() == ShotHand::Step::Aim)
        meanWhoStandsAt(boardYards);
    m_hand.aimTo(aimToward(solitaire::shotScene(m_taker.shotState()), boardYards));
    tell();
}

void ShotDesk::turnAim(double byDegrees) {
    m_hand.turnAim(byDegrees);
    tell();
}

void ShotDesk::loftBy(int steps) {
    m_loftChosen = true;
    m_hand.loftBy(steps);
    tell();
}

void ShotDesk::loftTo(double degrees) {
    m_loftChosen = true;
    m_hand.loftTo(degrees);
    tell();
}

void ShotDesk::setPower(double power) {
    m_hand.setPower(power);
    tell();
}

void ShotDesk::handIn(const std::optional<solitaire::PendingShot>& shot) {
    if (!shot) {
        tell();
        return;
    }
    m_frames.stop();
    m_hand.close();
    m_question = 0;
    solitaire::Decision decision;
    decision.kind = DecisionKind::Shot;
    decision.shot = *shot;
    // what was refused is aimed again
    if (!m_taker.takeShot(decision))
        refresh();
    tell();
}

void ShotDesk::press() {
    m_held = m_hand.step() == ShotHand::Step::Aim && !m_hand.assisted();
    handIn(m_hand.press(nowMs()));
}

void ShotDesk::letGo() {
    if (!std::exchange(m_held, false))
        return;
    m_hand.letGo(nowMs());
    tell();
}

void ShotDesk::keyPress() {
    handIn(m_hand.key(nowMs()));
}

bool ShotDesk::cancel() {
    if (!m_hand.isOpen() || m_hand.isBinding() || !m_taker.mayCancelShot())
        return false;
    m_hand.close();
    solitaire::Decision back;
    back.kind = DecisionKind::Cancel;
    return m_taker.takeShot(back);
}

bool ShotDesk::mayRoll() const {
    return m_hand.step() == ShotHand::Step::Aim &&
           (m_hand.kind() != solitaire::ShotKind::Throw || m_target.has_value());
}

void ShotDesk::rollIt(solitaire::CoachLevel level) {
    if (!mayRoll())
        return;
    solitaire::Decision decision;
    decision.kind = DecisionKind::ComputerShot;
    decision.shot.emplace();
    decision.shot->kind = m_hand.kind();
    decision.shot->level = level;
    decision.shot->target = m_target;
    m_taker.takeShot(decision);
}

void ShotDesk::onFrame() {
    if (const auto shot = m_hand.late(m_taker.shotMs())) {
        handIn(shot);
        return;
    }
    emit moved();
}

// --- mouse and keys on the board ------------------------------------------------------------

bool ShotDesk::mousePress(const BoardPointer& pointer) {
    if (pointer.button != Qt::LeftButton)
        return false;
    if (m_hand.step() == ShotHand::Step::Aim)
        aimAt(pointer.field);
    m_drags = m_hand.assisted();
    // with the slider the board only aims: the throw is the button's
    if (!m_hand.assisted())
        press();
    return true;
}

bool ShotDesk::mouseMove(const BoardPointer& pointer) {
    if (m_hand.step() == ShotHand::Step::Aim && (!m_hand.assisted() || m_drags))
        aimAt(pointer.field);
    return true;
}

bool ShotDesk::mouseRelease(const BoardPointer& pointer) {
    m_drags = false;
    if (pointer.button == Qt::LeftButton)
        letGo();
    return true;
}

bool ShotDesk::wheel(int notches) {
    loftBy(notches);
    return true;
}

bool ShotDesk::key(const QKeyEvent& event) {
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? kFineAim : kAimStep;
    switch (event.key()) {
        case Qt::Key_Left:
            turnAim(step);
            return true;
        case Qt::Key_Right:
            turnAim(-step);
            return true;
        case Qt::Key_Up:
            loftBy(1);
            return true;
        case Qt::Key_Down:
            loftBy(-1);
            return true;
        case Qt::Key_Tab:
            meanForNext(true);
            return true;
        case Qt::Key_Backtab:
            meanForNext(false);
            return true;
        case Qt::Key_Escape:
            return cancel();
        default:
            return false;
    }
}

}  // namespace thrum::gui::sol
