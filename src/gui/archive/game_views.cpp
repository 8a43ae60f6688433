#include "gui/archive/game_views.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/games/game_face.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/tabletop/table_replay.hpp"
#include "gui/widgets/page_switch.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

namespace thrum::gui {

GameViews::GameViews(PageSwitch& pages,
                     const Commands& commands,
                     const app::Library& library,
                     QWidget& parent)
    : QObject{&parent},
      m_pages{pages},
      m_library{library},
      m_replay{new ReplayPage{commands, &parent}},
      m_boxScore{new BoxScorePage{&parent}} {
    pages.addSide(*m_replay);
    pages.addSide(*m_boxScore);
    connect(m_replay, &ReplayPage::closeAsked, this, &GameViews::leave);
    connect(m_replay, &ReplayPage::extendAsked, this, &GameViews::noteBranch);
    connect(m_replay, &ReplayPage::extendAsked, this, &GameViews::extendAsked);
    connect(m_replay, &ReplayPage::continueAsked, this, [this] {
        emit continueAsked(pathText(m_file));
    });
    connect(m_replay, &ReplayPage::said, this, &GameViews::said);
    connect(m_boxScore, &BoxScorePage::closeAsked, this, &GameViews::leave);
    connect(m_boxScore, &BoxScorePage::playAsked, this, [this](std::size_t play) {
        m_pages.show(*m_replay);
        m_replay->goToPlay(play);
    });
    // Nothing plays on behind another page.
    connect(&pages, &PageSwitch::shown, this, [this](const QWidget* page) {
        if (page != m_replay)
            m_replay->player().pause();
    });
}

// A game without a board is played again on its own table.
Expected<std::unique_ptr<TableReplay>, QString> GameViews::tableOf(const ReplayDocument& document,
                                                                   const std::string& file) const {
    const GameFace* face = document.face();
    if (document.board() != nullptr || face == nullptr || face->makeTable == nullptr)
        return std::unique_ptr<TableReplay>{};
    auto opened = app::openGame(m_library, document.text(), file);
    if (!opened)
        return Unexpected{QString::fromStdString(opened.error().text())};
    const MatchSetup setup = setupOf(*opened->game);
    auto match = face->makeMatch(std::move(opened->game), setup, TimeSource::machine());
    if (match == nullptr)
        return std::unique_ptr<TableReplay>{};
    return std::make_unique<TableReplay>(std::move(match), face->makeTable);
}

std::optional<QString> GameViews::show(ReplayDocument document,
                                       const std::string& file,
                                       bool atLastPlay,
                                       const std::filesystem::path& notesOf) {
    auto table = tableOf(document, file);
    if (!table)
        return table.error();
    m_replay->open(std::move(document), atLastPlay, notesOf, *std::move(table));
    return std::nullopt;
}

std::optional<QString> GameViews::replay(std::string_view text,
                                         const QString& file,
                                         bool atLastPlay,
                                         const std::filesystem::path& notesOf) {
    // who watches the play again that he has just played need not wait for himself
    const app::ReplayPace brisk{.mostThinkingMs = app::ReplayPace{}.leastMs};
    auto document = ReplayDocument::read(
        text, file.toStdString(), m_library, atLastPlay ? brisk : app::ReplayPace{});
    if (!document)
        return QString::fromStdString(document.error().text());
    m_brisk = atLastPlay;
    m_file = notesOf;
    m_pages.show(*m_replay);
    return show(*std::move(document), file.toStdString(), atLastPlay, notesOf);
}

std::optional<QString> GameViews::boxScore(std::string_view text,
                                           const QString& file,
                                           const std::filesystem::path& notesOf) {
    auto document = ReplayDocument::read(text, file.toStdString(), m_library);
    if (!document)
        return QString::fromStdString(document.error().text());
    m_file = notesOf;
    m_brisk = false;
    m_boxScore->showGame(*document);
    // each number leads to its play
    const auto problem = show(*std::move(document), file.toStdString(), false, notesOf);
    m_pages.show(*m_boxScore);
    return problem;
}

bool GameViews::boxScoreOfReplay() {
    if (!m_replay->isOpen())
        return false;
    m_boxScore->showGame(m_replay->document());
    m_pages.show(*m_boxScore);
    return true;
}

std::optional<QString> GameViews::replayFile(const QString& path) {
    const auto text = io::readTextFile(path.toStdString(), io::kMaxGameFileBytes);
    if (!text)
        return QString::fromStdString(text.error().text());
    return replay(*text, path, false, path.toStdString());
}

std::optional<QString> GameViews::boxScoreFile(const QString& path) {
    const auto text = io::readTextFile(path.toStdString(), io::kMaxGameFileBytes);
    if (!text)
        return QString::fromStdString(text.error().text());
    return boxScore(*text, path, path.toStdString());
}

void GameViews::noteBranch() {
    m_branch = Branch{m_replay->document().text(), m_file, m_replay->player().position(), m_brisk};
}

std::optional<QString> GameViews::backToBranch() {
    if (!m_branch)
        return tr("There is no replay to go back to.");
    if (m_replay->isOpen() && m_replay->document().text() == m_branch->text) {
        m_pages.show(*m_replay);
    } else if (auto why = replay(m_branch->text,
                                 QString::fromStdString(m_branch->file.string()),
                                 m_branch->brisk,
                                 m_branch->file)) {
        return why;
    }
    m_replay->player().seek(m_branch->ms);
    return std::nullopt;
}

void GameViews::leave() {
    m_pages.back();
}

}  // namespace thrum::gui
