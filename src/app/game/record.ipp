#pragma once

#include "app/game/parts.hpp"

// GameOf: the record, its lines, where they go, and the way back from them.
namespace thrum::app {

inline constexpr const char* kTorn =
    "the last line was not written to its end when the program stopped; it is left out";

inline constexpr const char* kOtherBoard =
    "the run that was under way began on the board of another version of this program; it is run "
    "again from its start and may go otherwise than you saw it";

inline std::string lineNamed(const std::string& file, int number) {
    return file + ", line " + std::to_string(number);
}

inline LoadError refusedIn(const std::string& where,
                           const std::string& pointer,
                           const Refused& refused) {
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

// --- reading

template <class G>
Expected<typename GameOf<G>::Opened, LoadError> GameOf<G>::open(const Library& library,
                                                                std::string_view text,
                                                                const std::string& file) {
    Lines lines{text};
    const auto first = lines.next();
    if (!first)
        return Unexpected{LoadError{file, "", "holds no game"}};
    if (auto error = tooManyLines(text, file))
        return Unexpected{*std::move(error)};
    auto header = parseGameHeader<G>(*first, lineNamed(file, 1));
    if (!header)
        return Unexpected{header.error()};
    auto made = make(library, *std::move(header));
    if (!made)
        return Unexpected{refusedIn(lineNamed(file, 1), "", made.error())};
    Opened opened{*std::move(made), {}, std::nullopt};
    opened.game->m_mostEntries = io::mostEntries(text.size());
    opened.game->m_headerLine = *first;
    opened.game->m_bytes = first->size() + 1;
    std::size_t good = first->size() + 1;
    int number = 1;
    for (auto line = lines.next(); line; line = lines.next()) {
        if (const auto damage = opened.game->replay(*line, lineNamed(file, ++number))) {
            if (!opened.game->m_pastDamage) {
                opened.damage = damage;
                break;
            }
            // the session is past the damage already; the lines before it are known to be good
            auto before = open(library, text.substr(0, good), file);
            if (before)
                before->damage = damage;
            return before;
        }
        good += line->size() + 1;
    }
    opened.game->guardRecord();
    opened.game->remindSeats();
    opened.game->countSeatMoves();
    if (!opened.damage && lines.isTorn())
        opened.notices.emplace_back(kTorn);
    if constexpr (G::kHasBoard)
        if (opened.game->m_brokenOff && opened.game->m_header.physics != kPhysicsRevision)
            opened.notices.emplace_back(kOtherBoard);
    return opened;
}

// A side's seat was asked for this; of a clock that ran out nobody knows, it may have been.
template <class G>
bool GameOf<G>::isOf(Side side,
                     const State& before,
                     const typename Session::Entry& entry,
                     const Input& input,
                     bool decisionsAlone) {
    if (G::kindOf(input) == games::InputKind::Decision)
        return entry.side == side;
    return !decisionsAlone && G::kindOf(input) == games::InputKind::Time &&
           G::prompt(before).side == side;
}

// Coaches remember what they called in the play under way (coach::Coach); who sits down in the
// middle of one thinks it over again before he goes on.
template <class G>
void GameOf<G>::remindSeats() {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::size_t index = side == Side::Home ? 0 : 1;
        std::shared_ptr<Seat>& seat = m_seats[index];
        if (seat == nullptr || !seat->remembers())
            continue;
        std::vector<PastDecision<G>> past;
        m_session->visitPlay([&](const State& before,
                                 const typename Session::Entry& entry,
                                 std::uint64_t chanceSeed) {
            const auto* input = std::get_if<Input>(&entry.what);
            bool& linedUp = m_linedUp[index];
            if (Kept<G>::isFresh(before))
                linedUp = false;
            if (input == nullptr)
                past.clear();
            else if (isOf(side, before, entry, *input, seat->thinksLong())) {
                linedUp = linedUp || Kept<G>::isLineUp(before);
                past.push_back({G::observe(before, games::eyesOf(side)),
                                *input,
                                match::seatKey(chanceSeed, side)});
            }
        });
        if (!past.empty())
            seat = std::make_shared<RemindedSeat<G>>(std::move(seat), side, std::move(past));
    }
}

// Who decided nothing but decisions at the end of the file may have led nowhere then already. Some
// of them were a person's: a line-up's worth is left in any case.
template <class G>
void GameOf<G>::countSeatMoves() {
    m_seatMoves = 0;
    const auto& record = m_session->record();
    for (auto entry = record.rbegin(); entry != record.rend(); ++entry) {
        const auto* input = std::get_if<Input>(&entry->what);
        if (input == nullptr || G::kindOf(*input) != games::InputKind::Decision ||
            m_seatMoves == kMostInARow - kOnceMore)
            break;
        ++m_seatMoves;
    }
}

template <class G>
std::optional<LoadError> GameOf<G>::replay(std::string_view line, const std::string& where) {
    const auto read = parseGameLine<G>(line, where, m_names);
    if (!read)
        return read.error();
    if (auto error = replay(*read, where))
        return error;
    if (isNumbered(*read))
        m_numbered.push_back(m_lines.size());
    m_lines.emplace_back(line);
    m_bytes += line.size() + 1;
    return std::nullopt;
}

template <class G>
std::optional<LoadError> GameOf<G>::replay(const Line& line, const std::string& where) {
    const auto wrongAt = [&](std::string pointer, std::string reason) {
        return std::optional{LoadError{where, std::move(pointer), std::move(reason)}};
    };
    const bool numbered = isNumbered(line);
    const std::size_t due = m_session->record().size() + 1;
    if (numbered && static_cast<std::size_t>(line.n) != due)
        return wrongAt("/n", "is " + std::to_string(line.n) + "; due is " + std::to_string(due));
    if (numbered && due > m_mostEntries)
        return wrongAt("", "is one entry more than a file of its size may have");
    std::optional<LoadError> error;
    std::visit(
        Overloaded{[&](const Input& input) {
                       const SegmentResult* run = runOf<G>(input);
                       const auto events = m_session->submit(withoutFrames<G>(input));
                       if (events)
                           m_told.tell(state(), *events, run != nullptr ? run->ticks : 0, m_log);
                       else
                           error = refusedIn(where, "/input", Refused{events.error()});
                   },
                   [&](const typename Line::Correction& correction) {
                       if (const auto problem = G::validate(correction.state)) {
                           const LoadError found = G::problemInFile(correction.state, *problem);
                           error = LoadError{where, "/state" + found.pointer, found.reason};
                       } else {
                           m_session->correct(correction.state, correction.reason);
                           rostersChanged();
                       }
                   },
                   [&](const typename Line::TakeBack& back) {
                       const auto to = static_cast<std::size_t>(back.to);
                       if (to > m_session->inForce()) {
                           error = LoadError{where, "/to", "goes further than the game"};
                       } else {
                           m_session->takeBackTo(to, back.clocksStand);
                           rostersChanged();
                       }
                   },
                   [&](const typename Line::Mark& mark) {
                       const SegmentRequest* request = nullptr;
                       if constexpr (G::kHasBoard)
                           request = G::request(prompt());
                       if (static_cast<std::size_t>(line.n) != due || request == nullptr)
                           error = LoadError{where, "/n_open", "no run is awaited there"};
                       else if (mark.tick > request->maxTicks)
                           error = LoadError{where, "/tick", "is beyond the end of the run"};
                       else
                           m_brokenOff = BrokenOff{mark.tick, mark.calls};
                   },
                   [&](const typename Line::Meta& meta) { m_name = meta.name; },
                   [](const typename Line::Note&) {},
                   [&](const typename Line::Refusal& refusal) { m_log.push_back(refusal.log); },
                   [&](const typename Line::Thought& thought) {
                       if (static_cast<std::size_t>(line.n) != due)
                           error = LoadError{where, "/n_open", "is not asked there"};
                       else
                           m_thoughtMs = thought.ms;
                   },
                   [&](const typename Line::End& end) {
                       if (!end.conceded && m_session->awaits() != games::Awaits::Over) {
                           error = LoadError{where, "/reason", "the game is not over there"};
                       } else if (end.conceded && line.digest != 0 &&
                                  line.digest !=
                                      io::digestOfConcession(m_session->digest(), *end.conceded)) {
                           error = LoadError{where, "/digest", "does not fit who gave up"};
                       } else {
                           m_end = end;
                           m_brokenOff.reset();  // who gives up runs the board no more
                       }
                   }},
        line.what);
    if (error || !numbered)
        return error;
    if (m_session->digest() != line.digest) {
        m_pastDamage = true;
        return wrongAt("/digest", "does not fit the state");
    }
    m_brokenOff.reset();
    m_thoughtMs = 0;
    m_end.reset();
    return std::nullopt;
}

template <class G>
Expected<std::unique_ptr<GameOf<G>>, LoadError> GameOf<G>::branch(const Library& library,
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
        found += !header && io::numberOf(*line) ? 1U : 0U;
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

    Header head = recorded->game->m_header;
    head.mode = Mode::Solitaire;
    head.asked.mode = head.mode;
    head.asked.home.seat = "person";
    head.asked.visitor.seat = "person";
    head.asked.freeUndo = true;
    head.asked.table.drill.clear();
    head.asked.table.fairCaller = false;
    Kept<G>::practice(head.asked.own);
    head.program = std::move(program);
    if constexpr (G::kHasBoard)
        head.physics = kPhysicsRevision;
    head.created = std::move(created);
    auto made = make(library, std::move(head));
    if (!made)
        return Unexpected{refusedIn(from, "", made.error())};
    State state = recorded->game->state();
    Kept<G>::practice(state);
    auto branched = *std::move(made);
    if (auto refused = branched->writeHeader())
        return Unexpected{refusedIn(from, "", *refused)};
    const std::string place = from + ", entry " + std::to_string(entries);
    branched->m_name = io::fitting("What if: " + place, io::kGameName);
    Line meta;
    meta.what = typename Line::Meta{
        branched->m_name, io::fitting(from, io::kBranchFile), static_cast<int>(entries)};
    branched->write(std::move(meta));
    branched->guardRecord();
    if (auto refused = branched->correct(std::move(state), "what if, from " + place))
        return Unexpected{refusedIn(from, "/state", *refused)};
    return branched;
}

// --- writing

// The reader takes what stands in a header, or there is no game.
template <class G>
std::optional<Refused> GameOf<G>::writeHeader() {
    m_header.program = io::fitting(std::move(m_header.program), io::kProgramText);
    m_header.created = io::fitting(std::move(m_header.created), io::kCreatedText);
    m_headerLine = lineOf<G>(m_header);
    m_bytes = m_headerLine.size() + 1;
    auto header = parseGameHeader<G>(m_headerLine, "");
    if (!header)
        return Refused{header.error()};
    const auto again = Kept<G>::opening(*header);
    if (!again)
        return Refused{again.error()};
    if (!(again->next == m_session->initial()))
        return Refused{LoadError{"", "", "this game could not be read back as it begins"}};
    return std::nullopt;
}

// An input as the record will give it back; of games without a board, whose lines hold no runs.
template <class G>
Expected<typename G::Input, LoadError> inputReadBack(const typename G::Input& input,
                                                     const typename G::State& names) {
    const std::string text =
        io::writtenLine([&](FieldSink& to) { G::write(input, to, G::namesIn(names)); });
    typename G::Input again;
    if (auto error = io::readText(text, "", "/input", [&](const FieldSource& at) {
            again = G::readInput(at, names);
        }))
        return Unexpected{*std::move(error)};
    return again;
}

template <class G>
std::optional<LoadError> GameOf<G>::readBack(const Line& line, const State* next) const {
    const auto wrongAt = [](std::string reason) {
        return std::optional{LoadError{"", "", std::move(reason)}};
    };
    if (recordIsFull())
        return wrongAt("the record is full");
    const auto* input = std::get_if<Input>(&line.what);
    // a coach may say a thing twice over: what leads to the same state is the same
    const auto isSame = [&](const Input& again) {
        if (again == *input)
            return true;
        const auto step = G::apply(m_session->state(), again);
        return next != nullptr && step && step->next == *next;
    };
    constexpr const char* kAnother = "/input: would be read back as another one";
    if constexpr (!G::kHasBoard) {
        // what else stands in such a line is the program's own and does not depend on the input
        if (input != nullptr) {
            const auto again = inputReadBack<G>(*input, m_names);
            if (!again)
                return again.error();
            return isSame(*again) ? std::nullopt : wrongAt(kAnother);
        }
    }
    const auto read = parseGameLine<G>(lineOf<G>(line, m_names), "", m_names);
    if (!read)
        return read.error();
    if (input != nullptr) {
        const auto* again = std::get_if<Input>(&read->what);
        if (again == nullptr || !isSame(*again))
            return wrongAt(kAnother);
    } else if (const auto* put = std::get_if<typename Line::Correction>(&line.what)) {
        const auto* again = std::get_if<typename Line::Correction>(&read->what);
        if (again == nullptr || !(again->state == put->state))
            return wrongAt("/state: would be read back as another one");
    }
    return std::nullopt;
}

template <class G>
void GameOf<G>::guardRecord() {
    m_session->acceptBy(
        [this](const Input& input,
               const State& next,
               [[maybe_unused]] const std::vector<Event>& events) -> std::optional<RuleViolation> {
            Line line;
            line.what = input;
            line.side = G::sideOf(input, prompt());
            // who goes on with a game has them from the rules; in games without a board they are so
            // few that no line grows too long by them
            if constexpr (G::kHasBoard)
                line.events = events;
            line.gameClockMs = Kept<G>::gameClockMs(next);
            line.n = static_cast<int>(m_session->record().size()) + 1;
            const auto problem = readBack(line, &next);
            if (!problem)
                return std::nullopt;
            RuleViolation refusal = G::notNow();
            refusal.text = THRUM_TEXT("that cannot be kept in the game's record: {reason}.");
            refusal.args = {
                {"reason",
                 (problem->pointer.empty() ? "" : problem->pointer + " ") + problem->reason}};
            return refusal;
        });
}

template <class G>
std::string GameOf<G>::fileText() const {
    std::string text = m_headerLine + '\n';
    for (const std::string& line : m_lines)
        text += line + '\n';
    return text;
}

template <class G>
std::array<std::string, 2> GameOf<G>::uncover() {
    std::array<std::string, 2> called;
    for (const std::size_t side : {0U, 1U})
        if (m_linedUp[side] && m_seats[side] != nullptr)
            called[side] = m_seats[side]->called();
    m_linedUp = {};
    return called;
}

template <class G>
void GameOf<G>::write(Line line) {
    const bool numbered = isNumbered(line);
    if (const auto* input = std::get_if<Input>(&line.what)) {
        line.gameClockMs = Kept<G>::gameClockMs(state());
        if constexpr (G::kHasBoard) {
            const SegmentResult* run = runOf<G>(*input);
            if (run != nullptr && run->by == RunSource::Board &&
                m_header.physics != kPhysicsRevision)
                line.physics = kPhysicsRevision;
        }
        // what was called is told once the play is over
        if (Kept<G>::clearsPlay(line.events))
            m_lastCalled = line.called = uncover();
    } else if (numbered) {
        m_linedUp = {};
    }
    line.n = static_cast<int>(m_session->record().size()) + (numbered ? 0 : 1);
    line.digest = m_session->digest();
    if (const auto* end = std::get_if<typename Line::End>(&line.what)) {
        m_end = *end;
        if (end->conceded)
            line.digest = io::digestOfConcession(line.digest, *end->conceded);
    }
    keep(lineOf<G>(line, m_names), numbered);
    if (numbered)
        written(line);
}

// An input that comes again just as it was has the line it had, with a number of its own: made anew
// the motion of a run would be rounded twice.
template <class G>
void GameOf<G>::writeAgain(std::size_t entry, const Line& line) {
    THRUM_ASSERT(entry < m_numbered.size());
    keep(io::renumbered(m_lines[m_numbered[entry]],
                        static_cast<int>(m_session->record().size()),
                        m_session->digest(),
                        Kept<G>::gameClockMs(state())),
         true);
    written(line);
}

template <class G>
void GameOf<G>::written(const Line& line) {
    const auto* input = std::get_if<Input>(&line.what);
    if (input == nullptr)
        rostersChanged();
    m_brokenOff.reset();
    m_thoughtMs = 0;
    m_end.reset();
    const SegmentResult* run = input != nullptr ? runOf<G>(*input) : nullptr;
    m_told.tell(state(), line.events, run != nullptr ? run->ticks : 0, m_log);
    if (m_session->awaits() == games::Awaits::Over)
        write(endLine<Line>(std::nullopt));
}

template <class G>
void GameOf<G>::keep(std::string line, bool numbered) {
    if (m_sink != nullptr)
        m_sink->append(line);
    if (numbered)
        m_numbered.push_back(m_lines.size());
    m_bytes += line.size() + 1;
    m_lines.push_back(std::move(line));
}

template <class G>
void GameOf<G>::rostersChanged() {
    m_names = G::recordNames(state());
    m_told.restart(state());
}

template <class G>
void GameOf<G>::recordIn(std::unique_ptr<match::RecordSink> sink) {
    m_sink = std::move(sink);
    m_sink->append(m_headerLine);
    for (const std::string& line : m_lines)
        m_sink->append(line);
}

template <class G>
void GameOf<G>::goOnRecordingIn(std::unique_ptr<match::RecordSink> sink) {
    m_sink = std::move(sink);
    // the file was cut just before the line that says it is over
    if (m_session->awaits() == games::Awaits::Over && !m_end)
        write(endLine<Line>(std::nullopt));
}

template <class G>
std::optional<std::string> GameOf<G>::saveTrouble() const {
    return m_sink == nullptr ? std::nullopt : m_sink->trouble();
}

template <class G>
void GameOf<G>::retrySaving() {
    if (m_sink != nullptr)
        m_sink->retry();
}

template <class G>
void GameOf<G>::listenToSaving(std::function<void()> changed) {
    if (m_sink != nullptr)
        m_sink->listen(std::move(changed));
}

}  // namespace thrum::app
