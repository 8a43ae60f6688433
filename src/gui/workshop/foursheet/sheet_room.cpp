#include "gui/workshop/foursheet/sheet_room.hpp"

#include "gui/commands/commands.hpp"
#include "gui/widgets/scrolled.hpp"
#include "gui/workshop/foursheet/deck_desk.hpp"
#include "gui/workshop/foursheet/print_dialog.hpp"
#include "gui/workshop/foursheet/team_desk.hpp"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QStackedWidget>
#include <QTabBar>
#include <QUrl>
#include <QVBoxLayout>

namespace thrum::gui::fss {

SheetRoom::SheetRoom(const app::Library& library,
                     const Commands& commands,
                     const QString& ownFolder,
                     QWidget* parent)
    : QWidget{parent}, m_files{library, ownFolder.toStdString()} {
    setObjectName(QStringLiteral("sheetRoom"));
    setAccessibleName(tr("4SS teams and play cards"));
    setAcceptDrops(true);
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_bar = new QTabBar{this};
    m_bar->setObjectName(QStringLiteral("sheetSorts"));
    m_bar->setAccessibleName(tr("What is worked on"));
    m_bar->addTab(tr("Teams"));
    m_bar->addTab(tr("Play cards"));
    m_bar->setDrawBase(false);
    m_bar->setExpanding(false);
    rows->addWidget(m_bar);
    m_stack = new QStackedWidget{this};
    m_teams = new TeamDesk{m_files, commands};
    m_decks = new DeckDesk{m_files, commands};
    for (SheetDesk* one : {static_cast<SheetDesk*>(m_teams), static_cast<SheetDesk*>(m_decks)}) {
        auto* area = scrolled(one, m_stack);
        area->setFrameShape(QFrame::NoFrame);
        m_stack->addWidget(area);
        connect(one, &SheetDesk::said, this, &SheetRoom::said);
        connect(one, &SheetDesk::offersChanged, this, &SheetRoom::offersChanged);
    }
    rows->addWidget(m_stack, 1);
    connect(m_bar, &QTabBar::currentChanged, this, [this](int at) {
        m_stack->setCurrentIndex(at);
        emit offersChanged();
    });
    commands.listen(*this, KeyPlace::Bench, gui::Front::SheetRoom);
    addDeeds();
    setFocusProxy(m_bar);
}

SheetDesk& SheetRoom::desk() const {
    if (m_bar->currentIndex() == 0)
        return *m_teams;
    return *m_decks;
}

void SheetRoom::showTeams() {
    m_bar->setCurrentIndex(0);
}

void SheetRoom::showDecks() {
    m_bar->setCurrentIndex(1);
}

void SheetRoom::addDeeds() {
    const auto own = [this] { return desk().ofOwn(); };
    const auto kept = [this] {
        return m_files.keepsFiles()
                   ? CommandOffer{}
                   : notNow(tr("Nothing is kept: the program has no folder of yours."));
    };
    m_deeds.add(
        Command::SheetNew, [this] { desk().askMake(); }, kept);
    m_deeds.add(
        Command::SheetCopy, [this] { desk().askCopy(); }, kept);
    m_deeds.add(
        Command::SheetImport, [this] { desk().askImport(); }, kept);
    m_deeds.add(Command::SheetExport, [this] { desk().askExport(); });
    m_deeds.add(
        Command::SheetRemove, [this] { desk().askRemove(); }, own);
    m_deeds.add(
        Command::SheetAdd, [this] { desk().addOne(); }, own);
    m_deeds.add(
        Command::SheetDrop, [this] { desk().dropOne(); }, [this] { return desk().ofDrop(); });
    m_deeds.add(Command::SheetPrint, [this] { print(); });
    m_deeds.add(
        Command::Undo,
        [this] {
            const QString what = desk().undoText();
            desk().undo();
            emit said(tr("Taken back: %1.").arg(what));
        },
        [this] {
            const QString text = desk().undoText();
            return text.isEmpty()
                       ? notNow(tr("Nothing has been changed here."))
                       : CommandOffer{.refusal = {}, .text = tr("&Undo: %1").arg(text), .tip = {}};
        });
    m_deeds.add(
        Command::Redo,
        [this] {
            const QString what = desk().redoText();
            desk().redo();
            emit said(tr("Done again: %1.").arg(what));
        },
        [this] {
            const QString text = desk().redoText();
            return text.isEmpty()
                       ? notNow(tr("Nothing has been taken back here."))
                       : CommandOffer{.refusal = {}, .text = tr("&Redo: %1").arg(text), .tip = {}};
        });
}

void SheetRoom::print() {
    auto* dialog = new PrintDialog{m_teams->document().team(), m_decks->document().deck(), this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PrintDialog::said, this, &SheetRoom::said);
    dialog->open();
}

void SheetRoom::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().toLocalFile().endsWith(QStringLiteral(".json")))
        event->acceptProposedAction();
}

void SheetRoom::dropEvent(QDropEvent* event) {
    const QString file = event->mimeData()->urls().front().toLocalFile();
    const auto problem = desk().importFile(file);
    emit said(problem ? *problem : tr("%1 is yours now.").arg(desk().documentName()));
    event->acceptProposedAction();
}

}  // namespace thrum::gui::fss
