#include "gui/games/tap/form.hpp"

#include "gui/games/tap/house_rules.hpp"
#include "gui/games/tap/house_rules_dialog.hpp"
#include "gui/games/tap/setup.hpp"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

namespace thrum::gui {

namespace {
constexpr int kSamePace = -1;
/// Rows of the grid; the odd ones are for second fields that have no room beside the first.
enum Row { Length = 0, Pace = 2, Board = 4, Clocks = 6, Fair = 8 };

void chooseIn(QComboBox& box, const QVariant& data) {
    box.setCurrentIndex(std::max(0, box.findData(data)));
}
}  // namespace

TapForm::TapForm(const app::Library& library, QWidget* parent) : GameForm{parent} {
    setObjectName(QStringLiteral("tapForm"));
    build(library);
    refresh();
}

void TapForm::build(const app::Library& library) {
    auto* grid = m_grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnMinimumWidth(0, labelWidth(*this));
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->setColumnStretch(3, 2);
    const auto label = [&](const QString& text, Row row, QWidget* buddy) {
        auto* made = new QLabel{text, this};
        made->setBuddy(buddy);
        grid->addWidget(made, row, 0);
    };
    const auto box = [this](const char* name, const QString& tip) {
        auto* made = new QComboBox{this};
        made->setObjectName(QLatin1String{name});
        made->setToolTip(tip);
        made->setAccessibleName(tip);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(9);
        return made;
    };
    const auto check = [this](const char* name, const QString& text) {
        auto* made = new QCheckBox{text, this};
        made->setObjectName(QLatin1String{name});
        return made;
    };
    const auto spin =
        [this](const char* name, int most, const QString& suffix, const QString& spoken) {
            auto* made = new QSpinBox{this};
            made->setObjectName(QLatin1String{name});
            made->setRange(1, most);
            made->setSuffix(suffix);
            made->setAccessibleName(spoken);
            return made;
        };
    m_method = box("method", tr("How the length of the game is counted"));
    m_method->addItem(tr("By plays"), static_cast<int>(tap::Method::Plays));
    m_method->addItem(tr("By the clock"), static_cast<int>(tap::Method::Clock));
    label(tr("Length"), Length, m_method);
    m_plays = spin("plays", 200, tr(" plays a half"), tr("Plays a half"));
    m_minutes = spin("minutes", 90, tr(" minutes a half"), tr("Minutes a half"));
    connect(m_method, &QComboBox::currentIndexChanged, this, &TapForm::refresh);

    m_pace = box("pace", tr("How long a coach may think before he has to decide"));
    for (const auto& [text, percent] : {std::pair{tr("As printed"), 100},
                                        std::pair{tr("One and a half times"), 150},
                                        std::pair{tr("Twice"), 200},
                                        std::pair{tr("No limit"), 0}})
        m_pace->addItem(text, percent);
    label(tr("Time to decide"), Pace, m_pace);
    // a handicap: the visiting coach has more or less of it than the home coach
    m_visitorPace =
        box("visitorPace", tr("How long the visiting coach may think, where it is not the same"));
    m_visitorPace->addItem(tr("Visitors: the same"), kSamePace);
    for (int i = 0; i < m_pace->count(); ++i)
        m_visitorPace->addItem(tr("Visitors: %1").arg(m_pace->itemText(i).toLower()),
                               m_pace->itemData(i));
    m_house = new QPushButton{this};
    m_house->setObjectName(QStringLiteral("houseRulesButton"));
    connect(m_house, &QPushButton::clicked, this, &TapForm::askHouseRules);

    m_board = box("gameBoard", tr("Board"));
    for (const auto& entry : library.boards())
        m_board->addItem(QString::fromStdString(entry.value.name),
                         QString::fromStdString(entry.value.id));
    m_speed = new QSlider{Qt::Horizontal, this};
    m_speed->setObjectName(QStringLiteral("gameSpeed"));
    m_speed->setRange(0, 100);
    m_speed->setPageStep(5);
    m_speed->setAccessibleName(tr("Board speed, in tenths"));
    m_speedText = new QLabel{this};
    connect(m_speed, &QSlider::valueChanged, this, [this](int tenths) {
        m_speedText->setText(tr("speed %1").arg(tenths / 10.0, 0, 'f', 1));
    });
    label(tr("Board"), Board, m_board);

    m_clocks = check("betweenPlays", tr("Clocks between plays"));
    m_clocks->setToolTip(tr("Line-up clocks run and delay of game may be called (TAP-GL-4)"));
    m_fair = check("fairCaller", tr("A chart calls the plays of both sides, covered"));
    m_fair->setToolTip(
        tr("For one who coaches both sides: neither call knows the other, and the offense's is "
           "shown when the defense stands"));
    place();
}

// Two fields stand side by side where there is room for both.
void TapForm::place() {
    constexpr int kSideBySide = 74;  // characters
    const bool narrow = width() < kSideBySide * fontMetrics().averageCharWidth();
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    struct Pair {
        Row row;
        QWidget* first;
        QWidget* second;
        int columns;  ///< of the second
    };
    for (const Pair& pair : {Pair{Length, m_method, m_plays, 1},
                             Pair{Length, m_method, m_minutes, 1},
                             Pair{Pace, m_pace, m_visitorPace, 2},
                             Pair{Board, m_board, m_speed, 1},
                             Pair{Clocks, m_clocks, m_house, 2}}) {
        m_grid->removeWidget(pair.first);
        m_grid->removeWidget(pair.second);
        m_grid->addWidget(pair.first, pair.row, 1, 1, narrow ? 3 : 1);
        if (narrow)
            m_grid->addWidget(pair.second, pair.row + 1, 1, 1, pair.second == m_speed ? 2 : 3);
        else
            m_grid->addWidget(pair.second, pair.row, 2, 1, pair.columns);
    }
    m_grid->removeWidget(m_speedText);
    m_grid->addWidget(m_speedText, narrow ? Board + 1 : Board, 3);
    m_grid->removeWidget(m_fair);
    m_grid->addWidget(m_fair, Fair, 1, 1, 3);
}

QSize TapForm::minimumSizeHint() const {
    constexpr int kLeast = 48;  // characters
    QSize hint = GameForm::minimumSizeHint();
    hint.setWidth(std::min(hint.width(), kLeast * fontMetrics().averageCharWidth()));
    return hint;
}

void TapForm::resizeEvent(QResizeEvent* event) {
    GameForm::resizeEvent(event);
    place();
}

void TapForm::changeEvent(QEvent* event) {
    GameForm::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_grid != nullptr)
        place();
}

std::string TapForm::options() const {
    TapChoice choice;
    choice.method = static_cast<tap::Method>(m_method->currentData().toInt());
    choice.playsPerHalf = m_plays->value();
    choice.halfMinutes = m_minutes->value();
    choice.board = m_board->currentData().toString();
    choice.speedTenths = m_speed->value();
    choice.betweenPlayClocks = m_clocks->isChecked();
    const int pace = m_pace->currentData().toInt();
    const int visitors = m_visitorPace->currentData().toInt();
    choice.clockScalePercent = {pace, visitors == kSamePace ? pace : visitors};
    choice.fairCaller = m_fair->isEnabled() && m_fair->isChecked();
    return optionsText(choice);
}

void TapForm::showAsked(const std::string& options, const std::string& overrides) {
    const TapChoice choice = tapChoiceOf(options, overrides);
    m_houseRules = choice.houseRules;
    chooseIn(*m_method, static_cast<int>(choice.method));
    m_plays->setValue(choice.playsPerHalf);
    m_minutes->setValue(choice.halfMinutes);
    m_clocks->setChecked(choice.betweenPlayClocks);
    chooseIn(*m_pace, choice.clockScalePercent[0]);
    chooseIn(*m_visitorPace,
             choice.clockScalePercent[0] == choice.clockScalePercent[1]
                 ? kSamePace
                 : choice.clockScalePercent[1]);
    m_pace->setEnabled(true);
    chooseIn(*m_board, choice.board);
    m_speed->setValue(choice.speedTenths);
    m_speedText->setText(tr("speed %1").arg(choice.speedTenths / 10.0, 0, 'f', 1));
    m_fair->setChecked(choice.fairCaller);
    refresh();
}

void TapForm::showTable(Mode mode, bool onePersonForBoth) {
    // between the plays a tournament's clocks run unless its coaches switch them off (TAP-MD-11)
    if (mode == Mode::Tournament && m_mode != mode)
        m_clocks->setChecked(true);
    m_mode = mode;
    m_fair->setEnabled(mode == Mode::Solitaire && onePersonForBoth);
    refresh();
}

void TapForm::refresh() {
    const bool plays = m_method->currentData().toInt() == static_cast<int>(tap::Method::Plays);
    m_plays->setVisible(plays);
    m_minutes->setVisible(!plays);
    m_clocks->setEnabled(plays);
    // a tournament has the times of the book; what was chosen comes back with another mode
    const bool strict = m_mode == Mode::Tournament;
    if (strict && m_pace->isEnabled()) {
        m_paceKept = m_pace->currentIndex();
        chooseIn(*m_pace, 100);
    } else if (!strict && !m_pace->isEnabled()) {
        m_pace->setCurrentIndex(m_paceKept);
    }
    m_pace->setEnabled(!strict);
    m_visitorPace->setEnabled(!strict);
    const QStringList house = houseRuleWords({}, m_houseRules);
    m_house->setText(house.isEmpty()
                         ? tr("Rules as in the book…")
                         : tr("House rules: %n differ…", nullptr, static_cast<int>(house.size())));
    m_house->setToolTip(house.isEmpty() ? tr("Change numbers of the rule book for your games")
                                        : house.join(QLatin1Char('\n')));
    m_house->setAccessibleDescription(m_house->toolTip());
}

void TapForm::askHouseRules() {
    auto* dialog = new HouseRulesDialog{{}, m_houseRules, this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_houseRules = dialog->overrides();
        refresh();
    });
    dialog->open();
}

}  // namespace thrum::gui
