#include "gui/replay/replay_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/comfort/fitting_button.hpp"
#include "gui/comfort/flow_layout.hpp"
#include "gui/keys/shortcut_book.hpp"
#include "gui/replay/replay_bar.hpp"
#include "gui/replay/replay_commands.hpp"
#include "gui/replay/replay_slider.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kFrameMs = 17;
constexpr int kSecondMs = 1000;
constexpr double kZoomStep = 1.25;
constexpr int kMsRole = Qt::UserRole + 1;
/// Going back from a moment just after a snap means the play before.
constexpr std::int64_t kJustBegunMs = 900;

QLabel* label(const char* role, QWidget* parent) {
    auto* made = new QLabel{parent};
    made->setProperty("role", QString::fromLatin1(role));
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    return made;
}

/// The step whose run is, or was last, on the board.
std::optional<std::size_t> runStep(const app::Replay& replay, const app::ReplayMoment& moment) {
    for (std::size_t i = std::min(moment.step + 1, replay.steps().size()); i-- > 0;)
        if (replay.steps()[i].run != nullptr && (i < moment.step || moment.boardOn))
            return i;
    return std::nullopt;
}
}  // namespace

ReplayPage::ReplayPage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("replay"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Replay"));
    m_commands = new ReplayCommands{*this};
    auto* page = new QHBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter{Qt::Horizontal, this};
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    page->addWidget(parts);
    auto* left = new QWidget{parts};
    auto* column = new QVBoxLayout{left};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_board = new BoardView{left};
    m_board->setObjectName(QStringLiteral("replayBoard"));
    m_board->setMinimumHeight(120);
    column->addWidget(m_board, 1);
    m_bar = new ReplayBar{m_player, *m_commands, left};
    column->addWidget(m_bar);
    parts->addWidget(left);
    parts->addWidget(makeSide());
    parts->setStretchFactor(0, 1);
    parts->setSizes({940, 290});
    setFocusProxy(m_board);
    connect(&m_player, &ReplayPlayer::moved, this, &ReplayPage::show);
    connectCommands();
}

ReplayPage::~ReplayPage() = default;

QWidget* ReplayPage::makeHeader() {
    auto* header = new QWidget{this};
    header->setObjectName(QStringLiteral("replayHeader"));
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new FlowLayout{header};
    row->setContentsMargins(14, 6, 10, 6);
    row->setSpacing(14);
    auto* word = label("heading", header);
    word->setText(tr("Replay"));
    word->setWordWrap(false);
    word->setObjectName(QStringLiteral("replayWord"));
    row->addWidget(word);
    m_score = label("heading", header);
    m_score->setWordWrap(false);
    row->addWidget(m_score);
    m_situation = label("muted", header);
    m_situation->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    row->addWidget(m_situation);
    return header;
}

QWidget* ReplayPage::makeButtons(QWidget* parent) {
    auto* buttons = new QWidget{parent};
    auto* row = new FlowLayout{buttons};
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(8);
    for (const ReplayCommand command : {ReplayCommand::Extend, ReplayCommand::Close}) {
        QAction* action = (*m_commands)[command];
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

QWidget* ReplayPage::makeSide() {
    auto* side = new QWidget{this};
    side->setObjectName(QStringLiteral("rightColumn"));
    side->setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout{side};
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    m_damage = label("bad", side);
    m_damage->hide();
    column->addWidget(m_damage);
    m_telling = label("plain", side);
    m_telling->setObjectName(QStringLiteral("replayTelling"));
    m_telling->setMinimumHeight(3 * m_telling->fontMetrics().lineSpacing());
    m_telling->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    column->addWidget(m_telling);
    const auto list = [this, column, side](const QString& title, const char* name, int stretch) {
        auto* heading = label("heading", side);
        heading->setText(title);
        column->addWidget(heading);
        auto* made = new QListWidget{side};
        made->setObjectName(QString::fromLatin1(name));
        made->setAccessibleName(title);
        made->setFocusPolicy(Qt::TabFocus);
        made->setWordWrap(true);
        made->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        connect(made, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
            m_player.pause();
            m_player.seek(item->data(kMsRole).toLongLong());
        });
        connect(made, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) {
            m_player.pause();
            m_player.seek(item->data(kMsRole).toLongLong());
        });
        column->addWidget(made, stretch);
        return made;
    };
    m_plays = list(tr("Plays"), "replayPlays", 3);
    m_touches = list(tr("Touches of this run"), "replayTouches", 2);
    column->addWidget(makeButtons(side));
    return side;
}

void ReplayPage::connectCommands() {
    using C = ReplayCommand;
    const auto on = [this](C command, auto&& work) {
        connect(
            (*m_commands)[command], &QAction::triggered, this, std::forward<decltype(work)>(work));
    };
    on(C::Play, [this] { m_player.toggle(); });
    on(C::Backwards, [this] {
        if (m_player.isPlaying() && m_player.isBackwards())
            m_player.pause();
        else
            m_player.play(true);
    });
    on(C::FrameBack, [this] { m_player.step(-kFrameMs); });
    on(C::FrameForward, [this] { m_player.step(kFrameMs); });
    on(C::SecondBack, [this] { m_player.step(-kSecondMs); });
    on(C::SecondForward, [this] { m_player.step(kSecondMs); });
    on(C::EventBack, [this] { stepMark(false, false); });
    on(C::EventForward, [this] { stepMark(true, false); });
    on(C::PreviousScore, [this] { stepMark(false, true); });
    on(C::NextScore, [this] { stepMark(true, true); });
    on(C::PreviousPlay, [this] { stepPlay(-1); });
    on(C::NextPlay, [this] { stepPlay(1); });
    on(C::Start, [this] { m_player.seek(0); });
    on(C::End, [this] { m_player.seek(m_player.length()); });
    on(C::Slower, [this] { m_player.setSpeed(static_cast<int>(m_player.speed()) - 1); });
    on(C::Faster, [this] { m_player.setSpeed(static_cast<int>(m_player.speed()) + 1); });
    on(C::Loop, [this] { setLoop((*m_commands)[C::Loop]->isChecked()); });
    on(C::FollowBall, [this] { followBall(); });
    on(C::ZoomIn, [this] { m_board->zoomBy(kZoomStep); });
    on(C::ZoomOut, [this] { m_board->zoomBy(1.0 / kZoomStep); });
    on(C::FitBoard, [this] { m_board->fitBoard(); });
    on(C::Extend, [this] { extend(); });
    on(C::Copy, [this] {
        if (m_moment.play)
            QApplication::clipboard()->setText(m_document->playTitle(*m_moment.play) +
                                               QLatin1Char('\n') +
                                               m_document->playStory(*m_moment.play));
    });
    on(C::Close, [this] {
        m_player.pause();
        emit closeAsked();
    });
}

void ReplayPage::open(ReplayDocument document, bool atLastPlay) {
    m_document.emplace(std::move(document));
    m_touchesOf.reset();
    m_playShown.reset();
    m_commands->setEnabled(true);
    const app::Replay& replay = m_document->replay();
    std::vector<ReplaySlider::Tick> ticks;
    for (std::size_t i = 0; i < replay.plays().size(); ++i)
        ticks.push_back({replay.timeOfPlay(i), m_document->playTitle(i)});
    m_bar->slider().load(replay.lengthMs(), std::move(ticks), replay.marks());
    m_damage->setText(m_document->damageText());
    m_damage->setVisible(!m_document->damageText().isEmpty());
    fillPlays();
    m_moment = replay.at(0);
    m_player.load(replay.lengthMs());
    const auto last = replay.playAt(replay.lengthMs());
    if (atLastPlay && last)
        goToPlay(*last);
    fitMoment();
}

void ReplayPage::shut() {
    m_player.pause();
    m_commands->setEnabled(false);
    m_document.reset();
}

void ReplayPage::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    if (m_document)
        m_board->showScene(m_document->scene(m_moment, m_layers));
}

void ReplayPage::fillPlays() {
    m_plays->clear();
    const app::Replay& replay = m_document->replay();
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        const QString story = m_document->playStory(i);
        auto* item = new QListWidgetItem{
            m_document->playTitle(i) + (story.isEmpty() ? QString{} : QLatin1Char('\n') + story),
            m_plays};
        item->setData(kMsRole, static_cast<qlonglong>(replay.timeOfPlay(i)));
    }
}

void ReplayPage::goToPlay(std::size_t play) {
    if (m_document && play < m_document->replay().plays().size())
        m_player.seek(m_document->replay().timeOfPlay(play));
}

void ReplayPage::goToSentence(const QString& text, std::size_t nth) {
    const app::Replay& replay = m_document->replay();
    const std::string wanted = text.toStdString();
    for (std::size_t step = 0; step < replay.steps().size(); ++step)
        for (const app::Sentence& sentence : replay.sentences(step))
            if (app::filled(sentence) == wanted && --nth == 0) {
                m_player.seek(replay.steps()[step].endMs);
                return;
            }
}

void ReplayPage::show(std::int64_t ms) {
    if (!m_document)
        return;
    const app::Replay& replay = m_document->replay();
    const bool otherPlay = m_moment.play != replay.playAt(ms);
    m_moment = replay.at(ms);
    m_board->showScene(m_document->scene(m_moment, m_layers));
    m_score->setText(m_document->scoreText(m_moment.situation));
    m_situation->setText(m_document->situationText(m_moment));
    m_telling->setText(m_document->tellingAt(m_moment));
    m_board->setAccessibleDescription(m_telling->text());
    (*m_commands)[ReplayCommand::Extend]->setEnabled(!m_moment.boardOn);
    if (m_moment.play) {
        m_bar->showPlace(tr("play %1 of %2").arg(*m_moment.play + 1).arg(replay.plays().size()));
        if (m_playShown != m_moment.play) {
            const QSignalBlocker quiet{m_plays};
            m_plays->setCurrentRow(static_cast<int>(*m_moment.play));
            m_playShown = m_moment.play;
        }
    }
    showTouches();
    if ((*m_commands)[ReplayCommand::FollowBall]->isChecked())
        followBall();
    else if (otherPlay)
        fitMoment();
}

void ReplayPage::showTouches() {
    const auto step = runStep(m_document->replay(), m_moment);
    if (m_touchesOf != step) {
        m_touchesOf = step;
        m_touches->clear();
        for (const ContactLine& line : m_document->contactsAt(m_moment)) {
            auto* item =
                new QListWidgetItem{QStringLiteral("%1  %2").arg(line.time, line.text), m_touches};
            item->setToolTip(tr("tick %1, at %2 yd, %3 yd from the right side line")
                                 .arg(line.tick)
                                 .arg(line.at.x(), 0, 'f', 1)
                                 .arg(line.at.y(), 0, 'f', 1));
            item->setData(kMsRole, static_cast<qlonglong>(line.ms));
        }
    }
    // the last one that has happened is the current one
    int row = -1;
    for (int i = 0; i < m_touches->count(); ++i)
        if (m_touches->item(i)->data(kMsRole).toLongLong() <= m_moment.ms)
            row = i;
    const QSignalBlocker quiet{m_touches};
    m_touches->setCurrentRow(row);
}

void ReplayPage::fitMoment() {
    // The view moves for a new play only, and only if it would not be in sight (UX-8.4).
    const double line = m_moment.situation.lineOfScrimmage.yards();
    const QRectF seen = m_board->view().visibleField();
    if (line - 12.0 < seen.left() || line + 12.0 > seen.right())
        m_board->fitPlay(QPointF{line, field::kMiddle.y.yards()});
}

void ReplayPage::followBall() {
    if (!(*m_commands)[ReplayCommand::FollowBall]->isChecked())
        return;
    const BoardScene& scene = m_board->scene();
    const FigureDrawing* carrier = scene.carrier ? scene.figure(*scene.carrier) : nullptr;
    const std::optional<QPointF> at = carrier != nullptr ? std::optional{carrier->at} : scene.ball;
    if (!at)
        return;
    const QRectF seen = m_board->view().visibleField();
    if (!seen.adjusted(
                 seen.width() * 0.3, seen.height() * 0.3, -seen.width() * 0.3, -seen.height() * 0.3)
             .contains(*at))
        m_board->centreOn(*at);
}

void ReplayPage::stepPlay(int by) {
    const app::Replay& replay = m_document->replay();
    const auto now = replay.playAt(m_player.position());
    m_player.pause();
    if (!now) {
        if (by > 0)
            goToPlay(0);
        return;
    }
    const bool late = m_player.position() - replay.timeOfPlay(*now) > kJustBegunMs;
    if (by > 0)
        goToPlay(std::min(*now + 1, replay.plays().size() - 1));
    else
        goToPlay(late || *now == 0 ? *now : *now - 1);
}

void ReplayPage::stepMark(bool forward, bool scoresOnly) {
    std::optional<std::int64_t> to;
    for (const app::ReplayMark& mark : m_document->replay().marks()) {
        const bool wanted =
            scoresOnly ? mark.kind == app::MarkKind::Score
                       : mark.kind == app::MarkKind::Snap || m_bar->kinds().contains(mark.kind);
        if (!wanted)
            continue;
        if (forward && mark.ms > m_player.position()) {
            to = mark.ms;
            break;
        }
        if (!forward && mark.ms < m_player.position())
            to = mark.ms;
    }
    m_player.pause();
    if (to)
        m_player.seek(*to);
    else
        emit said(forward ? tr("Nothing more happens after this.")
                          : tr("Nothing happened before this."));
}

void ReplayPage::setLoop(bool on) {
    const app::Replay& replay = m_document->replay();
    const auto play = replay.playAt(m_player.position());
    if (!on || !play) {
        m_player.setLoop(std::nullopt);
        return;
    }
    m_player.setLoop(ReplayPlayer::Part{replay.timeOfPlay(*play), replay.endOfPlay(*play)});
}

void ReplayPage::extend() {
    m_player.pause();
    emit extendAsked(m_document->text(), m_document->linesBefore(m_moment));
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
    // The board leaves these two to whoever holds it.
    if (event->key() == Qt::Key_Escape)
        (*m_commands)[ReplayCommand::Close]->trigger();
    else if (event->key() == Qt::Key_Tab)
        m_bar->slider().setFocus(Qt::TabFocusReason);
    else if (event->key() == Qt::Key_Backtab)
        m_touches->setFocus(Qt::BacktabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
