#include "gui/panels/control_bar.hpp"

#include "gui/panels/switch_button.hpp"
#include "gui/window/theme.hpp"

#include <array>
#include <cmath>

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace thrum::gui {

namespace {
constexpr std::array kTimeScales = {0.1, 0.25, 0.5, 1.0};
constexpr int kRoomyWidth = 860;

QToolButton* toolButton(QWidget* parent) {
    auto* button = new QToolButton{parent};
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(QSize{18, 18});
    button->setAutoRaise(true);
    return button;
}
}  // namespace

ControlBar::ControlBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);

    m_switch = new SwitchButton{this};
    connect(m_switch, &QAbstractButton::clicked, this, &ControlBar::switchPressed);
    row->addWidget(m_switch);
    m_switchHint = new QLabel{tr("Space"), this};
    m_switchHint->setProperty("role", QStringLiteral("muted"));
    row->addWidget(m_switchHint);
    row->addStretch(2);

    auto* speedLabel = new QLabel{tr("Speed"), this};
    row->addWidget(speedLabel);
    m_speed = new QSlider{Qt::Horizontal, this};
    m_speed->setObjectName(QStringLiteral("speed"));
    m_speed->setRange(0, 100);
    m_speed->setPageStep(5);
    m_speed->setFixedWidth(120);
    m_speed->setFocusPolicy(Qt::TabFocus);
    m_speed->setAccessibleName(tr("Board speed, in tenths"));
    m_speed->setToolTip(tr("How hard the board shakes, 0.0 to 10.0 (Ctrl+PgUp, Ctrl+PgDn)"));
    connect(m_speed, &QSlider::valueChanged, this, &ControlBar::speedChosen);
    speedLabel->setBuddy(m_speed);
    row->addWidget(m_speed);
    m_speedValue = new QLabel{this};
    m_speedValue->setMinimumWidth(m_speedValue->fontMetrics().horizontalAdvance(tr("10.0")) + 4);
    row->addWidget(m_speedValue);
    row->addStretch(1);

    m_motionLabel = new QLabel{tr("Motion"), this};
    row->addWidget(m_motionLabel);
    m_timeScale = new QComboBox{this};
    m_timeScale->setObjectName(QStringLiteral("timeScale"));
    m_timeScale->addItems({tr("1/10"), tr("1/4"), tr("1/2"), tr("real time")});
    m_timeScale->setFocusPolicy(Qt::TabFocus);
    m_timeScale->setAccessibleName(tr("Slow motion"));
    m_timeScale->setToolTip(tr("Watch the run slower than it is (comma and full stop)"));
    connect(m_timeScale, &QComboBox::activated, this, [this](int index) {
        emit timeScaleChosen(kTimeScales.at(static_cast<std::size_t>(index)));
    });
    m_motionLabel->setBuddy(m_timeScale);
    m_timeScale->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_timeScale->setMinimumWidth(m_timeScale->fontMetrics().horizontalAdvance(tr("real time")) +
                                 44);
    row->addWidget(m_timeScale);
    row->addStretch(1);

    m_boardTime = new QLabel{this};
    m_boardTime->setObjectName(QStringLiteral("boardTime"));
    m_boardTime->setMinimumWidth(
        m_boardTime->fontMetrics().horizontalAdvance(tr("Board time 00.00 s")) + 6);
    row->addWidget(m_boardTime);
    row->addStretch(2);

    m_layers = toolButton(this);
    m_layers->setText(tr("Layers"));
    m_layers->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_layers->setPopupMode(QToolButton::InstantPopup);
    m_layers->setIcon(Theme::instance().icon(QStringLiteral("layers")));
    m_layers->setToolTip(tr("What is drawn on the board"));
    row->addWidget(m_layers);
    m_zoomOut = toolButton(this);
    row->addWidget(m_zoomOut);
    m_zoom = new QLabel{this};
    m_zoom->setAlignment(Qt::AlignCenter);
    m_zoom->setMinimumWidth(m_zoom->fontMetrics().horizontalAdvance(tr("800 %")) + 4);
    row->addWidget(m_zoom);
    m_zoomIn = toolButton(this);
    row->addWidget(m_zoomIn);
    m_zoomPlay = toolButton(this);
    row->addWidget(m_zoomPlay);
    m_zoomBoard = toolButton(this);
    row->addWidget(m_zoomBoard);
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
    m_speed->setFixedWidth(roomy ? 120 : 84);
    QWidget::resizeEvent(event);
}

}  // namespace thrum::gui
