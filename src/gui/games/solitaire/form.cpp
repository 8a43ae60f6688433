#include "gui/games/solitaire/form.hpp"

#include "gui/games/solitaire/bar_pace.hpp"
#include "gui/games/solitaire/words.hpp"

#include <thrum/rules/solitaire/rules_data.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QResizeEvent>
#include <QSpinBox>

namespace thrum::gui::sol {

namespace {
constexpr double kUsualSpeed = 5.0;
constexpr int kRows = 7;
constexpr QLatin1String kPowerPeriod{"ui.powerPeriodS"};
constexpr QLatin1String kReleasePeriod{"ui.releasePeriodS"};

std::string textOf(const QJsonObject& object) {
    return QJsonDocument{object}.toJson(QJsonDocument::Compact).toStdString();
}
QJsonObject objectIn(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}
QString wordOf(solitaire::CoachLevel level) {
    const auto word = nameOf(level);
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}
}  // namespace

SolForm::SolForm(QWidget* parent) : GameForm{parent} {
    setObjectName(QStringLiteral("solitaireForm"));
    const solitaire::RulesData book;
    m_grid = new QGridLayout{this};
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(8);
    // the columns of the teams above
    m_grid->setColumnStretch(1, 3);
    m_grid->setColumnStretch(2, 2);
    m_grid->setColumnStretch(3, 2);
    int line = 0;
    const auto row = [&](const QString& text, QWidget* field, const char* name) {
        field->setObjectName(QLatin1String{name});
        field->setAccessibleName(text);
        auto* label = new QLabel{text, this};
        label->setBuddy(field);
        m_grid->addWidget(label, line, 0);
        m_grid->addWidget(field, line++, 1);
    };
    m_plays = new QSpinBox{this};
    m_plays->setRange(book.timing.playsMin, book.timing.playsMax);
    m_plays->setValue(book.timing.playsPerQuarter);
    row(tr("Plays a quarter"), m_plays, "playsPerQuarter");
    m_stops = new QSpinBox{this};
    m_stops->setRange(0, 9);
    m_stops->setSpecialValueText(tr("as many as he likes"));
    m_stops->setValue(book.stops.maxPerPlay);
    m_stops->setToolTip(
        tr("How often the coach with the ball may stop a running play (SOL-CTL-3)"));
    row(tr("Stops a play"), m_stops, "stops");
    m_speed = new QDoubleSpinBox{this};
    m_speed->setDecimals(1);
    m_speed->setRange(1.0, 10.0);
    m_speed->setSingleStep(0.5);
    m_speed->setValue(kUsualSpeed);
    m_speed->setToolTip(tr("How hard the board shakes"));
    row(tr("Board speed"), m_speed, "boardSpeed");
    m_hand = new QComboBox{this};
    m_hand->addItem(tr("As its level has it"), QString{});
    for (const auto level : {solitaire::CoachLevel::Rookie,
                             solitaire::CoachLevel::Regular,
                             solitaire::CoachLevel::Star})
        m_hand->addItem(levelText(level), wordOf(level));
    m_hand->setToolTip(
        tr("How well a computer throws and kicks (SOL-AI-2). Its level has a rookie's hand at 1, a "
           "regular's at 2 and 3, a star's at 4 and 5."));
    row(tr("Computer aims"), m_hand, "computerHand");
    m_bars = new QComboBox{this};
    fillPaces(*m_bars);
    showPace(*m_bars, kUsualPace);
    row(tr("Bars of a shot"), m_bars, "barPace");
    m_toss = new QComboBox{this};
    m_toss->addItem(tr("The coin says who receives"), QStringLiteral("map"));
    m_toss->addItem(tr("The visitors call it"), QStringLiteral("call"));
    m_toss->addItem(tr("None: the visitors receive"), QStringLiteral("none"));
    row(tr("Toss"), m_toss, "toss");
    const auto check = [&](const char* name, const QString& text, const QString& tip, bool on) {
        auto* box = new QCheckBox{text, this};
        box->setObjectName(QLatin1String{name});
        box->setToolTip(tip);
        box->setChecked(on);
        m_checks.push_back(box);
        return box;
    };
    m_assist = check("assist",
                     tr("Shots by slider instead of timing"),
                     tr("The power is set, the release is perfect; each shot page can change it"),
                     false);
    m_noise = check("noise",
                    tr("Chance in every shot"),
                    tr("Off: a shot goes exactly where it was aimed (SOL-TT-3)"),
                    true);
    m_kicked = check("kicked",
                     tr("Kick-offs are kicked"),
                     tr("Else the returner starts on his goal line (SOL-KO-6)"),
                     false);
    m_simpleGoals = check(
        "simpleGoals", tr("Field goals without a rush"), tr("Only the kick (SOL-FG-7)"), false);
    m_overtime =
        check("overtime", tr("Overtime after a tie"), tr("As the book has it (SOL-OT-1)"), true);
    m_winner = check("elimination",
                     tr("There must be a winner"),
                     tr("Overtime goes on until somebody has won (SOL-OT-6)"),
                     false);
    arrange();
}

void SolForm::arrange() {
    constexpr int kSideBySide = 84;  // characters
    m_grid->setColumnMinimumWidth(0, labelWidth(*this));
    const bool narrow = width() < kSideBySide * fontMetrics().averageCharWidth();
    if (m_narrow == narrow)
        return;
    m_narrow = narrow;
    int line = narrow ? kRows : 0;
    for (QCheckBox* box : m_checks) {
        m_grid->removeWidget(box);
        m_grid->addWidget(box, line++, narrow ? 1 : 2, 1, narrow ? 3 : 2);
    }
}

void SolForm::resizeEvent(QResizeEvent* event) {
    GameForm::resizeEvent(event);
    arrange();
}

void SolForm::changeEvent(QEvent* event) {
    GameForm::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_grid != nullptr)
        arrange();
}

std::string SolForm::options() const {
    QJsonObject object;
    if (m_plays->value() != solitaire::RulesData{}.timing.playsPerQuarter)
        object.insert(QStringLiteral("plays_per_quarter"), m_plays->value());
    const QString hand = m_hand->currentData().toString();
    if (!hand.isEmpty())
        object.insert(
            QStringLiteral("levels"),
            QJsonObject{{QStringLiteral("home"), hand}, {QStringLiteral("visitor"), hand}});
    if (!qFuzzyCompare(m_speed->value(), kUsualSpeed))
        object.insert(QStringLiteral("speed"), m_speed->value());
    return textOf(object);
}

std::string SolForm::overrides() const {
    const solitaire::RulesData book;
    QJsonObject object;
    if (m_stops->value() != book.stops.maxPerPlay)
        object.insert(QStringLiteral("stops.maxPerPlay"), m_stops->value());
    if (m_toss->currentIndex() != 0)
        object.insert(QStringLiteral("toss.mode"), m_toss->currentData().toString());
    if (m_kicked->isChecked())
        object.insert(QStringLiteral("kickoff.mode"), QStringLiteral("kicked"));
    if (m_simpleGoals->isChecked())
        object.insert(QStringLiteral("fieldGoal.simple"), true);
    if (!m_overtime->isChecked())
        object.insert(QStringLiteral("overtime.enabled"), false);
    if (m_winner->isChecked())
        object.insert(QStringLiteral("match.kind"), QStringLiteral("elimination"));
    if (paceIn(*m_bars) != BarPace::Book) {
        const auto ui = atPace(book.ui, paceIn(*m_bars));
        object.insert(kPowerPeriod, ui.powerPeriodS);
        object.insert(kReleasePeriod, ui.releasePeriodS);
    }
    if (m_assist->isChecked())
        object.insert(QStringLiteral("ui.assist"), true);
    if (!m_noise->isChecked())
        object.insert(QStringLiteral("ttqb.noise"), false);
    return textOf(object);
}

void SolForm::showAsked(const std::string& options, const std::string& overrides) {
    const solitaire::RulesData book;
    const QJsonObject own = objectIn(options);
    const QJsonObject rules = objectIn(overrides);
    m_plays->setValue(
        own.value(QStringLiteral("plays_per_quarter")).toInt(book.timing.playsPerQuarter));
    m_speed->setValue(own.value(QStringLiteral("speed")).toDouble(kUsualSpeed));
    const QJsonObject levels = own.value(QStringLiteral("levels")).toObject();
    m_hand->setCurrentIndex(
        std::max(0, m_hand->findData(levels.value(QStringLiteral("home")).toString())));
    m_stops->setValue(rules.value(QStringLiteral("stops.maxPerPlay")).toInt(book.stops.maxPerPlay));
    m_toss->setCurrentIndex(
        std::max(0, m_toss->findData(rules.value(QStringLiteral("toss.mode")).toString())));
    m_kicked->setChecked(rules.value(QStringLiteral("kickoff.mode")).toString() ==
                         QStringLiteral("kicked"));
    m_simpleGoals->setChecked(rules.value(QStringLiteral("fieldGoal.simple")).toBool());
    m_overtime->setChecked(rules.value(QStringLiteral("overtime.enabled")).toBool(true));
    m_winner->setChecked(rules.value(QStringLiteral("match.kind")).toString() ==
                         QStringLiteral("elimination"));
    auto ui = book.ui;
    ui.powerPeriodS = rules.value(kPowerPeriod).toDouble(ui.powerPeriodS);
    ui.releasePeriodS = rules.value(kReleasePeriod).toDouble(ui.releasePeriodS);
    showPace(*m_bars, paceOf(ui));
    m_assist->setChecked(rules.value(QStringLiteral("ui.assist")).toBool());
    m_noise->setChecked(rules.value(QStringLiteral("ttqb.noise")).toBool(true));
}

}  // namespace thrum::gui::sol
