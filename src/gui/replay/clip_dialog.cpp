#include "gui/replay/clip_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace thrum::gui {

ClipDialog::ClipDialog(std::int64_t fromMs, std::int64_t toMs, std::int64_t nowMs, QWidget* parent)
    : QDialog{parent}, m_from{fromMs}, m_to{toMs}, m_now{nowMs} {
    setObjectName(QStringLiteral("clip"));
    setWindowTitle(tr("Take a clip"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(18, 18, 18, 14);
    form->setSpacing(10);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form = new QComboBox{this};
    m_form->setAccessibleName(tr("What to take"));
    m_form->addItems({tr("A picture of this moment"),
                      tr("A series of pictures"),
                      tr("The plays in words"),
                      tr("A game file up to the end")});
    form->addRow(tr("&Take"), m_form);
    m_rate = new QSpinBox{this};
    m_rate->setRange(1, 60);
    m_rate->setValue(10);
    m_rate->setSuffix(tr(" a second"));
    m_rate->setAccessibleName(tr("Pictures a second"));
    m_rateLabel = new QLabel{tr("&Pictures"), this};
    m_rateLabel->setBuddy(m_rate);
    form->addRow(m_rateLabel, m_rate);
    m_what = new QLabel{this};
    m_what->setWordWrap(true);
    m_what->setProperty("role", QStringLiteral("muted"));
    form->addRow(m_what);
    auto* buttons = new QDialogButtonBox{this};
    buttons->addButton(tr("&Save…"), QDialogButtonBox::AcceptRole)->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    connect(m_form, &QComboBox::currentIndexChanged, this, &ClipDialog::refresh);
    connect(m_rate, &QSpinBox::valueChanged, this, &ClipDialog::refresh);
    resize(dialogSize(*this, 70, 14));
    refresh();
}

Clip ClipDialog::clip() const {
    Clip made;
    made.form = static_cast<ClipForm>(m_form->currentIndex());
    made.fromMs = made.form == ClipForm::Picture ? m_now : m_from;
    made.toMs = m_to;
    made.picturesPerSecond = m_rate->value();
    return made;
}

void ClipDialog::refresh() {
    const Clip now = clip();
    const bool series = now.form == ClipForm::Pictures;
    m_rate->setEnabled(series);
    const QString part = tr("from %1 to %2").arg(replayTime(m_from), replayTime(m_to));
    switch (now.form) {
        case ClipForm::Picture:
            m_what->setText(tr("The board as it is at %1.").arg(replayTime(m_now)));
            break;
        case ClipForm::Pictures:
            m_what->setText(tr("%n pictures", nullptr, pictureCount(now)) + tr(", %1.").arg(part));
            break;
        case ClipForm::Text:
            m_what->setText(tr("What is told of the plays %1.").arg(part));
            break;
        case ClipForm::Game:
            m_what->setText(
                tr("The game from its start to %1. Thrum opens it like any other game; it can be "
                   "watched, counted and played on from its end.")
                    .arg(replayTime(m_to)));
            break;
    }
}

}  // namespace thrum::gui
