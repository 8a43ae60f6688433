#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/rules/board_namer.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/segment/script_runner.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// The lines of the protocol (docs/protocol.md): requests as values, replies as JSON. What is a
/// game's own in a request stays JSON text until that game reads it.
namespace thrum::io {

/// The most bytes a line may have; what is longer is refused unread.
inline constexpr std::size_t kMaxLineBytes = 1'000'000;

namespace request {

struct Hello {};
struct Team {
    std::string id{};  ///< empty: a shipped one
    std::string seat = "client";
    bool operator==(const Team&) const = default;
};
/// What the window keeps about the people at its table. It stands in a game's header, so that a
/// game that is gone on with is the same one; no rule, no seat and no request of the protocol has
/// it.
struct TableFacts {
    std::array<std::string, 2> coaches{};  ///< names by Side, may be empty
    bool realDice = false;                 ///< thrown on the table and typed in
    bool fairCaller = false;               ///< the chart calls for both sides
    std::string drill{};                   ///< id of the drill it is; empty: a game
    bool operator==(const TableFacts&) const = default;
};
/// What every game is asked for with.
struct New {
    std::string game{};
    std::uint64_t seed = 0;
    Team home{};
    Team visitor{};
    std::optional<Mode> mode{};
    std::string overrides = "{}";  ///< house rules, JSON
    bool freeUndo = false;
    bool keepsDraws = false;
    TableFacts table{};
    std::string options = "{}";  ///< those of the game alone, JSON
};
struct ShowState {};
struct ShowDigest {};
struct ShowPrompt {};
struct ShowLog {};
struct ShowFormations {};
struct Observe {
    Side side = Side::Home;
};
struct Load {
    std::string state{};  ///< an object, JSON
};
struct Submit {
    std::string input{};  ///< JSON
};
struct Draw {};
struct Run {
    std::optional<int> switchOffAt{};
    std::vector<Call> calls{};
    std::optional<int> until{};
    bool frames = false;
};
struct Undo {
    int count = 1;
    bool agreed = false;  ///< the other coach has said yes (D51)
};
struct Save {
    std::string file{};
};
struct Open {
    std::string file{};
};
/// From now on every input goes into a new file as it is accepted.
struct Record {
    std::string file{};
};
/// Open, and go on recording there.
struct Resume {
    std::string file{};
};

}  // namespace request

using ProtocolRequest = std::variant<request::Hello,
                                     request::New,
                                     request::ShowState,
                                     request::ShowDigest,
                                     request::ShowPrompt,
                                     request::ShowLog,
                                     request::ShowFormations,
                                     request::Observe,
                                     request::Load,
                                     request::Submit,
                                     request::Draw,
                                     request::Run,
                                     request::Undo,
                                     request::Save,
                                     request::Open,
                                     request::Record,
                                     request::Resume>;

/// @param hasGame  a game is in progress; before `new` only some requests make sense
/// Errors: LoadError whose pointer is the reply's "at" (D44).
[[nodiscard]] Expected<ProtocolRequest, LoadError> parseRequest(std::string_view line,
                                                                bool hasGame);

/// Poses after one tick: {"tick", "poses": {"H34": [x, y, heading]}}.
[[nodiscard]] JsonOut jsonOfFrame(const Namer& names,
                                  int tick,
                                  std::span<const FigureId> figures,
                                  std::span<const Pose> poses,
                                  const std::optional<FieldPoint>& ball = std::nullopt);
/// A line written by us earlier, to be put into a reply.
[[nodiscard]] JsonOut parsedOut(const std::string& ourOwn);
/// {"ok":false,"clause","code","message","args"} (D43)
[[nodiscard]] JsonOut refusalReply(const RuleViolation& refusal);
/// {"ok":false,"error","at"} (D44)
[[nodiscard]] JsonOut malformedReply(const std::string& error, const std::string& at);

}  // namespace thrum::io
