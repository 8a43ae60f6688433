#include "gui/archive/game_details_dialog.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/comfort/dialog_size.hpp"
#include "gui/match/match_words.hpp"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace thrum::gui {

namespace {
QLabel* value(const QString& text, QWidget* parent) {
    auto* label = new QLabel{text, parent};
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}
}  // namespace

GameDetailsDialog::GameDetailsDialog(const app::ArchivedGame& game,
                                     const std::optional<io::TapGameHeader>& header,
                                     QWidget* parent)
    : QDialog{parent} {
    setObjectName(QStringLiteral("gameDetails"));
    setWindowTitle(tr("Game details"));
    auto* form = new QFormLayout{this};
    form->setContentsMargins(18, 18, 18, 14);
    form->setSpacing(8);
    m_name = new QLineEdit{this};
    m_name->setMaxLength(80);
    m_name->setPlaceholderText(QString::fromStdString(game.title()));
    m_name->setAccessibleName(tr("Name of the game"));
    form->addRow(tr("&Name"), m_name);
    const auto row = [this, form](const QString& label, const QString& text) {
        if (!text.isEmpty())
            form->addRow(label, value(text, this));
    };
    row(tr("Score"), scoreText(game));
    if (game.summary) {
        const io::GameSummary& summary = *game.summary;
        m_name->setText(QString::fromStdString(summary.name));
        row(tr("State"), tr("%1, up to %2").arg(stateText(game), placeText(summary)));
        row(tr("Mode"), modeText(summary.mode));
        row(tr("Begun"), dateText(summary));
        row(tr("Home"),
            tr("%1: %2").arg(QString::fromStdString(summary.teams[0]), seatText(summary.seats[0])));
        row(tr("Visitors"),
            tr("%1: %2").arg(QString::fromStdString(summary.teams[1]), seatText(summary.seats[1])));
    }
    if (header) {
        row(tr("Board"),
            tr("%1, speed %2")
                .arg(QString::fromStdString(header->board.name))
                .arg(header->asked.speedTenths / 10.0, 0, 'f', 1));
        const QString house = QString::fromStdString(header->asked.overrides);
        row(tr("House rules"), house == QStringLiteral("{}") ? tr("none, as in the book") : house);
        row(tr("Recorded by"), QString::fromStdString(header->program));
        // the seed decides what is still to come
        if (game.summary && game.summary->state != io::GameState::Unfinished)
            row(tr("Seed"),
                QString::number(static_cast<qulonglong>(header->asked.seed), 16).toUpper());
    }
    row(tr("File"), pathText(game.file));
    row(tr("Damage"), QString::fromStdString(game.problem));
    auto* buttons = new QDialogButtonBox{this};
    auto* keep = buttons->addButton(tr("&Keep"), QDialogButtonBox::AcceptRole);
    keep->setDefault(true);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    m_name->setEnabled(game.summary.has_value() && !game.isDamaged());
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    m_name->setFocus();
    resize(dialogSize(*this, 76, 20).expandedTo(minimumSizeHint()));
}

QString GameDetailsDialog::name() const {
    return m_name->text().trimmed();
}

}  // namespace thrum::gui
