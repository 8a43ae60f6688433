#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/server.hpp>
#include <thrum/io/requests.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace thrum::cli {
namespace {

enum class Line { Read, TooLong, None };

// Reads up to the line break; of a line that is too long only the end is looked for.
Line readLine(std::istream& in, std::string& line) {
    line.clear();
    bool tooLong = false;
    std::streambuf& bytes = *in.rdbuf();
    for (int c = bytes.sbumpc(); c != std::char_traits<char>::eof(); c = bytes.sbumpc()) {
        if (c == '\n')
            return tooLong ? Line::TooLong : Line::Read;
        if (line.size() < io::kMaxLineBytes)
            line.push_back(static_cast<char>(c));
        else
            tooLong = true;
    }
    if (tooLong)
        return Line::TooLong;
    return line.empty() ? Line::None : Line::Read;
}

ExitCode serve() {
    const app::Environment environment = app::environment();
    const auto data = app::shippedData(environment);
    if (!data) {
        std::cerr << "thrum-cli serve: " << data.error().text() << '\n';
        return ExitCode::BadUsageOrFile;
    }
    app::Library library = app::Library::load(environment);
    tellLeftOut(library);
    app::Server server{app::ServerSetup{.library = std::move(library),
                                        .rulesFolder = *data / "rules",
                                        .program = "thrum " THRUM_VERSION,
                                        .now = utcNow}};
    std::string line;
    for (Line read = readLine(std::cin, line); read != Line::None;
         read = readLine(std::cin, line)) {
        std::cout << (read == Line::TooLong ? app::Server::answerTooLong() : server.answer(line))
                  << '\n'
                  << std::flush;
        if (!std::cout)
            return ExitCode::BadUsageOrFile;
    }
    return ExitCode::Done;
}

}  // namespace

void addServeCommand(Program& program, ExitCode& exit) {
    Command command =
        program.command("serve", "Play through standard input and output, one JSON object a line");
    command.footer("Every request and reply: docs/protocol.md");
    command.whenAsked([&exit] { exit = serve(); });
}

}  // namespace thrum::cli
