#pragma once

#include "report.hpp"

#include <thrum/games/game.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/play_list.hpp>

#include <array>
#include <string>
#include <vector>

/// What a score book makes of a game, against what the referee had.
namespace thrum::conformance {

/// Keeps the book of a game from its beginning.
template <games::Written G>
class BookKeeper {
public:
    explicit BookKeeper(const typename G::State& opening) requires games::Scored<G>
        : m_book{games::emptyBook<G>(*opening.rules, opening)} {}

    /// One input: what came of it, and the state it led to.
    void add(const typename G::Input& input,
             const typename G::Step& step,
             Report& report) requires games::Scored<G> {
        BookStep one{.index = m_steps++};
        if constexpr (G::kHasBoard)
            one.run = std::get_if<SegmentResult>(&input);
        else
            static_cast<void>(input);
        m_book.add(one, step.events);
        const Facts facts = G::facts(step.next, G::prompt(step.next));
        report.expect(m_book.situation().score == facts.situation.score,
                      Law::Counted,
                      "the score board of the book is another");
        const GamePlay& play = m_book.plays().back();
        report.expect(m_book.current() + 1 == m_book.plays().size() && play.lastStep == one.index,
                      Law::Counted,
                      "a step belongs to no play");
        if (!G::kHasBoard && facts.situation.down > 0 && (play.over || !play.snapped))
            report.expect(m_book.situation().ballX == facts.situation.ballX &&
                              m_book.situation().down == facts.situation.down &&
                              m_book.situation().offense == facts.situation.offense,
                          Law::Counted,
                          "the place of the ball is another in the book");
    }

    /// The game is over.
    void ended(const Facts& facts, Report& report) requires games::Scored<G> {
        std::array<int, 2> points{};
        std::size_t next = 0;
        const GamePlay* before = nullptr;
        for (const GamePlay& play : m_book.plays()) {
            report.expect(play.firstStep == next && play.lastStep >= play.firstStep,
                          Law::Counted,
                          "plays leave steps out");
            next = play.lastStep + 1;
            for (const std::size_t side : {0U, 1U})
                points[side] += play.points[side];
            report.expect(!play.snapped ||
                              (play.snapStep >= play.firstStep && play.snapStep <= play.lastStep),
                          Law::Counted,
                          "a play is snapped outside of itself");
            if (!G::kHasBoard && before != nullptr)
                carriedOn(*before, play, report);
            if (play.snapped)
                before = &play;
        }
        report.expect(points == facts.situation.score,
                      Law::Counted,
                      "the points of the plays are not the score");
    }

private:
    // Where nobody scored, lost the ball or was penalized, the next play begins where this one
    // ended.
    void carriedOn(const GamePlay& play, const GamePlay& next, Report& report) {
        const bool plain = isFromScrimmage(play.type) && play.type != GamePlay::Type::FieldGoal &&
                           !play.punted && !play.nullified && play.penalties.empty() &&
                           !play.turnover() && !play.fumble && !play.halfEnded &&
                           play.points == std::array{0, 0} && play.gain && next.snapped &&
                           isFromScrimmage(next.type) && next.team == play.team;
        if (!plain || !play.before.ballX || !next.before.ballX)
            return;
        report.expect(
            downfield(*next.before.ballX, play.team) ==
                downfield(*play.before.ballX, play.team) + *play.gain,
            Law::Counted,
            "the gain of play " + std::to_string(play.number) + " does not lead to the next line");
    }

    typename G::ScoreBook m_book;
    std::size_t m_steps = 0;
};

}  // namespace thrum::conformance
