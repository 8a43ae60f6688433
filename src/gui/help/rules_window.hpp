#pragma once

#include "gui/help/rule_book.hpp"

#include <QDialog>

class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QUrl;

namespace thrum::gui {

/// The rule book beside the game: chapters at the left, their clauses at the right, a line to
/// search in. Stays open while the game goes on and holds up nothing.
class RulesWindow final : public QDialog {
    Q_OBJECT

public:
    explicit RulesWindow(RuleBook book, QWidget* parent = nullptr);

    /// Opens at a clause, or where it was if there is no such clause.
    void openAt(const QString& clause);
    [[nodiscard]] const RuleBook& book() const { return m_book; }
    /// The clause that is marked now.
    [[nodiscard]] QString clause() const { return m_clause; }
    /// What stands in the reading part, without its markup.
    [[nodiscard]] QString shownText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillContents();
    void chosen();
    void search(const QString& query);
    void follow(const QUrl& link);
    void showChapter(const RuleChapter& chapter);
    void showFound(const QString& query);
    [[nodiscard]] QString clauseHtml(const io::RuleClauseText& clause) const;
    void write(const QString& body);

    RuleBook m_book;
    QString m_clause;
    QString m_chapter;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_contents = nullptr;
    QTextBrowser* m_page = nullptr;
    QLabel* m_count = nullptr;
};

}  // namespace thrum::gui
