#include "gui/archive/recovery_sheet.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/home/board_picture.hpp"
#include "gui/match/match_words.hpp"
#include "gui/replay/replay_document.hpp"
#include "gui/widgets/dialog_size.hpp"

#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
// What the program was drawing when it ended.
std::optional<QString> traced(const std::filesystem::path& trace) {
    const auto text = io::readTextFile(trace);
    if (!text)
        return std::nullopt;
    std::error_code ignored;
    std::filesystem::remove(trace, ignored);
    return QString::fromStdString(*text);
}

/// Names a game as long as it is being drawn.
class Trace {
public:
    Trace(std::filesystem::path trace, const QString& file) : m_trace{std::move(trace)} {
        if (!m_trace.empty())
            static_cast<void>(io::writeFileAtomically(m_trace, file.toStdString()));
    }
    Trace(const Trace&) = delete;
    Trace& operator=(const Trace&) = delete;
    Trace(Trace&&) = delete;
    Trace& operator=(Trace&&) = delete;
    ~Trace() {
        std::error_code ignored;
        if (!m_trace.empty())
            std::filesystem::remove(m_trace, ignored);
    }

private:
    std::filesystem::path m_trace;
};
}  // namespace

RecoverySheet::RecoverySheet(const std::vector<app::ArchivedGame>& games,
                             const app::Library& library,
                             QWidget* parent,
                             std::filesystem::path trace)
    : QDialog{parent}, m_library{library}, m_trace{std::move(trace)} {
    if (const auto left = m_trace.empty() ? std::nullopt : traced(m_trace))
        m_spoiled = *left;
    setObjectName(QStringLiteral("recovery"));
    setWindowTitle(tr("Go on where it stopped"));
    setWindowModality(Qt::WindowModal);
    setAttribute(Qt::WA_DeleteOnClose);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(20, 18, 20, 16);
    column->setSpacing(10);
    auto* title = new QLabel{windowTitle(), this};
    title->setObjectName(QStringLiteral("pageTitle"));
    title->setWordWrap(true);
    column->addWidget(title);
    auto* why =
        new QLabel{tr("Thrum ended without being asked to. Every move was on disk before it "
                      "was shown; nothing that was decided is lost."),
                   this};
    why->setWordWrap(true);
    column->addWidget(why);
    m_list = new QListWidget{this};
    m_list->setObjectName(QStringLiteral("recoverable"));
    m_list->setAccessibleName(tr("Games that were not finished"));
    for (const app::ArchivedGame& game : games) {
        QStringList lines{scoreText(game)};
        if (game.summary) {
            QString place = tr("%1 · %2 · %3")
                                .arg(dateText(*game.summary),
                                     modeText(game.summary->mode),
                                     placeText(*game.summary));
            if (game.summary->inRun)
                place += tr(" · the board was on");
            lines << place;
        }
        auto* item = new QListWidgetItem{lines.join(QLatin1Char('\n')), m_list};
        item->setData(Qt::UserRole, pathText(game.file));
    }
    m_list->setCurrentRow(0);
    column->addWidget(m_list, 1);
    m_picture = new BoardPicture{this};
    m_picture->setCursor(Qt::ArrowCursor);
    m_picture->setToolTip(tr("How the board was left"));
    column->addWidget(m_picture, 2);
    m_apart = new QLabel{
        tr("The program ended when it drew this game, so it is not drawn. It can be continued, "
           "looked at or left alone all the same."),
        this};
    m_apart->setObjectName(QStringLiteral("notDrawn"));
    m_apart->setWordWrap(true);
    m_apart->hide();
    column->addWidget(m_apart);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecoverySheet::showBoard);
    auto* buttons = new QDialogButtonBox{this};
    auto* go = buttons->addButton(tr("&Continue"), QDialogButtonBox::AcceptRole);
    auto* look = buttons->addButton(tr("&Look first"), QDialogButtonBox::ActionRole);
    auto* later = buttons->addButton(tr("&Not now"), QDialogButtonBox::RejectRole);
    look->setToolTip(tr("Watch it again before deciding"));
    later->setToolTip(tr("It stays in the archive"));
    go->setDefault(true);
    column->addWidget(buttons);
    connect(go, &QPushButton::clicked, this, [this] {
        emit continueAsked(chosen());
        accept();
    });
    connect(look, &QPushButton::clicked, this, [this] {
        emit lookAsked(chosen());
        accept();
    });
    connect(later, &QPushButton::clicked, this, &QDialog::reject);
    m_list->setFocus();
    resize(dialogSize(*this, 84, 34));
    QTimer::singleShot(0, this, &RecoverySheet::showBoard);  // the sheet is there before
}

void RecoverySheet::showBoard() {
    const QString file = chosen();
    const bool spoiled = !m_spoiled.isEmpty() && file == m_spoiled;
    m_apart->setVisible(spoiled);
    if (spoiled) {
        m_picture->hide();
        return;
    }
    const Trace trace{m_trace, file};
    const auto text = io::readTextFile(file.toStdString(), io::kMaxGameFileBytes);
    const auto game =
        text ? std::optional{ReplayDocument::read(*text, file.toStdString(), m_library)}
             : std::nullopt;
    const bool board = game && *game && (*game)->board() != nullptr;
    m_picture->setVisible(board);
    if (!board)
        return;
    const app::Replay& replay = (*game)->replay();
    m_picture->showScene((*game)->scene(replay.at(replay.lengthMs()), ShownLayers{}));
}

QString RecoverySheet::chosen() const {
    const QListWidgetItem* item = m_list->currentItem();
    return item == nullptr ? QString{} : item->data(Qt::UserRole).toString();
}

}  // namespace thrum::gui
