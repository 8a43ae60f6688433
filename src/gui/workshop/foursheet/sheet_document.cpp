#include "gui/workshop/foursheet/sheet_document.hpp"

#include <thrum/io/foursheet_file.hpp>
#include <thrum/rules/foursheet/documents.hpp>
#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>

namespace thrum::gui::fss {

namespace {
// The first letters of the words, or of the word: 2 to 4 of them.
std::string abbreviated(const QString& name) {
    QString letters;
    for (const QString& word : name.split(QLatin1Char{' '}, Qt::SkipEmptyParts))
        letters += word.front().toUpper();
    constexpr qsizetype kMost = 4;
    constexpr qsizetype kLeast = 2;
    if (letters.size() < kLeast)
        letters = name.simplified().remove(QLatin1Char{' '}).left(3).toUpper();
    return letters.left(kMost).leftJustified(kLeast, QLatin1Char{'X'}).toStdString();
}
}  // namespace

QString fileSentence(const LoadError& error) {
    const RuleViolation refused = foursheet::fileRefused(error);
    if (refused.code != "E-FSS-DATA")
        return QString::fromStdString(filled(refused.text, refused.args));
    return error.file.empty() ? QString::fromStdString(error.reason)
                              : QString::fromStdString(error.text());
}

std::optional<QString> nameProblem(const QString& name) {
    const qsizetype letters = name.trimmed().size();
    if (letters > 0 && letters <= kMostNameLetters)
        return std::nullopt;
    return SheetDocument::tr("A name has 1 to 40 letters.");
}

QString freeName(const QString& name, const QStringList& taken) {
    QString free = name;
    for (int n = 2; taken.contains(free); ++n) {
        const QString number = QStringLiteral(" %1").arg(n);
        free = name.left(kMostNameLetters - number.size()) + number;
    }
    return free;
}

SheetDocument::SheetDocument(app::FoursheetFiles& files, QObject* parent)
    : QObject{parent}, m_files{files} {
    if (!m_files.teams().empty())
        choose(m_files.teams().front().value.id);
}

void SheetDocument::choose(const std::string& id) {
    for (const auto& entry : m_files.teams()) {
        if (entry.value.id != id)
            continue;
        if (m_team.id == id && m_own == entry.own)
            return;
        m_team = entry.value;
        m_own = entry.own;
        m_steps.clear();
        emit changed();
        return;
    }
}

std::optional<QString> SheetDocument::keep(foursheet::Team team) {
    if (const auto problem = m_files.keep(team))
        return fileSentence(*problem);
    m_team = std::move(team);
    m_own = true;
    return std::nullopt;
}

std::optional<QString> SheetDocument::begin(foursheet::Team team, const QString& name) {
    team.id = m_files.freshTeamId(name.toStdString());
    team.name = name.toStdString();
    if (auto problem = keep(std::move(team)))
        return problem;
    m_steps.clear();
    emit listChanged();
    emit changed();
    return std::nullopt;
}

std::optional<QString> SheetDocument::make(const QString& name) {
    if (auto problem = nameProblem(name))
        return problem;
    const foursheet::Team* average = m_files.average();
    if (average == nullptr)
        return tr("The average team, on which new ones are modeled, is not there.");
    foursheet::Team made = *average;
    made.abbr = abbreviated(name);
    for (foursheet::Player& player : made.players)
        player.name = QString::fromStdString(player.id).toUpper().toStdString();
    made.coaches = {};
    return begin(std::move(made), name.trimmed());
}

std::optional<QString> SheetDocument::copy(const QString& name) {
    if (auto problem = nameProblem(name))
        return problem;
    return begin(m_team, name.trimmed());
}

std::optional<QString> SheetDocument::importFile(const QString& file) {
    auto read = io::readSheet(file.toStdString());
    if (!read)
        return fileSentence(read.error());
    // it stands beside what is there; a second of the same name is told apart by a number
    QStringList taken;
    for (const auto& entry : m_files.teams())
        taken << QString::fromStdString(entry.value.name);
    const QString name = freeName(QString::fromStdString(read->name), taken);
    return begin(*std::move(read), name);
}

std::optional<QString> SheetDocument::exportFile(const QString& file) const {
    if (const auto problem = io::saveSheet(file.toStdString(), m_team))
        return fileSentence(*problem);
    return std::nullopt;
}

std::optional<QString> SheetDocument::remove() {
    if (!m_own)
        return tr("A shipped team stays; your own can be taken away.");
    if (const auto problem = m_files.forgetTeam(m_team.id))
        return fileSentence(*problem);
    m_team = {};
    m_own = false;
    m_steps.clear();
    emit listChanged();
    if (!m_files.teams().empty())
        choose(m_files.teams().front().value.id);
    return std::nullopt;
}

std::optional<QString> SheetDocument::change(foursheet::Team to, const QString& what) {
    if (!m_own)
        return tr("This team is shipped: copy it, and the copy is yours to change.");
    if (to == m_team)
        return std::nullopt;
    foursheet::Team before = m_team;
    if (auto problem = keep(std::move(to)))
        return problem;
    m_steps.add(what, std::move(before));
    emit changed();
    return std::nullopt;
}

bool SheetDocument::restore(const foursheet::Team& team) {
    return !keep(team).has_value();
}

void SheetDocument::undo() {
    if (m_steps.undo(m_team, [this](const foursheet::Team& team) { return restore(team); }))
        emit changed();
}

void SheetDocument::redo() {
    if (m_steps.redo(m_team, [this](const foursheet::Team& team) { return restore(team); }))
        emit changed();
}

std::vector<RuleViolation> SheetDocument::remarks() const {
    return m_team.players.empty() ? std::vector<RuleViolation>{} : foursheet::remarksOn(m_team);
}

const foursheet::Player* SheetDocument::averageAt(foursheet::Position position) const {
    const foursheet::Team* average = m_files.average();
    return average != nullptr ? foursheet::firstAt(*average, position) : nullptr;
}

}  // namespace thrum::gui::fss
