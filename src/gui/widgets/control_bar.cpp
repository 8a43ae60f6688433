#include "gui/widgets/control_bar.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/lock_label.hpp"
#include "gui/widgets/switch_button.hpp"

#include <array>
#include <cmath>

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace thrum::gui {

namespace {
constexpr std::array kTimeScales = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
constexpr int kSlowScales = 4;
constexpr int kRoomyWidth = 860;
constexpr int kRoomySlider = 104;  // all of the bar is one row of a window 1280 wide
constexpr int kNarrowSlider = 84;

QToolButton* toolButton(QWidget* parent) {
    auto* button = new QToolButton{parent};
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(QSize{18, 18});
    button->setAutoRaise(true);
    return button;
}

QWidget* groupIn(QWidget* parent, QHBoxLayout*& row) {
    auto* group = new QWidget{parent};
    row = new QHBoxLayout{group};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    return group;
}
}  // namespace

ControlBar::ControlBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* bar = new FlowLayout{this, true};
    bar->setContentsMargins(12, 6, 12, 6);
    bar->setSpacing(8);
    bar->addWidget(makeSwitch());
    bar->addWidget(makeSpeed());
    bar->addWidget(makeMotion());
    m_boardTime = new QLabel{this};
    m_boardTime->setObjectName(QStringLiteral("boardTime"));
    bar->addWidget(m_boardTime);
    bar->addWidget(makeView());
    fitTexts();
}

QWidget* ControlBar::makeSwitch() {
    QHBoxLayout* row = nullptr;
    QWidget* group = groupIn(this, row);
    m_switch = new SwitchButton{group};
    connect(m_switch, &QAbstractButton::clicked, this, &ControlBar::switchPressed);
    row->addWidget(m_switch);
    m_switchHint = new QLabel{tr("Space"), group};
    m_switchHint->setProperty("role", QStringLiteral("muted"));
    row->addWidget(m_switchHint);
    return group;
}

QWidget* ControlBar::makeSpeed() {
    QHBoxLayout* row = nullptr;
    QWidget* group = groupIn(this, row);
    auto* label = new QLabel{tr("Speed"), group};
    row->addWidget(label);
    m_speed = new QSlider{Qt::Horizontal, group};
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setRange(0, 100);
    m_speed->setPageStep(5);
    m_speed->setFixedWidth(kRoomySlider);
    // a slider would take all that is left of the row, and leave its name at the other end
    m_speed->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setAccessibleName(tr("Board speed, in tenths"));
    m_speed->setToolTip(tr("How hard the board shakes, 0.0 to 10.0 (Ctrl+PgUp, Ctrl+PgDn)"));
    connect(m_speed, &QSlider::valueChanged, this, &ControlBar::speedChosen);
    label->setBuddy(m_speed);
    row->addWidget(m_speed);
    m_speedValue = new QLabel{group};
    row->addWidget(m_speedValue);
    m_speedLock = new LockLabel{group};
    m_speedLock->setObjectName(QStringLiteral("speedLock"));
    m_speedLock->hide();
    row->addWidget(m_speedLock);
    return group;
}

QWidget* ControlBar::makeMotion() {
    QHBoxLayout* row = nullptr;
    QWidget* group = groupIn(this, row);
    m_motionLabel = new QLabel{tr("Motion"), group};
    row->addWidget(m_motionLabel);
    m_timeScale = new QComboBox{group};
    m_timeScale->setObjectName(QStringLiteral("timeScale"));
    m_timeScale->addItems({tr("1/10"), tr("1/4"), tr("1/2"), tr("real time")});
    m_timeScale->setFocusPolicy(Qt::TabFocus);
    m_timeScale->setAccessibleName(tr("Speed of time"));
    m_timeScale->setToolTip(tr("Watch the run slower than it is (comma and full stop)"));
    connect(m_timeScale, &QComboBox::activated, this, [this](int index) {
        emit timeScaleChosen(kTimeScales.at(static_cast<std::size_t>(index)));
    });
    m_motionLabel->setBuddy(m_timeScale);
    m_timeScale->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_timeScale);
    return group;
}

QWidget* ControlBar::makeView() {
    QHBoxLayout* row = nullptr;
    QWidget* group = groupIn(this, row);
    m_layers = toolButton(group);
    m_layers->setText(tr("Layers"));
    m_layers->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_layers->setPopupMode(QToolButton::InstantPopup);
    m_layers->setIcon(Theme::instance().icon(QStringLiteral("layers")));
    m_layers->setToolTip(tr("What is drawn on the board"));
    row->addWidget(m_layers);
    m_zoomOut = toolButton(group);
    row->addWidget(m_zoomOut);
    m_zoom = new QLabel{group};
    m_zoom->setAlignment(Qt::AlignCenter);
    row->addWidget(m_zoom);
    m_zoomIn = toolButton(group);
    row->addWidget(m_zoomIn);
    m_zoomPlay = toolButton(group);
    row->addWidget(m_zoomPlay);
    m_zoomBoard = toolButton(group);
    row->addWidget(m_zoomBoard);
    return group;
}

void ControlBar::fitTexts() {
    // Numbers change while they are read; the bar must not.
    const QFontMetrics metrics = fontMetrics();
    m_speedValue->setMinimumWidth(metrics.horizontalAdvance(tr("10.0")) + 4);
    m_timeScale->setMinimumWidth(metrics.horizontalAdvance(tr("real time")) + 44);
    m_boardTime->setMinimumWidth(metrics.horizontalAdvance(tr("Board time 00.00 s")) + 6);
    m_zoom->setMinimumWidth(metrics.horizontalAdvance(tr("800 %")) + 4);
}

void ControlBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_zoom != nullptr)
        fitTexts();
}

void ControlBar::showSwitch(bool on, bool enabled) {
    m_switch->setChecked(on);
    m_switch->setEnabled(enabled);
    m_switch->update();
}

void ControlBar::showSpeed(int tenths, bool enabled) {
    const QSignalBlocker quiet{m_speed};
    m_speed->setValue(tenths);
    m_speed->setEnabled(enabled);
    m_speedValue->setText(QString::number(tenths / 10.0, 'f', 1));
}

void ControlBar::freezeSpeed() {
    m_speed->setEnabled(false);
    m_speed->setToolTip(m_speedLock->toolTip());
    m_speedLock->show();
    fitSpeed();
}

// The lock takes its room from the slider, which nobody moves then.
void ControlBar::fitSpeed() {
    const int lock = m_speedLock->isHidden() ? 0 : 28;
    m_speed->setFixedWidth((width() >= kRoomyWidth ? kRoomySlider : kNarrowSlider) - lock);
}

void ControlBar::offerFast(bool fast) {
    const bool offered = m_timeScale->count() > kSlowScales;
    if (fast && !offered)
        m_timeScale->addItems({tr("2 ×"), tr("4 ×"), tr("8 ×"), tr("16 ×")});
    while (!fast && m_timeScale->count() > kSlowScales)
        m_timeScale->removeItem(kSlowScales);
}

void ControlBar::showTimeScale(double scale) {
    for (std::size_t i = 0; i < kTimeScales.size(); ++i)
        if (std::abs(kTimeScales.at(i) - scale) < 0.01)
            m_timeScale->setCurrentIndex(static_cast<int>(i));
}

void ControlBar::showBoardTime(const QString& text) {
    m_boardTime->setText(tr("Board time %1").arg(text));
}

void ControlBar::showZoom(double zoom) {
    m_zoom->setText(tr("%1 %").arg(std::lround(zoom * 100.0)));
}

void ControlBar::setLayersMenu(QMenu* menu) {
    m_layers->setMenu(menu);
}

void ControlBar::setZoomActions(QAction* out, QAction* in, QAction* play, QAction* board) {
    const auto dress = [](QToolButton* button, QAction* action) {
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    };
    dress(m_zoomOut, out);
    dress(m_zoomIn, in);
    dress(m_zoomPlay, play);
    dress(m_zoomBoard, board);
}

void ControlBar::resizeEvent(QResizeEvent* event) {
    const bool roomy = width() >= kRoomyWidth;
    m_switchHint->setVisible(roomy);
    m_motionLabel->setVisible(roomy);
    m_boardTime->setVisible(roomy);  // the scoreboard has it as well
    m_layers->setToolButtonStyle(roomy ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    fitSpeed();
    QWidget::resizeEvent(event);
}

}  // namespace thrum::gui
