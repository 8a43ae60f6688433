#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/app/game_kinds.hpp>

using namespace thrum;

namespace {

// Requests of the protocol, short of files, programs and coaches that think.
void takeAnyGame(std::string_view line, app::Game& game) {
    const auto request = io::parseRequest(line, true);
    if (!request) {
        fuzz::refusedWell(request.error().reason);
        return;
    }
    std::optional<app::Refused> refused;
    if (const auto* load = std::get_if<io::request::Load>(&*request)) {
        refused = game.loadJson(load->state);
    } else if (const auto* submit = std::get_if<io::request::Submit>(&*request)) {
        if (const auto done = game.submitJson(submit->input); !done)
            refused = done.error();
    } else if (std::holds_alternative<io::request::Draw>(*request)) {
        if (const auto done = game.drawJson(); !done)
            refused = done.error();
    } else if (const auto* run = std::get_if<io::request::Run>(&*request)) {
        if (const auto done = game.runJson(*run); !done)
            refused = done.error();
    } else if (const auto* undo = std::get_if<io::request::Undo>(&*request)) {
        refused = game.undo(undo->count, undo->agreed);
    } else if (std::holds_alternative<io::request::ShowLog>(*request)) {
        for (const std::string& told : game.log())
            static_cast<void>(io::parsedOut(told));
    }
    if (refused)
        fuzz::refusedWell(app::sentenceOf(*refused));
    static_cast<void>(game.playSeatsJson());
}

}  // namespace

// A session with any of the games: the first line says which ("0" to "4"), with which seed (digits
// up to the brace) and how it is begun (the options, JSON); the others are requests. Whatever was
// let in is saved, opened again and leads to the same state.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text = fuzz::textOf(data, size);
    const std::size_t first = std::min(text.find('\n'), text.size());
    std::string_view head = text.substr(0, first);
    text.remove_prefix(std::min(first + 1, text.size()));
    const std::size_t which = head.empty() ? 0 : static_cast<unsigned char>(head.front()) % 5;
    head.remove_prefix(std::min<std::size_t>(1, head.size()));
    std::string seed;
    while (!head.empty() && head.front() >= '0' && head.front() <= '9' && seed.size() < 6) {
        seed += head.front();
        head.remove_prefix(1);
    }
    const std::string kind{app::gameKinds()[which % app::gameKinds().size()].id};
    const std::string asked = R"({"do":"new","game":")" + kind + R"(","seed":)" +
                              (seed.empty() ? "5" : std::to_string(std::stoi(seed))) +
                              R"(,"options":)" + (head.empty() ? "{}" : std::string{head}) + "}";
    auto request = io::parseRequest(asked, false);
    const auto* wanted = request ? std::get_if<io::request::New>(&*request) : nullptr;
    if (wanted == nullptr) {
        request = io::parseRequest(
            R"({"do":"new","game":")" + kind + R"(","options":{"mode":"solitaire"}})", false);
        wanted = &std::get<io::request::New>(*request);
    }
    auto begun = app::beginGame(
        fuzz::library(), test::sourceTree() / "rules", *wanted, "fuzz", "2026-11-20");
    if (!begun) {
        fuzz::refusedWell(app::sentenceOf(begun.error()));
        return 0;
    }
    app::Game& game = **begun;
    constexpr int kMostLines = 60;
    for (int line = 0; line < kMostLines && !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        takeAnyGame(text.substr(0, end + 1), game);
        text.remove_prefix(end + 1);
    }
    static_cast<void>(game.promptJson().line());
    static_cast<void>(game.observedJson(games::eyesOf(Side::Home)).line());
    const std::string saved = game.fileText();
    const auto again = app::openGame(fuzz::library(), saved, "own");
    fuzz::promise(again.has_value(), "its own file opens");
    fuzz::promise(!again->damage, "its own file is whole");
    fuzz::promise(again->game->digest() == game.digest(), "its own file leads to the same state");
    fuzz::promise(again->game->fileText() == saved, "its own file is written as it was");
    return 0;
}
