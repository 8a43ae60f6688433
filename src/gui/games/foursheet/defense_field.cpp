#include "gui/games/foursheet/defense_field.hpp"

#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

// What the field of the defense shows, and what mouse and keys mean on it.

namespace thrum::gui::fss {

DefenseField::DefenseField(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("defenseField"));
    setAccessibleName(tr("Field of the defense"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void DefenseField::show(const FieldScene& scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    if (!scene.editable)
        m_dragged.reset();
    setAccessibleDescription(spokenField(scene));
    update();
}

void DefenseField::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = m_at = event->position();
    m_moving = false;
    if (const FieldToken* token = hit(m_at)) {
        m_dragged = m_scene.editable ? std::optional{token->token} : std::nullopt;
        m_cursor = token->zone;
        emit tokenChosen(token->token);
        return;
    }
    const std::optional<Zone> zone = zoneAt(m_at);
    if (!zone)
        return;
    m_cursor = *zone;
    update();
    if (isOffered(*zone))
        emit zoneChosen(*zone);
    else if (const FieldToken* token = selected(); token != nullptr && m_scene.editable)
        emit tokenMoved(token->token, *zone);
}

void DefenseField::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragged) {
        const bool token = hit(event->position()) != nullptr;
        setCursor(token && m_scene.editable ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    m_at = event->position();
    if ((m_at - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_moving = true;
    if (m_moving)
        update();
}

void DefenseField::mouseReleaseEvent(QMouseEvent* event) {
    const std::optional<int> dragged = std::exchange(m_dragged, std::nullopt);
    const bool moved = std::exchange(m_moving, false);
    update();
    if (!dragged || !moved)
        return;
    if (const std::optional<Zone> zone = zoneAt(event->position())) {
        m_cursor = *zone;
        emit tokenMoved(*dragged, *zone);
    }
}

void DefenseField::moveCursor(int key) {
    const Layout boxes = laid();
    const QRectF here = boxes.zones[static_cast<std::size_t>(m_cursor)];
    const QPointF from = here.center();
    double best = 1e9;
    Zone to = m_cursor;
    for (const Zone zone : foursheet::allZones()) {
        if (zone == m_cursor)
            continue;
        const QPointF way = boxes.zones[static_cast<std::size_t>(zone)].center() - from;
        const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
        const double along = key == Qt::Key_Left    ? -way.x()
                             : key == Qt::Key_Right ? way.x()
                             : key == Qt::Key_Up    ? -way.y()
                                                    : way.y();
        const double across = std::abs(sideways ? way.y() : way.x());
        if (along < 4.0 || (sideways && across > 4.0))
            continue;
        const double cost = sideways ? along : along * 3.0 + across;
        if (cost < best) {
            best = cost;
            to = zone;
        }
    }
    m_cursor = to;
}

bool DefenseField::takeKey(QKeyEvent& event) {
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return false;
    const bool places = m_scene.editable || !m_scene.offered.empty();
    switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (!places)
                return false;
            moveCursor(event.key());
            update();
            return true;
        case Qt::Key_Comma:
        case Qt::Key_Period: {
            if (m_scene.tokens.empty())
                return false;
            const FieldToken* now = selected();
            const int step = event.key() == Qt::Key_Period ? 1 : -1;
            const int token =
                now != nullptr ? (now->token - 1 + step + 11) % 11 + 1 : (step > 0 ? 1 : 11);
            for (const FieldToken& one : m_scene.tokens)
                if (one.token == token)
                    m_cursor = one.zone;
            emit tokenChosen(token);
            return true;
        }
        case Qt::Key_Space:
            if (!places)
                return false;
            if (isOffered(m_cursor)) {
                emit zoneChosen(m_cursor);
            } else if (const FieldToken* now = selected();
                       now != nullptr && now->zone != m_cursor) {
                emit tokenMoved(now->token, m_cursor);
            } else {
                // the next man of this zone
                std::vector<int> here;
                for (const FieldToken& one : m_scene.tokens)
                    if (one.zone == m_cursor)
                        here.push_back(one.token);
                if (!here.empty())
                    emit tokenChosen(now != nullptr && here.size() > 1 && now->token == here[0]
                                         ? here[1]
                                         : here[0]);
            }
            return true;
        default:
            return false;
    }
}

void DefenseField::keyPressEvent(QKeyEvent* event) {
    if (!takeKey(*event))
        QWidget::keyPressEvent(event);
}

void DefenseField::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void DefenseField::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool DefenseField::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const FieldToken* token = hit(help->pos())) {
        QToolTip::showText(help->globalPos(),
                           tr("%1 %2, %3").arg(token->token).arg(token->slot, token->name),
                           this);
    } else if (const auto zone = zoneAt(help->pos())) {
        QToolTip::showText(help->globalPos(), zoneWords(*zone), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

}  // namespace thrum::gui::fss
