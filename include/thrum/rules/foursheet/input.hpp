#pragma once

#include <thrum/rules/foursheet/state.hpp>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace thrum::foursheet {

/// What a coach may decide.
enum class DecisionKind : std::uint8_t {
    CallToss,
    ChooseToss,
    ChooseKick,
    PlaceReceivers,
    Call,
    SetDefense,
    NamePunt,
    Audible,
    KeepCall,
    MoveKeyer,
    ReturnKick,
    TakeTouchback,
    LetBounce,
    NoReturn,
    ReturnBall,
    FallOnBall,
    Accept,
    Decline,
    TimeOut,
    GoOn
};
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);

/// The word that goes with call_toss and choose_toss.
enum class Choice : std::uint8_t { None, Heads, Tails, Kick, Receive };
[[nodiscard]] std::span<const EnumName<Choice>> namesOf(Choice);

struct TokenZone {
    int token = 1;
    Zone zone{};
    bool operator==(const TokenZone&) const = default;
};
struct SentIn {
    int token = 1;
    std::string player{};
    bool operator==(const SentIn&) const = default;
};

/// A coach's choice. Which members a kind needs beside `side` and `ms`:
///   call_toss, choose_toss   choice
///   choose_kick              kick
///   place_receivers          zones or placement ("normal" where both are left out)
///   call                     play, formation (the team's own), pace, card; fake with a field goal
///   set_defense              unit (4-3), zones or scheme (the front's usual places), coverage,
///                            keys, double_team, spy
///   name_punt                punt; card with a fake
///   audible                  card
///   move_keyer               zone
/// `substitutes` goes with call, set_defense and place_receivers.
struct Decision {
    DecisionKind kind = DecisionKind::KeepCall;
    std::optional<Side> side{};
    int ms = 0;
    Choice choice = Choice::None;
    std::optional<KickKind> kick{};
    std::optional<CallPlay> play{};
    std::optional<Formation> formation{};
    std::optional<Pace> pace{};
    std::optional<int> card{};
    bool fake = false;
    std::optional<PuntKind> punt{};
    std::optional<Unit> unit{};
    std::vector<TokenZone> zones{};
    std::optional<Scheme> scheme{};
    std::optional<KickPlacement> placement{};
    std::optional<Coverage> coverage{};
    std::vector<Role> keys{};  ///< more than one is refused
    std::optional<Role> doubleTeam{};
    std::optional<int> spy{};
    std::optional<Zone> zone{};
    std::vector<SentIn> substitutes{};
    bool operator==(const Decision&) const = default;
};

/// Dice or the coin as they fell. Faces are those printed: a d10 shows 0 to 9.
struct Chance {
    std::vector<int> faces{};
    std::optional<CoinFace> face{};
    bool typed = false;
    bool operator==(const Chance&) const = default;
};

using Input = std::variant<Decision, Chance>;

}  // namespace thrum::foursheet
