#include "cli/commands.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/json_out.hpp>
#include <thrum/io/text_file.hpp>

#include <iostream>
#include <memory>
#include <string>
#include <vector>

namespace thrum::cli {
namespace {

struct VerifyOptions {
    std::vector<std::string> files;
    bool json = false;
};

using Verified = Expected<app::Verification, LoadError>;

Verified verifyFile(const app::Library& library, const std::string& file) {
    const auto text = io::readTextFile(file, io::kMaxGameFileBytes);
    if (!text)
        return Unexpected{text.error()};
    return app::verify(library, *text, file);
}

std::string otherBoardText(const app::Verification& verified) {
    const std::string recorded = verified.physics == 0
                                     ? "an earlier revision"
                                     : "revision " + std::to_string(verified.physics);
    return "; recorded with " + recorded + " of the board, this program has revision " +
           std::to_string(kPhysicsRevision) + ", with which " + std::to_string(verified.otherwise) +
           (verified.otherwise == 1 ? " run goes" : " runs go") + " otherwise, the first on " +
           verified.firstOtherwise->text();
}

// "; Lancers 14, Wildcats 7, won by Lancers"
std::string outcomeText(const app::Verification& verified) {
    const auto team = [&](Side side) { return verified.teams[side == Side::Home ? 0 : 1]; };
    std::string text = "; " + team(Side::Home) + ' ' + std::to_string(verified.score[0]) + ", " +
                       team(Side::Visitor) + ' ' + std::to_string(verified.score[1]);
    if (!verified.over)
        return text + ", not finished";
    text += verified.winner ? ", won by " + team(*verified.winner) : ", a tie";
    if (!verified.conceded)
        return text;
    text += ", " + team(*verified.conceded) + " gave up";
    return verified.concessionIsHeld ? text : text + " (nothing in this older file holds that)";
}

std::string sentence(const std::string& file, const Verified& verified) {
    if (!verified)
        return verified.error().text();
    if (verified->difference)
        return file + ": " + verified->difference->text();
    const auto count = [](std::size_t n, const char* one, const char* many) {
        return std::to_string(n) + ' ' + (n == 1 ? one : many);
    };
    return file + ": verified, " + count(verified->inputs, "input", "inputs") + ", " +
           count(verified->runs, "run of the board", "runs of the board") + ", " +
           count(verified->draws, "draw", "draws") + outcomeText(*verified) +
           (verified->torn ? "; its last line was not finished" : "") +
           (verified->firstOtherwise ? otherBoardText(*verified) : "");
}

io::JsonOut jsonOf(const app::Difference& difference) {
    io::JsonOut out = io::JsonOut::object();
    out.set("line", std::int64_t{difference.line})
        .set("what", difference.what)
        .set("expected", difference.expected)
        .set("got", difference.got);
    return out;
}

io::JsonOut jsonOf(const std::string& file, const Verified& verified) {
    io::JsonOut out = io::JsonOut::object();
    out.set("file", file).set("ok", verified && !verified->difference);
    if (!verified) {
        out.set("pointer", verified.error().pointer).set("error", verified.error().text());
        return out;
    }
    out.set("inputs", static_cast<std::int64_t>(verified->inputs))
        .set("runs", static_cast<std::int64_t>(verified->runs))
        .set("written_runs", static_cast<std::int64_t>(verified->written))
        .set("draws", static_cast<std::int64_t>(verified->draws))
        .set("takebacks", static_cast<std::int64_t>(verified->takeBacks))
        .set("corrections", static_cast<std::int64_t>(verified->corrections))
        .set("torn", verified->torn)
        .set("over", verified->over);
    io::JsonOut score = io::JsonOut::list();
    for (const int points : verified->score)
        score.add(std::int64_t{points});
    out.set("score", score);
    const auto word = [](Side side) { return side == Side::Home ? "home" : "visitor"; };
    if (verified->winner)
        out.set("winner", word(*verified->winner));
    if (verified->conceded)
        out.set("conceded", word(*verified->conceded));
    if (verified->difference)
        out.set("difference", jsonOf(*verified->difference));
    if (verified->firstOtherwise) {
        io::JsonOut other = io::JsonOut::object();
        other.set("recorded", std::int64_t{verified->physics})
            .set("this_program", std::int64_t{kPhysicsRevision})
            .set("runs", static_cast<std::int64_t>(verified->otherwise))
            .set("first", jsonOf(*verified->firstOtherwise));
        out.set("physics", other);
    }
    return out;
}

ExitCode verifyAll(const VerifyOptions& options) {
    warmUpPhysics();
    const app::Library library = app::Library::load(app::environment());
    ExitCode exit = ExitCode::Done;
    io::JsonOut files = io::JsonOut::list();
    for (const std::string& file : options.files) {
        const Verified verified = verifyFile(library, file);
        if (!verified)
            exit = ExitCode::BadUsageOrFile;
        else if (verified->difference && exit == ExitCode::Done)
            exit = ExitCode::Refused;
        if (options.json)
            files.add(jsonOf(file, verified));
        else
            std::cout << printable(sentence(file, verified)) << '\n' << std::flush;
    }
    if (options.json) {
        io::JsonOut report = io::JsonOut::object();
        report.set("ok", exit == ExitCode::Done).set("files", files);
        std::cout << report.pretty();
    }
    return exit;
}

}  // namespace

void addVerifyCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<VerifyOptions>();
    Command command = program.command(
        "verify", "Play recorded games again through rules and physics and compare");
    command.option("FILE", options->files, "The games").required();
    command.flag("--json", options->json, "Print the findings as JSON");
    command.footer(
        "Exit codes: 0 all agree, 1 a game differs (its first difference is named), 2 a file "
        "cannot be read. Runs that another revision of the board made may go otherwise with this "
        "one; they are counted, and all else is checked.");
    command.whenAsked([options, &exit] { exit = verifyAll(*options); });
}

}  // namespace thrum::cli
