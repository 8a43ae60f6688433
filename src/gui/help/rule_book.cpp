#include "gui/help/rule_book.hpp"

#include <algorithm>
#include <array>

#include <QCoreApplication>
#include <QStringList>

namespace thrum::gui {

namespace {
struct ChapterName {
    const char* code;
    const char* title;
};

constexpr std::array kChapters{
    ChapterName{"GN", QT_TRANSLATE_NOOP("RuleBook", "What the game is")},
    ChapterName{"GE", QT_TRANSLATE_NOOP("RuleBook", "Field, bases and measuring")},
    ChapterName{"RN", QT_TRANSLATE_NOOP("RuleBook", "Dice and coin")},
    ChapterName{"EQ", QT_TRANSLATE_NOOP("RuleBook", "Equipment and figures")},
    ChapterName{"BA", QT_TRANSLATE_NOOP("RuleBook", "Bases")},
    ChapterName{"UN", QT_TRANSLATE_NOOP("RuleBook", "Uniforms and numbers")},
    ChapterName{"GL", QT_TRANSLATE_NOOP("RuleBook", "Length of the game")},
    ChapterName{"CT", QT_TRANSLATE_NOOP("RuleBook", "Coin toss")},
    ChapterName{"KO", QT_TRANSLATE_NOOP("RuleBook", "Kickoff")},
    ChapterName{"ON", QT_TRANSLATE_NOOP("RuleBook", "Onside kick")},
    ChapterName{"SK", QT_TRANSLATE_NOOP("RuleBook", "Safety kick")},
    ChapterName{"LO", QT_TRANSLATE_NOOP("RuleBook", "Lining up the offense")},
    ChapterName{"LD", QT_TRANSLATE_NOOP("RuleBook", "Lining up the defense")},
    ChapterName{"PS", QT_TRANSLATE_NOOP("RuleBook", "Before the snap")},
    ChapterName{"SW", QT_TRANSLATE_NOOP("RuleBook", "The switch and stops")},
    ChapterName{"PV", QT_TRANSLATE_NOOP("RuleBook", "Pivots")},
    ChapterName{"QB", QT_TRANSLATE_NOOP("RuleBook", "The quarterback's two bases")},
    ChapterName{"PT", QT_TRANSLATE_NOOP("RuleBook", "Pitch")},
    ChapterName{"PA", QT_TRANSLATE_NOOP("RuleBook", "Passing")},
    ChapterName{"CA", QT_TRANSLATE_NOOP("RuleBook", "Catch, interception, incompletion")},
    ChapterName{"TK", QT_TRANSLATE_NOOP("RuleBook", "Tackles and falls")},
    ChapterName{"FU", QT_TRANSLATE_NOOP("RuleBook", "Fumbles")},
    ChapterName{"FP", QT_TRANSLATE_NOOP("RuleBook", "Forward progress and the spot")},
    ChapterName{"EN", QT_TRANSLATE_NOOP("RuleBook", "Engaged figures")},
    ChapterName{"PU", QT_TRANSLATE_NOOP("RuleBook", "Punt and gunners")},
    ChapterName{"FG", QT_TRANSLATE_NOOP("RuleBook", "Field goal")},
    ChapterName{"XP", QT_TRANSLATE_NOOP("RuleBook", "Extra point")},
    ChapterName{"TP", QT_TRANSLATE_NOOP("RuleBook", "Two-point conversion")},
    ChapterName{"PE", QT_TRANSLATE_NOOP("RuleBook", "Penalties")},
    ChapterName{"TB", QT_TRANSLATE_NOOP("RuleBook", "Touchback")},
    ChapterName{"SC", QT_TRANSLATE_NOOP("RuleBook", "Scoring")},
    ChapterName{"DN", QT_TRANSLATE_NOOP("RuleBook", "Downs")},
    ChapterName{"CP", QT_TRANSLATE_NOOP("RuleBook", "Change of possession")},
    ChapterName{"OT", QT_TRANSLATE_NOOP("RuleBook", "Overtime")},
    ChapterName{"TM", QT_TRANSLATE_NOOP("RuleBook", "Clocks and windows")},
    ChapterName{"MD", QT_TRANSLATE_NOOP("RuleBook", "Solitaire, hot-seat, tournament")},
};

QString titleOf(const QString& code) {
    for (const ChapterName& name : kChapters)
        if (code == QLatin1String{name.code})
            return QCoreApplication::translate("RuleBook", name.title);
    return code;
}

QString codeOf(const std::string& id) {
    return QString::fromStdString(id).section(QLatin1Char('-'), 1, 1);
}
}  // namespace

RuleBook::RuleBook(io::RuleText text) : m_text{std::move(text)} {
    for (const io::RuleClauseText& clause : m_text.clauses) {
        const QString code = codeOf(clause.id);
        if (m_chapters.empty() || m_chapters.back().code != code)
            m_chapters.push_back(RuleChapter{code, titleOf(code), {}});
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
