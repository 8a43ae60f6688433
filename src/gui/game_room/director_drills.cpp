#include "gui/commands/commands.hpp"
#include "gui/game_room/director.hpp"
#include "gui/game_room/drills_page.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/game_face.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/match/game_start.hpp"
#include "gui/widgets/page_switch.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/drills.hpp>
#include <thrum/app/folders.hpp>

#include <algorithm>

#include <QDate>
#include <QDialog>
#include <QDialogButtonBox>
#include <QLabel>
#include <QRandomGenerator>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

// Drills and prepared scenes, and the audit of the caller.

namespace thrum::gui {

namespace {
constexpr const char* kOpponent = "computer:2";
constexpr const char* kDrillTeam = "lancers";
constexpr const char* kDrillRival = "wildcats";
constexpr const char* kDrillTeamKey = "drills/team";
constexpr int kAuditCalls = 1000;
}  // namespace

void MatchDirector::readDrills() {
    const auto folder = app::shippedData(app::environment());
    std::vector<LoadError> problems;
    if (folder)
        m_drills = app::shippedDrills(*folder, problems);
}

CommandOffer MatchDirector::offerOfTodaysDrill() const {
    if (m_drills.empty())
        return notNow(tr("No drill was found beside the program."));
    const QString name = QString::fromStdString(m_drills[todaysDrill()].name);
    return {.refusal = {}, .text = tr("Today's &drill: %1").arg(name), .tip = {}};
}

std::size_t MatchDirector::todaysDrill() const {
    const auto day = static_cast<std::size_t>(QDate::currentDate().toJulianDay());
    return m_drills.empty() ? 0 : day % m_drills.size();
}

// The team that plays drills: the one chosen last, as long as there is such a one; else one of the
// coach's own, because who has made a team wants to see it play.
QString MatchDirector::drillTeam() const {
    QString team = m_drillTeam;
    if (team.isEmpty() && m_around.store != nullptr)
        team = m_around.store->value(QString::fromLatin1(kDrillTeamKey)).toString();
    if (m_around.library.team(team.toStdString()) != nullptr)
        return team;
    for (const auto& entry : m_around.library.teams())
        if (entry.own)
            return QString::fromStdString(entry.value.id);
    return QString::fromLatin1(kDrillTeam);
}

void MatchDirector::takeDrillTeam(const QString& id) {
    m_drillTeam = id;
    if (m_around.store != nullptr)
        m_around.store->setValue(QString::fromLatin1(kDrillTeamKey), id);
}

void MatchDirector::showDrills() {
    m_drillsPage->show(m_drills, todaysDrill(), m_around.store);
    m_drillsPage->showTeams(m_around.library.teams(), drillTeam());
    m_room->setCurrentWidget(m_drillsPage);
    m_around.pages.show(*m_room);
    m_drillsPage->setFocus();
    emit factsChanged();
}

// To the game that was played, else to where the coach came from.
void MatchDirector::leaveRoom() {
    QWidget* shown = m_newGame;
    if (m_page != nullptr)
        shown = m_page;
    m_room->setCurrentWidget(shown);
    if (m_page == nullptr)
        m_around.pages.back();
    else
        m_page->picture().setFocus();
    emit factsChanged();
}

void MatchDirector::showRange() {
    TimeSource& time = m_around.time != nullptr ? *m_around.time : TimeSource::machine();
    for (const GameFace& face : gameFaces()) {
        if (m_range != nullptr || face.makeRange == nullptr)
            continue;
        const auto& boards = m_around.library.boards();
        const BoardSpec plain;
        m_range = face.makeRange({.board = boards.empty() ? plain : boards.front().value,
                                  .store = m_around.store,
                                  .time = time,
                                  .said = [this](const QString& sentence) { emit said(sentence); },
                                  .left = [this] { leaveRoom(); }},
                                 m_room);
        m_room->addWidget(m_range);
    }
    if (m_range == nullptr)
        return;
    m_room->setCurrentWidget(m_range);
    m_around.pages.show(*m_room);
    m_range->setFocus();
    emit factsChanged();
}

Expected<std::unique_ptr<app::Game>, std::string> MatchDirector::beginDrill(const io::Drill& drill,
                                                                            MatchSetup& setup) {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return Unexpected{folder.error().text()};
    setup.mode = Mode::Solitaire;
    if (setup.teams[0].isEmpty())
        setup.teams = {QString::fromLatin1(kDrillTeam), QString::fromLatin1(kDrillRival)};
    setup.seed = QRandomGenerator::system()->generate();
    auto game = app::beginDrill(
        m_around.library, *folder / "rules", drill, requestOf(setup), programName(), createdNow());
    if (game)
        setup = setupOf(**game);
    return game;
}

std::optional<QString> MatchDirector::startTodaysDrill() {
    if (m_drills.empty())
        return tr("No drill was found beside the program.");
    return startDrill(m_drills[todaysDrill()].id);
}

std::optional<QString> MatchDirector::startDrill(const std::string& id) {
    const auto drill = std::ranges::find(m_drills, id, &io::Drill::id);
    if (drill == m_drills.end())
        return tr("There is no drill %1.").arg(QString::fromStdString(id));
    MatchSetup setup;
    setup.seats[drill->side == Side::Home ? 1 : 0] = QString::fromLatin1(kOpponent);
    const QString own = drillTeam();
    const QString rival =
        QString::fromLatin1(own == QLatin1String(kDrillRival) ? kDrillTeam : kDrillRival);
    setup.teams = drill->side == Side::Home ? std::array{own, rival} : std::array{rival, own};
    auto game = beginDrill(*drill, setup);
    if (!game)
        return QString::fromStdString(game.error());
    std::filesystem::path file;
    if (!m_around.gamesFolder.isEmpty()) {
        file = app::Archive{m_around.gamesFolder.toStdString(), {}}.record(**game);
        (*game)->rename(tr("Drill: %1").arg(QString::fromStdString(drill->name)).toStdString());
    }
    show(*std::move(game), setup, *drill);
    m_file = file;
    return std::nullopt;
}

QString MatchDirector::startScene(const QString& file) {
    const auto folder = app::shippedData(app::environment());
    if (!folder)
        return QString::fromStdString(folder.error().text());
    const auto scene = io::readDrill(*folder / "resources" / file.toStdString());
    if (!scene)
        return QString::fromStdString(scene.error().text());
    MatchSetup setup;
    auto game = beginDrill(*scene, setup);
    if (!game)
        return QString::fromStdString(game.error());
    show(*std::move(game), setup);
    return {};
}

void MatchDirector::noteEnd() {
    TapPage* page = tapPage();
    if (page != nullptr && page->match().drill()) {
        TapMatch& match = page->match();
        const auto& drill = match.drill();
        if (match.drillCounts())
            keepScore(m_around.store, drill->id, match.drillPoints());
        // the archive tells what came of it
        const QString name = (match.drillCounts() ? tr("Drill: %1 · %2 of %3 points")
                                                  : tr("Drill: %1 · %2 of %3 points, with help"))
                                 .arg(QString::fromStdString(drill->name))
                                 .arg(match.drillPoints())
                                 .arg(drill->points);
        if (match.game().isRecorded() && match.game().name() != name.toStdString())
            match.rename(name);
    }
    emit gameEnded();
}

std::optional<io::Drill> MatchDirector::drillOf(const app::Game& game) const {
    const auto drill = std::ranges::find(m_drills, game.asked().table.drill, &io::Drill::id);
    return drill != m_drills.end() ? std::optional{*drill} : std::nullopt;
}

void MatchDirector::auditCaller() {
    std::vector<Play> plays;
    for (const auto& entry : m_around.library.plays())
        plays.push_back(entry.value);
    QDialog dialog{m_room};
    dialog.setWindowTitle(tr("Audit of the fair caller"));
    auto* column = new QVBoxLayout{&dialog};
    auto* text = new QLabel{
        auditText(plays, QRandomGenerator::system()->bounded(100'000U), kAuditCalls), &dialog};
    text->setObjectName(QStringLiteral("audit"));
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    text->setMinimumWidth(460);
    column->addWidget(text);
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Close, &dialog};
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
    dialog.exec();
}

}  // namespace thrum::gui
