#pragma once

#include <thrum/io/rule_text_file.hpp>

#include <optional>
#include <vector>

#include <QString>

namespace thrum::gui {

/// One chapter (io::chapterCodeOf).
struct RuleChapter {
    QString code;   ///< "SW"
    QString title;  ///< "The switch and stops"
    std::vector<const io::RuleClauseText*> clauses;
};

/// A rule book cut into chapters for reading.
class RuleBook {
public:
    RuleBook() = default;
    explicit RuleBook(io::RuleText text);
    RuleBook(const RuleBook&) = delete;
    RuleBook& operator=(const RuleBook&) = delete;
    RuleBook(RuleBook&&) noexcept = default;
    RuleBook& operator=(RuleBook&&) noexcept = default;
    ~RuleBook() = default;

    [[nodiscard]] const io::RuleText& text() const { return m_text; }
    [[nodiscard]] const std::vector<RuleChapter>& chapters() const { return m_chapters; }
    [[nodiscard]] const io::RuleClauseText* clause(const QString& id) const;
    [[nodiscard]] const RuleChapter* chapterOf(const QString& id) const;
    /// Clauses in which every word of the query occurs, in the order of the book.
    [[nodiscard]] std::vector<const io::RuleClauseText*> search(const QString& query) const;

private:
    io::RuleText m_text;
    std::vector<RuleChapter> m_chapters;
};

/// "Part of what?" in a word: how the program treats a breach of a clause.
[[nodiscard]] QString kindText(const std::string& kind);

}  // namespace thrum::gui
