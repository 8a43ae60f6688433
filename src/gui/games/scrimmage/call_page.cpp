#include "gui/games/scrimmage/call_page.hpp"

#include "gui/games/scrimmage/words.hpp"
#include "gui/widgets/action_list.hpp"

#include <algorithm>
#include <array>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

using scrimmage::Decision;
using scrimmage::DecisionKind;
using scrimmage::Label;

namespace {
constexpr std::array kRunners{Label::Q, Label::F, Label::H, Label::T};
constexpr const char* kZone = "zone";
}  // namespace

ScrimmageCallPage::ScrimmageCallPage(ScrimmagePlan& plan, QWidget* parent)
    : ScrimmagePage{plan, parent} {
    setObjectName(QStringLiteral("scrimmageCall"));
    m_lead = addLead();
    addHeading(tr("Run by"));
    m_runners = new ActionList{this};
    m_runners->setObjectName(QStringLiteral("runners"));
    // two by two, so that the zones are seen with them in a small window
    m_runners->setTiles(2, tr("Q quarterback"));
    connect(m_runners, &ActionList::chosen, this, &ScrimmageCallPage::run);
    column()->addWidget(m_runners);
    m_why = addText(true);
    m_why->setObjectName(QStringLiteral("whyNot"));
    addHeading(tr("Pass to zone"));
    m_grid = new QGridLayout;
    m_grid->setSpacing(4);
    column()->addLayout(m_grid);
    // as the zones lie on the field: north to south, then west to east
    const scrimmage::RulesData& rules = *state().rules;
    const int perBand = rules.field.rows / rules.zones.rows;
    for (int zone = 1; zone <= rules.zones.count; ++zone) {
        auto* button = new QPushButton{QString::number(zone), this};
        button->setObjectName(QStringLiteral("zone%1").arg(zone));
        button->setAccessibleName(tr("Pass to zone %1").arg(zone));
        button->setProperty(kZone, zone);
        button->installEventFilter(this);
        button->setMinimumWidth(button->fontMetrics().horizontalAdvance(QStringLiteral("000")));
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, zone] { throwTo(zone); });
        m_grid->addWidget(button, (zone - 1) % perBand, (zone - 1) / perBand);
        m_zones.push_back(button);
    }
    m_back = new ActionList{this};
    m_back->setObjectName(QStringLiteral("back"));
    connect(m_back, &ActionList::chosen, this, [this] {
        this->plan().submit(DecisionKind::BackToLineUp);
    });
    column()->addWidget(m_back);
    column()->addStretch(1);
}

void ScrimmageCallPage::refresh() {
    const scrimmage::Prompt& prompt = match().prompt();
    m_lead->setText(
        tr("Nothing on the screen shows the call afterward. On a pass the quarterback stays put "
           "until he throws."));
    std::vector<ActionItem> items;
    for (const Label label : kRunners) {
        const bool may = std::ranges::find(prompt.runners, label) != prompt.runners.end();
        const auto man = scrimmage::manId(prompt.side, label);
        QString note;
        if (!may) {
            const auto refusal = scrimmage::check(
                state(),
                Decision{.kind = DecisionKind::Call,
                         .side = prompt.side,
                         .call = scrimmage::Call{.kind = {}, .runner = label, .zone = {}}});
            if (refusal)
                note = match().textOf(*refusal);
        }
        items.push_back(
            {.id = static_cast<int>(label), .text = manText(man), .note = note, .enabled = may});
    }
    m_runners->setItems(items);
    // a tile has no room for its reason
    QStringList reasons;
    for (const ActionItem& item : items) {
        if (!item.enabled)
            reasons << tr("%1: %2").arg(item.text, item.note);
    }
    m_why->setVisible(!reasons.isEmpty());
    m_why->setText(reasons.join(QLatin1Char{'\n'}));
    m_back->setFirstDigit(static_cast<int>(items.size()) + 1);
    for (QPushButton* button : m_zones)
        button->setEnabled(std::ranges::find(prompt.zones, button->property(kZone).toInt()) !=
                           prompt.zones.end());
    m_back->setItems({{.id = 0,
                       .text = tr("Back to the line-up"),
                       .note = {},
                       .enabled = match().wants(DecisionKind::BackToLineUp)}});
}

// The zone of the button that is pointed at is lit on the field.
bool ScrimmageCallPage::eventFilter(QObject* watched, QEvent* event) {
    if (!isThere())
        return ScrimmagePage::eventFilter(watched, event);
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
        plan().light(watched->property(kZone).toInt());
    else if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        plan().light(std::nullopt);
    return ScrimmagePage::eventFilter(watched, event);
}

void ScrimmageCallPage::run(int id) {
    plan().light(std::nullopt);
    match().submit(Decision{
        .kind = DecisionKind::Call,
        .call = scrimmage::Call{.kind = {}, .runner = static_cast<Label>(id), .zone = {}}});
}

void ScrimmageCallPage::throwTo(int zone) {
    plan().light(std::nullopt);
    match().submit(Decision{.kind = DecisionKind::Call,
                            .call = scrimmage::Call{.kind = {}, .runner = {}, .zone = zone}});
}

}  // namespace thrum::gui
