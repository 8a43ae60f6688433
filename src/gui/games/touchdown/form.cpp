#include "gui/games/touchdown/form.hpp"

#include <thrum/rules/touchdown/rules_data.hpp>

#include <QCheckBox>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>

namespace thrum::gui::tdm {

namespace {
std::string textOf(const QJsonObject& object) {
    return QJsonDocument{object}.toJson(QJsonDocument::Compact).toStdString();
}
QJsonObject objectOf(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}
}  // namespace

TouchdownForm::TouchdownForm(QWidget* parent) : GameForm{parent} {
    setObjectName(QStringLiteral("touchdownForm"));
    const touchdown::RulesData book;
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnMinimumWidth(0, labelWidth(*this));
    grid->setColumnStretch(1, 1);
    m_plays = new QSpinBox{this};
    m_plays->setObjectName(QStringLiteral("playsPerQuarter"));
    m_plays->setRange(1, 99);
    m_plays->setValue(book.playsPerQuarter);
    m_plays->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_plays->setAccessibleName(tr("Plays a quarter"));
    m_plays->setToolTip(
        tr("The book has %1 in each of %2 quarters").arg(book.playsPerQuarter).arg(book.quarters));
    auto* plays = new QLabel{tr("Plays a quarter"), this};
    plays->setBuddy(m_plays);
    grid->addWidget(plays, 0, 0);
    grid->addWidget(m_plays, 0, 1, Qt::AlignLeft);
    const auto check = [&](const char* name, const QString& text, const QString& tip) {
        auto* box = new QCheckBox{text, this};
        box->setObjectName(QLatin1String{name});
        box->setToolTip(tip);
        grid->addWidget(box, grid->rowCount(), 1);
        return box;
    };
    m_toss =
        check("homeFieldToss",
              tr("A coin says who is at home"),
              tr("Else the first team is. Who is at home may force a reroll in quarters 2 and 4"));
    m_overtime = check("suddenDeath",
                       tr("Overtime after a tie"),
                       tr("%1 more plays that end with the first score").arg(book.overtime.plays));
    m_auto = check("autoCancel",
                   tr("Results are canceled automatically"),
                   tr("The defense is not asked: what leaves the fewest yards goes"));
}

std::string TouchdownForm::options() const {
    QJsonObject object;
    if (m_auto->isChecked())
        object.insert(QStringLiteral("auto_cancel"), true);
    return textOf(object);
}

std::string TouchdownForm::overrides() const {
    QJsonObject object;
    if (m_plays->value() != touchdown::RulesData{}.playsPerQuarter)
        object.insert(QStringLiteral("playsPerQuarter"), m_plays->value());
    if (m_toss->isChecked())
        object.insert(QStringLiteral("homeField.method"), QStringLiteral("toss"));
    if (m_overtime->isChecked())
        object.insert(QStringLiteral("overtime.mode"), QStringLiteral("suddenDeath"));
    return textOf(object);
}

void TouchdownForm::showAsked(const std::string& options, const std::string& overrides) {
    const QJsonObject own = objectOf(options);
    const QJsonObject rules = objectOf(overrides);
    m_auto->setChecked(own.value(QStringLiteral("auto_cancel")).toBool());
    const int standard = touchdown::RulesData{}.playsPerQuarter;
    const int plays = rules.value(QStringLiteral("playsPerQuarter")).toInt(standard);
    m_plays->setValue(plays >= 1 && plays <= m_plays->maximum() ? plays : standard);
    m_toss->setChecked(rules.value(QStringLiteral("homeField.method")).toString() ==
                       QStringLiteral("toss"));
    m_overtime->setChecked(rules.value(QStringLiteral("overtime.mode")).toString() ==
                           QStringLiteral("suddenDeath"));
}

}  // namespace thrum::gui::tdm
