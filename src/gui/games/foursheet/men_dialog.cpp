#include "gui/games/foursheet/men_dialog.hpp"

#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace thrum::gui::fss {

namespace {
// The men of the slot's list first, then whoever plays in the same place.
std::vector<const Player*> candidates(const Team& team, const QString& slot, const Player& now) {
    std::vector<const Player*> men{&now};
    const auto add = [&](const Player& man) {
        if (std::ranges::find(men, &man) == men.end())
            men.push_back(&man);
    };
    for (const auto index : foursheet::depthOf(team.platoon, slot.toStdString()))
        add(foursheet::playerOf(team, index));
    for (const Player& man : team.players)
        if (man.pos == now.pos)
            add(man);
    return men;
}
}  // namespace

MenDialog::MenDialog(
    const State& state, Side side, Unit unit, const std::vector<SentIn>& sent, QWidget* parent)
    : QDialog{parent} {
    setObjectName(QStringLiteral("menDialog"));
    setWindowTitle(tr("Men of the next play: %1").arg(unitText(unit)));
    auto* column = new QVBoxLayout{this};
    auto* inside = new QWidget;
    auto* grid = new QGridLayout{inside};
    const Team& team = *state.teams[foursheet::indexOf(side)];
    for (int token = 1; token <= 11; ++token) {
        const Player& now = manOn(state, side, unit, token);
        const QString slot = slotText(unit, token);
        auto* label = new QLabel{tr("%1  %2").arg(token).arg(slot), inside};
        auto* box = new QComboBox{inside};
        box->setObjectName(QStringLiteral("man%1").arg(token));
        box->setAccessibleName(tr("Token %1, %2").arg(token).arg(slot));
        label->setBuddy(box);
        auto* rows = qobject_cast<QStandardItemModel*>(box->model());
        for (const Player* man : candidates(team, slot, now)) {
            const OutFor out = foursheet::outNow(state, side, man->id);
            QString text =
                tr("%1 %2 · %3")
                    .arg(man->number)
                    .arg(nameText(*man), QString::fromStdString(std::string{nameOf(man->pos)}));
            if (out != OutFor::NotHurt)
                text += tr(" · hurt: out for %1").arg(outText(out));
            if (const int owed = foursheet::restOwed(state, side, *man); owed > 0)
                text += owed == 1 ? tr(" · rests 1 more possession")
                                  : tr(" · rests %1 more possessions").arg(owed);
            box->addItem(text, QString::fromStdString(man->id));
            if (out != OutFor::NotHurt && man != &now && rows != nullptr)
                rows->item(box->count() - 1)->setEnabled(false);
        }
        for (const SentIn& in : sent)
            if (in.token == token)
                box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(in.player))));
        grid->addWidget(label, token - 1, 0);
        grid->addWidget(box, token - 1, 1);
        m_tokens.push_back(box);
        m_now.push_back(QString::fromStdString(now.id));
    }
    grid->setColumnStretch(1, 1);
    auto* room = new QScrollArea{this};
    room->setWidgetResizable(true);
    room->setWidget(inside);
    column->addWidget(room, 1);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this};
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Send them in"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(std::min(560, inside->sizeHint().width() + 60),
           std::min(560, inside->sizeHint().height() + 90));
}

std::vector<SentIn> MenDialog::sentIn() const {
    std::vector<SentIn> men;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const QString id = m_tokens[i]->currentData().toString();
        if (id != m_now[i])
            men.push_back({static_cast<int>(i) + 1, id.toStdString()});
    }
    return men;
}

}  // namespace thrum::gui::fss
