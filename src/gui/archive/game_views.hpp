#pragma once

#include "gui/match/what_if_origin.hpp"

#include <thrum/app/library.hpp>

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <QObject>
#include <QString>

namespace thrum::gui {

class BoxScorePage;
class Commands;
class PageSwitch;
class ReplayDocument;
class ReplayPage;
class TableReplay;
struct ShownLayers;

/// Recorded games in the window: the replay and the box score, opened from anywhere and left to
/// where the coach came from.
class GameViews final : public QObject {
    Q_OBJECT

public:
    GameViews(PageSwitch& pages,
              const Commands& commands,
              const app::Library& library,
              QWidget& parent);

    /// @param file     the name to give in errors
    /// @param notesOf  the game file beside which bookmarks are kept; empty: nowhere
    /// @return why it cannot be shown, in a sentence; nothing if it is
    [[nodiscard]] std::optional<QString> replay(std::string_view text,
                                                const QString& file,
                                                bool atLastPlay,
                                                const std::filesystem::path& notesOf = {});
    [[nodiscard]] std::optional<QString> boxScore(std::string_view text,
                                                  const QString& file,
                                                  const std::filesystem::path& notesOf = {});
    /// The box score of the game that is or was shown again; false: none was.
    bool boxScoreOfReplay();
    [[nodiscard]] std::optional<QString> replayFile(const QString& path);
    [[nodiscard]] std::optional<QString> boxScoreFile(const QString& path);
    /// The replay that the last what-if was taken from, at that moment.
    /// @return why it cannot be shown, in a sentence; nothing if it is
    [[nodiscard]] std::optional<QString> backToBranch();
    /// The file of the game that is or was shown; empty if it is no file's.
    [[nodiscard]] const std::filesystem::path& file() const { return m_file; }
    [[nodiscard]] ReplayPage& replayPage() const { return *m_replay; }
    [[nodiscard]] BoxScorePage& boxScorePage() const { return *m_boxScore; }

signals:
    /// Play on from here, in a game of its own: the record and how many of its numbered lines
    /// count.
    void extendAsked(const std::string& text,
                     std::size_t lines,
                     const thrum::gui::WhatIfOrigin& from);
    /// Go on with the game of this file, which was watched to its end.
    void continueAsked(const QString& file);
    void said(const QString& sentence);

private:
    [[nodiscard]] Expected<std::unique_ptr<TableReplay>, QString> tableOf(
        const ReplayDocument& document, const std::string& file) const;
    [[nodiscard]] std::optional<QString> show(ReplayDocument document,
                                              const std::string& file,
                                              bool atLastPlay,
                                              const std::filesystem::path& notesOf);
    struct Branch {
        std::string text;
        std::filesystem::path file;
        std::int64_t ms = 0;
        bool brisk = false;
    };
    void leave();
    void noteBranch();

    PageSwitch& m_pages;
    const app::Library& m_library;
    ReplayPage* m_replay = nullptr;
    BoxScorePage* m_boxScore = nullptr;
    std::filesystem::path m_file;
    bool m_brisk = false;            ///< thinking is shown for a moment only
    std::optional<Branch> m_branch;  ///< where the last what-if was taken from
};

}  // namespace thrum::gui
