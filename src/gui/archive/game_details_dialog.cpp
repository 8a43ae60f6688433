#include "gui/archive/game_details_dialog.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/games/game_face.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/dialog_size.hpp"
#include "gui/widgets/scrolled.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/io/game_header.hpp>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QLabel* value(const QString& text, QWidget* parent) {
    auto* label = new QLabel{text, parent};
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

QString wordOf(const QJsonValue& value) {
    if (value.isBool())
        return value.toBool() ? GameDetailsDialog::tr("yes") : GameDetailsDialog::tr("no");
    if (value.isString())
        return value.toString();
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', QLocale::FloatingPointShortest);
    return QString::fromUtf8(
        QJsonDocument{QJsonArray{value}}.toJson(QJsonDocument::Compact).chopped(1).mid(1));
}

/// "clock.quarterSeconds = 180", a line for each.
QString rulesText(const std::string& overrides) {
    const QJsonDocument read = QJsonDocument::fromJson(QByteArray::fromStdString(overrides));
    if (!read.isObject())
        return QString::fromStdString(overrides);
    const QJsonObject rules = read.object();
    QStringList lines;
    for (auto rule = rules.begin(); rule != rules.end(); ++rule)
        lines << QStringLiteral("%1 = %2").arg(rule.key(), wordOf(rule.value()));
    return lines.isEmpty() ? GameDetailsDialog::tr("none, as in the book")
                           : lines.join(QLatin1Char('\n'));
}

/// How far it went, of a game that did not go to its end.
QString stateAndPlace(const app::ArchivedGame& game) {
    const io::GameSummary& summary = *game.summary;
    return summary.state == io::GameState::Finished
               ? stateText(game)
               : GameDetailsDialog::tr("%1, up to %2").arg(stateText(game), placeText(summary));
}
}  // namespace

GameDetailsDialog::GameDetailsDialog(const app::ArchivedGame& game,
                                     const std::string& headerLine,
                                     QWidget* parent)
    : QDialog{parent}, m_before{game.notes} {
    setObjectName(QStringLiteral("gameDetails"));
    setWindowTitle(tr("Game details"));
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 14);
    auto* page = new QWidget;
    auto* form = new QFormLayout{page};
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setContentsMargins(18, 18, 18, 4);
    outer->addWidget(scrolled(page, this), 1);
    form->setSpacing(8);
    m_name = new QLineEdit{this};
    m_name->setMaxLength(80);
    m_name->setPlaceholderText(QString::fromStdString(game.title()));
    m_name->setAccessibleName(tr("Name of the game"));
    form->addRow(tr("&Name"), m_name);
    m_tags = new QLineEdit{tagsText(game.notes.tags), this};
    m_tags->setPlaceholderText(tr("words to find it by"));
    m_tags->setAccessibleName(tr("Tags"));
    form->addRow(tr("&Tags"), m_tags);
    m_notes = new QPlainTextEdit{QString::fromStdString(game.notes.note), this};
    m_notes->setObjectName(QStringLiteral("gameNotes"));
    m_notes->setAccessibleName(tr("Notes"));
    m_notes->setTabChangesFocus(true);
    m_notes->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_notes->setMaximumHeight(6 * fontMetrics().lineSpacing());
    form->addRow(tr("N&otes"), m_notes);
    m_star = new QCheckBox{tr("&Starred"), this};
    m_star->setChecked(game.notes.starred);
    form->addRow(QString{}, m_star);
    const auto row = [this, form](const QString& label, const QString& text) {
        if (!text.isEmpty())
            form->addRow(label, value(text, this));
    };
    row(tr("Score"), scoreText(game));
    if (game.summary) {
        const io::GameSummary& summary = *game.summary;
        m_name->setText(QString::fromStdString(summary.name));
        row(tr("Game"), gameTitle(summary));
        row(tr("Winner"), winnerText(summary));
        row(tr("State"), stateAndPlace(game));
        row(tr("Mode"), modeText(summary.mode));
        row(tr("Begun"), dateText(summary));
        row(tr("Home"),
            tr("%1: %2").arg(QString::fromStdString(summary.teams[0]),
                             coachText(summary, Side::Home)));
        row(tr("Visitors"),
            tr("%1: %2").arg(QString::fromStdString(summary.teams[1]),
                             coachText(summary, Side::Visitor)));
    }
    if (const auto header = io::parseHeaderLine(headerLine, {})) {
        const GameFace* face = faceOf(header->asked.game);
        if (face != nullptr && face->begunWith != nullptr)
            for (const GameDetail& detail : face->begunWith(headerLine))
                row(detail.label, detail.text);
        else
            row(tr("House rules"), rulesText(header->overrides));
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
    m_problem = new QLabel{this};
    m_problem->setObjectName(QStringLiteral("nameProblem"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    form->insertRow(1, QString{}, m_problem);
    if (game.summary)
        if (const app::GameKind* kind = app::gameKind(game.summary->game))
            m_nameRefused = kind->nameRefused;
    m_nameBefore = m_name->text();
    connect(m_name, &QLineEdit::textChanged, m_problem, &QWidget::hide);
    connect(buttons, &QDialogButtonBox::accepted, this, &GameDetailsDialog::keep);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(18, 0, 18, 0);
    foot->addWidget(buttons);
    outer->addLayout(foot);
    m_name->setFocus();
    resize(dialogSize(*this, 84, 34));
}

// A name is checked when it was changed: a game may stay without one.
void GameDetailsDialog::keep() {
    const bool changed = m_name->text() != m_nameBefore;
    const auto refusal = changed && m_nameRefused != nullptr
                             ? m_nameRefused(m_name->text().toStdString())
                             : std::nullopt;
    if (!refusal) {
        accept();
        return;
    }
    m_problem->setText(QString::fromStdString(refusal->clause + ": " + refusal->text));
    m_problem->show();
    m_name->setFocus();
    m_name->selectAll();
}

io::GameNotes GameDetailsDialog::notes() const {
    constexpr int kLongest = 2000;
    io::GameNotes now = m_before;
    now.starred = m_star->isChecked();
    now.tags = readTags(m_tags->text());
    now.note = m_notes->toPlainText().left(kLongest).toStdString();
    return now;
}

QString GameDetailsDialog::name() const {
    return m_name->text().trimmed();
}

}  // namespace thrum::gui
