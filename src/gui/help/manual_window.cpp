#include "gui/help/manual_window.hpp"

#include <algorithm>

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QUrl>

namespace thrum::gui {

namespace {
constexpr int kBlockRole = Qt::UserRole + 1;
constexpr int kChapterLevel = 2;
}  // namespace

QVariant ManualPage::loadResource(int type, const QUrl& name) {
    QVariant found = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return found;
    QImage image;
    if (found.typeId() == QMetaType::QByteArray)
        image = QImage::fromData(found.toByteArray());
    else
        image = found.value<QImage>();
    const int room = std::max(200, viewport()->width() - 24);
    if (image.isNull() || image.width() <= room)
        return image.isNull() ? found : QVariant{image};
    return image.scaledToWidth(room, Qt::SmoothTransformation);
}

void ManualPage::resizeEvent(QResizeEvent* event) {
    const bool wider = event->size().width() != event->oldSize().width();
    QTextBrowser::resizeEvent(event);
    if (wider && !source().isEmpty())
        reload();  // its pictures fit the new width
}

ManualWindow::ManualWindow(const std::filesystem::path& file, QWidget* parent) : QDialog{parent} {
    setObjectName(QStringLiteral("manual"));
    setWindowTitle(tr("Manual"));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter{Qt::Horizontal, this};
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    m_contents = new QListWidget{parts};
    m_contents->setAccessibleName(tr("Chapters of the manual"));
    m_page = new ManualPage{parts};
    m_page->setObjectName(QStringLiteral("manualPage"));
    m_page->setAccessibleName(tr("Text of the manual"));
    m_page->setFrameShape(QFrame::NoFrame);
    m_page->setOpenLinks(false);
    parts->addWidget(m_contents);
    parts->addWidget(m_page);
    parts->setSizes({220, 640});
    parts->setStretchFactor(1, 1);
    row->addWidget(parts);
    m_page->setSource(QUrl::fromLocalFile(QString::fromStdString(file.string())),
                      QTextDocument::MarkdownResource);
    fillContents();
    connect(m_contents, &QListWidget::currentRowChanged, this, &ManualWindow::showChapter);
    connect(m_page, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        QDesktopServices::openUrl(m_page->source().resolved(link));
    });
    resize(
        QSize{900, 640}.boundedTo(parent != nullptr ? parent->window()->size() : QSize{900, 640}));
}

void ManualWindow::fillContents() {
    for (QTextBlock block = m_page->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() != kChapterLevel)
            continue;
        auto* item = new QListWidgetItem{block.text(), m_contents};
        item->setData(kBlockRole, block.blockNumber());
    }
    m_contents->setCurrentRow(0);
}

QStringList ManualWindow::chapters() const {
    QStringList all;
    for (int i = 0; i < m_contents->count(); ++i)
        all << m_contents->item(i)->text();
    return all;
}

QString ManualWindow::chapter() const {
    const QListWidgetItem* item = m_contents->currentItem();
    return item == nullptr ? QString{} : item->text();
}

void ManualWindow::showChapter(int row) {
    const QListWidgetItem* item = m_contents->item(row);
    if (item == nullptr)
        return;
    const QTextBlock block = m_page->document()->findBlockByNumber(item->data(kBlockRole).toInt());
    const QRectF place = m_page->document()->documentLayout()->blockBoundingRect(block);
    m_page->verticalScrollBar()->setValue(static_cast<int>(place.top()));
}

void ManualWindow::openAt(const QString& heading) {
    show();
    raise();
    activateWindow();
    const auto found = m_contents->findItems(heading, Qt::MatchExactly);
    if (!found.isEmpty())
        m_contents->setCurrentItem(found.front());
    showChapter(m_contents->currentRow());
    m_page->setFocus();
}

}  // namespace thrum::gui
