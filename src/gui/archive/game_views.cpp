#include "gui/archive/game_views.hpp"

#include "gui/board/board_view.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/statistics/box_score_page.hpp"
#include "gui/widgets/page_switch.hpp"

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
    pages.addSide(*m_replay, &m_replay->board());
    pages.addSide(*m_boxScore);
    connect(m_replay, &ReplayPage::closeAsked, this, &GameViews::leave);
    connect(m_replay, &ReplayPage::extendAsked, this, &GameViews::noteBranch);
    connect(m_replay, &ReplayPage::extendAsked, this, &GameViews::extendAsked);
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

std::optional<QString> GameViews::replay(std::string_view text,
                                         const QString& file,
                                         bool atLastPlay,
                                         const std::filesystem::path& notesOf) {
    auto document = ReplayDocument::read(text, file.toStdString(), m_library);
    if (!document)
        return QString::fromStdString(document.error().text());
    m_file = notesOf;
    m_pages.show(*m_replay);
    m_replay->open(*std::move(document), atLastPlay, notesOf);
    return std::nullopt;
}

std::optional<QString> GameViews::boxScore(std::string_view text,
                                           const QString& file,
                                           const std::filesystem::path& notesOf) {
    auto document = ReplayDocument::read(text, file.toStdString(), m_library);
    if (!document)
        return QString::fromStdString(document.error().text());
    m_file = notesOf;
    m_boxScore->showGame(*document);
    m_replay->open(*std::move(document), false, notesOf);  // each number leads to its play
    m_pages.show(*m_boxScore);
    return std::nullopt;
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
    m_branch = Branch{m_replay->document().text(), m_file, m_replay->player().position()};
}

std::optional<QString> GameViews::backToBranch() {
    if (!m_branch)
        return tr("There is no replay to go back to.");
    if (m_replay->isOpen() && m_replay->document().text() == m_branch->text) {
        m_pages.show(*m_replay);
    } else if (auto why = replay(m_branch->text,
                                 QString::fromStdString(m_branch->file.string()),
                                 false,
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
