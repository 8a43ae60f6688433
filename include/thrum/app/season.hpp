#pragma once

#include <thrum/app/statistics.hpp>

/// Sums over several recorded games: what teams and their players did in all of them.
namespace thrum::app {

/// What one man did in all games, or one side.
[[nodiscard]] StatLine sumOf(const StatLine& a, const StatLine& b);

struct SeasonTeam {
    std::string team{};
    int games = 0;
    int won = 0;
    int lost = 0;
    int drawn = 0;
    int points = 0;
    int against = 0;
    StatLine line{};
};
struct SeasonMan {
    std::string team{};
    std::string player{};  ///< id in his team's file; of men without one their number
    std::string number{};  ///< as he wore it last
    int games = 0;         ///< in which he did anything
    StatLine line{};
};

/// Games of one kind, added one after the other. Teams are told apart by name, players by team and
/// id, so that a team may be on either side.
class Season {
public:
    void add(const Replay& replay);
    /// Most points a game first won, then by name.
    [[nodiscard]] std::vector<SeasonTeam> teams() const;
    /// By team, then in the order in which they were met.
    [[nodiscard]] const std::vector<SeasonMan>& men() const { return m_men; }
    [[nodiscard]] int games() const { return m_games; }
    [[nodiscard]] bool wholeYards() const { return m_wholeYards; }  ///< as in Statistics

private:
    SeasonTeam& team(const std::string& name);
    SeasonMan& man(const std::string& team, const std::string& player);

    std::vector<SeasonTeam> m_teams{};
    std::vector<SeasonMan> m_men{};
    int m_games = 0;
    bool m_wholeYards = false;
};

/// The table of the teams and what each player did, as text in columns.
[[nodiscard]] std::string seasonText(const Season& season);
[[nodiscard]] io::JsonOut seasonJson(const Season& season);

/// A man's line under the name that a table shows.
struct NamedLine {
    std::string name{};
    StatLine line{};
};
/// One table for each kind of thing, of those who have something in it, as the box score has them.
[[nodiscard]] std::string menText(std::span<const NamedLine> lines, bool wholeYards);
/// The members of a line, in an open object.
void writeLine(const StatLine& line, io::JsonOut& to);

}  // namespace thrum::app
