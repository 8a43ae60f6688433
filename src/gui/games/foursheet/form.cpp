#include "gui/games/foursheet/form.hpp"

#include "gui/games/foursheet/words.hpp"

#include <thrum/games/foursheet/files.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui::fss {

namespace {
constexpr int kBookQuarter = 900;

struct SwitchRow {
    const char* key;
    bool book;
    const char* text;
    const char* tip;
};
constexpr std::array kSwitches{
    SwitchRow{"keys.enabled",
              true,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Keys"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Token 6 may key a back (FSS-17)")},
    SwitchRow{"doubleTeam.enabled",
              true,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Double team"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form",
                                "The free safety may double a receiver (FSS-18)")},
    SwitchRow{
        "spy.enabled",
        true,
        QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Spy"),
        QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "A man may wait for the quarterback (FSS-19)")},
    SwitchRow{"manCombo.enabled",
              true,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Man and combo coverage"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Not zone alone (FSS-20)")},
    SwitchRow{"audible.enabled",
              false,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Audibles"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Another card at the line (FSS-22)")},
    SwitchRow{"injury.enabled",
              true,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Injuries"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Men may be hurt (FSS-24)")},
    SwitchRow{"fatigue.enabled",
              false,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Fatigue"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Who has the ball often tires (FSS-25)")},
    SwitchRow{
        "wind.enabled",
        false,
        QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Wind"),
        QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "It helps or hinders field goals (FSS-32)")},
    SwitchRow{"tries.twoPointAllowed",
              true,
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "Two-point tries"),
              QT_TRANSLATE_NOOP("thrum::gui::fss::Form", "After a touchdown (FSS-27)")}};

QJsonObject objectIn(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

std::string textOf(const QJsonObject& object) {
    return QJsonDocument{object}.toJson(QJsonDocument::Compact).toStdString();
}
}  // namespace

Form::Form(const app::Library& library, QWidget* parent) : GameForm{parent} {
    setObjectName(QStringLiteral("foursheetForm"));
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    m_rows = new QGridLayout;
    m_rows->setHorizontalSpacing(12);
    m_rows->setVerticalSpacing(10);
    m_rows->setColumnMinimumWidth(0, labelWidth(*this));
    m_rows->setColumnStretch(1, 1);
    rows->addLayout(m_rows);
    m_solo = new QCheckBox{tr("Charts defend for both sides (solo play)"), this};
    m_solo->setObjectName(QStringLiteral("solo"));
    m_solo->setToolTip(
        tr("Nobody sets a defense: the d12 of the roll chooses its scheme (FSS-34)"));
    m_rows->addWidget(m_solo, 0, 1);
    m_quarter = new QComboBox{this};
    m_quarter->setObjectName(QStringLiteral("quarterLength"));
    m_quarter->setAccessibleName(tr("Quarter"));
    for (const int minutes : {15, 10, 5, 3})
        m_quarter->addItem(minutes * 60 == kBookQuarter
                               ? tr("%1 minutes, as the book has it").arg(minutes)
                               : tr("%1 minutes").arg(minutes),
                           minutes * 60);
    auto* quarter = new QLabel{tr("Quarter"), this};
    quarter->setBuddy(m_quarter);
    m_rows->addWidget(quarter, 1, 0);
    m_rows->addWidget(m_quarter, 1, 1);
    addCards(library);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(6);
    int place = 0;
    for (const SwitchRow& row : kSwitches) {
        auto* box = new QCheckBox{tr(row.text), this};
        box->setObjectName(QString::fromLatin1(row.key));
        box->setToolTip(tr(row.tip));
        box->setAccessibleDescription(tr(row.tip));
        box->setChecked(row.book);
        grid->addWidget(box, place / 2, place % 2);
        ++place;
        m_switches.push_back({row.key, row.book, box});
    }
    const int last = m_rows->rowCount();
    m_rows->addWidget(new QLabel{tr("Rules"), this}, last, 0, Qt::AlignTop);
    m_rows->addLayout(grid, last, 1);
    rows->addStretch(1);
}

// One row a formation that the coach has made cards for.
void Form::addCards(const app::Library& library) {
    const auto own = app::FoursheetFiles::ownDecks(library);
    if (own.empty())
        return;
    for (const auto& formation : namesOf(foursheet::Formation{})) {
        QComboBox* box = nullptr;
        for (const app::NamedDeck& deck : own) {
            if (deck.deck.formation != formation.value)
                continue;
            if (box == nullptr) {
                box = new QComboBox{this};
                box->setObjectName(QStringLiteral("cards:%1").arg(formationText(formation.value)));
                box->setAccessibleName(tr("%1 cards").arg(formationText(formation.value)));
                box->addItem(
                    foursheet::dataFileOf(formation.value).empty() ? tr("none") : tr("the book's"),
                    QString{});
                auto* label = new QLabel{tr("%1 cards").arg(formationText(formation.value)), this};
                label->setBuddy(box);
                const int row = m_rows->rowCount();
                m_rows->addWidget(label, row, 0);
                m_rows->addWidget(box, row, 1);
                m_cards.push_back({formationText(formation.value), box});
            }
            box->addItem(deck.deck.name.empty() ? QString::fromStdString(deck.id)
                                                : QString::fromStdString(deck.deck.name),
                         QString::fromStdString(deck.id));
        }
    }
}

std::string Form::options() const {
    QJsonObject object;
    if (m_solo->isChecked())
        object[QStringLiteral("solo")] = true;
    QJsonObject cards;
    for (const Cards& one : m_cards)
        if (const QString deck = one.box->currentData().toString(); !deck.isEmpty())
            cards[one.formation] = deck;
    if (!cards.isEmpty())
        object[QStringLiteral("cards")] = cards;
    return textOf(object);
}

std::string Form::overrides() const {
    QJsonObject object;
    for (const Switch& one : m_switches)
        if (one.box->isChecked() != one.book)
            object[QString::fromLatin1(one.key)] = one.box->isChecked();
    const int seconds = m_quarter->currentData().toInt();
    if (seconds != kBookQuarter)
        object[QStringLiteral("clock.quarterSeconds")] = seconds;
    return textOf(object);
}

void Form::showAsked(const std::string& options, const std::string& overrides) {
    m_solo->setChecked(objectIn(options).value(QStringLiteral("solo")).toBool(false));
    const QJsonObject cards = objectIn(options).value(QStringLiteral("cards")).toObject();
    for (const Cards& one : m_cards)
        one.box->setCurrentIndex(
            std::max(0, one.box->findData(cards.value(one.formation).toString())));
    const QJsonObject changed = objectIn(overrides);
    for (const Switch& one : m_switches)
        one.box->setChecked(changed.value(QString::fromLatin1(one.key)).toBool(one.book));
    const int seconds = changed.value(QStringLiteral("clock.quarterSeconds")).toInt(kBookQuarter);
    if (m_quarter->findData(seconds) < 0)
        m_quarter->addItem(tr("%1 seconds").arg(seconds), seconds);
    m_quarter->setCurrentIndex(m_quarter->findData(seconds));
}

}  // namespace thrum::gui::fss
