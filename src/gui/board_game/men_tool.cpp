#include "gui/board_game/men_tool.hpp"

#include "gui/board/field_points.hpp"
#include "gui/board_game/group_moves.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include <QKeyEvent>

namespace thrum::gui {

namespace {
constexpr int kRestMs = 350;
}  // namespace

MenTool::MenTool(Selection& selection, QObject* parent) : QObject{parent}, m_selection{selection} {
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMs);
    connect(&m_rest, &QTimer::timeout, this, &MenTool::flush);
}

bool MenTool::turnsAllowed() const {
    return std::ranges::any_of(m_selection.ids(), [this](FigureId id) { return mayTurn(id); });
}

std::vector<FigureSetup> MenTool::asShown(const std::vector<FigureId>& ids) const {
    std::vector<FigureSetup> figures;
    const std::vector<FigureSetup> all = standing();
    for (const FigureId id : ids) {
        const auto waiting = std::ranges::find(m_preview, id, &FigureSetup::id);
        const auto there = std::ranges::find(all, id, &FigureSetup::id);
        if (m_waiting && waiting != m_preview.end())
            figures.push_back(*waiting);
        else if (there != all.end())
            figures.push_back(*there);
    }
    return figures;
}

std::vector<FigureId> MenTool::selectedWho(bool (MenTool::*may)(FigureId) const) const {
    std::vector<FigureId> ids;
    for (const FigureId id : m_selection.ids())
        if ((this->*may)(id))
            ids.push_back(id);
    return ids;
}

// --- previews and decisions -----------------------------------------------------------------

void MenTool::showPreview(std::vector<FigureSetup> wanted, const QString& caption) {
    std::ranges::sort(wanted, {}, &FigureSetup::id);
    m_preview = std::move(wanted);
    const Verdict verdict = judge(m_preview);
    m_refused.clear();
    if (!verdict.text.isEmpty() && !m_preview.empty())
        m_refused = {verdict.about.value_or(m_preview.front().id)};
    m_caption = verdict.text.isEmpty() ? caption : verdict.text;
    m_captionRefuses = !verdict.text.isEmpty();
    emit previewChanged();
}

void MenTool::queue(std::vector<FigureSetup> wanted) {
    if (wanted.empty())
        return;
    // Steps on other men are another decision.
    const bool same = m_waiting && std::ranges::equal(wanted, m_preview, [](auto& a, auto& b) {
                          return a.id == b.id;
                      });
    if (m_waiting && !same)
        flush();
    m_waiting = true;
    m_waitingMs = elapsedMs();
    showPreview(std::move(wanted), {});
    m_rest.start();
}

void MenTool::flush() {
    m_rest.stop();
    if (!m_waiting)
        return;
    m_waiting = false;
    const std::vector<FigureSetup> wanted = std::exchange(m_preview, {});
    m_refused.clear();
    m_caption.clear();
    handIn(wanted, m_waitingMs);
    emit previewChanged();
}

void MenTool::reset() {
    m_rest.stop();
    m_waiting = false;
    m_inHand.reset();
    endGesture();
    const std::vector<FigureSetup> all = standing();
    std::vector<FigureId> kept;
    for (const FigureId id : m_selection.ids())
        if (std::ranges::find(all, id, &FigureSetup::id) != all.end() && mayAct(id.side()))
            kept.push_back(id);
    if (kept.size() != m_selection.ids().size())
        m_selection.set(kept);
}

void MenTool::endGesture() {
    m_gesture = Gesture::None;
    m_pressed.letGo();
    m_preview.clear();
    m_refused.clear();
    m_caption.clear();
    m_captionRefuses = false;
    m_band.reset();
    emit previewChanged();
}

void MenTool::takeInHand(std::optional<FigureId> man) {
    flush();
    m_inHand = man;
    if (man)
        m_selection.clear();
    endGesture();
}

bool MenTool::cancelWaiting() {
    if (!m_waiting)
        return false;
    m_rest.stop();
    m_waiting = false;
    endGesture();
    return true;
}

// --- mouse ----------------------------------------------------------------------------------

std::vector<FigureSetup> MenTool::heldAt(QPointF yards) const {
    std::vector<FigureSetup> held{
        {*m_inHand,
         0,
         {{Spot::yards(yards.x()), Spot::yards(yards.y())}, squareOf(*m_inHand)},
         std::nullopt}};
    return m_snap ? snapped(std::move(held)) : held;
}

bool MenTool::pressWithMan(const BoardPointer& pointer) {
    const std::vector<FigureSetup> wanted = m_preview.empty() ? heldAt(pointer.field) : m_preview;
    const FigureId id = *m_inHand;
    m_inHand.reset();
    endGesture();
    if (handIn(wanted, std::nullopt))
        m_selection.focusOn(id);
    return true;
}

bool MenTool::press(const BoardPointer& pointer) {
    if (pointer.button != Qt::LeftButton)
        return false;
    flush();
    m_pressed.press(pointer);
    m_selectedBefore = m_selection.ids();
    if (m_inHand)
        return pressWithMan(pointer);
    if (pointer.handle && mayTurn(*pointer.handle)) {
        m_gesture = Gesture::Handle;
        m_from = asShown(selectedWho(&MenTool::mayTurn));
        return true;
    }
    if (pointer.figure) {
        pressFigure(m_selection, *pointer.figure, pointer.modifiers);
        m_gesture = Gesture::Figures;
        m_from.clear();  // who may not move is chosen, not dragged
        if (mayMove(*pointer.figure) && m_selection.contains(*pointer.figure))
            m_from = asShown(selectedWho(&MenTool::mayMove));
        return true;
    }
    m_gesture = Gesture::Band;
    if (!(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier))) {
        m_selection.clear();
        m_selectedBefore.clear();
    }
    return true;
}

bool MenTool::move(const BoardPointer& pointer) {
    if (m_inHand) {
        showPreview(heldAt(pointer.field), tr("Click to put him down"));
        return true;
    }
    if (m_gesture == Gesture::None)
        return false;
    if (!m_pressed.dragged(pointer))
        return true;
    switch (m_gesture) {
        case Gesture::Figures:
            moveFigures(pointer);
            break;
        case Gesture::Handle:
            moveHandle(pointer);
            break;
        case Gesture::Band:
            moveBand(pointer);
            break;
        case Gesture::None:
            break;
    }
    return true;
}

void MenTool::moveFigures(const BoardPointer& pointer) {
    if (m_from.empty())
        return;
    const QPointF yards = pointer.field - m_pressed.at().field;
    auto figures = moved(m_from, Distance::yards(yards.x()), Distance::yards(yards.y()));
    if (m_snap || pointer.modifiers.testFlag(Qt::AltModifier))
        figures = snapped(std::move(figures));
    const double downfield = yards.x() * attackSign(m_from.front().id.side());
    showPreview(std::move(figures),
                tr("%1 yd downfield, %2 yd across")
                    .arg(downfield, 0, 'f', 1)
                    .arg(std::abs(yards.y()), 0, 'f', 1));
}

void MenTool::moveHandle(const BoardPointer& pointer) {
    const auto held = std::ranges::find(m_from, *m_pressed.at().handle, &FigureSetup::id);
    if (held == m_from.end())
        return;
    const double step = pointer.modifiers.testFlag(Qt::ShiftModifier) ? 1.0 : 5.0;
    const double wanted = directionOf(yardsOf(held->pose.at), pointer.field, step);
    const int by100 = shortTurn(held->pose.heading, Heading::degrees(wanted));
    showPreview(turned(m_from, by100),
                tr("%1°").arg(Heading::degrees(wanted).degrees(), 0, 'f', 0));
}

void MenTool::moveBand(const BoardPointer& pointer) {
    m_band = QRectF{m_pressed.at().field, pointer.field}.normalized();
    std::vector<FigureId> ids = m_selectedBefore;
    for (const FigureSetup& figure : standing())
        if (mayAct(figure.id.side()) && m_band->contains(yardsOf(figure.pose.at)))
            ids.push_back(figure.id);
    m_selection.set(std::move(ids));
    emit previewChanged();
}

bool MenTool::release(const BoardPointer& pointer) {
    if (m_gesture == Gesture::None || pointer.button != Qt::LeftButton)
        return false;
    const Gesture gesture = m_gesture;
    const bool started = m_pressed.started();
    const std::vector<FigureSetup> wanted = m_preview;
    endGesture();
    if (!started) {
        if (m_pressed.at().figure)
            emit clicked(*m_pressed.at().figure);
        return true;
    }
    if ((gesture == Gesture::Figures || gesture == Gesture::Handle) && !wanted.empty())
        handIn(wanted, std::nullopt);
    return true;
}

bool MenTool::doubleClick(const BoardPointer& pointer) {
    if (!pointer.handle || !mayTurn(*pointer.handle))
        return pointer.figure.has_value();
    flush();
    std::vector<FigureSetup> figures = asShown(selectedWho(&MenTool::mayTurn));
    for (FigureSetup& figure : figures)
        figure.pose.heading = squareOf(figure.id);
    handIn(figures, std::nullopt);
    return true;
}

bool MenTool::wheel(const BoardPointer& pointer, int notches) {
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

bool MenTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Delete) {
        liftSelection();
        return true;
    }
    return FigureTool::key(event);
}

bool MenTool::cancel() {
    if (m_inHand) {
        takeInHand(std::nullopt);
        return true;
    }
    if (m_gesture != Gesture::None) {
        const bool band = m_gesture == Gesture::Band;
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

void MenTool::turnSelection(int hundredths) {
    queue(turned(asShown(selectedWho(&MenTool::mayTurn)), hundredths * stepsToTurn(hundredths)));
}

// To the next heading that may be taken, as with the handle: past where he would lie on another.
int MenTool::stepsToTurn(int hundredths) const {
    const std::vector<FigureSetup> men = asShown(selectedWho(&MenTool::mayTurn));
    if (men.empty() || hundredths == 0)
        return 1;
    constexpr int kHalfTurn = 18'000;
    for (int steps = 1; steps * std::abs(hundredths) <= kHalfTurn; ++steps)
        if (judge(turned(men, hundredths * steps)).text.isEmpty())
            return steps;
    return 1;
}

void MenTool::nudge(Distance dx, Distance dy) {
    queue(moved(asShown(selectedWho(&MenTool::mayMove)), dx, dy));
}

void MenTool::liftSelection() {
    flush();
    const std::vector<FigureId> ids = m_selection.ids();
    for (const FigureId id : ids)
        if (mayMove(id))
            lift(id);
}

void MenTool::mirrorSelection() {
    flush();
    std::vector<FigureId> ids = selectedWho(&MenTool::mayMove);
    if (ids.empty())
        for (const FigureSetup& figure : standing())
            if (mayMove(figure.id))
                ids.push_back(figure.id);
    if (!ids.empty())
        handIn(mirrored(asShown(ids)), std::nullopt);
}

void MenTool::focusNext(bool forward) {
    const auto [first, line] = ring();
    std::vector<FigureSetup> men = standing();
    const bool anybody =
        std::ranges::none_of(men, [this](const auto& man) { return mayAct(man.id.side()); });
    if (!anybody)
        std::erase_if(men, [this](const auto& man) { return !mayAct(man.id.side()); });
    std::ranges::stable_sort(men, {}, [first = first, line = line](const FigureSetup& man) {
        return ringRank(man.id, man.pose.at, first, line);
    });
    std::vector<FigureId> ids;
    for (const FigureSetup& man : men)
        ids.push_back(man.id);
    focusInRing(m_selection, ids, forward);
}

void MenTool::selectSide(Side side) {
    std::vector<FigureId> ids;
    for (const FigureSetup& man : standing())
        if (man.id.side() == side && mayAct(side))
            ids.push_back(man.id);
    m_selection.set(std::move(ids));
}

}  // namespace thrum::gui
