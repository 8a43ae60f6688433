#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/tap_protocol.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Game files, JSON Lines: a header, then one line for everything that happened (D54 to D58).
namespace thrum::io {

/// Line 1: all that a game is begun with, boards and teams copied whole.
struct TapGameHeader {
    request::New asked{};  ///< as `new` took it; its names of teams and board are those below
    tap::RulesData rules{};
    tap::Mode mode = tap::Mode::Hotseat;
    BoardSpec board{};
    std::array<TeamFile, 2> teams{};
    std::string program{};  ///< "thrum 0.1.0"
    /// Of the board the game was begun on (board/revision.hpp); 0: the file does not say.
    int physics = 0;
    std::string created{};  ///< 2026-11-20T19:02:05Z; the only wall time of the file
};
[[nodiscard]] std::string lineOf(const TapGameHeader& header);
/// Who goes on with a game needs its very rules; who shows it takes any revision of them (D63).
enum class HeaderFor : std::uint8_t { Playing, Showing };
/// Errors: LoadError; for playing also another revision than this program's.
[[nodiscard]] Expected<TapGameHeader, LoadError> parseTapGameHeader(
    std::string_view line, std::string file, HeaderFor use = HeaderFor::Playing);

/// One of the other lines. Inputs, corrections and take-backs are numbered, the rest is not.
struct TapGameLine {
    struct Correction {
        std::string reason{};
        tap::State state{};
    };
    struct TakeBack {
        int to = 0;  ///< inputs in force after it
    };
    /// How far the run has been shown that the next numbered line will hold (D59).
    struct Mark {
        int tick = 0;
        std::vector<Call> calls{};  ///< everything asked for in this run so far
    };
    /// The name a coach gives the game (D65).
    struct Meta {
        std::string name{};
        std::string branchOf{};  ///< a practice game's origin: the file ...
        int at = 0;              ///< ... and after which numbered line
    };
    /// How long the coach who is asked has been at it, while clocks run; the last one counts.
    struct Thought {
        int ms = 0;
    };
    /// A sentence for whoever reads the record; it changes nothing.
    struct Note {
        std::string text{};
    };
    /// Nothing more is to come; what comes all the same takes it back.
    struct End {
        std::optional<Side> conceded{};  ///< who gave up; nothing: played to its end
    };
    std::variant<tap::Input, Correction, TakeBack, Mark, Thought, Meta, Note, End> what{};
    std::optional<Side> side{};
    std::vector<tap::Event> events{};         ///< for viewers; read only if asked for
    std::optional<SegmentRequest> request{};  ///< of a run; for viewers, not read back
    std::optional<int> gameClockMs{};  ///< left after an input of a game by the clock; for viewers
    /// What computer coaches called in the play that ended with this line, by name; for viewers.
    std::array<std::string, 2> called{};
    /// Of the board that ran, where it is not the header's: a game may be gone on with later.
    std::optional<int> physics{};
    std::uint64_t digest = 0;  ///< of the state after a numbered line
    int n = 0;                 ///< its number, or the next one's
};

/// Inputs, corrections and take-backs count from 1 without gaps (`n`); other lines stand between
/// them.
[[nodiscard]] bool isNumbered(const TapGameLine& line);
/// The figures' names on every line of a record, whoever stands on the board: a number that two of
/// a roster wear is Home's dark or the visitors' white player alone; the other has his id behind it
/// ("H52/w52"). So a viewer needs the rosters and no rules. Rosters change with a correction only.
[[nodiscard]] tap::State recordNames(const std::array<Shared<tap::Team>, 2>& teams);
/// @param names  recordNames of the rosters in force when the line is written
[[nodiscard]] std::string lineOf(const TapGameLine& line, const tap::State& names);
/// Who goes on with a game gets its events from the rules; who shows it needs those of the record.
enum class ReadEvents : std::uint8_t { No, Yes };
/// @param names  recordNames of the rosters in force before the line
[[nodiscard]] Expected<TapGameLine, LoadError> parseTapGameLine(std::string_view line,
                                                                std::string file,
                                                                const tap::State& names,
                                                                ReadEvents events = ReadEvents::No);

}  // namespace thrum::io
