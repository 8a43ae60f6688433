#include "gui/replay/replay_bar.hpp"

#include "gui/commands/commands.hpp"
#include "gui/replay/replay_document.hpp"
#include "gui/replay/replay_player.hpp"
#include "gui/replay/replay_slider.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/popup_width.hpp"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
using app::MarkKind;
constexpr std::array kAllKinds{MarkKind::Score,
                               MarkKind::Turnover,
                               MarkKind::BigGain,
                               MarkKind::Penalty,
                               MarkKind::Fall,
                               MarkKind::HalfEnd,
                               MarkKind::Correction};

QToolButton* buttonFor(QAction* action, QWidget* parent) {
    auto* button = new QToolButton{parent};
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize(QSize{18, 18});
    button->setAccessibleName(action->statusTip());
    if (action->icon().isNull())
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    return button;
}
}  // namespace

ReplayBar::ReplayBar(ReplayPlayer& player, const Commands& commands, QWidget* parent)
    : QWidget{parent},
      m_player{player},
      m_commands{commands},
      m_kinds{MarkKind::Score,
              MarkKind::Turnover,
              MarkKind::BigGain,
              MarkKind::Penalty,
              MarkKind::HalfEnd,
              MarkKind::Correction} {
    setObjectName(QStringLiteral("controlBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 4, 12, 6);
    column->setSpacing(2);
    auto* line = new QHBoxLayout;
    line->setSpacing(6);
    m_time = new QLabel{this};
    m_slider = new ReplaySlider{this};
    m_length = new QLabel{this};
    const int wide = m_time->fontMetrics().horizontalAdvance(QStringLiteral("0:00:00")) + 4;
    for (QLabel* label : {m_time, m_length})
        label->setMinimumWidth(wide);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(m_time);
    line->addWidget(m_slider, 1);
    line->addWidget(m_length);
    column->addLayout(line);

    auto* row = new FlowLayout{nullptr, true};
    row->setSpacing(2);
    auto* hands = new QWidget{this};
    auto* handRow = new QHBoxLayout{hands};
    handRow->setContentsMargins(0, 0, 0, 0);
    handRow->setSpacing(2);
    using C = Command;
    for (const C command : {C::ReplayPreviousPlay,
                            C::ReplayEventBack,
                            C::ReplayFrameBack,
                            C::ReplayBackwards,
                            C::ReplayPlay,
                            C::ReplayFrameForward,
                            C::ReplayEventForward,
                            C::ReplayNextPlay,
                            C::ReplayBookmark})
        handRow->addWidget(buttonFor(commands[command], this));
    row->addWidget(hands);
    auto* pace = new QWidget{this};
    auto* paceRow = new QHBoxLayout{pace};
    paceRow->setContentsMargins(8, 0, 8, 0);
    auto* label = new QLabel{tr("Speed"), pace};
    m_speed = new QComboBox{pace};
    m_speed->setObjectName(QStringLiteral("replaySpeed"));
    m_speed->addItems(
        {tr("1/10"), tr("1/4"), tr("1/2"), tr("1 ×"), tr("2 ×"), tr("4 ×"), tr("8 ×"), tr("16 ×")});
    m_speed->setAccessibleName(tr("Speed of the replay"));
    m_speed->setToolTip(tr("How fast the replay goes (Ctrl+Up, Ctrl+Down)"));
    m_speed->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label->setBuddy(m_speed);
    paceRow->addWidget(label);
    paceRow->addWidget(m_speed);
    row->addWidget(pace);
    row->addWidget(buttonFor(commands[C::ReplayLoop], this));
    auto* marks = new QToolButton{this};
    marks->setText(tr("Marks"));
    marks->setToolTip(tr("Which marks the slider shows and the event keys stop at"));
    marks->setIcon(Theme::instance().icon(QStringLiteral("layers")));
    marks->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    marks->setPopupMode(QToolButton::InstantPopup);
    marks->setAutoRaise(true);
    marks->setFocusPolicy(Qt::TabFocus);
    auto* menu = new QMenu{marks};
    fillMarks(*menu);
    marks->setMenu(menu);
    row->addWidget(marks);
    m_ghosts = new QComboBox{this};
    m_ghosts->setObjectName(QStringLiteral("replayGhosts"));
    m_ghosts->setAccessibleName(tr("Ghosts of another play"));
    m_ghosts->setToolTip(tr("Pale men show how another play went, from the same line"));
    m_ghosts->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_ghosts->setMinimumContentsLength(9);
    setGhostPlays({});
    connect(m_ghosts, &QComboBox::activated, this, [this](int chosen) {
        emit ghostsChosen(chosen == 0 ? std::nullopt
                                      : std::optional{static_cast<std::size_t>(chosen) - 1});
    });
    row->addWidget(m_ghosts);
    m_place = new QLabel{this};
    m_place->setObjectName(QStringLiteral("replayPlace"));
    row->addWidget(m_place);
    m_view = new QWidget{this};
    auto* viewRow = new QHBoxLayout{m_view};
    viewRow->setContentsMargins(0, 0, 0, 0);
    viewRow->setSpacing(2);
    for (const C command : {C::ZoomOut, C::ZoomIn, C::FitBoard})
        viewRow->addWidget(buttonFor(commands[command], m_view));
    row->addWidget(m_view);
    column->addLayout(row);

    connect(m_slider, &ReplaySlider::sought, &m_player, [this](qint64 ms) { m_player.seek(ms); });
    connect(m_speed, &QComboBox::activated, &m_player, &ReplayPlayer::setSpeed);
    connect(&m_player, &ReplayPlayer::moved, this, [this](qint64 ms) {
        m_slider->showPosition(ms);
        m_time->setText(replayTime(ms));
    });
    connect(&m_player, &ReplayPlayer::changed, this, &ReplayBar::refresh);
    m_slider->showKinds(m_kinds);
    refresh();
}

void ReplayBar::fillMarks(QMenu& menu) {
    for (const MarkKind kind : kAllKinds) {
        QAction* action =
            menu.addAction(QStringLiteral("%1  %2").arg(markLetter(kind), markText(kind)));
        action->setCheckable(true);
        action->setChecked(m_kinds.contains(kind));
        connect(action, &QAction::toggled, this, [this, kind](bool shown) {
            if (shown)
                m_kinds.insert(kind);
            else
                m_kinds.erase(kind);
            m_slider->showKinds(m_kinds);
            emit kindsChanged();
        });
    }
}

void ReplayBar::setGhostPlays(const QStringList& titles) {
    m_ghosts->clear();
    m_ghosts->addItem(tr("No ghosts"));
    m_ghosts->addItems(titles);
    widenPopup(*m_ghosts);
}

void ReplayBar::showGhosts(std::optional<std::size_t> play) {
    m_ghosts->setCurrentIndex(play ? static_cast<int>(*play) + 1 : 0);
}

void ReplayBar::showForBoard(bool board) {
    m_ghosts->setVisible(board);
    m_view->setVisible(board);
}

void ReplayBar::showPlace(const QString& place) {
    m_place->setText(place);
}

void ReplayBar::refresh() {
    QAction* play = m_commands[Command::ReplayPlay];
    play->setIcon(Theme::instance().icon(m_player.isPlaying() ? QStringLiteral("pause")
                                                              : QStringLiteral("play")));
    const QSignalBlocker quiet{m_speed};
    m_speed->setCurrentIndex(static_cast<int>(m_player.speed()));
    m_length->setText(replayTime(m_player.length()));
    m_slider->showLoop(m_player.loop());
    m_commands[Command::ReplayLoop]->setChecked(m_player.loop().has_value());
}

}  // namespace thrum::gui
