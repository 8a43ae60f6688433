#include "gui/help/rule_book.hpp"

#include <algorithm>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

RuleBook::RuleBook(io::RuleText text) : m_text{std::move(text)} {
    const auto titleOf = [this](const std::string& code) {
        const auto found = std::ranges::find(m_text.chapters, code, &io::RuleChapterText::code);
        return found != m_text.chapters.end() ? found->title : m_text.ruleset;
    };
    for (const io::RuleClauseText& clause : m_text.clauses) {
        const std::string code = io::chapterCodeOf(clause.id);
        const QString shown = QString::fromStdString(code);
        if (m_chapters.empty() || m_chapters.back().code != shown)
            m_chapters.push_back(RuleChapter{shown, QString::fromStdString(titleOf(code)), {}});
        m_chapters.back().clauses.push_back(&clause);
    }
}

const io::RuleClauseText* RuleBook::clause(const QString& id) const {
    const std::string wanted = id.toStdString();
    const auto found = std::ranges::find(m_text.clauses, wanted, &io::RuleClauseText::id);
    return found == m_text.clauses.end() ? nullptr : &*found;
}

const RuleChapter* RuleBook::chapterOf(const QString& id) const {
    const io::RuleClauseText* wanted = clause(id);
    for (const RuleChapter& chapter : m_chapters)
        if (wanted != nullptr &&
            std::ranges::find(chapter.clauses, wanted) != chapter.clauses.end())
            return &chapter;
    return nullptr;
}

std::vector<const io::RuleClauseText*> RuleBook::search(const QString& query) const {
    const QStringList words = query.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<const io::RuleClauseText*> found;
    for (const io::RuleClauseText& clause : m_text.clauses) {
        const QString all =
            QString::fromStdString(clause.id + ' ' + clause.title + ' ' + clause.text);
        if (std::ranges::all_of(words, [&all](const QString& word) {
                return all.contains(word, Qt::CaseInsensitive);
            }))
            found.push_back(&clause);
    }
    return found;
}

QString kindText(const std::string& kind) {
    const auto words = [](const char* text) {
        return QCoreApplication::translate("RuleBook", text);
    };
    if (kind == "refuse")
        return words("a breach is refused");
    if (kind == "flag")
        return words("a breach is a foul");
    if (kind == "auto")
        return words("the referee sees to it");
    if (kind == "coaches")
        return words("a matter of the coaches");
    return words("gathers other clauses");
}

}  // namespace thrum::gui
