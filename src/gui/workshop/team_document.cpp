#include "gui/workshop/team_document.hpp"

#include <thrum/app/table.hpp>
#include <thrum/games/tap/inspection.hpp>
#include <thrum/io/team_file.hpp>

#include <algorithm>
#include <set>

namespace thrum::gui {

namespace {
constexpr std::size_t kMostLetters = 40;
constexpr qsizetype kLongestIdStem = 32;

QString sentence(const LoadError& error) {
    return QString::fromStdString(error.text());
}

bool isLinesman(Position position) {
    return position == Position::Center || position == Position::Guard ||
           position == Position::Tackle;
}
}  // namespace

TeamDocument::TeamDocument(app::Library& library, const QString& ownFolder, QObject* parent)
    : QObject{parent}, m_library{library}, m_folder{ownFolder} {
    if (!m_library.teams().empty())
        choose(m_library.teams().front().value.id);
}

std::vector<std::string> TeamDocument::ids() const {
    std::vector<std::string> all;
    for (const auto& entry : m_library.teams())
        all.push_back(entry.value.id);
    return all;
}

void TeamDocument::choose(const std::string& id) {
    for (const auto& entry : m_library.teams()) {
        if (entry.value.id != id)
            continue;
        if (m_team.id == id && m_own == entry.own)
            return;
        m_team = entry.value;
        m_own = entry.own;
        m_done.clear();
        m_undone.clear();
        emit changed();
        return;
    }
}

std::string TeamDocument::freshId(const QString& name) const {
    std::string stem = "own";
    bool gap = true;
    for (const QChar c : name.toLower().left(kLongestIdStem)) {
        const char letter = c.toLatin1();
        if (!((letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'))) {
            gap = true;
            continue;
        }
        if (gap)
            stem += '-';
        gap = false;
        stem += letter;
    }
    std::string id = stem == "own" ? "own-team" : stem;
    for (int i = 2; m_library.team(id) != nullptr; ++i)
        id = (stem == "own" ? "own-team" : stem) + "-" + std::to_string(i);
    return id;
}

QString TeamDocument::told(const TeamFile& team, const LoadError& error) const {
    const QString pointer = QString::fromStdString(error.pointer);
    QString reason = QString::fromStdString(error.reason);
    const QStringList steps = pointer.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (steps.size() < 2 || steps[0] != QStringLiteral("players") ||
        steps[1].toUInt() >= team.players.size())
        return reason;
    const Player& man = team.players[steps[1].toUInt()];
    for (const std::string& id : {man.base, man.secondBase})
        if (!id.empty() && base(id) != nullptr)
            reason.replace(QStringLiteral("\"%1\"").arg(QString::fromStdString(id)),
                           baseFamily(id));
    // as he is still called: what was typed may be his number or his name
    const auto before = std::ranges::find(m_team.players, man.id, &Player::id);
    const Player& known = before != m_team.players.end() ? *before : man;
    const QString member = steps.value(2);
    if (member == QStringLiteral("number"))
        reason = tr("his number %1").arg(reason);
    else if (member == QStringLiteral("name"))
        reason = tr("his name %1").arg(reason);
    else if (member == QStringLiteral("putty"))
        reason = tr("his putty %1").arg(reason);
    return tr("#%1 %2 stays as he is: %3")
        .arg(QString::fromStdString(known.number), QString::fromStdString(known.name), reason);
}

std::optional<QString> TeamDocument::keep(TeamFile team) {
    // what the reader would refuse is not written: a team that cannot be read is lost
    const auto read = io::parseTeam(io::textOf(team), team.name);
    if (!read)
        return told(team, read.error());
    if (const auto whole = app::selfContained(team, m_library); !whole)
        return told(team, whole.error());
    if (m_folder.isEmpty())
        return tr("Nothing is kept: the program has no folder of yours.");
    if (const auto problem = m_library.keep(m_folder.toStdString(), team))
        return sentence(*problem);
    m_team = std::move(team);
    m_own = true;
    return std::nullopt;
}

namespace {
/// The first three letters, as a scoreboard writes them; empty where there are not two.
std::string shortNameOf(const QString& name) {
    constexpr std::size_t kLetters = 3;
    std::string letters;
    for (const QChar c : name.toUpper())
        if (c >= QLatin1Char('A') && c <= QLatin1Char('Z') && letters.size() < kLetters)
            letters += c.toLatin1();
    return letters.size() < 2 ? std::string{} : letters;
}
}  // namespace

std::optional<QString> TeamDocument::copy(const QString& name) {
    const QString wanted = name.trimmed();
    if (wanted.isEmpty() || wanted.size() > static_cast<qsizetype>(kMostLetters))
        return tr("A team's name has 1 to 40 letters.");
    TeamFile made = m_team;
    made.id = freshId(wanted);
    made.name = wanted.toStdString();
    if (const std::string own = shortNameOf(wanted); !own.empty())
        made.abbreviation = own;
    if (const auto problem = keep(std::move(made)))
        return problem;
    m_done.clear();
    m_undone.clear();
    emit listChanged();
    emit changed();
    return std::nullopt;
}

std::optional<QString> TeamDocument::importFile(const QString& file) {
    auto read = io::readTeam(file.toStdString());
    if (!read)
        return sentence(read.error());
    TeamFile team = *std::move(read);
    // it stands beside what is there, under a name of its own: two alike could not be told apart
    const std::string name = team.name;
    const auto taken = [&] {
        return std::ranges::any_of(m_library.teams(), [&](const auto& entry) {
            return entry.own && entry.value.name == team.name;
        });
    };
    for (int i = 2; taken(); ++i)
        team.name = name + ' ' + std::to_string(i);
    team.id = freshId(QString::fromStdString(team.name));
    if (const auto problem = keep(std::move(team)))
        return problem;
    m_done.clear();
    m_undone.clear();
    emit listChanged();
    emit changed();
    return std::nullopt;
}

std::optional<QString> TeamDocument::exportFile(const QString& file) const {
    const auto whole = app::selfContained(m_team, m_library);
    if (!whole)
        return sentence(whole.error());
    if (const auto problem = io::saveTeam(file.toStdString(), *whole))
        return sentence(*problem);
    return std::nullopt;
}

std::optional<QString> TeamDocument::remove() {
    if (!m_own)
        return tr("A shipped team stays; your own can be taken away.");
    if (const auto problem = m_library.forgetTeam(m_team.id))
        return sentence(*problem);
    m_team = {};
    emit listChanged();
    if (!m_library.teams().empty())
        choose(m_library.teams().front().value.id);
    return std::nullopt;
}

std::optional<QString> TeamDocument::change(TeamFile to, const QString& what) {
    if (!m_own)
        return tr("This team is shipped: copy it, and the copy is yours to change.");
    if (to == m_team)
        return std::nullopt;
    TeamFile before = m_team;
    if (const auto problem = keep(std::move(to)))
        return problem;
    m_done.push_back({what, std::move(before)});
    m_undone.clear();
    emit changed();
    return std::nullopt;
}

QString TeamDocument::undoText() const {
    return m_done.empty() ? QString{} : m_done.back().what;
}

QString TeamDocument::redoText() const {
    return m_undone.empty() ? QString{} : m_undone.back().what;
}

void TeamDocument::move(std::vector<Step>& from, std::vector<Step>& to) {
    if (from.empty())
        return;
    Step step = std::move(from.back());
    from.pop_back();
    TeamFile now = m_team;
    if (keep(step.team))
        return;
    to.push_back({step.what, std::move(now)});
    emit changed();
}

void TeamDocument::undo() {
    move(m_done, m_undone);
}

void TeamDocument::redo() {
    move(m_undone, m_done);
}

std::vector<RuleViolation> TeamDocument::breaches() const {
    const auto whole = app::selfContained(m_team, m_library);
    if (!whole)
        return {};
    return app::teamBreaches(*whole);
}

const BaseSpec* TeamDocument::base(const std::string& id) const {
    const auto own = std::ranges::find(m_team.bases, id, &BaseSpec::id);
    return own != m_team.bases.end() ? &*own : m_library.base(id);
}

double TeamDocument::gramsOf(const Player& player) const {
    const BaseSpec* first = base(player.base);
    double grams = player.figure.massG + (first != nullptr ? first->massG : 0.0);
    for (const PuttySpec& piece : player.putty)
        grams += piece.massG;
    if (const BaseSpec* second = base(player.secondBase); second && !player.secondBase.empty())
        grams = std::max(grams, player.figure.massG + second->massG);
    return grams;
}

Player TeamDocument::freshPlayer(Position position, Uniform uniform) const {
    std::set<std::string> numbers;
    std::set<std::string> ids;
    for (const Player& player : m_team.players) {
        numbers.insert(player.number);
        ids.insert(player.id);
    }
    const bool white = uniform == Uniform::White;
    // where the rule book lets him wear one (TAP-UN-3): linemen 50 to 79, others 0 to 49
    const int from = white ? 20 : isLinesman(position) ? 50 : 1;
    Player player;
    player.position = position;
    player.uniform = uniform;
    for (int i = 0; i < 100 && player.number.empty(); ++i) {
        const int number = white ? (from + i) % 100 : from + i % (isLinesman(position) ? 30 : 49);
        if (!numbers.contains(std::to_string(number)))
            player.number = std::to_string(number);
    }
    if (player.number.empty())
        player.number = "0";
    player.id = (white ? "w" : "d") + player.number;
    for (int i = 2; ids.contains(player.id); ++i)
        player.id = (white ? "w" : "d") + player.number + "-" + std::to_string(i);
    player.name = tr("New man").toStdString();
    player.base = m_library.base("rookie") != nullptr ? "rookie" : baseIds().front();
    return player;
}

}  // namespace thrum::gui
