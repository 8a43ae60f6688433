#include "gui/board/field_points.hpp"
#include "gui/board_game/group_moves.hpp"
#include "gui/games/tap/tool.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>

// The mouse on the board of a game.

namespace thrum::gui {

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
        m_gesture = Gesture::Figures;
        m_from.clear();  // who may not move is chosen, not dragged
        if (mayMove(id) && m_selection.contains(id))
            m_from = standing(movable());
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

}  // namespace thrum::gui
