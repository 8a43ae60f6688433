#include "app/reminded_seat.hpp"
#include "app/tap_game_parts.hpp"

#include <thrum/app/tap_sentences.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/rules/tap/game_clock.hpp>

#include <algorithm>

// A game's record: its lines, where they go, and the way back from them.
namespace thrum::app {
namespace {

constexpr const char* kTorn =
    "the last line was not written to its end when the program stopped; it is left out";

constexpr const char* kOtherBoard =
    "the run that was under way began on the board of another version of this program; it is run "
    "again from its start and may go otherwise than you saw it";

std::string lineNamed(const std::string& file, int number) {
    return file + ", line " + std::to_string(number);
}

LoadError refusedIn(const std::string& where, const std::string& pointer, const Refused& refused) {
    if (const auto* error = std::get_if<LoadError>(&refused))
        return {where, error->pointer, error->reason};
    const auto& ruling = std::get<RuleViolation>(refused);
    return {where, pointer, ruling.clause + ": " + thrum::filled(ruling.text, ruling.args)};
}

// One line after the other, without its line break.
class Lines {
public:
    explicit Lines(std::string_view text) : m_rest{text} {}
    /// Nothing at the end; what follows the last line break is torn.
    std::optional<std::string_view> next() {
        const std::size_t end = m_rest.find('\n');
        if (end == std::string_view::npos)
            return std::nullopt;
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end + 1);
        return line;
    }
    [[nodiscard]] bool isTorn() const { return !m_rest.empty(); }

private:
    std::string_view m_rest;
};

}  // namespace

// --- reading

Expected<TapGame::Opened, LoadError> TapGame::open(const Library& library,
                                                   std::string_view text,
                                                   const std::string& file) {
    Lines lines{text};
    const auto first = lines.next();
    if (!first)
        return Unexpected{LoadError{file, "", "holds no game"}};
    auto header = io::parseTapGameHeader(*first, lineNamed(file, 1));
    if (!header)
        return Unexpected{header.error()};
    auto made = make(library, *std::move(header));
    if (!made)
        return Unexpected{refusedIn(lineNamed(file, 1), "", made.error())};
    Opened opened{*std::move(made), {}, std::nullopt};
    opened.game->m_headerLine = *first;
    std::size_t good = first->size() + 1;
    int number = 1;
    for (auto line = lines.next(); line; line = lines.next()) {
        if (const auto damage = opened.game->replay(*line, lineNamed(file, ++number))) {
            // the session may be past the damage already; the lines before it are known to be good
            auto before = open(library, text.substr(0, good), file);
            if (before)
                before->damage = damage;
            return before;
        }
        good += line->size() + 1;
    }
    opened.game->remindSeats();
    if (lines.isTorn())
        opened.notices.emplace_back(kTorn);
    if (opened.game->m_brokenOff && opened.game->m_header.physics != kPhysicsRevision)
        opened.notices.emplace_back(kOtherBoard);
    return opened;
}

// Coaches remember what they called in the play under way (coach::Coach); who sits down in the
// middle of one thinks it over again before he goes on.
void TapGame::remindSeats() {
    for (const Side side : {Side::Home, Side::Visitor}) {
        std::shared_ptr<Seat>& seat = m_seats[tap::indexOf(side)];
        if (seat == nullptr || !seat->remembers())
            continue;
        std::vector<PastDecision> past;
        m_session->visitPlay([&](const tap::State& before, const Session::Entry& entry) {
            const auto* input = std::get_if<tap::Input>(&entry.what);
            bool& linedUp = m_linedUp[tap::indexOf(side)];
            if (before.figures.empty())
                linedUp = false;
            if (input == nullptr)
                past.clear();
            else if (entry.side == side && std::holds_alternative<tap::Decision>(*input)) {
                linedUp = linedUp || isLineUp(before.phase);
                past.push_back({games::Tap::observe(before, games::eyesOf(side)), *input});
            }
        });
        if (!past.empty())
            seat = makeRemindedSeat(std::move(seat), side, std::move(past));
    }
}

std::optional<LoadError> TapGame::replay(std::string_view line, const std::string& where) {
    const auto read = io::parseTapGameLine(line, where, m_names);
    if (!read)
        return read.error();
    if (auto error = replay(*read, where))
        return error;
    m_lines.emplace_back(line);
    return std::nullopt;
}

std::optional<LoadError> TapGame::replay(const io::TapGameLine& line, const std::string& where) {
    const auto wrongAt = [&](std::string pointer, std::string reason) {
        return std::optional{LoadError{where, std::move(pointer), std::move(reason)}};
    };
    const bool numbered = isNumbered(line);
    const std::size_t due = m_session->record().size() + 1;
    if (numbered && static_cast<std::size_t>(line.n) != due)
        return wrongAt("/n", "is " + std::to_string(line.n) + "; due is " + std::to_string(due));
    std::optional<LoadError> error;
    std::visit(Overloaded{[&](tap::Input input) {
                              int ticks = 0;
                              if (auto* result = std::get_if<SegmentResult>(&input)) {
                                  result->frames.clear();
                                  ticks = result->ticks;
                              }
                              const auto events = m_session->submit(input);
                              if (events)
                                  tell(*events, ticks);
                              else
                                  error = refusedIn(where, "/input", Refused{events.error()});
                          },
                          [&](const io::TapGameLine::Correction& correction) {
                              if (const auto problem = tap::validate(correction.state)) {
                                  const LoadError found =
                                      io::problemInFile(correction.state, *problem);
                                  error = LoadError{where, "/state" + found.pointer, found.reason};
                              } else {
                                  m_session->correct(correction.state, correction.reason);
                                  rostersChanged();
                              }
                          },
                          [&](const io::TapGameLine::TakeBack& back) {
                              const auto to = static_cast<std::size_t>(back.to);
                              if (to > m_session->inForce()) {
                                  error = LoadError{where, "/to", "goes further than the game"};
                              } else {
                                  m_session->takeBackTo(to);
                                  rostersChanged();
                              }
                          },
                          [&](const io::TapGameLine::Mark& mark) {
                              const auto& request = m_session->prompt().request;
                              if (static_cast<std::size_t>(line.n) != due || !request)
                                  error = LoadError{where, "/n_open", "no run is awaited there"};
                              else if (mark.tick > request->maxTicks)
                                  error = LoadError{where, "/tick", "is beyond the end of the run"};
                              else
                                  m_brokenOff = BrokenOff{mark.tick, mark.calls};
                          },
                          [&](const io::TapGameLine::Meta& meta) { m_name = meta.name; },
                          [](const io::TapGameLine::Note&) {},
                          [&](const io::TapGameLine::Thought& thought) {
                              if (static_cast<std::size_t>(line.n) != due)
                                  error = LoadError{where, "/n_open", "is not asked there"};
                              else
                                  m_thoughtMs = thought.ms;
                          },
                          [&](const io::TapGameLine::End& end) {
                              if (!end.conceded && m_session->awaits() != games::Awaits::Over)
                                  error = LoadError{where, "/reason", "the game is not over there"};
                              else
                                  m_end = end;
                          }},
               line.what);
    if (error || !numbered)
        return error;
    if (m_session->digest() != line.digest)
        return wrongAt("/digest", "does not fit the state");
    m_brokenOff.reset();
    m_thoughtMs = 0;
    m_end.reset();
    return std::nullopt;
}

Expected<std::unique_ptr<TapGame>, LoadError> TapGame::branch(const Library& library,
                                                              std::string_view text,
                                                              const std::string& from,
                                                              std::size_t entries,
                                                              std::string program,
                                                              std::string created) {
    Lines lines{text};
    std::size_t bytes = 0;
    std::size_t found = 0;
    bool header = true;
    for (auto line = lines.next(); line && (header || found < entries); line = lines.next()) {
        bytes += line->size() + 1;
        // numbers stand first on their lines
        found += !header && line->starts_with("{\"n\":") ? 1U : 0U;
        header = false;
    }
    if (found < entries)
        return Unexpected{LoadError{
            from,
            "",
            "has no entry " + std::to_string(entries) + "; its last is " + std::to_string(found)}};
    auto recorded = open(library, text.substr(0, bytes), from);
    if (!recorded)
        return Unexpected{recorded.error()};
    if (recorded->damage)
        return Unexpected{*recorded->damage};

    io::TapGameHeader head = recorded->game->m_header;
    head.mode = tap::Mode::Solitaire;
    head.asked.mode = head.mode;
    head.asked.home.seat = "person";
    head.asked.visitor.seat = "person";
    head.asked.freeUndo = true;
    head.asked.table.drill.clear();
    head.asked.table.fairCaller = false;
    head.program = std::move(program);
    head.physics = kPhysicsRevision;
    head.created = std::move(created);
    auto made = make(library, std::move(head));
    if (!made)
        return Unexpected{refusedIn(from, "", made.error())};
    tap::State state = recorded->game->state();
    state.mode = tap::Mode::Solitaire;
    for (tap::Clock& clock : state.clocks)
        if (clock.name != tap::ClockName::Game)
            clock.policy = tap::ClockPolicy::Advisory;
    auto branched = *std::move(made);
    branched->m_headerLine = io::lineOf(branched->m_header);
    const std::string place = from + ", entry " + std::to_string(entries);
    branched->m_name = "What if: " + place;
    branched->write(
        {.what = io::TapGameLine::Meta{branched->m_name, from, static_cast<int>(entries)}});
    if (auto refused = branched->correct(std::move(state), "what if, from " + place))
        return Unexpected{refusedIn(from, "/state", *refused)};
    return branched;
}

// --- writing

std::string TapGame::fileText() const {
    std::string text = m_headerLine + '\n';
    for (const std::string& line : m_lines)
        text += line + '\n';
    return text;
}

bool TapGame::isLineUp(tap::Phase phase) {
    return phase == tap::Phase::LineUp || phase == tap::Phase::SetDefense;
}

std::array<std::string, 2> TapGame::uncover() {
    std::array<std::string, 2> called;
    for (const std::size_t side : {0U, 1U})
        if (m_linedUp[side] && m_seats[side] != nullptr)
            called[side] = m_seats[side]->called();
    m_linedUp = {};
    return called;
}

void TapGame::write(io::TapGameLine line) {
    const bool numbered = isNumbered(line);
    if (const auto* input = std::get_if<tap::Input>(&line.what)) {
        line.gameClockMs = tap::gameClockMs(state());
        const auto* run = std::get_if<SegmentResult>(input);
        if (run != nullptr && run->by == RunSource::Board && m_header.physics != kPhysicsRevision)
            line.physics = kPhysicsRevision;
        // what was called is told once the play is over
        if (std::ranges::find(line.events, tap::EventKind::BoardCleared, &tap::Event::kind) !=
            line.events.end())
            m_lastCalled = line.called = uncover();
    } else if (numbered) {
        m_linedUp = {};
    }
    line.n = static_cast<int>(m_session->record().size()) + (numbered ? 0 : 1);
    line.digest = m_session->digest();
    keep(io::lineOf(line, m_names));
    if (numbered)
        written(line);
}

// An input that comes again just as it was has the line it had, with a number of its own: made anew
// the motion of a run would be rounded twice.
void TapGame::writeAgain(std::size_t entry, const io::TapGameLine& line) {
    const std::string start = "{\"n\":" + std::to_string(entry + 1) + ',';
    const auto before =
        std::find_if(m_lines.rbegin(), m_lines.rend(), [&](const std::string& text) {
            return text.starts_with(start);
        });
    THRUM_ASSERT(before != m_lines.rend());
    keep("{\"n\":" + std::to_string(m_session->record().size()) + before->substr(start.size() - 1));
    written(line);
}

void TapGame::written(const io::TapGameLine& line) {
    if (!std::holds_alternative<tap::Input>(line.what))
        rostersChanged();
    m_brokenOff.reset();
    m_thoughtMs = 0;
    m_end.reset();
    const auto* input = std::get_if<tap::Input>(&line.what);
    const auto* run = input != nullptr ? std::get_if<SegmentResult>(input) : nullptr;
    tell(line.events, run != nullptr ? run->ticks : 0);
    if (m_session->awaits() == games::Awaits::Over) {
        m_end = io::TapGameLine::End{};
        write({.what = *m_end});
    }
}

void TapGame::keep(std::string line) {
    if (m_sink != nullptr)
        m_sink->append(line);
    m_lines.push_back(std::move(line));
}

void TapGame::rostersChanged() {
    m_names = io::recordNames(state().teams);
    m_moment = tap::logLine(state(), tap::Event{});
}

// What happened on the running board is stamped with its own tick, and what a dead ball led to with
// the end of its play, although the state has gone on to the next. Clause: TAP-GN-4.
void TapGame::tell(const std::vector<tap::Event>& events, int ticks) {
    const tap::LogLine now = tap::logLine(state(), tap::Event{});
    const bool ofPlayBefore = ticks > 0 || now.playBoardMs < m_moment.playBoardMs;
    const bool clockRan = !now.gameClockMs || now.gameClockMs < m_moment.gameClockMs;
    for (const Sentence& sentence : sentencesOf(events, namesIn(state()))) {
        tap::LogLine line = logLineOf(state(), sentence);
        if (ofPlayBefore) {
            const int ms = tap::millisOfTicks(sentence.tick.value_or(ticks),
                                              std::max(1, state().board.ticksPerSecond));
            line.half = m_moment.half;
            line.play = m_moment.play;
            line.playBoardMs = m_moment.playBoardMs + ms;
            line.gameClockMs = m_moment.gameClockMs;
            if (line.gameClockMs && clockRan)
                *line.gameClockMs = std::max(0, *line.gameClockMs - ms);
        }
        m_log.push_back(io::jsonOf(state(), line).line());
    }
    m_moment = now;
}

void TapGame::recordIn(std::unique_ptr<match::RecordSink> sink) {
    m_sink = std::move(sink);
    m_sink->append(m_headerLine);
    for (const std::string& line : m_lines)
        m_sink->append(line);
}

void TapGame::goOnRecordingIn(std::unique_ptr<match::RecordSink> sink) {
    m_sink = std::move(sink);
}

std::optional<std::string> TapGame::saveTrouble() const {
    return m_sink == nullptr ? std::nullopt : m_sink->trouble();
}

void TapGame::retrySaving() {
    if (m_sink != nullptr)
        m_sink->retry();
}

void TapGame::listenToSaving(std::function<void()> changed) {
    if (m_sink != nullptr)
        m_sink->listen(std::move(changed));
}

}  // namespace thrum::app
