#include "gui/replay/replay_page.hpp"

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/replay/clip_dialog.hpp"
#include "gui/replay/replay_bar.hpp"
#include "gui/replay/replay_side.hpp"
#include "gui/replay/replay_slider.hpp"
#include "gui/tabletop/table_replay.hpp"
#include "gui/widgets/flow_layout.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kSecondMs = 1000;
/// Going back from a moment just after a snap means the play before.
constexpr std::int64_t kJustBegunMs = 900;
/// Farther than anybody steps to look closely.
constexpr std::int64_t kJumpMs = 1500;

QLabel* label(const char* role, QWidget* parent) {
    auto* made = new QLabel{parent};
    made->setProperty("role", QString::fromLatin1(role));
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    return made;
}

}  // namespace

ReplayPage::ReplayPage(const Commands& commands, QWidget* parent)
    : QWidget{parent}, m_commands{commands} {
    setObjectName(QStringLiteral("replay"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Replay"));
    commands.listen(*this, KeyPlace::Replay, Front::Replay);
    commands.listen(*this, KeyPlace::Board, Front::Replay);
    auto* page = new QHBoxLayout{this};
    page->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter{Qt::Horizontal, this};
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    page->addWidget(parts);
    auto* left = new QWidget{parts};
    auto* column = m_column = new QVBoxLayout{left};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHeader());
    m_board = new BoardView{left};
    m_board->setObjectName(QStringLiteral("replayBoard"));
    m_board->setMinimumHeight(120);
    column->addWidget(m_board, 1);
    m_bar = new ReplayBar{m_player, m_commands, left};
    column->addWidget(m_bar);
    parts->addWidget(left);
    m_side = new ReplaySide{m_commands, parts};
    parts->addWidget(m_side);
    parts->setStretchFactor(0, 1);
    parts->setSizes({940, 290});
    setFocusProxy(m_board);
    connect(&m_player, &ReplayPlayer::moved, this, &ReplayPage::show);
    connect(&m_notes, &ReplayNotes::changed, this, &ReplayPage::fillBookmarks);
    connect(&m_notes, &ReplayNotes::problem, this, &ReplayPage::said);
    connect(m_bar, &ReplayBar::ghostsChosen, this, &ReplayPage::setGhosts);
    connect(&m_bar->slider(), &ReplaySlider::partChosen, this, [this](qint64 from, qint64 to) {
        m_player.setLoop(ReplayPlayer::Part{from, to});
    });
    connect(m_side, &ReplaySide::momentAsked, this, [this](qint64 ms) {
        m_player.pause();
        m_player.seek(ms);
    });
    connect(m_side, &ReplaySide::bookmarkDropped, &m_notes, &ReplayNotes::remove);
    addDeeds();
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

void ReplayPage::open(ReplayDocument document,
                      bool atLastPlay,
                      const std::filesystem::path& file,
                      std::unique_ptr<TableReplay> table) {
    m_player.setLoop(std::nullopt);
    layTable(std::move(table));
    if (m_side->tellsTouch())
        m_player.setSpeed(static_cast<int>(ReplayPlayer::kRealTime));
    m_ghosts.reset();
    m_document.emplace(std::move(document));
    m_heat.reset();
    const app::Replay& replay = m_document->replay();
    std::vector<ReplaySlider::Tick> ticks;
    QStringList titles;
    for (std::size_t i = 0; i < replay.plays().size(); ++i) {
        titles << m_document->playTitle(i);
        ticks.push_back({replay.timeOfPlay(i), titles.back()});
    }
    m_bar->slider().load(replay.lengthMs(), std::move(ticks), replay.marks());
    m_bar->setGhostPlays(titles);
    m_side->open(*m_document);
    m_notes.open(replay, file);
    m_isKept = !file.empty();
    const auto summary = io::summarizeGame(m_document->text(), file.string());
    m_summary = summary ? *summary : io::GameSummary{};
    m_bar->showGhosts(std::nullopt);
    m_commands[Command::ReplayGhosts]->setChecked(false);
    m_commands[Command::ReplayHeat]->setChecked(false);
    m_moment = replay.at(0);
    m_player.load(replay.lengthMs());
    if (atLastPlay)
        goToLastPlay();
    if (m_table == nullptr)
        fitMoment();
    emit offersChanged();
}

// The board or the game's own table, where the board is.
void ReplayPage::layTable(std::unique_ptr<TableReplay> table) {
    if (m_table != nullptr) {
        QWidget* picture = &m_table->picture();
        m_table.reset();
        delete picture;
    }
    m_table = std::move(table);
    if (m_table != nullptr)
        m_column->insertWidget(m_column->indexOf(m_board), &m_table->picture(), 1);
    m_board->setVisible(m_table == nullptr);
    m_bar->showForBoard(m_table == nullptr);
    // a table that wants much room leaves the head one whole row
    constexpr int kWide = 4000;
    QWidget* header = m_score->parentWidget();
    header->setMinimumHeight(m_table == nullptr ? 0 : header->heightForWidth(kWide));
    setFocusProxy(m_table == nullptr ? static_cast<QWidget*>(m_board) : &m_bar->slider());
}

void ReplayPage::shut() {
    m_player.pause();
    layTable(nullptr);
    m_document.reset();
    emit offersChanged();
}

void ReplayPage::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    if (m_document)
        drawMoment();
}

// What is lined up only has not been played.
void ReplayPage::goToLastPlay() {
    const std::vector<GamePlay>& plays = m_document->replay().plays();
    for (std::size_t play = plays.size(); play-- > 0;)
        if (plays[play].snapped) {
            goToPlay(play);
            return;
        }
    if (!plays.empty())
        goToPlay(plays.size() - 1);
}

void ReplayPage::goToPlay(std::size_t play) {
    if (m_document && play < m_document->replay().plays().size())
        m_player.seek(m_document->replay().timeOfPlay(play));
}

bool ReplayPage::showTouch() {
    const bool board = m_document && m_document->board() != nullptr;
    const auto touch = board ? m_document->board()->decidingTouch() : std::nullopt;
    if (!touch)
        return false;
    m_side->tellTouch(touch->text);
    const std::int64_t from = std::max<std::int64_t>(0, touch->ms - kSecondMs);
    m_player.setLoop(ReplayPlayer::Part{from, touch->ms});
    m_player.setSpeed(0);
    m_player.seek(from);
    m_player.play();
    emit said(touch->text);
    return true;
}

bool ReplayPage::showTurningPoints() {
    m_side->listTurningPoints(true);
    for (std::size_t play = 0; play < m_document->replay().plays().size(); ++play)
        if (m_side->lists(play)) {
            goToPlay(play);
            return true;
        }
    m_side->listTurningPoints(false);
    return false;
}

void ReplayPage::goToEntry(int n) {
    const auto& steps = m_document->replay().steps();
    const auto found = std::ranges::find(steps, n, &app::ReplayStep::n);
    if (n > 0 && found != steps.end())
        m_player.seek(found->endMs);
}

void ReplayPage::show(std::int64_t ms) {
    if (!m_document)
        return;
    const app::Replay& replay = m_document->replay();
    const auto before = std::exchange(m_moment, replay.at(ms));
    const bool jumped = before.play != m_moment.play || std::abs(ms - before.ms) > kJumpMs;
    drawMoment();
    m_score->setText(m_document->scoreText(m_moment.situation));
    m_situation->setText(m_document->situationText(m_moment));
    m_side->showMoment(*m_document, m_moment);
    (m_table != nullptr ? m_table->picture() : *m_board)
        .setAccessibleDescription(m_side->telling());
    const auto from = std::tuple{m_document->isHeadOfPlay(m_moment),
                                 m_moment.boardOn,
                                 m_moment.play.has_value(),
                                 extension().has_value()};
    if (std::exchange(m_offered, from) != from)
        emit offersChanged();  // what a game that branches off here begins with
    if (m_moment.play)
        m_bar->showPlace(m_document->playName(*m_moment.play));
    if (m_table != nullptr)
        return;
    if (m_commands[Command::ReplayFollowBall]->isChecked())
        followBall();
    else if (jumped)
        fitMoment();
}

void ReplayPage::drawMoment() {
    if (m_table != nullptr) {
        // faster than they fell, dice are only in the way
        const bool moving = m_player.isPlaying() && !m_player.isBackwards() &&
                            ReplayPlayer::kSpeeds[m_player.speed()] <= 1.0;
        m_table->show(m_moment.over, moving);
        return;
    }
    BoardScene scene = m_document->scene(m_moment, m_layers);
    if (m_ghosts && m_moment.play != m_ghosts)
        scene.ghosts = m_document->board()->ghosts(m_moment, *m_ghosts);
    scene.heat = m_heat;
    m_board->showScene(std::move(scene));
}

void ReplayPage::turnHeat() {
    m_heat = m_commands[Command::ReplayHeat]->isChecked()
                 ? std::make_shared<const HeatDrawing>(m_document->board()->heat())
                 : nullptr;
    drawMoment();
    if (m_heat != nullptr)
        emit said(tr("The warmer the ground, the longer the ball was carried there in this game."));
}

void ReplayPage::setGhosts(std::optional<std::size_t> play) {
    m_ghosts = play;
    m_bar->showGhosts(play);
    m_commands[Command::ReplayGhosts]->setChecked(play.has_value());
    drawMoment();
}

void ReplayPage::fillBookmarks() {
    m_side->showBookmarks(m_notes);
    std::vector<ReplaySlider::Flag> flags;
    for (const io::Bookmark& mark : m_notes.notes().bookmarks)
        flags.push_back({m_notes.timeOf(mark), QString::fromStdString(mark.text)});
    m_bar->slider().showBookmarks(std::move(flags));
}

void ReplayPage::toggleBookmark() {
    if (const auto there = m_notes.at(m_player.position())) {
        m_notes.remove(*there);
        emit said(tr("The bookmark is taken away."));
        return;
    }
    m_notes.set(m_player.position(), {});
    emit said(tr("Bookmarked at %1.").arg(replayTime(m_player.position())));
}

void ReplayPage::comment(const QString& text) {
    const std::size_t index = m_notes.set(m_player.position(), text);
    m_side->chooseBookmark(index);
}

void ReplayPage::askComment() {
    m_player.pause();
    const auto there = m_notes.at(m_player.position());
    bool good = false;
    const QString text = QInputDialog::getText(
        this,
        tr("Comment this moment"),
        tr("What is to be seen at %1").arg(replayTime(m_player.position())),
        QLineEdit::Normal,
        there ? QString::fromStdString(m_notes.notes().bookmarks[*there].text) : QString{},
        &good);
    if (good)
        comment(text);
}

ReplayPlayer::Part ReplayPage::part() const {
    if (m_player.loop())
        return *m_player.loop();
    const app::Replay& replay = m_document->replay();
    if (const auto play = replay.playAt(m_player.position()))
        return {replay.timeOfPlay(*play), replay.endOfPlay(*play)};
    return {0, replay.lengthMs()};
}

void ReplayPage::movePart(bool first) {
    // An end that would pass the other takes it along.
    auto [from, to] = part();
    (first ? from : to) = m_player.position();
    if (from > to)
        (first ? to : from) = m_player.position();
    m_player.setLoop(ReplayPlayer::Part{from, to});
    emit said(tr("The part goes from %1 to %2.").arg(replayTime(from), replayTime(to)));
}

void ReplayPage::takeClip() {
    m_player.pause();
    const auto [from, to] = part();
    ClipDialog dialog{from, to, m_player.position(), this};
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Clip clip = dialog.clip();
    const bool picture = clip.form == ClipForm::Picture || clip.form == ClipForm::Pictures;
    const QString ending = picture                       ? QStringLiteral("png")
                           : clip.form == ClipForm::Text ? QStringLiteral("txt")
                                                         : QStringLiteral("thrum");
    const QString file =
        QFileDialog::getSaveFileName(this,
                                     tr("Save the clip"),
                                     QDir::home().filePath(tr("clip") + QLatin1Char('.') + ending),
                                     QStringLiteral("*.") + ending);
    if (file.isEmpty())
        return;
    const auto imageAt = [this](std::int64_t ms) { return this->imageAt(ms); };
    if (const auto why = writeClip(*m_document, clip, imageAt, file))
        emit said(*why);
    else
        emit said(tr("The clip is saved as %1.").arg(file));
}

QImage ReplayPage::imageAt(std::int64_t ms) {
    constexpr double kPixelRatio = 2.0;
    const app::ReplayMoment then = m_document->replay().at(ms);
    if (m_table == nullptr)
        return m_board->picture(m_document->scene(then, m_board->scene().shown), kPixelRatio);
    QImage image = m_table->image(then.over);
    m_table->show(m_moment.over, false);
    return image;
}

void ReplayPage::fitMoment() {
    // The view moves for a new play or a jump only, and only if it would not be in sight (UX-8.4).
    constexpr double kRoom = 3.0;
    QPolygonF men;
    for (const FigureDrawing& man : m_board->scene().figures)
        men << man.at;
    const QRectF needed = men.boundingRect().adjusted(-kRoom, 0.0, kRoom, 0.0);
    const QRectF seen = m_board->view().visibleField();
    const double line = m_moment.situation.ballX.value_or(field::kMiddle.x).yards();
    const bool lineSeen = line - 12.0 >= seen.left() && line + 12.0 <= seen.right();
    if (lineSeen &&
        (men.isEmpty() || (needed.left() >= seen.left() && needed.right() <= seen.right())))
        return;
    m_board->fitPlay(QPointF{men.isEmpty() ? line : needed.center().x(), field::kMiddle.y.yards()});
    const QRectF fitted = m_board->view().visibleField();
    if (!men.isEmpty() && (needed.left() < fitted.left() || needed.right() > fitted.right()))
        m_board->fitBoard();  // a kick's two lines stand too far apart
}

void ReplayPage::followBall() {
    if (!m_commands[Command::ReplayFollowBall]->isChecked())
        return;
    const BoardScene& scene = m_board->scene();
    if (const FigureDrawing* carrier = scene.carried())
        m_board->follow(carrier->at);
    else if (scene.ball)
        m_board->follow(*scene.ball);
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
    // from one play in the list to the next
    const bool late = m_player.position() - replay.timeOfPlay(*now) > kJustBegunMs;
    std::size_t to = *now;
    if (by > 0) {
        for (std::size_t play = *now + 1; play < replay.plays().size() && to == *now; ++play)
            if (m_side->lists(play))
                to = play;
    } else if (!late || !m_side->lists(*now)) {
        for (std::size_t play = *now; play-- > 0 && to == *now;)
            if (m_side->lists(play))
                to = play;
    }
    if (to == *now && (by > 0 || m_player.position() <= replay.timeOfPlay(*now)))
        emit said(by > 0 ? tr("No play in the list comes after this.")
                         : tr("No play in the list comes before this."));
    else
        goToPlay(to);
}

void ReplayPage::moveStep(bool forward) {
    const std::int64_t now = m_player.position();
    m_player.pause();
    std::int64_t before = 0;
    for (const app::ReplayStep& step : m_document->replay().steps()) {
        if (forward && step.endMs > now) {
            m_player.seek(step.endMs);
            return;
        }
        if (step.endMs < now)
            before = step.endMs;
    }
    if (!forward && now > 0)
        m_player.seek(before);
    else
        emit said(forward ? tr("Nothing more happens after this.")
                          : tr("Nothing happened before this."));
}

void ReplayPage::stepMark(bool forward, bool scoresOnly) {
    // Of a score one wants to see how it was made, not the board after it.
    constexpr std::int64_t kBeforeScoreMs = 1;
    std::optional<std::int64_t> to;
    for (const app::ReplayMark& mark : m_document->replay().marks()) {
        const bool wanted =
            scoresOnly ? mark.kind == app::MarkKind::Score
                       : mark.kind == app::MarkKind::Snap || m_bar->kinds().contains(mark.kind);
        if (!wanted)
            continue;
        const std::int64_t ms =
            mark.kind == app::MarkKind::Score ? mark.ms - kBeforeScoreMs : mark.ms;
        if (forward && ms > m_player.position()) {
            to = ms;
            break;
        }
        if (!forward && ms < m_player.position())
            to = ms;
    }
    m_player.pause();
    if (to)
        m_player.seek(*to);
    else
        emit said(forward ? tr("Nothing more happens after this.")
                          : tr("Nothing happened before this."));
}

void ReplayPage::setLoop(bool on) {
    m_player.setLoop(on ? std::optional{part()} : std::nullopt);
}

// A book that speaks of it has a game gone on with after its last play was shown (SCR-EX1).
std::optional<ReplayPage::Extension> ReplayPage::extension() const {
    const app::GameKind* kind = app::gameKind(m_summary.game);
    if (kind == nullptr || kind->extensionRefused == nullptr ||
        m_player.position() < m_player.length())
        return std::nullopt;
    const bool unfinished = m_summary.state == io::GameState::Unfinished;
    if (unfinished && !m_isKept)
        return std::nullopt;
    const RuleViolation refusal = kind->extensionRefused();
    return Extension{unfinished, QString::fromStdString(refusal.clause + ": " + refusal.text)};
}

void ReplayPage::extend() {
    m_player.pause();
    if (const auto asked = extension(); asked && asked->may) {
        emit continueAsked();
        return;
    }
    WhatIfOrigin from;
    if (m_moment.play) {
        from.from = m_document->playName(*m_moment.play);
        from.place = m_document->playPlace(*m_moment.play);
    }
    emit extendAsked(m_document->text(), m_document->linesBefore(m_moment), from);
}

void ReplayPage::keyPressEvent(QKeyEvent* event) {
    // The board leaves these two to whoever holds it.
    if (event->key() == Qt::Key_Escape)
        m_commands[Command::ReplayClose]->trigger();
    else if (event->key() == Qt::Key_Tab)
        m_bar->slider().setFocus(Qt::TabFocusReason);
    else if (event->key() == Qt::Key_Backtab)
        m_side->last().setFocus(Qt::BacktabFocusReason);
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
