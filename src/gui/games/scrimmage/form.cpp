#include "gui/games/scrimmage/form.hpp"

#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/rules_data.hpp>

#include <QCheckBox>
#include <QGridLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QSpinBox>

namespace thrum::gui {

namespace {
const scrimmage::TurnRules kBook{};
constexpr const char* kModel = "tackle.model";

QJsonObject objectIn(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}
std::string textOf(const QJsonObject& object) {
    return QJsonDocument{object}.toJson(QJsonDocument::Compact).toStdString();
}
}  // namespace

ScrimmageForm::ScrimmageForm(QWidget* parent) : GameForm{parent} {
    setObjectName(QStringLiteral("scrimmageForm"));
    auto* grid = new QGridLayout{this};
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(10);
    grid->setColumnMinimumWidth(0, labelWidth(*this));
    grid->setColumnStretch(1, 1);
    const auto spin = [&](const QString& label, const QString& name, int value) {
        auto* box = new QSpinBox{this};
        box->setRange(kBook.limitFloor, kBook.limitCeiling);
        box->setValue(value);
        box->setObjectName(name);
        box->setAccessibleName(label);
        box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        box->setSuffix(tr(" squares a turn"));
        auto* named = new QLabel{label, this};
        named->setBuddy(box);
        const int row = grid->rowCount();
        grid->addWidget(named, row, 0);
        grid->addWidget(box, row, 1, Qt::AlignLeft);
        connect(box, &QSpinBox::valueChanged, this, &ScrimmageForm::check);
        return box;
    };
    m_low = spin(tr("At least"), QStringLiteral("limitLow"), kBook.limitLow);
    m_high = spin(tr("At most"), QStringLiteral("limitHigh"), kBook.limitHigh);
    m_flat = new QCheckBox{tr("Tackles without power, as in the older edition"), this};
    m_flat->setObjectName(QStringLiteral("flatTackles"));
    m_flat->setToolTip(tr("SCR-T9: every tackle is drawn with the same chances."));
    grid->addWidget(m_flat, grid->rowCount(), 1);
    m_problem = new QLabel{this};
    m_problem->setObjectName(QStringLiteral("limitProblem"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    grid->addWidget(m_problem, grid->rowCount(), 1);
}

// The rules refuse such limits; here it is said at once and in their words (E-SCR-LIM).
void ScrimmageForm::check() {
    const bool bad = m_low->value() > m_high->value();
    const RuleViolation refusal = scrimmage::violation(scrimmage::Fault::Limits);
    m_problem->setText(QString::fromStdString(refusal.clause + ": " + refusal.text));
    m_problem->setVisible(bad);
}

std::string ScrimmageForm::options() const {
    QJsonObject asked;
    const bool book = m_low->value() == kBook.limitLow && m_high->value() == kBook.limitHigh;
    if (!book)
        asked.insert(QStringLiteral("limits"), QJsonArray{m_low->value(), m_high->value()});
    return textOf(asked);
}

std::string ScrimmageForm::overrides() const {
    QJsonObject asked;
    if (m_flat->isChecked())
        asked.insert(QLatin1String{kModel}, QStringLiteral("flat"));
    return textOf(asked);
}

void ScrimmageForm::showAsked(const std::string& options, const std::string& overrides) {
    const QJsonValue limits = objectIn(options).value(QStringLiteral("limits"));
    int low = kBook.limitLow;
    int high = kBook.limitHigh;
    if (limits.isArray() && limits.toArray().size() == 2) {
        low = limits.toArray().at(0).toInt(low);
        high = limits.toArray().at(1).toInt(high);
    } else if (limits.isObject()) {
        low = limits.toObject().value(QStringLiteral("low")).toInt(low);
        high = limits.toObject().value(QStringLiteral("high")).toInt(high);
    }
    m_low->setValue(low);
    m_high->setValue(high);
    m_flat->setChecked(objectIn(overrides).value(QLatin1String{kModel}).toString() ==
                       QStringLiteral("flat"));
    check();
}

}  // namespace thrum::gui
