#pragma once

#include "shipped_files.hpp"

#include <thrum/rules/foursheet/game.hpp>

#include <string>
#include <vector>

/// A table at which a scenario of the book is played: AVG teams, Home first and ten on the own 30,
/// the defense by scheme A in zone coverage (chapter 43).
namespace thrum::foursheet::test {

class Scene {
public:
    Scene();

    State s;
    std::vector<Event> events{};  ///< since the latest call

    /// First and ten unless said; the next thing is a call.
    Scene& at(int ball, int down = 1, int toGo = 10);
    Scene& take(const Input& input);
    Scene& decide(const Decision& decision) { return take(decision); }
    Scene& say(DecisionKind kind);
    Scene& call(int card, Pace pace = Pace::Normal, Formation formation = Formation::ProSet);
    Scene& defend(Decision orders = {});
    Scene& dice(std::vector<int> faces);
    /// Call, defense and the main roll with what follows.
    Scene& snap(int card, std::vector<int> faces, const Decision& orders = {});
    /// Kickoff by Home.
    Scene& kickoff(KickKind kick, std::vector<int> faces, const Decision& placed = {});
    Scene& punt(std::vector<int> faces,
                const Decision& orders = {},
                PuntKind kind = PuntKind::Normal);
    Scene& fieldGoal(std::vector<int> faces, const Decision& orders = {});

    [[nodiscard]] Player& man(Side side, Unit unit, int token);
    [[nodiscard]] Rules& rules() { return s.rules.edit(); }
    [[nodiscard]] std::string refusedCode(const Input& input) const;
    [[nodiscard]] std::string refusedClause(const Input& input) const;

    [[nodiscard]] bool happened(EventKind kind) const;
    /// The last of the kind; fails the test if there is none.
    [[nodiscard]] const Event& last(EventKind kind) const;
    [[nodiscard]] int gained() const;  ///< of the last run or catch
    [[nodiscard]] std::string winner() const { return last(EventKind::MatchUp).winner; }
};

/// The usual places of the 4-3 with some men elsewhere.
[[nodiscard]] Decision with(const std::vector<TokenZone>& moved, Decision orders = {});
[[nodiscard]] Decision keyed(Role role, Decision orders = {});
[[nodiscard]] Decision covering(Coverage coverage, Decision orders = {});
/// The usual places against a kick with some men elsewhere.
[[nodiscard]] Decision against(KickPlacement kick, const std::vector<TokenZone>& moved);

}  // namespace thrum::foursheet::test
