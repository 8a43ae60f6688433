#pragma once

#include "gui/match/match.hpp"
#include "gui/match/press_clock.hpp"

#include <thrum/app/game_of.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace thrum::gui {

/// A match of one kind of game: what a game's own pages and pictures see of it, in its own types.
///
/// `whole` and the events are the rules' own; `state` and `prompt` are what may be shown at this
/// window (Match::eyes). Pages and pictures show nothing else.
template <class G>
class MatchOf : public Match {
public:
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    using Event = typename G::Event;
    using Session = typename app::GameOf<G>::Session;

    /// @param setup  coaches' names and how chance comes; what the rules know is the game's
    /// @param time   outlives this
    MatchOf(std::unique_ptr<app::GameOf<G>> game,
            const MatchSetup& setup,
            TimeSource& time = TimeSource::machine(),
            QObject* parent = nullptr)
        : Match{*game, setup, time, parent},
          m_game{std::move(game)},
          m_whole{m_game->state()},
          m_state{m_whole},
          m_prompt{m_game->prompt()} {
        prepare();
        countUsed();
    }
    ~MatchOf() override { seats().abandon(); }
    MatchOf(const MatchOf&) = delete;
    MatchOf& operator=(const MatchOf&) = delete;
    MatchOf(MatchOf&&) = delete;
    MatchOf& operator=(MatchOf&&) = delete;

    [[nodiscard]] const app::GameOf<G>& game() const { return *m_game; }
    /// As shown, cut down to the eyes of this window.
    [[nodiscard]] const State& state() const { return m_state; }
    /// The prompt of `state`.
    [[nodiscard]] const Prompt& prompt() const { return m_prompt; }
    [[nodiscard]] Mode mode() const override { return m_whole.mode; }
    [[nodiscard]] bool isPerson(Side side) const override {
        return !isRecorded() && m_game->seat(side) == nullptr;
    }

    /// What happened last, when `cameAbout` tells of it: the events, and what may be shown of the
    /// state before them. `state()` is still that one then.
    [[nodiscard]] const std::vector<Event>& events() const { return m_events; }

    [[nodiscard]] std::vector<Sentence> told() const override {
        return app::Kept<G>::told(m_events, m_game->state());
    }
    [[nodiscard]] std::vector<Sentence> toldSoFar() const override {
        std::vector<Sentence> all = m_game->openingTold();
        for (const auto* entry : inForce())
            for (Sentence& sentence : app::Kept<G>::told(entry->events, m_game->state()))
                all.push_back(std::move(sentence));
        return all;
    }

    /// What `apply` would say now.
    template <class Decision>
    [[nodiscard]] std::optional<RuleViolation> check(const Decision& decision) const {
        return G::check(m_whole, Input{decision});
    }
    /// Whether the coach who is asked may or must decide that.
    template <class Kind>
    [[nodiscard]] bool wants(Kind kind) const {
        return std::ranges::find(m_prompt.wants, kind) != m_prompt.wants.end();
    }

    /// A decision of somebody at this window: the prompt's side where it names none.
    /// @param pressedMs  elapsedMs() when the coach did it, if that was earlier
    /// @return  whether it was accepted; a refusal is told by `refused`
    template <class Decision>
    bool submit(Decision decision, std::optional<int> pressedMs = std::nullopt) {
        const Side side = decision.side.value_or(m_prompt.side);
        if (doing() != MatchDoing::Waiting || !isPerson(side))
            return false;
        decision.side = side;
        const int now = elapsedMs();
        decision.ms = std::clamp(pressedMs.value_or(now - PressClock::instance().lateMs()), 0, now);
        if constexpr (requires { decision.lookMs; })
            decision.lookMs = clocks().lookedMs();
        const Input input{decision};
        const Side asked = m_prompt.side;
        auto events = m_game->submit(input);
        if (events) {
            clocks().use(side, decision.ms);
            m_coming = *std::move(events);
            // The same coach's time went on while the press waited to be handed in.
            const bool same = m_game->prompt().side == asked;
            entered({.news = true, .carryMs = same ? now - decision.ms : 0});
            return true;
        }
        refuseInput(events.error(), input);
        if (std::holds_alternative<RuleViolation>(events.error()))
            expireIfLate(decision.ms);
        return false;
    }

    [[nodiscard]] std::size_t recorded() const override { return m_game->session().inForce(); }

    // --- taking back

    [[nodiscard]] int undoCount() const override {
        int count = 0;
        const auto entries = inForce();
        for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
            ++count;
            if (std::holds_alternative<typename Session::Correction>((*entry)->what))
                return 0;
            const auto* input = std::get_if<Input>(&(*entry)->what);
            if (input != nullptr && (*entry)->side && isPerson(*(*entry)->side) &&
                isWorthTakingBack(*input))
                return count;
        }
        return 0;
    }
    [[nodiscard]] QString undoText() const override {
        const Input* last = undone();
        return last != nullptr ? wordsOf(*last) : QString{};
    }
    [[nodiscard]] QString redoText() const override {
        const auto* next = m_game->session().nextRedo();
        const auto* input = next != nullptr ? std::get_if<Input>(&next->what) : nullptr;
        const bool possible = doing() == MatchDoing::Waiting || isSeatsTurn(doing()) ||
                              doing() == MatchDoing::Preparing;
        return possible && input != nullptr ? wordsOf(*input) : QString{};
    }

protected:
    // --- what a game may say of its own

    /// What the undo and redo commands call a decision; nothing of what it hides. Empty: it cannot
    /// be named, or it is none.
    [[nodiscard]] virtual QString wordsOf(const Input& input) const {
        return G::kindOf(input) == games::InputKind::Decision ? Match::tr("the last decision")
                                                              : QString{};
    }
    /// A pause alone is nothing anybody wants back.
    [[nodiscard]] virtual bool isWorthTakingBack(const Input& input) const {
        return G::kindOf(input) == games::InputKind::Decision;
    }
    virtual void refuseInput(const app::Refused& why, const Input& input) {
        (void)input;
        refuse(why);
    }
    [[nodiscard]] bool asksToThrow() const override {
        const auto& chance = facts().chance;
        return !G::kHasBoard && chance && !chance->quiet && !chance->covered;
    }

    [[nodiscard]] app::GameOf<G>& ownGame() { return *m_game; }
    [[nodiscard]] const State& whole() const { return m_whole; }
    /// What is told as soon as the record is safe.
    [[nodiscard]] std::vector<Event>& coming() { return m_coming; }
    [[nodiscard]] const std::vector<Event>& coming() const { return m_coming; }

    /// The decision that would be gone; null: there is none.
    [[nodiscard]] const Input* undone() const {
        const int count = undoCount();
        if (count == 0)
            return nullptr;
        const auto entries = inForce();
        return std::get_if<Input>(&entries[entries.size() - static_cast<std::size_t>(count)]->what);
    }
    [[nodiscard]] std::vector<const typename Session::Entry*> inForce() const {
        std::vector<const typename Session::Entry*> entries;
        for (const auto& entry : m_game->session().record()) {
            if (const auto* back = std::get_if<typename Session::TakeBack>(&entry.what))
                entries.resize(std::min(entries.size(), back->inForce));
            else
                entries.push_back(&entry);
        }
        if (const auto& shown = shownOfRecord())
            entries.resize(std::min(entries.size(), *shown));
        return entries;
    }

    // --- what Match asks for

    Facts takeState() override {
        if (isRecorded())
            return takeRecorded();
        m_whole = m_game->state();
        m_state = G::observe(m_whole, eyes());
        m_prompt = G::prompt(m_state);
        return G::facts(m_whole, m_game->prompt());
    }
    void load(std::size_t over) override {
        if (m_after.empty())
            playAgain();
        m_whole = m_after[std::min(over, m_after.size() - 1)];
        const auto entries = inForce();
        m_coming = over == 0 || entries.empty() ? m_game->session().openingEvents()
                                                : entries.back()->events;
    }
    [[nodiscard]] bool seatIsDue() const override { return m_game->question().has_value(); }
    void askSeatNow() override { ask(0); }
    bool handIn(const Answer& answer) override {
        auto move = m_game->answer(*std::static_pointer_cast<const Input>(answer));
        if (move) {
            m_coming = std::move(move->events);
            return true;
        }
        if (m_attempt + 1 >= match::Driver<G>::kMostAttempts)
            emit stuck(Match::tr("The %1 find nothing that is allowed: %2")
                           .arg(teamName(facts().side), textOf(move.error())));
        else
            ask(m_attempt + 1);
        return false;
    }
    Expected<ChanceShown, QString> drawChance() override {
        const Side side = facts().side;
        const auto request = G::chance(m_game->state(), m_game->prompt());
        THRUM_ASSERT(request.has_value());
        const ChanceOutcome outcome = m_game->session().outcome();
        Input drawn;
        auto events = m_game->draw(drawn);
        if (!events)
            return Unexpected{sentenceOf(events.error())};
        m_coming = *std::move(events);
        return ChanceShown{*request, outcome, side};
    }
    std::optional<ChanceShown> takeChance(const ChanceOutcome& typed) override {
        const Side side = facts().side;
        const auto request = G::chance(m_game->state(), m_game->prompt());
        if (!request || !fits(*request, typed)) {
            refuse(G::notNow());
            return std::nullopt;
        }
        ChanceOutcome shown = typed;
        shown.typed = true;
        auto events = m_game->submit(G::fell(m_game->state(), m_game->prompt(), shown));
        if (!events) {
            refuse(events.error());
            return std::nullopt;
        }
        m_coming = *std::move(events);
        return ChanceShown{*request, shown, side};
    }
    bool redoNow() override {
        auto events = m_game->redo();
        if (!events)
            return false;
        m_coming = *std::move(events);
        return true;
    }
    QString sit(Side side, const QString& seat) override {
        const auto name =
            app::parseSeat(seat.toStdString(), app::Kept<G>::kHighestLevel, app::mannersOf<G>());
        if (!name)
            return QString::fromStdString(name.error());
        seats().abandon();
        app::SeatSetupOf<G> setup;
        setup.bench = m_game->sharedLineups();
        // streams of the coaches who sit down later; a game begins with 2 and 3
        constexpr std::uint64_t kLaterSeats = 100;
        setup.seed = bitsAt(
            ~m_game->header().asked.seed,
            kLaterSeats + m_game->session().record().size() * 2 + (side == Side::Home ? 0 : 1));
        setup.mayStartPrograms = true;
        setup.notice = [this](const std::string& sentence) {
            const QString text = QString::fromStdString(sentence);
            QMetaObject::invokeMethod(
                this, [this, text] { emit stuck(text); }, Qt::QueuedConnection);
        };
        m_game->setSeat(side, app::makeSeat<G>(*name, setup));
        return {};
    }
    void markThoughtNow(int ms) override { m_game->markThought(ms); }
    [[nodiscard]] int thoughtMs() const override { return m_game->thoughtMs(); }
    void noteNow(const std::string& sentence) override { m_game->note(sentence); }
    [[nodiscard]] bool mayTakeBack(int count, bool agreed) const override {
        return !m_game->session().checkUndo(static_cast<std::size_t>(count), agreed);
    }
    [[nodiscard]] RuleViolation undoRefused() const override { return G::undoRefused(); }
    [[nodiscard]] games::UndoScope undoScopeNow() const override { return G::undoScope(m_whole); }
    [[nodiscard]] bool clocksStandNow() const override { return m_game->session().clocksStand(); }
    void tellEvents() override {
        m_events = std::exchange(m_coming, {});
        emit cameAbout();
    }
    void dropEvents() override { m_coming.clear(); }

private:
    // What nobody may know while it is played is known of a game that is over.
    Facts takeRecorded() {
        const bool over = G::facts(m_game->state(), m_game->prompt()).over || m_game->conceded();
        m_state = over ? m_whole : G::observe(m_whole, games::Eyes::Table);
        m_prompt = G::prompt(m_state);
        return G::facts(m_whole, G::prompt(m_whole));
    }
    // Every state the game was in; they share what is large.
    void playAgain() {
        m_game->session().visit(
            [this](const State& met, const auto& /*entry*/) { m_after.push_back(met); });
        m_after.push_back(m_game->state());
    }

    void ask(int attempt) {
        auto question = m_game->question(attempt);
        if (!question)
            return;
        m_attempt = attempt;
        auto seat = m_game->seat(question->side);
        seats().begin(
            [this, seat, question = *std::move(question)](std::stop_token token) {
                seat->stopBy(token);
                auto answer = std::make_shared<const Input>(seat->decide(
                    question.seen, question.prompt, question.side, question.key, question.attempt));
                return [this, answer] { onAnswer(answer); };
            },
            [seat] { seat->startOver(); });
    }
    /// Of a decision; nothing else takes time.
    [[nodiscard]] static int msOf(const Input& input) {
        return std::visit(
            [](const auto& is) {
                if constexpr (requires { is.ms; })
                    return is.ms;
                else
                    return 0;
            },
            input);
    }
    // Of what a file holds, the time of those who sit there now: who sat there before is not in it.
    void countUsed() {
        for (const auto& entry : m_game->session().record()) {
            const auto* input = std::get_if<Input>(&entry.what);
            if (input != nullptr && entry.side && isPerson(*entry.side))
                clocks().use(*entry.side, msOf(*input));
        }
    }

    std::unique_ptr<app::GameOf<G>> m_game;
    State m_whole;
    State m_state;
    Prompt m_prompt;
    std::vector<Event> m_coming;
    std::vector<Event> m_events;
    std::vector<State> m_after;  ///< of a recorded game: after so many inputs
    int m_attempt = 0;
};

}  // namespace thrum::gui
