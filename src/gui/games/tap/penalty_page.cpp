#include "gui/games/tap/penalty_page.hpp"

#include "gui/games/tap/words.hpp"
#include "gui/widgets/plain_text.hpp"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

using tap::DecisionKind;

PenaltyPage::PenaltyPage(const TapDesk& desk, QWidget* parent) : TapPromptPage{desk, parent} {
    m_foul = addHeading({});
    m_foul->setObjectName(QStringLiteral("foul"));
    m_foul->setWordWrap(true);
    QFont big = m_foul->font();
    big.setPointSizeF(big.pointSizeF() * 1.3);
    big.setBold(true);
    m_foul->setFont(big);
    m_price = addText(false);
    m_price->setObjectName(QStringLiteral("foulPrice"));
    m_who = addText(false);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(8);
    column()->addLayout(columns);
    for (const auto& [target, name, kind] :
         {std::tuple{&m_accept, QStringLiteral("accept"), DecisionKind::Accept},
          std::tuple{&m_decline, QStringLiteral("decline"), DecisionKind::Decline}}) {
        *target = makeColumn(name, kind);
        auto* box = new QVBoxLayout;
        box->setSpacing(8);
        box->addWidget(target->facts);
        box->addStretch(1);
        box->addWidget(target->button);
        columns->addLayout(box, 1);
    }
    m_expiry = addText(true);
    m_expiry->setObjectName(QStringLiteral("expiry"));
    column()->addStretch(1);
}

PenaltyPage::Column PenaltyPage::makeColumn(const QString& name, DecisionKind kind) {
    Column made;
    made.facts = new QLabel{this};
    made.facts->setObjectName(name + QStringLiteral("Facts"));
    made.facts->setWordWrap(true);
    takeMarkup(*made.facts);
    made.button = new QPushButton{this};
    made.button->setObjectName(name);
    made.button->setFocusPolicy(Qt::TabFocus);
    connect(made.button, &QPushButton::clicked, this, [this, kind] { submit(kind); });
    return made;
}

MainButton PenaltyPage::mainButton() const {
    if (match().wants(DecisionKind::TakeOver))
        return TapPromptPage::mainButton();
    return {};  // none preset
}

QString PenaltyPage::factsAfter(DecisionKind kind) const {
    const auto next = match().tried({.kind = kind, .side = match().prompt().side});
    if (!next)
        return tr("not possible");
    QStringList rows;
    const auto row = [&rows](const QString& name, const QString& value) {
        rows << QStringLiteral(
                    "<div style='margin-bottom:5px'><span style='font-size:small'>%1"
                    "</span><br><b>%2</b></div>")
                    .arg(inMarkup(name), inMarkup(value));
    };
    row(tr("Ball"), match().teamName(next->offense));
    row(tr("Down"), downText(*next));
    // the dice of a try have no spot, and a two-point play is always from the same one
    if (next->tryKind == tap::TryKind::None)
        row(tr("Spot"), spotText(match(), next->lineOfScrimmage, next->offense));
    row(tr("Score"), QStringLiteral("%1–%2").arg(next->score[0]).arg(next->score[1]));
    for (const tap::Clock& clock : next->clocks)
        if (clock.name == tap::ClockName::Game)
            row(tr("Time"), timeText(clock.msLeft));
    if (next->method == tap::Method::Plays)
        row(tr("Plays"), tr("%1 of %2").arg(next->play).arg(next->rules->game.playsPerHalf));
    return rows.join(QString{});
}

void PenaltyPage::refresh() {
    const auto& flags = match().state().review.flags;
    if (flags.empty())
        return;
    const tap::Flag& flag = flags.front();
    m_foul->setText(QStringLiteral("⚑ ") + foulText(flag.kind));
    m_price->setText(foulPriceText(*match().state().rules, flag.kind));
    QStringList men;
    for (const FigureId id : flag.figures)
        men << manText(match(), id);
    m_who->setText(
        men.size() > 1 ? tr("By %1 of the %2, against %3.")
                             .arg(men.front(), match().teamName(flag.offender), men.back())
        : men.size() == 1 ? tr("By %1 of the %2.").arg(men.front(), match().teamName(flag.offender))
                          : tr("By the %1.").arg(match().teamName(flag.offender)));
    m_accept.facts->setText(
        QStringLiteral("<div style='margin-bottom:7px'><b>%1</b></div>").arg(tr("If accepted")) +
        factsAfter(DecisionKind::Accept));
    m_decline.facts->setText(
        QStringLiteral("<div style='margin-bottom:7px'><b>%1</b></div>").arg(tr("If declined")) +
        factsAfter(DecisionKind::Decline));
    const auto* clock = match().windowClock();
    const QString after = clock != nullptr ? expiryText(*clock) : QString{};
    m_expiry->setVisible(!after.isEmpty());
    m_expiry->setText(QStringLiteral("◷ ") + after);
    m_accept.button->setText(decisionText(DecisionKind::Accept, match()));
    m_decline.button->setText(decisionText(DecisionKind::Decline, match()));
}

}  // namespace thrum::gui
