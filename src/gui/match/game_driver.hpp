#pragma once

#include "gui/match/seat_thread.hpp"

#include <thrum/app/tap_game.hpp>

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// The game of a match and what of it takes its time: seats that think on a thread of their own,
/// and lines on their way to the disk. It knows no clock and shows nothing; nobody waits for it, it
/// tells when something is there.
class GameDriver final : public QObject {
    Q_OBJECT

public:
    explicit GameDriver(std::unique_ptr<app::TapGame> game, QObject* parent = nullptr);
    ~GameDriver() override;
    GameDriver(const GameDriver&) = delete;
    GameDriver& operator=(const GameDriver&) = delete;
    GameDriver(GameDriver&&) = delete;
    GameDriver& operator=(GameDriver&&) = delete;

    [[nodiscard]] const app::TapGame& game() const { return *m_game; }
    [[nodiscard]] app::TapGame& game() { return *m_game; }

    /// Who or what has to go on.
    enum class Due { Nobody, Person, Seat, Dice, Board };
    [[nodiscard]] Due due() const;
    [[nodiscard]] bool isPerson(Side side) const { return m_game->seat(side) == nullptr; }

    // --- the disk

    /// Nothing that was accepted so far can be lost by a crash, or the disk refuses and the game
    /// goes on in memory (D59).
    [[nodiscard]] bool isSafe() const;

    // --- seats that think

    /// Asks the seat that is due; nothing if none is.
    void ask() { ask(0); }
    /// Hands in what it answered; if the rules refuse it the seat is asked again by itself.
    /// @return  what happened; nothing if nothing did yet
    [[nodiscard]] std::optional<std::vector<tap::Event>> take(const tap::Input& answer);
    /// Composes the awaited run; seats may think about their calls meanwhile.
    void prepareRun();
    /// A thought that is under way is given up; nothing more will come of it.
    void abandon();
    /// Somebody else sits down.
    /// @param seat  as thrum/app/seats.hpp reads it; programs it names are started
    /// @return  why not, one sentence; empty if he sits
    [[nodiscard]] QString sit(Side side, const QString& seat);

    // --- what a person may take back

    /// So many inputs in force are to be taken back for his last decision; 0: there is none, or an
    /// arbiter has put something right since (he alone puts it back).
    [[nodiscard]] int undoCount() const;
    /// The decision that would be gone.
    [[nodiscard]] const tap::Decision* undone() const;
    /// The decision that could be made again; null: none.
    [[nodiscard]] const tap::Decision* redone() const;

    /// The board has run in what is in force.
    [[nodiscard]] bool hasRun() const;

signals:
    /// isSafe may have changed.
    void saved();
    void answered(const thrum::tap::Input& input);
    void prepared(const std::shared_ptr<thrum::gui::SeatThread::Prepared>& task);
    /// A program that sits here had something to say.
    void noticed(const QString& sentence);
    /// A seat finds nothing that is allowed; the rules' last refusal.
    void gaveUp(const thrum::RuleViolation& refusal);

private:
    void ask(int attempt);
    [[nodiscard]] std::vector<const app::TapGame::Session::Entry*> inForce() const;

    SeatThread m_seats;
    std::unique_ptr<app::TapGame> m_game;
    int m_attempt = 0;
};

}  // namespace thrum::gui
