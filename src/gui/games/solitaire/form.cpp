#include "gui/games/solitaire/form.hpp"

#include "gui/games/solitaire/words.hpp"

#include <thrum/rules/solitaire/rules_data.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>

namespace thrum::gui::sol {

namespace {
constexpr int kUsualSpeed = 50;

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
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, labelWidth(*this));
    grid->setColumnStretch(1, 1);
    const auto row = [&](const QString& text, QWidget* field, const char* name) {
        field->setObjectName(QLatin1String{name});
        field->setAccessibleName(text);
        field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        auto* label = new QLabel{text, this};
        label->setBuddy(field);
        const int line = grid->rowCount();
        grid->addWidget(label, line, 0);
        grid->addWidget(field, line, 1, Qt::AlignLeft);
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
    m_speed = new QSpinBox{this};
    m_speed->setRange(10, 100);
    m_speed->setSingleStep(5);
    m_speed->setValue(kUsualSpeed);
    m_speed->setToolTip(tr("How hard the board shakes, in tenths"));
    row(tr("Board speed"), m_speed, "boardSpeed");
    m_hand = new QComboBox{this};
    for (const auto level : {solitaire::CoachLevel::Rookie,
                             solitaire::CoachLevel::Regular,
                             solitaire::CoachLevel::Star})
        m_hand->addItem(levelText(level), wordOf(level));
    m_hand->setCurrentIndex(1);
    m_hand->setToolTip(tr("How well a computer throws and kicks (SOL-AI-2)"));
    row(tr("Computer's hand"), m_hand, "computerHand");
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
        grid->addWidget(box, grid->rowCount(), 1);
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
}

std::string SolForm::options() const {
    QJsonObject object;
    if (m_plays->value() != solitaire::RulesData{}.timing.playsPerQuarter)
        object.insert(QStringLiteral("plays_per_quarter"), m_plays->value());
    const QString hand = m_hand->currentData().toString();
    object.insert(QStringLiteral("levels"), QJsonArray{hand, hand});
    if (m_speed->value() != kUsualSpeed)
        object.insert(QStringLiteral("speed"), m_speed->value() / 10.0);
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
    m_speed->setValue(static_cast<int>(
        own.value(QStringLiteral("speed")).toDouble(kUsualSpeed / 10.0) * 10.0 + 0.5));
    const QJsonArray levels = own.value(QStringLiteral("levels")).toArray();
    const int hand = levels.isEmpty() ? -1 : m_hand->findData(levels.at(0).toString());
    m_hand->setCurrentIndex(hand < 0 ? 1 : hand);
    m_stops->setValue(rules.value(QStringLiteral("stops.maxPerPlay")).toInt(book.stops.maxPerPlay));
    m_toss->setCurrentIndex(
        std::max(0, m_toss->findData(rules.value(QStringLiteral("toss.mode")).toString())));
    m_kicked->setChecked(rules.value(QStringLiteral("kickoff.mode")).toString() ==
                         QStringLiteral("kicked"));
    m_simpleGoals->setChecked(rules.value(QStringLiteral("fieldGoal.simple")).toBool());
    m_overtime->setChecked(rules.value(QStringLiteral("overtime.enabled")).toBool(true));
    m_winner->setChecked(rules.value(QStringLiteral("match.kind")).toString() ==
                         QStringLiteral("elimination"));
    m_assist->setChecked(rules.value(QStringLiteral("ui.assist")).toBool());
    m_noise->setChecked(rules.value(QStringLiteral("ttqb.noise")).toBool(true));
}

}  // namespace thrum::gui::sol
