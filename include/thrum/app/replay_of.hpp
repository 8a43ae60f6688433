#pragma once

#include <thrum/app/game_line.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/replayed_game.hpp>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace thrum::app {

/// A record of one kind of game: its events, its score book, the names in force. What is shown of a
/// moment besides is a derived class's (TAP's board), or the window plays the inputs again.
template <class G>
class ReplayOf : public ReplayedGame {
public:
    using Event = typename G::Event;
    using State = typename G::State;

    /// Errors: a header that cannot be read.
    [[nodiscard]] static Expected<GameHeader<G>, LoadError> headerOf(std::string_view line,
                                                                     const std::string& file) {
        return parseGameHeader<G>(line, file + ", line 1", HeaderFor::Showing);
    }
    /// @param opening  what names men and teams before the first correction
    ReplayOf(GameHeader<G> header, State opening, const std::string& file, ReplayPace pace)
        : ReplayedGame{file, pace},
          m_read{std::move(header)},
          m_opening{std::make_shared<const State>(std::move(opening))},
          m_book{games::emptyBook<G>(m_read.rules, *m_opening)},
          m_begin{m_book.situation()} {
        ReplayHeader& told = ownHeader();
        told.game = G::kId;
        told.mode = m_read.mode;
        told.created = m_read.created;
        told.program = m_read.program;
        told.coaches = m_read.asked.table.coaches;
        told.seats = {m_read.asked.home.seat, m_read.asked.visitor.seat};
        if constexpr (requires { m_read.rules.revision; }) {
            told.revision = m_read.rules.revision;
            told.older = told.revision != typename G::Rules{}.revision;
        }
    }

    [[nodiscard]] const GameHeader<G>& gameHeader() const { return m_read; }
    [[nodiscard]] const std::vector<Event>& events(std::size_t step) const {
        return m_kept[step].events;
    }
    /// The state put in place by a step; null if it was none.
    [[nodiscard]] const State* correction(std::size_t step) const {
        return m_kept[step].correction.get();
    }
    /// Teams and what else names men after so many steps; of its other members this state says
    /// nothing.
    [[nodiscard]] const State& named(std::size_t over) const {
        return over == 0 || m_kept.empty() ? *m_opening
                                           : *m_kept[std::min(over, m_kept.size()) - 1].names;
    }

    [[nodiscard]] const std::vector<GamePlay>& plays() const override { return m_book.plays(); }
    [[nodiscard]] ScoreFrame scoreFrame() const override { return m_book.frame(); }
    [[nodiscard]] Situation situation(std::size_t over) const override {
        return over == 0 ? m_begin : m_kept[over - 1].situation;
    }
    [[nodiscard]] Names names(std::size_t over) const override {
        const State& now = named(over);
        const ScoreFrame frame = m_book.frame();
        Names names = Kept<G>::names(now);
        names.teams = Kept<G>::teamNames(m_read);
        names.periods = frame.periods;
        names.periodWord = frame.periodWord;
        if constexpr (requires { G::manNamed(now, ManRef{}); })
            names.man = [this, over](ManRef man) { return G::manNamed(named(over), man).number; };
        return names;
    }
    [[nodiscard]] ManInFiles manInFiles(ManRef man) const override {
        if constexpr (requires { G::manNamed(*m_opening, ManRef{}); }) {
            const auto found = G::manNamed(named(m_kept.size()), man);
            return {(man.side == Side::Home ? "H" : "V") + found.number, found.id};
        } else {
            return {};
        }
    }
    [[nodiscard]] std::string manName(ManRef man) const override {
        if constexpr (requires { G::manNamed(*m_opening, ManRef{}); })
            return G::manNamed(named(m_kept.size()), man).name;
        else
            return {};
    }
    [[nodiscard]] std::vector<Sentence> told(std::size_t step) const override {
        State then = named(step + 1);
        if constexpr (requires { then.score; })
            then.score = m_kept[step].situation.score;
        return Kept<G>::told(m_kept[step].events, then);
    }

protected:
    [[nodiscard]] Expected<Read, LoadError> read(std::string_view line,
                                                 const std::string& where) override {
        auto got = parseGameLine<G>(line, where, named(m_kept.size()), ReadEvents::Yes);
        if (!got)
            return Unexpected{got.error()};
        Read read;
        if (const auto* back = std::get_if<io::RecordLine::TakeBack>(&got->what)) {
            read.takenBackTo = static_cast<std::size_t>(back->to);
            return read;
        }
        if (const auto* refusal = std::get_if<io::RecordLine::Refusal>(&got->what)) {
            read.refusal = ReplayStep::Refusal{refusal->clause, refusal->text};
            return read;
        }
        if (const auto* note = std::get_if<io::RecordLine::Note>(&got->what)) {
            read.note = note->text;
            return read;
        }
        ReplayStep step;
        step.n = got->n;
        step.side = got->side;
        step.called = std::move(got->called);
        m_next = {};
        m_next.events = std::move(got->events);
        m_next.names = m_kept.empty() ? m_opening : m_kept.back().names;
        if (auto* input = std::get_if<typename G::Input>(&got->what)) {
            step.gameClockMs = got->gameClockMs;
            read.shownMs = shownMs(*input);
            take(*input, step);
        } else if (auto* correction = std::get_if<typename GameLine<G>::Correction>(&got->what)) {
            step.kind = ReplayStep::Kind::Correction;
            step.reason = std::move(correction->reason);
            step.gameClockMs = Kept<G>::gameClockMs(correction->state);
            m_next.correction = std::make_shared<const State>(std::move(correction->state));
            m_next.names = inForce(*m_next.correction);
        } else {
            return Read{};
        }
        read.step = std::move(step);
        return read;
    }
    void keep(const ReplayStep& /*step*/) override { m_kept.push_back(std::move(m_next)); }
    void cut(std::size_t steps) override {
        m_kept.resize(steps);
        m_book = games::emptyBook<G>(m_read.rules, *m_opening);
    }
    std::size_t count(std::size_t at) override {
        Line& kept = m_kept[at];
        const ReplayStep& step = steps()[at];
        if (kept.correction != nullptr) {
            m_book.correct(at, *kept.correction);
        } else {
            // as long as it is shown, the last picture of a play with it
            const auto shown = static_cast<int>(step.endMs - step.startMs);
            m_book.add({.index = at, .run = step.run.get(), .boardMs = step.run ? shown : 0},
                       kept.events);
        }
        kept.situation = m_book.situation();
        return m_book.current();
    }

    [[nodiscard]] std::optional<int> clockNow() const override {
        if constexpr (requires { m_book.clockMs(); })
            return m_book.clockMs();
        else
            return std::nullopt;
    }

    // --- what a board has besides

    /// What an input changes in how men are named, and its run.
    virtual void take(typename G::Input& input, ReplayStep& step) { step.kind = kindOf(input); }
    /// As a correction leaves it.
    [[nodiscard]] virtual std::shared_ptr<const State> inForce(const State& corrected) const {
        return std::make_shared<const State>(corrected);
    }
    [[nodiscard]] virtual std::int64_t shownMs(const typename G::Input& input) const {
        return std::max<std::int64_t>(inputMs(input), pace().leastMs);
    }
    /// By the pace, without what follows it.
    [[nodiscard]] std::int64_t inputMs(const typename G::Input& input) const {
        switch (G::kindOf(input)) {
            case games::InputKind::Decision:
                return std::clamp(msOf(input), 0, pace().mostThinkingMs);
            case games::InputKind::Chance:
                return pace().chanceMs;
            case games::InputKind::Time:
            case games::InputKind::Run:
                break;
        }
        return 0;
    }
    [[nodiscard]] static ReplayStep::Kind kindOf(const typename G::Input& input) {
        switch (G::kindOf(input)) {
            case games::InputKind::Decision:
                break;
            case games::InputKind::Time:
                return ReplayStep::Kind::Time;
            case games::InputKind::Chance:
                return ReplayStep::Kind::Chance;
            case games::InputKind::Run:
                return ReplayStep::Kind::Run;
        }
        return ReplayStep::Kind::Decision;
    }
    /// Of the step that is read now.
    [[nodiscard]] const std::vector<Event>& nextEvents() const { return m_next.events; }
    [[nodiscard]] const std::shared_ptr<const State>& nextNames() const { return m_next.names; }
    void setNextNames(std::shared_ptr<const State> names) { m_next.names = std::move(names); }

private:
    struct Line {
        std::vector<Event> events{};
        std::shared_ptr<const State> correction{};
        std::shared_ptr<const State> names{};
        Situation situation{};
    };
    [[nodiscard]] static int msOf(const typename G::Input& input) {
        return std::visit(
            [](const auto& is) {
                if constexpr (requires { is.ms; })
                    return static_cast<int>(is.ms);
                else
                    return 0;
            },
            input);
    }

    GameHeader<G> m_read;
    std::shared_ptr<const State> m_opening;
    std::vector<Line> m_kept;
    Line m_next;
    typename G::ScoreBook m_book;
    Situation m_begin;
};

/// A record of a game without a board: its teams and tables stand in the header.
template <class G>
[[nodiscard]] Expected<std::unique_ptr<ReplayedGame>, LoadError> beginReplay(
    std::string_view headerLine, const std::string& file, ReplayPace pace) {
    auto header = ReplayOf<G>::headerOf(headerLine, file);
    if (!header)
        return Unexpected{header.error()};
    typename G::State opening;
    opening.rules = Shared<typename G::Rules>{header->rules};
    opening.teams = header->teams;
    if constexpr (requires { opening.data; })
        opening.data = header->data;
    return std::unique_ptr<ReplayedGame>{
        std::make_unique<ReplayOf<G>>(*std::move(header), std::move(opening), file, pace)};
}

}  // namespace thrum::app
