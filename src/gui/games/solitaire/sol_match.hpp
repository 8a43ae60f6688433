#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/board_match.hpp"
#include "gui/games/solitaire/shot_desk.hpp"

#include <thrum/games/solitaire/kept.hpp>
#include <thrum/rules/solitaire/shot.hpp>

#include <memory>
#include <optional>
#include <vector>

namespace thrum::gui::sol {

/// A shot that was made, as it is shown: where it flew and what it came to.
struct ShotMade {
    solitaire::ShotKind kind = solitaire::ShotKind::Throw;
    Side side = Side::Home;
    Vec2 from{};  ///< the book's frame, yards
    int direction = 1;
    double releaseHeight = 3.0;
    double aimDeg = 0;   ///< as it flew
    double rangeYd = 1;  ///< as it flew
    double loftDeg = 0;
    double endS = 0;  ///< along the ground to where it ended
    Vec2 end{};
    double endHeight = 0;
    std::optional<FigureId> met{};
    bool good = false;  ///< caught by his own side, or through the posts
    QString text{};     ///< what it came to, in a few words
};

/// The last shot among events, told of the state before them; nothing where none flew.
[[nodiscard]] std::optional<ShotMade> shotIn(const solitaire::State& before,
                                             const std::vector<solitaire::Event>& events);

/// A match by the Solitaire Coach's rules.
class SolMatch final : public BoardMatchOf<games::Solitaire>, public ShotTaker {
    Q_OBJECT

public:
    /// @param setup  coaches' names and how chance comes; what the rules know is the game's
    /// @param time   outlives this
    SolMatch(std::unique_ptr<app::GameOf<games::Solitaire>> game,
             const MatchSetup& setup,
             TimeSource& time = TimeSource::machine(),
             QObject* parent = nullptr);
    ~SolMatch() override;
    SolMatch(const SolMatch&) = delete;
    SolMatch& operator=(const SolMatch&) = delete;
    SolMatch(SolMatch&&) = delete;
    SolMatch& operator=(SolMatch&&) = delete;

    [[nodiscard]] const TableData& data() const { return m_data; }
    [[nodiscard]] QString numberOf(FigureId id) const;  ///< "#34"
    [[nodiscard]] QString manText(FigureId id) const;   ///< "#34 Whitlow"
    [[nodiscard]] const solitaire::Option* option(solitaire::DecisionKind kind) const;
    /// The option's men, nobody without one.
    [[nodiscard]] std::vector<FigureId> menFor(solitaire::DecisionKind kind) const;
    using MatchOf<games::Solitaire>::submit;
    bool submit(solitaire::DecisionKind kind, std::optional<FigureId> figure = std::nullopt);
    /// One after the other, each when the one before is safe; a refusal ends it.
    void submitAll(std::vector<solitaire::Decision> decisions);
    /// Stored formations with which whoever lines up may be ready.
    [[nodiscard]] std::vector<const Formation*> formations() const;
    /// All that leads to a formation: men are placed, and named for what they are to do. Without
    /// one what a coach without ideas of his own would do.
    [[nodiscard]] std::vector<solitaire::Decision> lineUpDecisions(
        const Formation* formation) const;
    /// Nothing if it is refused.
    [[nodiscard]] std::optional<solitaire::State> tried(const solitaire::Decision& decision) const;

    /// The shot whose draws have fallen and that is in the air now.
    [[nodiscard]] std::optional<ShotMade> flying() const;

    // --- who shoots at this window
    [[nodiscard]] const solitaire::State& shotState() const override { return state(); }
    [[nodiscard]] bool shotIsDue() const override;
    [[nodiscard]] bool shotIsSaved() const override { return doing() != MatchDoing::Saving; }
    [[nodiscard]] int shotNumber() const override { return questionNumber(); }
    [[nodiscard]] qint64 shotMs() const override { return time().nowMs(); }
    [[nodiscard]] bool mayCancelShot() const override {
        return wants(solitaire::DecisionKind::Cancel);
    }
    bool takeShot(const solitaire::Decision& decision) override { return submit(decision); }

protected:
    [[nodiscard]] QString wordsOf(const solitaire::Input& input) const override;
    void refuseInput(const app::Refused& why, const solitaire::Input& input) override;
    [[nodiscard]] bool playEndsBy(const std::vector<solitaire::Event>& events) const override;
    void callRefused(const CallRuling& ruling) override;
    void tellEvents() override;
    void chanceEndsPlay() override;
    [[nodiscard]] bool isSeenFalling(const ChanceRequest& request) const override;
    [[nodiscard]] std::optional<int> lookMs() const override;
    [[nodiscard]] Facts takeState() override;

private:
    void submitNext();

    TableData m_data;
    std::vector<solitaire::Decision> m_waiting;  ///< to be handed in, the next one last
    bool m_submitting = false;
};

}  // namespace thrum::gui::sol
