#include <thrum/app/recording.hpp>
#include <thrum/app/tap_game.hpp>
#include <thrum/app/tap_server.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/keyframes.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/io/text_file.hpp>

namespace thrum::app {
namespace {

using io::JsonOut;

constexpr int kProtocol = 1;

JsonOut accepted() {
    JsonOut reply = JsonOut::object();
    reply.set("ok", true);
    return reply;
}

JsonOut refusedReply(const Refused& refused) {
    if (const auto* violation = std::get_if<RuleViolation>(&refused))
        return io::refusalReply(*violation);
    const auto& error = std::get<LoadError>(refused);
    return io::malformedReply(error.reason, error.pointer);
}

std::string_view unitWord(FormationUnit unit) {
    switch (unit) {
        case FormationUnit::Offense:
            return "offense";
        case FormationUnit::Defense:
            return "defense";
        case FormationUnit::Kickoff:
            return "kickoff";
        case FormationUnit::KickReturn:
            return "kick_return";
        case FormationUnit::Punt:
            return "punt";
        case FormationUnit::PuntReturn:
            return "punt_return";
        case FormationUnit::OnsideReturn:
            break;
    }
    return "onside_return";
}

JsonOut callsJson(const SegmentResult& result) {
    JsonOut calls = JsonOut::list();
    for (const CallRuling& ruling : result.calls) {
        JsonOut one = JsonOut::object();
        const char* kind = ruling.call.kind == CallKind::Stop   ? "stop"
                           : ruling.call.kind == CallKind::Down ? "down"
                                                                : "progress";
        one.set("tick", std::int64_t{ruling.call.tick})
            .set("side", std::string{ruling.call.side == Side::Home ? "home" : "visitor"})
            .set("call", std::string{kind})
            .set("granted", ruling.granted);
        if (!ruling.clause.empty())
            one.set("clause", ruling.clause);
        calls.add(one);
    }
    return calls;
}

}  // namespace

struct TapServer::Impl {
    explicit Impl(ServerSetup from) : setup{std::move(from)} {
        for (const auto& entry : setup.library.boards())
            boards.push_back(tap::boardOf(entry.value));
    }

    JsonOut answer(std::string_view line) {
        const tap::State* state = game != nullptr ? &game->state() : nullptr;
        auto request = io::parseRequest(line, state, boards);
        if (!request)
            return io::malformedReply(request.error().reason, request.error().pointer);
        JsonOut reply = std::visit([this](auto& asked) { return on(asked); }, *request);
        // nobody hears of anything that a crash could still undo
        if (game != nullptr && !game->waitUntilSaved())
            reply.set("unsaved", game->saveTrouble().value_or("the disk refuses"));
        return reply;
    }

    JsonOut on(const io::request::Hello&) const {
        JsonOut games = JsonOut::list();
        games.add(std::string{games::Tap::kId});
        JsonOut reply = accepted();
        reply.set("program", setup.program).set("protocol", std::int64_t{kProtocol});
        reply.set("games", games).set("boards", idsOf(setup.library.boards()));
        reply.set("teams", idsOf(setup.library.teams()));
        return reply;
    }

    JsonOut on(const io::request::New& asked) {
        const auto rules = io::readTapRules(setup.rulesFolder / "tap.json");
        if (!rules)
            return io::refusalReply(rules.error());
        auto made = TapGame::begin(setup.library,
                                   rules->rules,
                                   asked,
                                   setup.program,
                                   setup.now ? setup.now() : std::string{});
        if (!made)
            return refusedReply(made.error());
        game = *std::move(made);
        JsonOut reply = accepted();
        reply.set("events", io::jsonOf(game->state(), game->session().openingEvents()));
        if (!game->warnings().empty()) {
            JsonOut warnings = JsonOut::list();
            for (const std::string& warning : game->warnings())
                warnings.add(warning);
            reply.set("warnings", warnings);
        }
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::ShowState&) const {
        JsonOut reply = accepted();
        reply.set("state", io::jsonOf(game->state()));
        return withDigest(std::move(reply));
    }
    JsonOut on(const io::request::ShowDigest&) const { return withDigest(accepted()); }
    JsonOut on(const io::request::ShowPrompt&) const { return withPrompt(accepted()); }
    JsonOut on(const io::request::ShowLog&) const {
        JsonOut lines = JsonOut::list();
        for (const std::string& line : game->log())
            lines.add(io::parsedOut(line));
        JsonOut reply = accepted();
        reply.set("log", lines);
        return reply;
    }
    JsonOut on(const io::request::ShowFormations&) const {
        JsonOut list = JsonOut::list();
        for (const auto& entry : setup.library.formations()) {
            JsonOut one = JsonOut::object();
            one.set("id", entry.value.id)
                .set("name", entry.value.name)
                .set("unit", std::string{unitWord(entry.value.unit)});
            list.add(one);
        }
        JsonOut reply = accepted();
        reply.set("formations", list);
        return reply;
    }
    JsonOut on(const io::request::Observe& asked) const {
        JsonOut reply = accepted();
        reply.set("state", io::jsonOf(tap::observe(game->state(), asked.side)));
        return reply;
    }

    JsonOut on(io::request::Load& asked) {
        if (const auto refused = game->load(std::move(asked)))
            return refusedReply(*refused);
        return closed(accepted());
    }

    JsonOut on(const io::request::Submit& asked) {
        if (game->boardIsRunning())
            return io::malformedReply("the board is running; go on with \"run\"", "/do");
        return std::visit([this](const auto& input) { return submitted(input); }, asked.input);
    }
    JsonOut submitted(const io::WrittenRun& run) {
        const auto outcome = game->submit(run);
        return outcome ? ranReply(*outcome, false) : refusedReply(outcome.error());
    }
    template <class Input>
    JsonOut submitted(const Input& input) {
        const auto events = game->submit(input);
        if (!events)
            return refusedReply(events.error());
        JsonOut reply = accepted();
        reply.set("events", io::jsonOf(game->state(), *events));
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::Draw&) {
        const tap::State before = game->state();
        tap::Input drawn;
        const auto events = game->draw(drawn);
        if (!events)
            return refusedReply(events.error());
        JsonOut reply = accepted();
        reply.set("input", io::jsonOf(before, drawn));
        reply.set("events", io::jsonOf(game->state(), *events));
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::Run& asked) {
        const auto outcome = game->run(asked);
        return outcome ? ranReply(*outcome, asked.frames) : refusedReply(outcome.error());
    }
    JsonOut ranReply(const TapGame::RunOutcome& outcome, bool frames) {
        JsonOut reply = accepted();
        const TapGame::Watched& watched = outcome.watched;
        if (watched.running) {
            reply.set("running", true).set("tick", std::int64_t{watched.tick});
            reply.set("frame",
                      io::jsonOfFrame(game->state(), watched.tick, watched.figures, watched.poses));
            return reply;
        }
        const SegmentResult& result = outcome.result;
        reply.set("ticks", std::int64_t{result.ticks});
        if (!result.calls.empty())
            reply.set("calls", callsJson(result));
        if (result.unusedScriptLines > 0)
            reply.set("unused", std::int64_t{result.unusedScriptLines});
        if (frames) {
            std::vector<FigureId> figures;
            for (const FigureSetup& figure : result.figures)
                figures.push_back(figure.id);
            JsonOut list = JsonOut::list();
            const int every = io::keyframeInterval(game->state().board.ticksPerSecond);
            for (const Frame& frame : result.frames) {
                if (frame.tick % every == 0 || frame.tick == result.ticks)
                    list.add(io::jsonOfFrame(game->state(), frame.tick, figures, frame.poses));
            }
            reply.set("frames", list);
        }
        reply.set("events", io::jsonOf(game->state(), outcome.events));
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::Undo& asked) {
        if (const auto refused = game->undo(asked.count))
            return refusedReply(*refused);
        return withDigest(withPrompt(accepted()));
    }
    JsonOut on(const io::request::Save& asked) const {
        if (const auto error = io::writeFileAtomically(asked.file, game->fileText()))
            return io::malformedReply(error->reason, "/file");
        return accepted();
    }
    JsonOut on(const io::request::Open& asked) {
        const auto text = io::readTextFile(asked.file, io::kMaxGameFileBytes);
        if (!text)
            return io::malformedReply(text.error().reason, "/file");
        auto opened = TapGame::open(setup.library, *text, asked.file);
        if (!opened)
            return io::malformedReply(opened.error().text(), "/file");
        game = std::move(opened->game);
        JsonOut reply = reopened(opened->notices);
        if (opened->damage)
            reply.set("damage", opened->damage->text());
        return reply;
    }
    JsonOut on(const io::request::Record& asked) {
        if (game->isRecorded())
            return io::malformedReply("the game is recorded already", "/do");
        if (const auto error = recordTo(*game, asked.file))
            return io::malformedReply(error->reason, "/file");
        return accepted();
    }
    JsonOut on(const io::request::Resume& asked) {
        auto resumed = resumeGame(setup.library, asked.file);
        if (!resumed)
            return io::malformedReply(resumed.error().text(), "/file");
        game = std::move(resumed->game);
        JsonOut reply = reopened(resumed->notices);
        reply.set("file", resumed->file.string());
        return reply;
    }
    // Where a game from a file stands, and on from there if a seat is due; a run that was broken
    // off waits where it was shown.
    JsonOut reopened(const std::vector<std::string>& notices) {
        JsonOut reply = accepted();
        reply.set("file_digest", hex16(game->session().digest()));
        if (!notices.empty()) {
            JsonOut list = JsonOut::list();
            for (const std::string& notice : notices)
                list.add(notice);
            reply.set("notices", list);
        }
        if (game->brokenOff()) {
            const auto watched = game->goOnWithRun();
            if (!watched)
                return refusedReply(watched.error());
            reply.set("running", true).set("tick", std::int64_t{watched->tick});
            reply.set(
                "frame",
                io::jsonOfFrame(game->state(), watched->tick, watched->figures, watched->poses));
        }
        return closed(std::move(reply));
    }

    // Lets the seats go on, then says where the game stands.
    JsonOut closed(JsonOut reply) {
        const auto moves = game->playSeats();
        if (!moves) {
            reply.set("seat_error", moves.error());
        } else if (!moves->empty()) {
            JsonOut list = JsonOut::list();
            for (const TapGame::SeatMove& move : *moves) {
                JsonOut one = JsonOut::object();
                one.set("side", std::string{move.side == Side::Home ? "home" : "visitor"});
                one.set("input", io::jsonOf(move.before, move.input));
                one.set("events", io::jsonOf(move.after, move.events));
                list.add(one);
            }
            reply.set("seats", list);
        }
        return withDigest(withPrompt(std::move(reply)));
    }
    [[nodiscard]] JsonOut withPrompt(JsonOut reply) const {
        reply.set("prompt", io::jsonOf(game->state(), game->session().prompt()));
        return reply;
    }
    [[nodiscard]] JsonOut withDigest(JsonOut reply) const {
        reply.set("digest", hex16(game->session().digest()));
        return reply;
    }
    template <class Entry>
    static JsonOut idsOf(const std::vector<Entry>& entries) {
        JsonOut ids = JsonOut::list();
        for (const Entry& entry : entries)
            ids.add(entry.value.id);
        return ids;
    }

    ServerSetup setup;
    std::vector<tap::Board> boards;
    std::unique_ptr<TapGame> game;
};

TapServer::TapServer(ServerSetup setup) : m_impl{std::make_unique<Impl>(std::move(setup))} {}
TapServer::~TapServer() = default;
TapServer::TapServer(TapServer&&) noexcept = default;
TapServer& TapServer::operator=(TapServer&&) noexcept = default;

std::string TapServer::answer(std::string_view line) {
    return m_impl->answer(line).line();
}

std::string TapServer::answerTooLong() {
    return io::malformedReply(
               "the line is longer than " + std::to_string(io::kMaxLineBytes) + " bytes", "")
        .line();
}

}  // namespace thrum::app
