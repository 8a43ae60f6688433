#include "gui/help/rules_window.hpp"

#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kClauseRole = Qt::UserRole + 1;
constexpr int kChapterRole = Qt::UserRole + 2;

/// Other clauses named in a text become links.
QString linked(const QString& text) {
    static const QRegularExpression clause{
        QStringLiteral("\\b([A-Z]{2,4}-(?:[A-Z]+-?)?\\d+(?:\\.\\d+)?)\\b")};
    QString html = text.toHtmlEscaped();
    return html.replace(clause, QStringLiteral("<a href=\"clause:\\1\">\\1</a>"));
}
}  // namespace

RulesWindow::RulesWindow(std::vector<NamedBook> books, QWidget* parent)
    : QDialog{parent}, m_books{std::move(books)} {
    setObjectName(QStringLiteral("rules"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* parts = new QSplitter{Qt::Horizontal, this};
    parts->setHandleWidth(1);
    parts->setChildrenCollapsible(false);
    column->addWidget(parts);

    auto* left = new QWidget{parts};
    auto* side = new QVBoxLayout{left};
    side->setContentsMargins(10, 10, 10, 10);
    side->setSpacing(8);
    m_which = new QComboBox{left};
    m_which->setObjectName(QStringLiteral("rulesGame"));
    m_which->setAccessibleName(tr("The rules of which game"));
    for (const NamedBook& one : m_books)
        m_which->addItem(one.title);
    m_which->setVisible(m_books.size() > 1);
    side->addWidget(m_which);
    connect(m_which, &QComboBox::activated, this, [this](int place) {
        turnTo(static_cast<std::size_t>(place));
    });
    m_search = new QLineEdit{left};
    m_search->setObjectName(QStringLiteral("rulesSearch"));
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_search->setClearButtonEnabled(true);
    side->addWidget(m_search);
    m_count = new QLabel{left};
    m_count->setProperty("role", QStringLiteral("muted"));
    side->addWidget(m_count);
    m_contents = new QTreeWidget{left};
    m_contents->setObjectName(QStringLiteral("rulesContents"));
    m_contents->setAccessibleName(tr("Chapters and clauses"));
    m_contents->setHeaderHidden(true);
    m_contents->setUniformRowHeights(true);
    m_contents->setTextElideMode(Qt::ElideRight);
    side->addWidget(m_contents, 1);

    m_page = new QTextBrowser{parts};
    m_page->setObjectName(QStringLiteral("rulesPage"));
    m_page->setAccessibleName(tr("Rule text"));
    m_page->setOpenLinks(false);
    m_page->setFrameShape(QFrame::NoFrame);
    parts->addWidget(left);
    parts->addWidget(m_page);
    parts->setSizes({290, 530});
    parts->setStretchFactor(1, 1);

    connect(m_search, &QLineEdit::textChanged, this, &RulesWindow::search);
    connect(m_contents, &QTreeWidget::currentItemChanged, this, &RulesWindow::chosen);
    connect(m_page, &QTextBrowser::anchorClicked, this, &RulesWindow::follow);
    auto* find = new QShortcut{QKeySequence::Find, this};
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    turnTo(0);
    resize(820, 600);
}

void RulesWindow::turnTo(std::size_t book) {
    m_shown = book;
    m_which->setCurrentIndex(static_cast<int>(book));
    setWindowTitle(tr("Rules: %1").arg(m_books[book].title));
    m_search->clear();
    fillContents();
}

void RulesWindow::showBook(const QString& game) {
    const auto found = std::ranges::find(m_books, game, &NamedBook::game);
    const auto place = static_cast<std::size_t>(found - m_books.begin());
    if (found != m_books.end() && place != m_shown)
        turnTo(place);
}

void RulesWindow::fillContents() {
    m_contents->clear();
    for (const RuleChapter& chapter : book().chapters()) {
        auto* top = new QTreeWidgetItem{m_contents, {chapter.title}};
        top->setData(0, kChapterRole, chapter.code);
        for (const io::RuleClauseText* clause : chapter.clauses) {
            auto* item = new QTreeWidgetItem{
                top,
                {QStringLiteral("%1 %2").arg(
                    QString::fromStdString(clause->id).section(QLatin1Char('-'), 1),
                    QString::fromStdString(clause->title))}};
            item->setData(0, kClauseRole, QString::fromStdString(clause->id));
            item->setData(0, kChapterRole, chapter.code);
            item->setToolTip(0, QString::fromStdString(clause->title));
        }
    }
    m_count->setText(tr("%n clauses", nullptr, static_cast<int>(book().text().clauses.size())));
    if (m_contents->topLevelItemCount() > 0)
        m_contents->setCurrentItem(m_contents->topLevelItem(0));
}

void RulesWindow::openAt(const QString& clause) {
    const auto found = std::ranges::find_if(
        m_books, [&](const NamedBook& one) { return one.book.clause(clause) != nullptr; });
    if (found != m_books.end()) {
        if (const auto place = static_cast<std::size_t>(found - m_books.begin()); place != m_shown)
            turnTo(place);
        m_search->clear();
        for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
            QTreeWidgetItem* chapter = m_contents->topLevelItem(i);
            for (int j = 0; j < chapter->childCount(); ++j)
                if (chapter->child(j)->data(0, kClauseRole).toString() == clause)
                    m_contents->setCurrentItem(chapter->child(j));
        }
        m_contents->scrollToItem(m_contents->currentItem(), QAbstractItemView::PositionAtCenter);
    }
    show();
    raise();
    activateWindow();
    m_page->setFocus();
}

QString RulesWindow::shownText() const {
    return m_page->toPlainText();
}

void RulesWindow::chosen() {
    const QTreeWidgetItem* item = m_contents->currentItem();
    if (item == nullptr)
        return;
    m_clause = item->data(0, kClauseRole).toString();
    m_chapter = item->data(0, kChapterRole).toString();
    for (const RuleChapter& chapter : book().chapters())
        if (chapter.code == m_chapter)
            showChapter(chapter);
    if (!m_clause.isEmpty())
        m_page->scrollToAnchor(m_clause);
}

void RulesWindow::search(const QString& query) {
    const bool all = query.simplified().isEmpty();
    const auto found = book().search(query);
    std::vector<QString> ids;
    for (const io::RuleClauseText* clause : found)
        ids.push_back(QString::fromStdString(clause->id));
    for (int i = 0; i < m_contents->topLevelItemCount(); ++i) {
        QTreeWidgetItem* chapter = m_contents->topLevelItem(i);
        bool any = false;
        for (int j = 0; j < chapter->childCount(); ++j) {
            const QString id = chapter->child(j)->data(0, kClauseRole).toString();
            const bool fits = std::ranges::find(ids, id) != ids.end();
            chapter->child(j)->setHidden(!fits);
            any = any || fits;
        }
        chapter->setHidden(!any);
        chapter->setExpanded(!all && any);
    }
    m_count->setText(tr("%n clauses", nullptr, static_cast<int>(found.size())));
    if (all)
        chosen();
    else
        showFound(query);
}

void RulesWindow::follow(const QUrl& link) {
    if (link.scheme() == QStringLiteral("clause"))
        openAt(link.path());
}

void RulesWindow::showChapter(const RuleChapter& chapter) {
    QString body = QStringLiteral("<h2>%1</h2>").arg(chapter.title.toHtmlEscaped());
    for (const io::RuleClauseText* clause : chapter.clauses)
        body += clauseHtml(*clause);
    write(body);
}

void RulesWindow::showFound(const QString& query) {
    const auto found = book().search(query);
    QString body = QStringLiteral("<h2>%1</h2>")
                       .arg(tr("Clauses with “%1”").arg(query.simplified()).toHtmlEscaped());
    if (found.empty())
        body += QStringLiteral("<p>%1</p>").arg(tr("No clause has all of these words."));
    for (const io::RuleClauseText* clause : found)
        body += clauseHtml(*clause);
    write(body);
}

QString RulesWindow::clauseHtml(const io::RuleClauseText& clause) const {
    const ThemeColors& colors = Theme::instance().colors();
    const QString id = QString::fromStdString(clause.id);
    const bool marked = id == m_clause;
    return QStringLiteral(
               "<a name=\"%1\"></a><table width=\"100%\" cellpadding=\"8\" cellspacing=\"0\"%5>"
               "<tr><td><b>%2</b><br/>%3<br/><span style=\"color:%6\">"
               "<a href=\"clause:%1\">%1</a> · %4</span></td></tr></table>")
        .arg(id,
             QString::fromStdString(clause.title).toHtmlEscaped(),
             linked(QString::fromStdString(clause.text)),
             kindText(clause.kind),
             marked ? QStringLiteral(" bgcolor=\"%1\"")
                          .arg(Theme::instance().isDark() ? QStringLiteral("#3a3413")
                                                          : QStringLiteral("#fff1bf"))
                    : QString{},
             colors.muted.name());
}

void RulesWindow::write(const QString& body) {
    const ThemeColors& colors = Theme::instance().colors();
    m_page->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; } h2 { color: %2; }")
            .arg(colors.link.name(), colors.text.name()));
    m_page->document()->setDocumentMargin(14.0);
    m_page->setHtml(body);
}

void RulesWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    // the colors are part of the text
    if (event->type() == QEvent::PaletteChange && m_page != nullptr)
        search(m_search->text());
}

}  // namespace thrum::gui
