#pragma once

#include "gui/commands/command_target.hpp"

#include <thrum/app/mark_book.hpp>

#include <optional>
#include <string>

#include <QObject>

namespace thrum::gui {

class MatchDirector;
class PracticeDesk;

/// Formations called by the key of their star, at the practice table and in a game, and the book of
/// what they were used for and gained.
class CallKeys final : public QObject {
    Q_OBJECT

public:
    struct Places {
        const app::Library& library;
        app::MarkBook& marks;
        MatchDirector& director;
        PracticeDesk& practice;
    };
    CallKeys(const Places& places, CommandDeeds& deeds, QObject* parent);

signals:
    void said(const QString& sentence);
    /// A use was counted.
    void counted();

private:
    [[nodiscard]] CommandOffer offer(int key) const;
    void call(int key);
    /// The formation this key calls for whoever lines up now; empty: none.
    [[nodiscard]] std::string formationOn(int key) const;
    [[nodiscard]] bool inGame() const;
    [[nodiscard]] FormationUnit unitAtTable() const;
    void watchGame();
    void note(app::MarkBook::Of kind, const std::string& id, std::optional<Distance> gain);

    Places m_places;
};

}  // namespace thrum::gui
