#include "gui/lineup/keep_formation_dialog.hpp"

#include "gui/widgets/dialog_size.hpp"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kLongestNotes = 400;

// "11 men: C LG RG ..."
QString menText(const Formation& formation) {
    QStringList roles;
    for (const FormationMan& man : formation.men)
        roles << QString::fromStdString(man.role);
    if (formation.returner)
        roles << KeepFormationDialog::tr("a returner");
    return KeepFormationDialog::tr("%n men: ", nullptr, static_cast<int>(roles.size())) +
           roles.join(QLatin1Char(' '));
}
}  // namespace

QString KeepFormationDialog::unitText(FormationUnit unit) {
    switch (unit) {
        case FormationUnit::Offense:
            return tr("Offense");
        case FormationUnit::Defense:
            return tr("Defense");
        case FormationUnit::Kickoff:
            return tr("Kickoff");
        case FormationUnit::KickReturn:
            return tr("Kick return");
        case FormationUnit::Punt:
            return tr("Punt");
        case FormationUnit::PuntReturn:
            return tr("Punt return");
        case FormationUnit::FieldGoal:
            return tr("Field goal");
        case FormationUnit::FieldGoalBlock:
            return tr("Field goal block");
        case FormationUnit::OnsideReturn:
            break;
    }
    return tr("Onside return");
}

KeepFormationDialog::KeepFormationDialog(std::vector<Standing> standing,
                                         std::function<bool(const QString&)> isOwnName,
                                         QWidget* parent)
    : QDialog{parent}, m_standing{std::move(standing)}, m_isOwnName{std::move(isOwnName)} {
    setObjectName(QStringLiteral("keepFormation"));
    setWindowTitle(tr("Keep this formation"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(18, 18, 18, 14);
    form->setSpacing(10);
    m_which = new QComboBox{this};
    m_which->setObjectName(QStringLiteral("keptUnit"));
    for (const Standing& each : m_standing)
        m_which->addItem(unitText(each.formation.unit));
    m_which->setEnabled(m_standing.size() > 1);
    form->addRow(tr("&Which"), m_which);
    m_men = new QLabel{this};
    m_men->setWordWrap(true);
    m_men->setProperty("role", QStringLiteral("muted"));
    form->addRow(m_men);
    m_breach = new QLabel{this};
    m_breach->setObjectName(QStringLiteral("keptBreach"));
    m_breach->setWordWrap(true);
    m_breach->setProperty("role", QStringLiteral("bad"));
    form->addRow(m_breach);
    m_name = new QLineEdit{this};
    m_name->setObjectName(QStringLiteral("keptName"));
    m_name->setMaxLength(kLongestName);
    m_name->setPlaceholderText(tr("as it shall stand in the list"));
    form->addRow(tr("&Name"), m_name);
    m_notes = new QLineEdit{this};
    m_notes->setObjectName(QStringLiteral("keptNotes"));
    m_notes->setMaxLength(kLongestNotes);
    m_notes->setPlaceholderText(tr("what it is good for; may be empty"));
    form->addRow(tr("N&otes"), m_notes);
    m_word = new QLabel{this};
    m_word->setObjectName(QStringLiteral("keptWord"));
    m_word->setWordWrap(true);
    form->addRow(m_word);
    auto* buttons = new QDialogButtonBox{this};
    m_keep = buttons->addButton(tr("&Keep"), QDialogButtonBox::ActionRole);
    m_keep->setObjectName(QStringLiteral("keepButton"));
    m_keep->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    form->addRow(buttons);
    connect(m_keep, &QPushButton::clicked, this, &KeepFormationDialog::keepAsked);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &KeepFormationDialog::refresh);
    connect(m_which, &QComboBox::currentIndexChanged, this, &KeepFormationDialog::refresh);
    resize(dialogSize(*this, 64, 18));
    refresh();
    m_name->setFocus();
}

void KeepFormationDialog::refresh() {
    const Standing& chosen = m_standing.at(static_cast<std::size_t>(m_which->currentIndex()));
    m_men->setText(menText(chosen.formation));
    // it may be kept and mended later; that a game refuses it must not come as a surprise
    m_breach->setText(tr("✗ As they stand no game takes it: %1").arg(chosen.breach));
    m_breach->setVisible(!chosen.breach.isEmpty());
    const bool named = !name().isEmpty();
    m_keep->setEnabled(named);
    m_keep->setToolTip(named ? QString{} : tr("It needs a name"));
    m_word->setProperty("role", QStringLiteral("muted"));
    m_word->setText(named && m_isOwnName(name())
                        ? tr("You have kept one of this name; it is replaced.")
                        : tr("It joins the list of formations, here and in every other game."));
}

Formation KeepFormationDialog::formation() const {
    Formation formation =
        m_standing.at(static_cast<std::size_t>(m_which->currentIndex())).formation;
    formation.notes = m_notes->text().trimmed().toStdString();
    return formation;
}

QString KeepFormationDialog::name() const {
    return m_name->text().simplified();
}

void KeepFormationDialog::showProblem(const QString& sentence) {
    m_word->setText(sentence);
}

}  // namespace thrum::gui
