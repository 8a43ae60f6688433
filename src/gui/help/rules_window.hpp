#pragma once

#include "gui/help/rule_book.hpp"

#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QUrl;

namespace thrum::gui {

/// A rule book under the name of its game.
struct NamedBook {
    QString game;   ///< its id
    QString title;  ///< "Touchdown-A-Minute"
    RuleBook book;
};

/// The rule books beside the game: which one, chapters at the left, their clauses at the right, a
/// line to search in. Stays open while the game goes on and holds up nothing.
class RulesWindow final : public QDialog {
    Q_OBJECT

public:
    /// @param books  at least one
    explicit RulesWindow(std::vector<NamedBook> books, QWidget* parent = nullptr);

    /// Opens at a clause of any of the books, or where it was if there is no such clause.
    void openAt(const QString& clause);
    /// Another book, at its beginning; the one that is shown already stays where it is.
    void showBook(const QString& game);
    /// The book that is shown.
    [[nodiscard]] const RuleBook& book() const { return m_books[m_shown].book; }
    [[nodiscard]] const std::vector<NamedBook>& books() const { return m_books; }
    /// The clause that is marked now.
    [[nodiscard]] QString clause() const { return m_clause; }
    /// What stands in the reading part, without its markup.
    [[nodiscard]] QString shownText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void turnTo(std::size_t book);
    void fillContents();
    void chosen();
    void search(const QString& query);
    void follow(const QUrl& link);
    void showChapter(const RuleChapter& chapter);
    void showFound(const QString& query);
    [[nodiscard]] QString clauseHtml(const io::RuleClauseText& clause) const;
    void write(const QString& body);

    std::vector<NamedBook> m_books;
    std::size_t m_shown = 0;
    QString m_clause;
    QString m_chapter;
    QComboBox* m_which = nullptr;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_contents = nullptr;
    QTextBrowser* m_page = nullptr;
    QLabel* m_count = nullptr;
};

}  // namespace thrum::gui
