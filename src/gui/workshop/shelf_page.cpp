#include "gui/workshop/shelf_page.hpp"

#include "gui/commands/commands.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"
#include "gui/workshop/shelf_list.hpp"

#include <algorithm>

#include <QDragEnterEvent>
#include <QEvent>
#include <QInputDialog>
#include <QLabel>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QWidget* shelfPanel(QWidget* parent) {
    auto* panel = new QWidget{parent};
    panel->setObjectName(QStringLiteral("page"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}
}  // namespace

ShelfPage::ShelfPage(
    Front place, const QString& name, const QString& title, bool counts, QWidget* parent)
    : QWidget{parent}, m_deeds{place} {
    setObjectName(name);
    setAccessibleName(title);
    setAcceptDrops(true);
    // text grows, windows do not: what has no room beside the rest is scrolled to
    auto* content = new ScrolledRoom;
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    auto* whole = scrolled(content, this);
    whole->setFrameShape(QFrame::NoFrame);
    outer->addWidget(whole);
    auto* row = new QHBoxLayout{content};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    m_left = shelfPanel(content);
    m_leftRows = new QVBoxLayout{m_left};
    m_leftRows->setContentsMargins(0, 0, 0, 8);
    m_leftRows->setSpacing(4);
    m_list = new ShelfList{title, counts, m_left};
    m_leftRows->addWidget(m_list, 1);
    row->addWidget(m_left, 3);
    auto* middle = shelfPanel(content);
    m_middle = new QVBoxLayout{middle};
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(0);
    row->addWidget(middle, 6);
    m_right = shelfPanel(content);
    m_card = new QVBoxLayout{m_right};
    m_card->setContentsMargins(12, 10, 12, 10);
    m_card->setSpacing(6);
    m_cardArea = scrolled(m_right, content);
    m_cardArea->setFrameShape(QFrame::NoFrame);
    row->addWidget(m_cardArea, 4);
    setFocusProxy(m_list);
    fitText();
}

void ShelfPage::addWays(const Commands& commands,
                        std::initializer_list<std::pair<Command, QString>> ways) {
    auto* holder = new QWidget{m_left};
    auto* flow = new FlowLayout{holder, true};
    flow->setContentsMargins(12, 0, 12, 0);
    flow->setSpacing(6);
    for (const auto& [command, text] : ways) {
        auto* button = new FittingButton{text, holder};
        QAction& action = *commands[command];
        const auto look = [button, &action] {
            button->setEnabled(action.isEnabled());
            button->setToolTip(action.toolTip());
        };
        look();
        connect(&action, &QAction::changed, button, look);
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        flow->addWidget(button);
    }
    m_leftRows->addWidget(holder);
}

QLabel* ShelfPage::heading(const QString& text) {
    auto* label = new QLabel{text, m_right};
    label->setProperty("role", QStringLiteral("heading"));
    m_card->addWidget(label);
    return label;
}

void ShelfPage::letDrag(const FileDragger::What& what) {
    auto* dragger = new FileDragger{m_list->tree(), what};
    connect(dragger, &FileDragger::refused, this, &ShelfPage::said);
}

void ShelfPage::tellHowToOwn(const QString& text) {
    if (m_howToOwn == nullptr) {
        m_howToOwn = new QLabel{m_right};
        m_howToOwn->setObjectName(QStringLiteral("howToOwn"));
        m_howToOwn->setWordWrap(true);
        m_howToOwn->setProperty("role", QStringLiteral("muted"));
        m_card->insertWidget(1, m_howToOwn);
    }
    m_howToOwn->setText(text);
    m_howToOwn->setVisible(!text.isEmpty());
}

void ShelfPage::tell(const std::optional<QString>& problem, const QString& done) {
    emit said(problem.value_or(done));
}

void ShelfPage::askName(const QString& title,
                        const QString& question,
                        const QString& offered,
                        const std::function<std::optional<QString>(const QString&)>& take) {
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(question);
    dialog->setTextValue(offered.left(40));
    connect(dialog, &QInputDialog::textValueSelected, this, [this, take](const QString& name) {
        tell(take(name.simplified()), tr("%1 is yours now.").arg(name.simplified()));
    });
    dialog->open();
}

void ShelfPage::askFile(const QString& title,
                        bool write,
                        const QString& offered,
                        const std::function<std::optional<QString>(const QString&)>& take) {
    auto* dialog = new QFileDialog{this, title, QString{}, tr("Files (*.json)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(write ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    if (!write)
        dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    if (!offered.isEmpty())
        dialog->selectFile(offered);
    connect(dialog, &QFileDialog::fileSelected, this, [this, take, write](const QString& file) {
        tell(take(file), write ? tr("Written to %1.").arg(file) : tr("It is yours now."));
    });
    dialog->open();
}

void ShelfPage::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().toLocalFile().endsWith(QStringLiteral(".json")))
        event->acceptProposedAction();
}

void ShelfPage::dropEvent(QDropEvent* event) {
    if (m_takeFile)
        tell(m_takeFile(event->mimeData()->urls().front().toLocalFile()), tr("It is yours now."));
    event->acceptProposedAction();
}

void ShelfPage::fitText() {
    constexpr int kCardLetters = 44;
    const int wanted = std::max(kCardLetters * fontMetrics().averageCharWidth(),
                                m_right->layout()->minimumSize().width());
    m_right->setMinimumWidth(wanted);
    m_cardArea->setMinimumWidth(wanted + m_cardArea->verticalScrollBar()->sizeHint().width());
    m_left->setMinimumWidth(m_left->layout()->minimumSize().width());
}

void ShelfPage::showEvent(QShowEvent* event) {
    fitText();
    QWidget::showEvent(event);
}

void ShelfPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_right != nullptr)
        fitText();
    QWidget::changeEvent(event);
}

}  // namespace thrum::gui
