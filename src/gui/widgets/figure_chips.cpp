#include "gui/widgets/figure_chips.hpp"

#include "gui/widgets/fitting_button.hpp"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QGridLayout>
#include <QMouseEvent>
#include <QPushButton>

namespace thrum::gui {

namespace {
constexpr int kColumns = 2;
constexpr std::size_t kMenWithDigits = 9;
}  // namespace

FigureChips::FigureChips(QWidget* parent) : QWidget{parent}, m_grid{new QGridLayout{this}} {
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
}

// A press that goes on across the screen is no click: the man comes along.
bool FigureChips::eventFilter(QObject* watched, QEvent* event) {
    const auto at = std::ranges::find(m_buttons, watched);
    const auto place = static_cast<std::size_t>(at - m_buttons.begin());
    if (at == m_buttons.end() || place >= m_chips.size())
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            m_pressedAt = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
            m_drags = false;
            break;
        case QEvent::MouseMove: {
            const auto* mouse = static_cast<QMouseEvent*>(event);
            const QPoint now = mouse->globalPosition().toPoint();
            if (!mouse->buttons().testFlag(Qt::LeftButton))
                break;
            m_drags = m_drags ||
                      (now - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
            if (!m_drags)
                break;
            emit dragged(m_chips[place].id, now);
            return true;
        }
        case QEvent::MouseButtonRelease:
            if (!std::exchange(m_drags, false))
                break;
            (*at)->setDown(false);
            emit dropped(m_chips[place].id,
                         static_cast<QMouseEvent*>(event)->globalPosition().toPoint());
            return true;
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

void FigureChips::showDigits(bool shown) {
    if (m_digits == shown)
        return;
    m_digits = shown;
    m_chips.clear();  // written anew with the next ones
}

bool FigureChips::press(int n) {
    if (!m_digits || n < 1 || static_cast<std::size_t>(n) > m_chips.size())
        return false;
    emit picked(m_chips[static_cast<std::size_t>(n) - 1].id);
    return true;
}

void FigureChips::setChips(const std::vector<FigureChip>& chips) {
    setVisible(!chips.empty());
    if (chips == m_chips)
        return;
    m_chips = chips;
    while (m_buttons.size() < chips.size()) {
        auto* button = new FittingButton{this};
        button->setFocusPolicy(Qt::TabFocus);
        button->setCheckable(true);
        button->installEventFilter(this);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        const std::size_t place = m_buttons.size();
        connect(button, &QPushButton::clicked, this, [this, place] {
            if (place >= m_chips.size())
                return;
            m_buttons[place]->setChecked(m_chips[place].chosen);  // the game says what holds
            emit picked(m_chips[place].id);
        });
        m_grid->addWidget(
            button, static_cast<int>(place) / kColumns, static_cast<int>(place) % kColumns);
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QPushButton* button = m_buttons[i];
        button->setVisible(i < chips.size());
        if (i >= chips.size())
            continue;
        button->setObjectName(QStringLiteral("man%1").arg(chips[i].number));
        const QString man = QStringLiteral("#%1 %2").arg(chips[i].number, chips[i].role);
        const bool digit = m_digits && i < kMenWithDigits;
        button->setText(digit ? QStringLiteral("%1 · %2").arg(i + 1).arg(man) : man);
        button->setToolTip(button->text());
        button->setAccessibleName(man);
        button->setChecked(chips[i].chosen);
    }
}

}  // namespace thrum::gui
