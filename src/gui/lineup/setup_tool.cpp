#include "gui/lineup/setup_tool.hpp"

#include "gui/board_game/group_moves.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace thrum::gui {

SetupTool::SetupTool(SetupDocument& document, Selection& selection, QObject* parent)
    : QObject{parent}, m_document{document}, m_selection{selection} {}

void SetupTool::setAllowed(bool moves, bool turns) {
    cancel();
    m_moves = moves;
    m_turns = turns;
}

std::vector<FigureSetup> SetupTool::selectedFigures() const {
    std::vector<FigureSetup> figures;
    for (const FigureId id : m_selection.ids())
        if (const FigureSetup* figure = m_document.state().figure(id);
            figure != nullptr && !staysLocked(id))
            figures.push_back(*figure);
    return figures;
}

// At a stop nobody walks, and a locked man pivots like the others.
bool SetupTool::staysLocked(FigureId id) const {
    return m_moves && m_document.state().isLocked(id);
}

bool SetupTool::refuseLocked(bool anyone) {
    const auto& ids = m_selection.ids();
    const auto locked = std::ranges::count_if(ids, [this](FigureId id) { return staysLocked(id); });
    if (locked == 0 || (!anyone && locked < std::ssize(ids)))
        return false;
    const FigureId first =
        *std::ranges::find_if(ids, [this](FigureId id) { return staysLocked(id); });
    emit refused(tr("%1 is locked: unlock him first.").arg(m_document.numberOf(first)), first);
    return true;
}

QString SetupTool::menText(const std::vector<FigureSetup>& men) const {
    return men.size() == 1 ? m_document.numberOf(men.front().id)
                           : tr("%n men", nullptr, static_cast<int>(men.size()));
}

bool SetupTool::press(const BoardPointer& pointer) {
    if (pointer.button != Qt::LeftButton)
        return false;
    m_pressed.press(pointer);
    m_clickClears = false;
    m_selectedBefore = m_selection.ids();
    if (pointer.handle && m_turns) {
        m_gesture = Gesture::Handle;
        m_from = selectedFigures();
        return true;
    }
    if (pointer.figure) {
        m_clickClears = !(pointer.modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) &&
                        m_selection.contains(*pointer.figure) && m_selection.ids().size() > 1;
        pressFigure(m_selection, *pointer.figure, pointer.modifiers);
        if (m_moves && m_selection.contains(*pointer.figure)) {
            m_gesture = Gesture::Figures;
            m_from = selectedFigures();
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

bool SetupTool::move(const BoardPointer& pointer) {
    if (m_gesture == Gesture::None)
        return false;
    if (!m_pressed.dragged(pointer))
        return true;
    const QPointF yards = pointer.field - m_pressed.at().field;
    if (m_gesture == Gesture::Figures) {
        auto figures = moved(m_from, Distance::yards(yards.x()), Distance::yards(yards.y()));
        if (m_snap || pointer.modifiers.testFlag(Qt::AltModifier))
            figures = snapped(std::move(figures));
        const double downfield = yards.x() * m_document.state().attack();
        showPreview(std::move(figures),
                    tr("%1 yd downfield, %2 yd across")
                        .arg(downfield, 0, 'f', 1)
                        .arg(std::abs(yards.y()), 0, 'f', 1));
    } else if (m_gesture == Gesture::Handle) {
        const FigureSetup* held =
            m_pressed.at().handle ? m_document.state().figure(*m_pressed.at().handle) : nullptr;
        if (held == nullptr)
            return true;
        const QPointF middle{held->pose.at.x.yards(), held->pose.at.y.yards()};
        const double step = pointer.modifiers.testFlag(Qt::ShiftModifier) ? 1.0 : 5.0;
        const double wanted = directionOf(middle, pointer.field, step);
        const int by100 = shortTurn(held->pose.heading, Heading::degrees(wanted));
        showPreview(pointer.modifiers.testFlag(Qt::ControlModifier) ? wheeled(m_from, by100)
                                                                    : turned(m_from, by100),
                    tr("%1°").arg(Heading::degrees(wanted).degrees(), 0, 'f', 0));
    } else {
        m_band = QRectF{m_pressed.at().field, pointer.field}.normalized();
        std::vector<FigureId> ids = m_selectedBefore;
        for (const FigureSetup& figure : m_document.state().figures)
            if (m_band->contains(QPointF{figure.pose.at.x.yards(), figure.pose.at.y.yards()}))
                ids.push_back(figure.id);
        m_selection.set(std::move(ids));
        emit previewChanged();
    }
    return true;
}

bool SetupTool::release(const BoardPointer& pointer) {
    if (m_gesture == Gesture::None || pointer.button != Qt::LeftButton)
        return false;
    const Gesture gesture = m_gesture;
    const bool started = m_pressed.started();
    const std::vector<FigureSetup> wanted = m_preview;
    endGesture();
    if (!started) {
        if (m_clickClears && m_pressed.at().figure)
            m_selection.focusOn(*m_pressed.at().figure);
        return true;
    }
    if (gesture == Gesture::Figures)
        change(wanted, tr("move %1").arg(menText(wanted)), EditMerge::Never);
    else if (gesture == Gesture::Handle)
        change(wanted, tr("turn %1").arg(menText(wanted)), EditMerge::Never);
    return true;
}

bool SetupTool::doubleClick(const BoardPointer& pointer) {
    if (!pointer.handle || !m_turns)
        return pointer.figure.has_value();
    // Square to the field: where his side attacks.
    std::vector<FigureSetup> figures = selectedFigures();
    for (FigureSetup& figure : figures)
        figure.pose.heading = Heading::degrees(figure.id.side() == Side::Home ? 0.0 : 180.0);
    change(figures, tr("square %1").arg(menText(figures)), EditMerge::Never);
    return true;
}

bool SetupTool::wheel(const BoardPointer& pointer, int notches) {
    if (!m_turns || pointer.modifiers.testFlag(Qt::ControlModifier) || !pointer.figure)
        return false;
    if (!m_selection.contains(*pointer.figure))
        m_selection.focusOn(*pointer.figure);
    const bool fine = pointer.modifiers.testFlag(Qt::ShiftModifier);
    turnSelection(notches * (fine ? kFineTurnStep : kTurnStep));
    return true;
}

bool SetupTool::cancel() {
    if (m_gesture != Gesture::None) {
        const bool band = m_gesture == Gesture::Band;
        endGesture();
        if (band)
            m_selection.set(m_selectedBefore);
        return true;
    }
    if (m_selection.isEmpty())
        return false;
    m_selection.focusOn(std::nullopt);
    return true;
}

void SetupTool::turnSelection(int hundredths) {
    if (!m_turns || m_selection.isEmpty())
        return;
    const std::vector<FigureSetup> figures = turned(selectedFigures(), hundredths);
    change(figures, tr("turn %1").arg(menText(figures)), EditMerge::Turn);
}

void SetupTool::mirrorSelection() {
    if (!m_moves)
        return;
    std::vector<FigureSetup> figures = selectedFigures();
    if (m_selection.isEmpty())
        for (const FigureSetup& figure : m_document.state().figures)
            if (figure.id.side() == m_document.state().offense && !staysLocked(figure.id))
                figures.push_back(figure);
    if (figures.empty()) {
        refuseLocked(false);
        return;
    }
    const QString what = figures.size() == 1
                             ? tr("mirror %1").arg(m_document.numberOf(figures.front().id))
                             : tr("mirror %n men", nullptr, static_cast<int>(figures.size()));
    change(mirrored(std::move(figures)), what, EditMerge::Never);
}

void SetupTool::arrange(std::vector<FigureSetup> (*how)(std::vector<FigureSetup>),
                        const QString& what) {
    if (!m_moves || m_selection.isEmpty() || refuseLocked(true))
        return;
    const std::vector<FigureSetup> figures = how(selectedFigures());
    change(figures, QStringLiteral("%1: %2").arg(what, menText(figures)), EditMerge::Never);
}

void SetupTool::nudge(Distance dx, Distance dy) {
    if (!m_moves || m_selection.isEmpty())
        return;
    const std::vector<FigureSetup> figures = moved(selectedFigures(), dx, dy);
    change(figures, tr("nudge %1").arg(menText(figures)), EditMerge::Nudge);
}

std::vector<FigureId> SetupTool::readingOrder() const {
    // Offense from the ball outward, then the defense likewise (UX-23, focus ring).
    const SetupState& state = m_document.state();
    std::vector<const FigureSetup*> men;
    for (const FigureSetup& figure : state.figures)
        men.push_back(&figure);
    const auto rank = [&state](const FigureSetup* figure) {
        return ringRank(figure->id, figure->pose.at, state.offense, state.lineOfScrimmage);
    };
    std::ranges::stable_sort(men, {}, rank);
    std::vector<FigureId> order;
    for (const FigureSetup* figure : men)
        order.push_back(figure->id);
    return order;
}

void SetupTool::focusNext(bool forward) {
    focusInRing(m_selection, readingOrder(), forward);
}

void SetupTool::selectSide(Side side) {
    std::vector<FigureId> ids;
    for (const FigureSetup& figure : m_document.state().figures)
        if (figure.id.side() == side)
            ids.push_back(figure.id);
    m_selection.set(std::move(ids));
}

void SetupTool::selectRole(Side side, std::span<const Position> positions) {
    std::vector<FigureId> ids;
    for (const FigureSetup& figure : m_document.state().figures) {
        const Player* player = m_document.data().player(figure.id);
        if (figure.id.side() == side && player != nullptr &&
            std::ranges::find(positions, player->position) != positions.end())
            ids.push_back(figure.id);
    }
    m_selection.set(std::move(ids));
}

bool SetupTool::selectionIsLocked() const {
    return !m_selection.isEmpty() && std::ranges::all_of(m_selection.ids(), [this](FigureId id) {
        return m_document.state().isLocked(id);
    });
}

void SetupTool::lockSelection() {
    m_document.setLocked(m_selection.ids(), !selectionIsLocked());
}

void SetupTool::replaceSelected(FigureId in) {
    if (m_selection.ids().size() != 1)
        return;
    const FigureId out = m_selection.ids().front();
    if (const auto problem = m_document.replaceMan(out, in))
        emit refused(*problem, out);
    else
        m_selection.focusOn(in);
}

std::size_t SetupTool::copyPlaces() {
    m_copied = copiedPlaces(m_document.data(), m_document.state(), m_selection.ids());
    return m_copied.size();
}

void SetupTool::pastePlaces() {
    if (!m_moves || m_copied.empty())
        return;
    const SetupState& state = m_document.state();
    // fewer than the places are not who they are meant for: then everybody may take one
    std::vector<FigureId> chosen;
    for (const FigureId id : m_selection.ids())
        if (state.figure(id) != nullptr)
            chosen.push_back(id);
    if (chosen.size() < m_copied.size())
        chosen.clear();
    const auto figures = pastedPlaces(m_document.data(), state, m_copied, chosen);
    if (!figures) {
        emit refused(figures.error(), m_copied.front().man);
        return;
    }
    const QString what = tr("paste %n places", nullptr, static_cast<int>(figures->size()));
    if (const auto refusal = m_document.place(*figures, what)) {
        emit refused(m_document.textOf(*refusal), refusal->figure);
        return;
    }
    std::vector<FigureId> ids;
    for (const FigureSetup& figure : *figures)
        ids.push_back(figure.id);
    m_selection.set(std::move(ids));
}

void SetupTool::flipStrongSide() {
    if (!m_moves)
        return;
    std::vector<FigureSetup> figures;
    for (const FigureSetup& figure : m_document.state().figures) {
        const Player* player = m_document.data().player(figure.id);
        if (figure.id.side() != m_document.state().offense || player == nullptr ||
            staysLocked(figure.id))
            continue;
        const Position position = player->position;
        if (position != Position::Center && position != Position::Guard &&
            position != Position::Tackle)
            figures.push_back(figure);
    }
    if (const auto refusal = m_document.place(mirrored(std::move(figures)), tr("strong side")))
        emit refused(m_document.textOf(*refusal), refusal->figure);
}

void SetupTool::change(const std::vector<FigureSetup>& figures,
                       const QString& what,
                       EditMerge merge) {
    if (figures.empty()) {
        refuseLocked(false);
        return;
    }
    if (const auto refusal = m_document.place(figures, what, merge))
        emit refused(m_document.textOf(*refusal), refusal->figure);
}

void SetupTool::showPreview(std::vector<FigureSetup> figures, QString caption) {
    m_preview = std::move(figures);
    m_previewRefusal = m_document.check(m_preview);
    m_caption = m_previewRefusal ? m_document.textOf(*m_previewRefusal) : std::move(caption);
    emit previewChanged();
}

void SetupTool::endGesture() {
    m_gesture = Gesture::None;
    m_pressed.letGo();
    m_preview.clear();
    m_previewRefusal.reset();
    m_caption.clear();
    m_band.reset();
    emit previewChanged();
}

}  // namespace thrum::gui
