#include "gui/game_room/new_game_page.hpp"

#include "gui/board/field_words.hpp"
#include "gui/game_room/seats_dialog.hpp"
#include "gui/games/game_face.hpp"
#include "gui/games/tap/house_rules_dialog.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/lock_label.hpp"
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
#include <QSlider>
#include <QSpinBox>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kCardCharacters = 130;
constexpr int kSamePace = -1;

template <class Entries>
void fill(QComboBox& box, const Entries& entries) {
    for (const auto& entry : entries)
        box.addItem(QString::fromStdString(entry.value.name),
                    QString::fromStdString(entry.value.id));
}

void choose(QComboBox& box, const QVariant& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}
}  // namespace

NewGamePage::NewGamePage(const app::Library& library, QWidget* parent)
    : QWidget{parent}, m_library{library} {
    setObjectName(QStringLiteral("newGame"));
    setAttribute(Qt::WA_StyledBackground);
    build(library);
    showSetup(MatchSetup{});
}

void NewGamePage::build(const app::Library& library) {
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

    auto* games = new QHBoxLayout;
    games->setSpacing(12);
    rows->addLayout(games);
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
    QFont title = m_game->font();
    title.setPointSizeF(title.pointSizeF() * 1.2);
    title.setBold(true);
    m_game->setFont(title);
    games->addWidget(m_game);
    m_about = new QLabel{card};
    m_about->setObjectName(QStringLiteral("aboutGame"));
    m_about->setWordWrap(true);
    m_about->setProperty("role", QStringLiteral("muted"));
    games->addWidget(m_about, 1);
    connect(
        m_game, &QComboBox::activated, this, [this] { setGame(m_game->currentData().toString()); });

    auto* modes = new QHBoxLayout;
    rows->addLayout(modes);
    m_mode = new ActionList{card};
    m_mode->showDigits(false);
    m_mode->setObjectName(QStringLiteral("modes"));
    m_mode->setHorizontal(true);
    modes->addWidget(m_mode);
    connect(
        m_mode, &ActionList::chosen, this, [this](int id) { setMode(static_cast<tap::Mode>(id)); });

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 2);
    rows->addLayout(grid);
    const auto label = [&](const QString& text, int row) {
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
        const int row = static_cast<int>(i);
        SideFields& side = m_sides.at(i);
        side.team = box(names.at(i) + QStringLiteral("Team"), tr("Team"));
        side.seat = new SeatBox{card};
        side.seat->box().setObjectName(names.at(i) + QStringLiteral("Seat"));
        side.coach = new QLineEdit{card};
        side.coach->setObjectName(names.at(i) + QStringLiteral("Coach"));
        side.coach->setPlaceholderText(tr("coach's name"));
        side.coach->setAccessibleName(tr("Name of the coach"));
        side.coach->setMaxLength(24);
        label(titles.at(i), row)->setBuddy(side.team);
        grid->addWidget(side.team, row, 1);
        grid->addWidget(side.seat, row, 2);
        grid->addWidget(side.coach, row, 3);
        connect(side.seat, &SeatBox::changed, this, &NewGamePage::refresh);
    }
    m_method = box(QStringLiteral("method"), tr("How the length of the game is counted"));
    m_method->addItem(tr("By plays"), static_cast<int>(tap::Method::Plays));
    m_method->addItem(tr("By the clock"), static_cast<int>(tap::Method::Clock));
    m_plays = new QSpinBox{card};
    m_plays->setObjectName(QStringLiteral("plays"));
    m_plays->setRange(1, 200);
    m_plays->setSuffix(tr(" plays a half"));
    m_plays->setAccessibleName(tr("Plays a half"));
    m_minutes = new QSpinBox{card};
    m_minutes->setObjectName(QStringLiteral("minutes"));
    m_minutes->setRange(1, 90);
    m_minutes->setSuffix(tr(" minutes a half"));
    m_minutes->setAccessibleName(tr("Minutes a half"));
    m_clocks = new QCheckBox{tr("Clocks between plays"), card};
    m_clocks->setObjectName(QStringLiteral("betweenPlays"));
    m_clocks->setToolTip(tr("Line-up clocks run and delay of game may be called (TAP-GL-4)"));
    auto* length = label(tr("Length"), 2);
    length->setBuddy(m_method);
    grid->addWidget(m_method, 2, 1);
    grid->addWidget(m_plays, 2, 2);
    grid->addWidget(m_minutes, 2, 2);
    grid->addWidget(m_clocks, 6, 1, 1, 3);
    connect(m_method, &QComboBox::currentIndexChanged, this, &NewGamePage::refresh);

    m_pace = box(QStringLiteral("pace"), tr("How long a coach may think before he has to decide"));
    m_pace->setMinimumContentsLength(9);
    for (const auto& [text, percent] : {std::pair{tr("As printed"), 100},
                                        std::pair{tr("One and a half times"), 150},
                                        std::pair{tr("Twice"), 200},
                                        std::pair{tr("No limit"), 0}})
        m_pace->addItem(text, percent);
    auto* pace = label(tr("Time to decide"), 3);
    pace->setBuddy(m_pace);
    grid->addWidget(m_pace, 3, 1);
    // a handicap: the visiting coach has more or less of it than the home coach
    m_visitorPace = box(QStringLiteral("visitorPace"),
                        tr("How long the visiting coach may think, where it is not the same"));
    m_visitorPace->addItem(tr("The same"), kSamePace);
    for (int i = 0; i < m_pace->count(); ++i)
        m_visitorPace->addItem(m_pace->itemText(i), m_pace->itemData(i));
    auto* visitorPace = label(tr("Visitors' time"), 9);
    visitorPace->setBuddy(m_visitorPace);
    grid->addWidget(m_visitorPace, 9, 1);
    m_house = new QPushButton{card};
    m_house->setObjectName(QStringLiteral("houseRulesButton"));
    grid->addWidget(m_house, 3, 2, 1, 2);
    connect(m_house, &QPushButton::clicked, this, &NewGamePage::askHouseRules);
    m_dice = new QCheckBox{tr("We throw real dice and type them in"), card};
    m_dice->setObjectName(QStringLiteral("realDice"));
    grid->addWidget(m_dice, 7, 1, 1, 3);
    m_fair = new QCheckBox{tr("A chart calls the plays of both sides, covered"), card};
    m_fair->setObjectName(QStringLiteral("fairCaller"));
    m_fair->setToolTip(
        tr("For one who coaches both sides: neither call knows the other, and the offense's is "
           "shown when the defense stands"));
    grid->addWidget(m_fair, 8, 1, 1, 3);

    m_board = box(QStringLiteral("gameBoard"), tr("Board"));
    fill(*m_board, library.boards());
    m_speed = new QSlider{Qt::Horizontal, card};
    m_speed->setObjectName(QStringLiteral("gameSpeed"));
    m_speed->setRange(0, 100);
    m_speed->setPageStep(5);
    m_speed->setAccessibleName(tr("Board speed, in tenths"));
    m_speedText = new QLabel{card};
    connect(m_speed, &QSlider::valueChanged, this, [this](int tenths) {
        m_speedText->setText(tr("speed %1").arg(tenths / 10.0, 0, 'f', 1));
    });
    auto* boardLabel = label(tr("Board"), 4);
    boardLabel->setBuddy(m_board);
    grid->addWidget(m_board, 4, 1);
    grid->addWidget(m_speed, 4, 2);
    grid->addWidget(m_speedText, 4, 3);

    m_seed = new QLineEdit{card};
    m_seed->setObjectName(QStringLiteral("gameSeed"));
    m_seed->setPlaceholderText(tr("a new one"));
    m_seed->setMaxLength(9);
    m_seed->setToolTip(
        tr("The luck of the whole game; the same seed and the same decisions give "
           "the same game"));
    label(tr("Seed"), 5)->setBuddy(m_seed);
    grid->addWidget(m_seed, 5, 1);
    auto* frozen = new QLabel{tr("All of this is fixed for the game once it has started."), card};
    frozen->setProperty("role", QStringLiteral("muted"));
    auto* lock = new LockLabel{card};
    lock->setObjectName(QStringLiteral("frozenLock"));
    auto* note = new QHBoxLayout;
    note->addWidget(lock);
    note->addWidget(frozen, 1);
    grid->addLayout(note, 5, 2, 1, 2);

    m_tapFields = {length,
                   m_method,
                   m_clocks,
                   pace,
                   m_pace,
                   visitorPace,
                   m_visitorPace,
                   m_house,
                   m_fair,
                   boardLabel,
                   m_board,
                   m_speed,
                   m_speedText};
    m_formPlace = new QVBoxLayout;
    rows->addLayout(m_formPlace);

    m_levels = new QLabel{tr("Computer 1 plays by football sense and at once. 2 to 5 try 6, 10, 32 "
                             "or 100 plays on boards of their own before they decide: stronger, "
                             "and slower."),
                          card};
    m_levels->setObjectName(QStringLiteral("levels"));
    m_levels->setProperty("role", QStringLiteral("muted"));
    m_levels->setWordWrap(true);
    rows->addWidget(m_levels);
    m_problem = new QLabel{card};
    m_problem->setObjectName(QStringLiteral("newGameProblem"));
    m_problem->setWordWrap(true);
    m_problem->setProperty("role", QStringLiteral("bad"));
    rows->addWidget(m_problem);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    m_cancel = new QPushButton{tr("Cancel"), card};
    m_cancel->setObjectName(QStringLiteral("cancelGame"));
    m_start = new QPushButton{tr("Start the game"), card};
    m_start->setObjectName(QStringLiteral("mainButton"));
    m_start->setMinimumWidth(220);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_start);
    rows->addLayout(buttons);
    connect(m_start, &QPushButton::clicked, this, &NewGamePage::start);
    connect(m_cancel, &QPushButton::clicked, this, &NewGamePage::cancelled);
    m_problem->hide();
    fitText();
}

bool NewGamePage::isTap() const {
    return m_setup.game == QLatin1String{games::Tap::kId};
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
    const bool alone = m_setup.mode == tap::Mode::Solitaire;
    const app::GameKind* kind = app::gameKind(m_setup.game.toStdString());
    for (std::size_t i = 0; i < 2; ++i)
        m_sides.at(i).seat->offer(alone    ? tr("me")
                                  : i == 0 ? tr("a coach here")
                                           : tr("second coach here"),
                                  kind != nullptr ? kind->highestLevel : 1);
}

void NewGamePage::setMode(tap::Mode mode) {
    // between the plays a tournament's clocks run unless its coaches switch them off (TAP-MD-11)
    if (mode == tap::Mode::Tournament && m_setup.mode != mode)
        m_clocks->setChecked(true);
    m_setup.mode = mode;
    fillSeats();
    refresh();
}

void NewGamePage::showSetup(const MatchSetup& setup) {
    m_setup = setup;
    if (faceOf(m_setup.game.toStdString()) == nullptr)
        m_setup.game = QString::fromUtf8(games::Tap::kId.data(), games::Tap::kId.size());
    choose(*m_game, m_setup.game);
    const GameFace* face = faceOf(m_setup.game.toStdString());
    m_about->setText(face->about != nullptr ? face->about() : QString{});
    delete std::exchange(m_form, nullptr);
    if (face->makeForm != nullptr) {
        m_form = face->makeForm(m_card);
        m_formPlace->addWidget(m_form);
        m_form->showAsked(m_setup.options, m_setup.houseRules);
    }
    fillTeams();
    fillSeats();
    for (std::size_t i = 0; i < 2; ++i) {
        SideFields& side = m_sides.at(i);
        if (setup.teams.at(i).isEmpty())
            side.team->setCurrentIndex(i == 0 ? 0 : side.team->count() - 1);
        else
            choose(*side.team, setup.teams.at(i));
        side.seat->setSeat(setup.seats.at(i));
        side.coach->setText(setup.coaches.at(i));
    }
    choose(*m_method, static_cast<int>(setup.method));
    m_plays->setValue(setup.playsPerHalf);
    m_minutes->setValue(setup.halfMinutes);
    m_clocks->setChecked(setup.betweenPlayClocks);
    choose(*m_pace, setup.clockScalePercent[0]);
    choose(*m_visitorPace,
           setup.clockScalePercent[0] == setup.clockScalePercent[1] ? kSamePace
                                                                    : setup.clockScalePercent[1]);
    m_pace->setEnabled(true);
    choose(*m_board, setup.board);
    m_speed->setValue(setup.speedTenths);
    m_speedText->setText(tr("speed %1").arg(setup.speedTenths / 10.0, 0, 'f', 1));
    m_dice->setChecked(setup.realDice);
    m_fair->setChecked(setup.fairCaller);
    m_seed->clear();
    showProblem({});
    refresh();
}

void NewGamePage::refresh() {
    const auto item = [this](tap::Mode mode, const QString& note) {
        return ActionItem{static_cast<int>(mode), modeText(mode), note, true, m_setup.mode == mode};
    };
    m_mode->setItems(
        {item(tap::Mode::Solitaire,
              tr("Alone or against a coach of the program; clocks only "
                 "guide, a play can be taken back.")),
         item(tap::Mode::Hotseat,
              tr("Two coaches on this screen, each with his own keys; clocks count.")),
         item(tap::Mode::Tournament, tr("Strict: equipment check, no help, nothing taken back."))});
    for (QWidget* field : m_tapFields)
        field->setVisible(isTap());
    const bool plays = m_method->currentData().toInt() == static_cast<int>(tap::Method::Plays);
    m_plays->setVisible(plays && isTap());
    m_minutes->setVisible(!plays && isTap());
    m_clocks->setEnabled(plays);
    // a tournament has the times of the book; what was chosen comes back with another mode
    const bool strict = m_setup.mode == tap::Mode::Tournament;
    if (strict && m_pace->isEnabled()) {
        m_paceKept = m_pace->currentIndex();
        choose(*m_pace, 100);
    } else if (!strict && !m_pace->isEnabled()) {
        m_pace->setCurrentIndex(m_paceKept);
    }
    m_pace->setEnabled(!strict);
    m_visitorPace->setEnabled(!strict);
    m_fair->setEnabled(m_setup.mode == tap::Mode::Solitaire && m_sides[0].seat->isPerson() &&
                       m_sides[1].seat->isPerson());
    bool computer = false;
    for (SideFields& side : m_sides) {
        side.coach->setEnabled(side.seat->isPerson());
        computer = computer || side.seat->seat().startsWith(QStringLiteral("computer:"));
    }
    m_levels->setVisible(computer && isTap());
    if (!isTap())
        return;
    const QStringList house = houseRuleWords({}, m_setup.houseRules);
    m_house->setText(house.isEmpty()
                         ? tr("Rules as in the book…")
                         : tr("House rules: %n differ…", nullptr, static_cast<int>(house.size())));
    m_house->setToolTip(house.isEmpty() ? tr("Change numbers of the rule book for your games")
                                        : house.join(QLatin1Char('\n')));
    m_house->setAccessibleDescription(m_house->toolTip());
}

void NewGamePage::askHouseRules() {
    auto* dialog = new HouseRulesDialog{{}, m_setup.houseRules, this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_setup.houseRules = dialog->overrides();
        refresh();
    });
    dialog->open();
}

MatchSetup NewGamePage::setup() const {
    MatchSetup setup = m_setup;
    for (std::size_t i = 0; i < 2; ++i) {
        const SideFields& side = m_sides.at(i);
        setup.teams.at(i) = side.team->currentData().toString();
        setup.seats.at(i) = side.seat->seat();
        setup.coaches.at(i) = side.coach->text().trimmed();
    }
    setup.method = static_cast<tap::Method>(m_method->currentData().toInt());
    setup.playsPerHalf = m_plays->value();
    setup.halfMinutes = m_minutes->value();
    setup.betweenPlayClocks = m_clocks->isChecked();
    const int pace = m_pace->currentData().toInt();
    const int visitors = m_visitorPace->currentData().toInt();
    setup.clockScalePercent = {pace, visitors == kSamePace ? pace : visitors};
    setup.board = m_board->currentData().toString();
    setup.speedTenths = m_speed->value();
    setup.realDice = m_dice->isChecked();
    setup.game = m_game->currentData().toString();
    if (m_form != nullptr) {
        setup.options = m_form->options();
        setup.houseRules = m_form->overrides();
    }
    setup.fairCaller = m_fair->isEnabled() && m_fair->isChecked();
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

// The three ways to play stand side by side where their words have room.
void NewGamePage::fitModes() {
    constexpr int kSideBySide = 80;  // characters
    m_mode->setHorizontal(width() >= kSideBySide * fontMetrics().averageCharWidth());
}

void NewGamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitModes();
}

void NewGamePage::fitText() {
    fitModes();
    m_card->setMaximumWidth(kCardCharacters * fontMetrics().averageCharWidth());
}

void NewGamePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_card != nullptr)
        fitText();
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
