#include <thrum/app/game_kinds.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/app/server.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/data_file.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <set>

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
        case FormationUnit::FieldGoal:
            return "field_goal";
        case FormationUnit::FieldGoalBlock:
            return "field_goal_block";
        case FormationUnit::OnsideReturn:
            break;
    }
    return "onside_return";
}

}  // namespace

struct Server::Impl {
    explicit Impl(ServerSetup from) : setup{std::move(from)} {}

    JsonOut answer(std::string_view line) {
        auto request = io::parseRequest(line, game != nullptr);
        if (!request)
            return io::malformedReply(request.error().reason, request.error().pointer);
        JsonOut reply = std::visit([this](auto& asked) { return on(asked); }, *request);
        // nobody hears of anything that a crash could still undo
        if (game != nullptr && !game->waitUntilSaved())
            reply.set("unsaved", game->saveTrouble().value_or("the disk refuses"));
        if (game != nullptr)
            if (const auto moved = game->recordMoved(); moved && told.insert(*moved).second)
                reply.set("moved", *moved);
        return reply;
    }

    JsonOut on(const io::request::Hello&) const {
        JsonOut games = JsonOut::list();
        for (const GameKind& kind : gameKinds())
            games.add(std::string{kind.id});
        JsonOut reply = accepted();
        reply.set("program", setup.program).set("protocol", std::int64_t{kProtocol});
        reply.set("games", games).set("boards", idsOf(setup.library.boards()));
        reply.set("teams", idsOf(setup.library.teams()));
        JsonOut own = JsonOut::object();
        for (const GameKind& kind : gameKinds()) {
            const auto files = setup.library.gameFiles(kind.id, "teams");
            JsonOut ids = JsonOut::list();
            for (const auto& file : files)
                ids.add(file.stem().string());
            if (!files.empty())
                own.set(kind.id, ids);
        }
        reply.set("teams_of", own);
        return reply;
    }

    JsonOut on(const io::request::New& asked) {
        auto made = beginGame(setup.library,
                              setup.rulesFolder,
                              asked,
                              setup.program,
                              setup.now ? setup.now() : std::string{});
        if (!made)
            return refusedReply(made.error());
        game = *std::move(made);
        JsonOut reply = accepted();
        reply.set("events", game->openingJson());
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
        reply.set("state", game->stateJson());
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
        reply.set("state", game->observedJson(games::eyesOf(asked.side)));
        return reply;
    }

    JsonOut on(const io::request::Load& asked) {
        if (const auto refused = game->loadJson(asked.state))
            return refusedReply(*refused);
        return closed(accepted());
    }

    JsonOut on(const io::request::Submit& asked) {
        if (game->boardIsRunning())
            return io::malformedReply("the board is running; go on with \"run\"", "/do");
        const auto done = game->submitJson(asked.input);
        return done ? doneReply(*done) : refusedReply(done.error());
    }

    JsonOut on(const io::request::Draw&) {
        const auto drawn = game->drawJson();
        if (!drawn)
            return refusedReply(drawn.error());
        JsonOut reply = accepted();
        reply.set("input", drawn->input);
        reply.set("events", drawn->events);
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::Run& asked) {
        const auto done = game->runJson(asked);
        return done ? doneReply(*done) : refusedReply(done.error());
    }
    JsonOut doneReply(const Game::Submitted& done) {
        JsonOut reply = accepted();
        if (done.running) {
            reply.set("running", true);
            reply.merge(done.run);
            return reply;
        }
        if (done.ran)
            reply.merge(done.run);
        reply.set("events", done.events);
        return closed(std::move(reply));
    }

    JsonOut on(const io::request::Undo& asked) {
        if (const auto refused = game->undo(asked.count, asked.agreed))
            return refusedReply(*refused);
        return withDigest(withPrompt(accepted()));
    }
    JsonOut on(const io::request::Save& asked) const {
        // a game takes the place of a game; any other file is somebody's, and cannot be had back
        const auto there = io::readTextFile(asked.file, io::kMaxGameFileBytes);
        if (there && !there->empty() && io::sortOf(*there) != io::FileSort::Game)
            return io::malformedReply("is there and is no game: it is not replaced", "/file");
        if (const auto error = io::writeFileAtomically(asked.file, game->fileText()))
            return io::malformedReply(error->reason, "/file");
        return accepted();
    }
    JsonOut on(const io::request::Open& asked) {
        const auto text = io::readTextFile(asked.file, io::kMaxGameFileBytes);
        if (!text)
            return io::malformedReply(text.error().reason, "/file");
        if (const auto refused = newerRefusal(*text))
            return refusedReply(*refused);
        auto opened = openGame(setup.library, *text, asked.file);
        if (!opened)
            return io::malformedReply(opened.error().text(), "/file");
        auto reply = takeOver(std::move(opened->game), opened->notices);
        if (!reply)
            return refusedReply(reply.error());
        if (opened->damage)
            reply->set("damage", opened->damage->text());
        return *std::move(reply);
    }
    JsonOut on(const io::request::Record& asked) {
        if (game->isRecorded())
            return io::malformedReply("the game is recorded already", "/do");
        if (const auto error = recordTo(*game, asked.file))
            return io::malformedReply(error->reason, "/file");
        return accepted();
    }
    JsonOut on(const io::request::Resume& asked) {
        if (const auto text = io::readTextFile(asked.file, io::kMaxGameFileBytes))
            if (const auto refused = newerRefusal(*text))
                return refusedReply(*refused);
        auto resumed = resumeGame(setup.library, asked.file);
        if (!resumed)
            return io::malformedReply(resumed.error().text(), "/file");
        auto reply = takeOver(std::move(resumed->game), resumed->notices);
        if (!reply)
            return refusedReply(reply.error());
        reply->set("file", resumed->file.string());
        return *std::move(reply);
    }
    // Where a game from a file stands, and on from there if a seat is due; a run that was broken
    // off waits where it was shown.
    // Errors: it cannot be gone on with; the game there was stays.
    Expected<JsonOut, Refused> takeOver(std::unique_ptr<Game> opened,
                                        const std::vector<std::string>& notices) {
        JsonOut reply = accepted();
        reply.set("file_digest", hex16(opened->digest()));
        if (!notices.empty()) {
            JsonOut list = JsonOut::list();
            for (const std::string& notice : notices)
                list.add(notice);
            reply.set("notices", list);
        }
        const auto watched = opened->goOnJson();
        if (!watched)
            return Unexpected{watched.error()};
        game = std::move(opened);
        if (*watched) {
            reply.set("running", true);
            reply.merge((*watched)->run);
        }
        return closed(std::move(reply));
    }

    // Lets the seats go on, then says where the game stands.
    JsonOut closed(JsonOut reply) {
        const Game::SeatTurns moves = game->playSeatsJson();
        if (moves.stuck)
            reply.set("seat_error", *moves.stuck);
        if (!moves.turns.empty()) {
            JsonOut list = JsonOut::list();
            for (const Game::SeatTurn& move : moves.turns) {
                JsonOut one = JsonOut::object();
                one.set("side", std::string{sideWord(move.side)});
                one.set("input", move.input).set("events", move.events);
                list.add(one);
            }
            reply.set("seats", list);
        }
        return withDigest(withPrompt(std::move(reply)));
    }
    [[nodiscard]] JsonOut withPrompt(JsonOut reply) const {
        reply.set("prompt", game->promptJson());
        return reply;
    }
    [[nodiscard]] JsonOut withDigest(JsonOut reply) const {
        reply.set("digest", hex16(game->digest()));
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
    std::unique_ptr<Game> game;
    std::set<std::string> told;  // where records went
};

Server::Server(ServerSetup setup) : m_impl{std::make_unique<Impl>(std::move(setup))} {}
Server::~Server() = default;
Server::Server(Server&&) noexcept = default;
Server& Server::operator=(Server&&) noexcept = default;

std::string Server::answer(std::string_view line) {
    return m_impl->answer(line).line();
}

std::string Server::answerTooLong() {
    return io::malformedReply(
               "the line is longer than " + std::to_string(io::kMaxLineBytes) + " bytes", "")
        .line();
}

}  // namespace thrum::app
