#include "gui/replay/replay_side.hpp"

#include "gui/commands/commands.hpp"
#include "gui/games/game_face.hpp"
#include "gui/replay/play_delegate.hpp"
#include "gui/replay/play_worth.hpp"
#include "gui/replay/replay_notes.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"

#include <algorithm>

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kMsRole = Qt::UserRole + 1;
constexpr int kTurnsRole = Qt::UserRole + 2;
constexpr double kWorthTelling = 0.5;  // points

/// The step whose run is, or was last, on the board.
std::optional<std::size_t> runStep(const app::Replay& replay, const app::ReplayMoment& moment) {
    for (std::size_t i = std::min(moment.step + 1, replay.steps().size()); i-- > 0;)
        if (replay.steps()[i].run != nullptr && (i < moment.step || moment.boardOn))
            return i;
    return std::nullopt;
}
}  // namespace

ReplaySide::ReplaySide(const Commands& commands, QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("rightColumn"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    m_damage = addLabel("bad", "replayDamage");
    m_damage->hide();
    m_touchTold = addLabel("good", "touchTold");
    m_touchTold->hide();
    m_telling = addLabel("plain", "replayTelling");
    m_telling->setMinimumHeight(3 * m_telling->fontMetrics().lineSpacing());
    m_telling->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    addPlaysHeading();
    m_plays = makeList(tr("Plays"), "replayPlays");
    m_plays->setItemDelegate(new PlayDelegate{m_plays});
    m_plays->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    column->addWidget(m_plays, 3);
    auto* tabs = m_tabs = new QTabWidget{this};
    tabs->setDocumentMode(true);
    tabs->setObjectName(QStringLiteral("replayTabs"));
    tabs->setAccessibleName(tr("Touches and bookmarks"));
    m_touches = makeList(tr("Touches of this run"), "replayTouches");
    m_bookmarks = makeList(tr("Bookmarks"), "replayBookmarks");
    m_bookmarks->setToolTip(tr("K marks a moment, Shift+K comments it, Del takes the mark away"));
    m_bookmarks->installEventFilter(this);
    tabs->addTab(m_touches, tr("To&uches"));
    tabs->addTab(m_bookmarks, tr("Book&marks"));
    column->addWidget(tabs, 2);
    column->addWidget(makeButtons(commands));
}

void ReplaySide::addPlaysHeading() {
    auto* row = new FlowLayout;
    row->setSpacing(12);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    auto* heading = new QLabel{tr("Plays"), this};
    heading->setObjectName(QStringLiteral("replayPlaysHeading"));
    heading->setProperty("role", QStringLiteral("heading"));
    row->addWidget(heading);
    m_turningOnly = new QCheckBox{tr("Tur&ning points only"), this};
    m_turningOnly->setObjectName(QStringLiteral("turningOnly"));
    m_turningOnly->setToolTip(
        tr("The plays that brought a side 1.5 points or more: those scored, and what the place "
           "on the field is worth on average (an estimate). N and P go from one to the next."));
    connect(m_turningOnly, &QCheckBox::toggled, this, &ReplaySide::listTurningPoints);
    row->addWidget(m_turningOnly);
}

void ReplaySide::listTurningPoints(bool only) {
    const QSignalBlocker quiet{m_turningOnly};
    m_turningOnly->setChecked(only);
    for (int i = 0; i < m_plays->count(); ++i)
        m_plays->item(i)->setHidden(only && !m_plays->item(i)->data(kTurnsRole).toBool());
    m_plays->scrollToItem(m_plays->currentItem());
}

bool ReplaySide::lists(std::size_t play) const {
    const QListWidgetItem* item = m_plays->item(static_cast<int>(play));
    return item != nullptr && !item->isHidden();
}

QLabel* ReplaySide::addLabel(const char* role, const char* name) {
    auto* made = new QLabel{this};
    made->setObjectName(QString::fromLatin1(name));
    made->setProperty("role", QString::fromLatin1(role));
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    layout()->addWidget(made);
    return made;
}

QListWidget* ReplaySide::makeList(const QString& title, const char* name) {
    auto* made = new QListWidget{this};
    made->setObjectName(QString::fromLatin1(name));
    made->setAccessibleName(title);
    made->setFocusPolicy(Qt::TabFocus);
    made->setWordWrap(true);
    made->setTextElideMode(Qt::ElideNone);
    made->setResizeMode(QListView::Adjust);
    made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // the scroll bar takes room from the words, which were measured before it came
    connect(
        made->verticalScrollBar(),
        &QScrollBar::rangeChanged,
        made,
        [made] { made->doItemsLayout(); },
        Qt::QueuedConnection);
    const auto go = [this](const QListWidgetItem* item) {
        emit momentAsked(item->data(kMsRole).toLongLong());
    };
    connect(made, &QListWidget::itemActivated, this, go);
    connect(made, &QListWidget::itemClicked, this, go);
    return made;
}

QWidget* ReplaySide::makeButtons(const Commands& commands) {
    auto* buttons = new QWidget{this};
    auto* row = new FlowLayout{buttons};
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(8);
    for (const Command command :
         {Command::ReplayExtend, Command::ReplayClip, Command::ReplayClose}) {
        QAction* action = commands[command];
        auto* button = new FittingButton{action->text(), buttons};
        button->setToolTip(action->toolTip());
        button->setFocusPolicy(Qt::TabFocus);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button, action] {
            button->setEnabled(action->isEnabled());
            button->setToolTip(action->toolTip());
        });
        row->addWidget(button);
    }
    return buttons;
}

void ReplaySide::open(const ReplayDocument& document) {
    m_touchTold->hide();
    m_touchesOf.reset();
    m_touches->clear();
    const bool board = document.board() != nullptr;
    m_tabs->setTabText(0, board ? tr("To&uches") : tr("S&teps"));
    m_tabs->setAccessibleName(board ? tr("Touches and bookmarks") : tr("Steps and bookmarks"));
    m_touches->setAccessibleName(board ? tr("Touches of this run") : tr("Steps of this play"));
    m_playShown.reset();
    m_damage->setText(document.damageText());
    m_damage->setVisible(!document.damageText().isEmpty());
    m_plays->clear();
    const app::Replay& replay = document.replay();
    const ExpectedPoints expected =
        document.face() != nullptr ? document.face()->expectedPoints : nullptr;
    const auto worth = worthOfPlays(replay.plays(), replay.names().periods, expected);
    bool turned = false;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        auto* item = new QListWidgetItem{document.playTitle(i), m_plays};
        const QString story = document.playStory(i);
        item->setData(PlayDelegate::StoryRole, story);
        item->setData(Qt::AccessibleDescriptionRole, story);
        if (worth[i] && worth[i]->points >= kWorthTelling)
            item->setData(PlayDelegate::WorthRole,
                          tr("worth %1 points to the %2")
                              .arg(worth[i]->points, 0, 'f', 1)
                              .arg(QString::fromStdString(replay.names().team(worth[i]->to))));
        const bool turns =
            isTurningPoint(replay.plays()[i], worth[i], replay.names().periods, expected);
        item->setData(kTurnsRole, turns);
        item->setData(kMsRole, static_cast<qlonglong>(replay.timeOfPlay(i)));
        turned = turned || turns;
    }
    m_turningOnly->setEnabled(turned);
    listTurningPoints(false);
}

void ReplaySide::showMoment(const ReplayDocument& document, const app::ReplayMoment& moment) {
    m_telling->setText(document.tellingAt(moment));
    if (moment.play && m_playShown != moment.play) {
        const QSignalBlocker quiet{m_plays};
        m_plays->setCurrentRow(static_cast<int>(*moment.play));
        m_playShown = moment.play;
    }
    if (document.board() != nullptr)
        showTouches(document, moment);
    else
        showSteps(document, moment);
}

// What was told in the play, line by line; each leads to where it is to be seen.
void ReplaySide::showSteps(const ReplayDocument& document, const app::ReplayMoment& moment) {
    if (m_touchesOf != moment.play) {
        m_touchesOf = moment.play;
        m_touches->clear();
        const app::Replay& replay = document.replay();
        if (moment.play) {
            const GamePlay& play = replay.plays()[*moment.play];
            for (std::size_t step = play.firstStep; step <= play.lastStep; ++step) {
                for (const Sentence& said : replay.sentences(step)) {
                    auto* item =
                        new QListWidgetItem{QString::fromStdString(filled(said)), m_touches};
                    item->setToolTip(QString::fromStdString(said.clause));
                    item->setData(kMsRole, static_cast<qlonglong>(replay.steps()[step].endMs));
                }
            }
        }
    }
    chooseLatest(moment.ms);
}

void ReplaySide::showTouches(const ReplayDocument& document, const app::ReplayMoment& moment) {
    const auto step = runStep(document.replay(), moment);
    if (m_touchesOf != step) {
        m_touchesOf = step;
        m_touches->clear();
        for (const ContactLine& line : document.contactsAt(moment)) {
            auto* item =
                new QListWidgetItem{QStringLiteral("%1  %2").arg(line.time, line.text), m_touches};
            item->setToolTip(tr("tick %1, at %2 yd, %3 yd from the right side line")
                                 .arg(line.tick)
                                 .arg(line.at.x(), 0, 'f', 1)
                                 .arg(line.at.y(), 0, 'f', 1));
            item->setData(kMsRole, static_cast<qlonglong>(line.ms));
        }
    }
    chooseLatest(moment.ms);
}

// The last one that has happened is the current one.
void ReplaySide::chooseLatest(std::int64_t ms) {
    int row = -1;
    for (int i = 0; i < m_touches->count(); ++i)
        if (m_touches->item(i)->data(kMsRole).toLongLong() <= ms)
            row = i;
    const QSignalBlocker quiet{m_touches};
    m_touches->setCurrentRow(row);
}

void ReplaySide::showBookmarks(const ReplayNotes& notes) {
    m_bookmarks->clear();
    for (const io::Bookmark& mark : notes.notes().bookmarks) {
        const std::int64_t ms = notes.timeOf(mark);
        const QString text = QString::fromStdString(mark.text);
        auto* item = new QListWidgetItem{
            text.isEmpty() ? replayTime(ms) : QStringLiteral("%1  %2").arg(replayTime(ms), text),
            m_bookmarks};
        item->setData(kMsRole, static_cast<qlonglong>(ms));
    }
}

void ReplaySide::chooseBookmark(std::size_t index) {
    m_bookmarks->setCurrentRow(static_cast<int>(index));
}

void ReplaySide::tellTouch(const QString& text) {
    m_touchTold->setText(text);
    m_touchTold->setVisible(!text.isEmpty());
}

bool ReplaySide::tellsTouch() const {
    return !m_touchTold->isHidden();
}

QString ReplaySide::telling() const {
    return m_telling->text();
}

QWidget& ReplaySide::last() const {
    return *m_touches;
}

bool ReplaySide::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_bookmarks && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Delete && m_bookmarks->currentRow() >= 0) {
        emit bookmarkDropped(static_cast<std::size_t>(m_bookmarks->currentRow()));
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace thrum::gui
