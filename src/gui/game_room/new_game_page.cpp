#include "gui/game_room/new_game_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/game_room/seats_dialog.hpp"
#include "gui/games/game_face.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/lock_label.hpp"
#include "gui/widgets/tab_order.hpp"
#include "gui/widgets/titled_page.hpp"

#include <thrum/app/game_kinds.hpp>

#include <algorithm>
#include <utility>

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kCardCharacters = 130;
constexpr int kRowsOfSide = 3;  // where his team, seat and name stand below each other

void choose(QComboBox& box, const QVariant& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}
}  // namespace

NewGamePage::NewGamePage(const app::Library& library, QWidget* parent)
    : QWidget{parent}, m_library{library} {
    setObjectName(QStringLiteral("newGame"));
    setAttribute(Qt::WA_StyledBackground);
    build();
    showSetup(MatchSetup{});
}

void NewGamePage::build() {
    QVBoxLayout* column = titledColumn(this, tr("New game"));
    auto* card = new QWidget{this};
    card->setObjectName(QStringLiteral("card"));
    card->setAttribute(Qt::WA_StyledBackground);
    m_card = card;
    column->addWidget(card);
    column->addStretch(1);
    auto* rows = new QVBoxLayout{card};
    rows->setContentsMargins(22, 18, 22, 18);
    rows->setSpacing(14);

    m_gameRow = new QHBoxLayout;
    m_gameRow->setSpacing(12);
    rows->addLayout(m_gameRow);
    m_game = new QComboBox{card};
    m_game->setObjectName(QStringLiteral("whichGame"));
    m_game->setAccessibleName(tr("Which game"));
    for (const GameFace& face : gameFaces()) {
        const app::GameKind* kind = app::gameKind(face.id);
        const auto text = [](std::string_view of) {
            return QString::fromUtf8(of.data(), static_cast<qsizetype>(of.size()));
        };
        m_game->addItem(text(kind->title), text(face.id));
    }
    m_game->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_gameRow->addWidget(m_game);
    m_about = new QLabel{card};
    m_about->setObjectName(QStringLiteral("aboutGame"));
    m_about->setWordWrap(true);
    m_about->setProperty("role", QStringLiteral("muted"));
    m_gameRow->addWidget(m_about, 1);
    connect(
        m_game, &QComboBox::activated, this, [this] { setGame(m_game->currentData().toString()); });

    auto* modes = new QHBoxLayout;
    rows->addLayout(modes);
    m_mode = new ActionList{card};
    m_mode->showDigits(false);
    m_mode->setObjectName(QStringLiteral("modes"));
    m_mode->setHorizontal(true);
    modes->addWidget(m_mode);
    connect(m_mode, &ActionList::chosen, this, [this](int id) { setMode(static_cast<Mode>(id)); });

    const auto gridBelow = [rows] {
        auto* made = new QGridLayout;
        made->setHorizontalSpacing(12);
        made->setVerticalSpacing(10);
        made->setColumnStretch(1, 3);
        made->setColumnStretch(2, 2);
        made->setColumnStretch(3, 2);
        rows->addLayout(made);
        return made;
    };
    m_people = gridBelow();
    const auto label = [card](const QString& text, QGridLayout* grid, int row) {
        auto* made = new QLabel{text, card};
        grid->addWidget(made, row, 0);
        return made;
    };
    const auto box = [card](const QString& name, const QString& tip) {
        auto* made = new QComboBox{card};
        made->setObjectName(name);
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(9);
        return made;
    };
    const std::array names = {QStringLiteral("home"), QStringLiteral("visitor")};
    const std::array titles = {tr("Home"), tr("Visitors")};
    for (std::size_t i = 0; i < 2; ++i) {
        SideFields& side = m_sides.at(i);
        side.team = box(names.at(i) + QStringLiteral("Team"), tr("Team"));
        side.seat = new SeatBox{card};
        side.seat->box().setObjectName(names.at(i) + QStringLiteral("Seat"));
        side.coach = new QLineEdit{card};
        side.coach->setObjectName(names.at(i) + QStringLiteral("Coach"));
        side.coach->setPlaceholderText(tr("coach's name"));
        side.coach->setAccessibleName(tr("Name of the coach"));
        side.coach->setMaxLength(24);
        label(titles.at(i), m_people, kRowsOfSide * static_cast<int>(i))->setBuddy(side.team);
        connect(side.seat, &SeatBox::changed, this, &NewGamePage::refresh);
    }
    m_formPlace = new QVBoxLayout;
    rows->addLayout(m_formPlace);

    QGridLayout* luck = gridBelow();
    m_seed = new QLineEdit{card};
    m_seed->setObjectName(QStringLiteral("gameSeed"));
    m_seed->setPlaceholderText(tr("a new one"));
    m_seed->setMaxLength(9);
    m_seed->setToolTip(
        tr("The luck of the whole game; the same seed and the same decisions give "
           "the same game"));
    label(tr("Seed"), luck, 0)->setBuddy(m_seed);
    luck->addWidget(m_seed, 0, 1);
    auto* frozen = new QLabel{tr("All of this is fixed for the game once it has started."), card};
    frozen->setProperty("role", QStringLiteral("muted"));
    frozen->setWordWrap(true);
    auto* lock = new LockLabel{card};
    lock->setObjectName(QStringLiteral("frozenLock"));
    auto* note = new QHBoxLayout;
    note->addWidget(lock);
    note->addSpacing(6);
    note->addWidget(frozen, 1);
    luck->addLayout(note, 0, 2, 1, 2);
    m_dice = new QCheckBox{tr("We throw real dice and type them in"), card};
    m_dice->setObjectName(QStringLiteral("realDice"));
    luck->addWidget(m_dice, 1, 1, 1, 3);

    m_columns = {m_people, luck};

    m_levels = new QLabel{card};
    m_levels->setObjectName(QStringLiteral("levels"));
    m_levels->setProperty("role", QStringLiteral("muted"));
    m_levels->setWordWrap(true);
    rows->addWidget(m_levels);
    buildFoot();
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::start);
    connect(m_cancel, &QPushButton::clicked, this, &NewGamePage::cancelled);
    m_problem->hide();
    fitText();
}

// Below what scrolls: whoever has chosen his game starts it, however much there is to read above.
void NewGamePage::buildFoot() {
    auto* foot = new QWidget{this};
    foot->setObjectName(QStringLiteral("home"));
    foot->setAttribute(Qt::WA_StyledBackground);
    // as far up as what scrolls leaves room above it
    m_area = findChild<QScrollArea*>();
    m_area->widget()->installEventFilter(this);
    auto* outer = qobject_cast<QVBoxLayout*>(layout());
    outer->setStretchFactor(m_area, 1000);
    outer->addWidget(foot);
    outer->addStretch(1);
    auto* across = new QHBoxLayout{foot};
    across->setContentsMargins(28, 8, 28, 14);
    m_foot = new QWidget{foot};
    across->addStretch(1);
    across->addWidget(m_foot, 20);
    across->addStretch(1);
    auto* rows = new QVBoxLayout{m_foot};
    rows->setContentsMargins(22, 0, 22, 0);
    m_problem = new QLabel{m_foot};
    m_problem->setObjectName(QStringLiteral("newGameProblem"));
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", QStringLiteral("bad"));
    rows->addWidget(m_problem);
    auto* buttons = new QHBoxLayout;
    m_waiting = new QLabel{m_foot};
    m_waiting->setObjectName(QStringLiteral("gameWaiting"));
    m_waiting->setProperty("role", QStringLiteral("muted"));
    m_waiting->setWordWrap(true);
    m_waiting->setTextFormat(Qt::PlainText);
    buttons->addWidget(m_waiting, 1);
    m_cancel = new QPushButton{tr("Cancel"), m_foot};
    m_cancel->setObjectName(QStringLiteral("cancelGame"));
    m_start = new QPushButton{tr("Start the game"), m_foot};
    m_start->setObjectName(QStringLiteral("mainButton"));
    m_start->setMinimumWidth(220);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_start);
    rows->addLayout(buttons);
}

void NewGamePage::showWaiting(const QString& game, bool kept) {
    const QString words = kept ? tr("%1: this game waits for you, and stays in the archive when "
                                    "another one is started.")
                               : tr("%1: this game waits for you. It is not recorded, and gone "
                                    "when another one is started.");
    m_waiting->setText(game.isEmpty() ? QString{} : words.arg(game));
    m_cancel->setText(game.isEmpty() ? tr("Cancel") : tr("Back to the game"));
}

// Another game has other teams, seats and rules of its own; who plays and how stays as it is.
void NewGamePage::setGame(const QString& id) {
    MatchSetup wanted = setup();
    if (id == m_setup.game)
        return;
    wanted.game = id;
    wanted.teams = {};
    wanted.options = "{}";
    wanted.houseRules = "{}";
    showSetup(wanted);
}

void NewGamePage::fillTeams() {
    const app::GameKind* kind = app::gameKind(m_setup.game.toStdString());
    if (kind == nullptr)
        return;
    const auto teams = kind->teams(m_library);
    for (SideFields& side : m_sides) {
        side.team->clear();
        for (const app::TeamChoice& team : teams)
            side.team->addItem(QString::fromStdString(team.name), QString::fromStdString(team.id));
    }
}

void NewGamePage::fillSeats() {
    const bool alone = m_setup.mode == Mode::Solitaire;
    const app::GameKind* kind = app::gameKind(m_setup.game.toStdString());
    for (std::size_t i = 0; i < 2; ++i)
        m_sides.at(i).seat->offer(
            alone    ? tr("me")
            : i == 0 ? tr("a coach here")
                     : tr("second coach here"),
            kind != nullptr ? kind->highestLevel : 1,
            kind != nullptr ? kind->manners() : std::span<const app::CoachManner>{});
}

void NewGamePage::setMode(Mode mode) {
    m_setup.mode = mode;
    fillSeats();
    refresh();
}

void NewGamePage::showSetup(const MatchSetup& setup) {
    m_setup = setup;
    if (faceOf(m_setup.game.toStdString()) == nullptr)
        m_setup.game.clear();
    const GameFace* face = faceOf(m_setup.game.toStdString());
    m_setup.game = QString::fromUtf8(face->id.data(), static_cast<qsizetype>(face->id.size()));
    choose(*m_game, m_setup.game);
    m_about->setText(face->about != nullptr ? face->about() : QString{});
    delete std::exchange(m_form, nullptr);
    if (face->makeForm != nullptr) {
        m_form = face->makeForm(m_library, m_card);
        m_formPlace->addWidget(m_form);
        m_form->showAsked(m_setup.options, m_setup.houseRules);
    }
    m_levels->setText(face->aboutLevels != nullptr ? face->aboutLevels() : QString{});
    fillTeams();
    fillSeats();
    for (std::size_t i = 0; i < 2; ++i) {
        SideFields& side = m_sides.at(i);
        const std::string_view usual = face->usualTeams.at(i);
        side.team->setCurrentIndex(i == 0 ? 0 : side.team->count() - 1);
        if (!setup.teams.at(i).isEmpty())
            choose(*side.team, setup.teams.at(i));
        else if (!usual.empty())
            choose(*side.team,
                   QString::fromUtf8(usual.data(), static_cast<qsizetype>(usual.size())));
        side.seat->setSeat(setup.seats.at(i));
        side.coach->setText(setup.coaches.at(i));
    }
    m_dice->setChecked(setup.realDice);
    m_seed->clear();
    showProblem({});
    refresh();
}

void NewGamePage::refresh() {
    const auto item = [this](Mode mode, const QString& note) {
        return ActionItem{static_cast<int>(mode), modeText(mode), note, true, m_setup.mode == mode};
    };
    const app::GameKind* kind = app::gameKind(m_setup.game.toStdString());
    const bool board = kind == nullptr || kind->hasBoard;
    const bool takesBack = kind == nullptr || kind->takesBack;
    m_mode->setItems(
        {item(Mode::Solitaire,
              board       ? tr("Alone or against a coach of the program; clocks only "
                               "guide, a play can be taken back.")
              : takesBack ? tr("Alone or against a coach of the program; a decision can be taken "
                               "back.")
                          : tr("Alone or against a coach of the program; nothing is taken "
                               "back.")),
         item(Mode::Hotseat,
              board ? tr("Two coaches on this screen, each with his own keys; clocks count.")
                    : tr("Two coaches on this screen; what is secret stays covered.")),
         item(Mode::Tournament,
              board ? tr("Strict: equipment check, no help, nothing taken back.")
                    : tr("Strict: no help, nothing taken back."))});
    if (m_form != nullptr)
        m_form->showTable(m_setup.mode, m_sides[0].seat->isPerson() && m_sides[1].seat->isPerson());
    bool computer = false;
    for (SideFields& side : m_sides) {
        side.coach->setEnabled(side.seat->isPerson());
        const bool hasRoom = !side.seat->tellsMore();
        if (side.coach->isHidden() == hasRoom) {
            side.coach->setVisible(hasRoom);
            if (m_narrow)
                placePeople(*m_narrow);
        }
        computer = computer || side.seat->seat().startsWith(QStringLiteral("computer:"));
    }
    m_levels->setVisible(computer && !m_levels->text().isEmpty());
}

MatchSetup NewGamePage::setup() const {
    MatchSetup setup = m_setup;
    for (std::size_t i = 0; i < 2; ++i) {
        const SideFields& side = m_sides.at(i);
        setup.teams.at(i) = side.team->currentData().toString();
        setup.seats.at(i) = side.seat->seat();
        setup.coaches.at(i) = side.coach->text().trimmed();
    }
    setup.realDice = m_dice->isChecked();
    setup.game = m_game->currentData().toString();
    if (m_form != nullptr) {
        setup.options = m_form->options();
        setup.houseRules = m_form->overrides();
    }
    quint32 seed = 0;
    if (!m_seed->text().isEmpty() && readSeed(m_seed->text(), seed))
        setup.seed = seed;
    else
        setup.seed = QRandomGenerator::system()->generate();
    return setup;
}

void NewGamePage::showProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void NewGamePage::start() {
    quint32 seed = 0;
    if (!m_seed->text().isEmpty() && !readSeed(m_seed->text(), seed)) {
        showProblem(tr("A seed is up to eight digits 0 to 9 and A to F."));
        m_seed->setFocus();
        return;
    }
    showProblem({});
    emit startAsked(setup());
}

// The three ways to play, and what is said of a coach, stand side by side where their words have
// room.
void NewGamePage::fitModes() {
    constexpr int kSideBySide = 80;  // characters
    const bool narrow = width() < kSideBySide * fontMetrics().averageCharWidth();
    m_mode->setHorizontal(!narrow);
    m_gameRow->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (m_narrow != narrow)
        placePeople(narrow);
    m_narrow = narrow;
}

void NewGamePage::placePeople(bool narrow) {
    for (std::size_t i = 0; i < 2; ++i) {
        const int row = kRowsOfSide * static_cast<int>(i);
        const SideFields& side = m_sides.at(i);
        for (QWidget* field : {static_cast<QWidget*>(side.team),
                               static_cast<QWidget*>(side.seat),
                               static_cast<QWidget*>(side.coach)})
            m_people->removeWidget(field);
        if (narrow) {
            m_people->addWidget(side.team, row, 1, 1, 3);
            m_people->addWidget(side.seat, row + 1, 1, 1, 3);
            m_people->addWidget(side.coach, row + 2, 1, 1, 3);
        } else {
            m_people->addWidget(side.team, row, 1);
            // a computer has no name to be typed in: how he likes to play takes that place
            m_people->addWidget(side.seat, row, 2, 1, side.seat->tellsMore() ? 2 : 1);
            if (!side.seat->tellsMore())
                m_people->addWidget(side.coach, row, 3);
        }
    }
}

void NewGamePage::fitFoot() {
    const QWidget& room = *m_area->widget();
    const int needed = room.layout()->hasHeightForWidth() ? room.heightForWidth(room.width())
                                                          : room.sizeHint().height();
    m_area->setMaximumHeight(needed + 2 * m_area->frameWidth());
}

bool NewGamePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        fitFoot();
    return QWidget::eventFilter(watched, event);
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitModes();
    fitFoot();
}

void NewGamePage::fitText() {
    QFont title = font();
    title.setPointSizeF(title.pointSizeF() * 1.2);
    title.setBold(true);
    m_game->setFont(title);
    fitModes();
    for (QWidget* part : {m_card, m_foot})
        part->setMaximumWidth(kCardCharacters * fontMetrics().averageCharWidth());
    for (QGridLayout* grid : m_columns)
        grid->setColumnMinimumWidth(0, GameForm::labelWidth(*this));
}

void NewGamePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange || m_card == nullptr)
        return;
    fitText();
    // a new style sheet gives fields the font back that they had before
    QTimer::singleShot(0, this, [this] { fitText(); });
}

void NewGamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitText();
}

// Fields of a game are made when it is chosen, after those below them, and lie in one column or
// two.
bool NewGamePage::focusNextPrevChild(bool next) {
    if (!focusAsRead(*this, next))
        return QWidget::focusNextPrevChild(next);
    QWidget* now = window()->focusWidget();
    if (m_area->isAncestorOf(now))
        m_area->ensureWidgetVisible(now);
    return true;
}

void NewGamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        start();
    else if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
