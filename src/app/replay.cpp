#include "app/line_limit.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/replayed_game.hpp>
#include <thrum/io/game_header.hpp>

namespace thrum::app {

bool Replay::shows(std::string_view game) {
    const GameKind* kind = gameKind(game);
    return kind != nullptr && kind->replay != nullptr;
}

Replay::Replay(std::unique_ptr<ReplayedGame> game) : m_game{std::move(game)} {}
Replay::Replay(Replay&&) noexcept = default;
Replay& Replay::operator=(Replay&&) noexcept = default;
Replay::~Replay() = default;

Expected<Replay, LoadError> Replay::begin(std::string_view headerLine,
                                          const std::string& file,
                                          ReplayPace pace) {
    const std::string where = file + ", line 1";
    const auto header = io::parseHeaderLine(headerLine, where);
    if (!header)
        return Unexpected{header.error()};
    const GameKind* kind = gameKind(header->asked.game);
    if (kind == nullptr || kind->replay == nullptr)
        return Unexpected{
            LoadError{where,
                      "/game",
                      (kind == nullptr ? "\"" + header->asked.game + "\" is no game of this program"
                                       : "records of " + std::string{kind->title} +
                                             " cannot be told yet, \"verify\" plays them again")}};
    auto game = kind->replay(headerLine, file, pace);
    if (!game)
        return Unexpected{game.error()};
    return Replay{*std::move(game)};
}

Expected<Replay, LoadError> Replay::open(std::string_view text,
                                         const std::string& file,
                                         ReplayPace pace) {
    if (auto error = tooManyLines(text, file))
        return Unexpected{*std::move(error)};
    std::optional<Replay> replay;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos) {
            if (replay)
                replay->m_game->torn = true;
            break;
        }
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (!replay) {
            auto begun = begin(line, file, pace);
            if (!begun)
                return Unexpected{begun.error()};
            replay = *std::move(begun);
            replay->m_game->beginReading();
        } else if (auto error = replay->append(line)) {
            replay->m_game->damage = std::move(error);
            break;
        }
    }
    if (!replay)
        return Unexpected{LoadError{file, "", "holds no game"}};
    replay->m_game->endReading();
    return *std::move(replay);
}

std::optional<LoadError> Replay::append(std::string_view line) {
    return m_game->append(line);
}

const ReplayHeader& Replay::header() const {
    return m_game->header();
}

Names Replay::names() const {
    return m_game->names(steps().size());
}

const std::optional<LoadError>& Replay::damage() const {
    return m_game->damage;
}

bool Replay::torn() const {
    return m_game->torn;
}

int Replay::takenBack() const {
    return m_game->takenBack();
}

const std::vector<ReplayStep>& Replay::steps() const {
    return m_game->steps();
}

const std::vector<GamePlay>& Replay::plays() const {
    return m_game->plays();
}

ScoreFrame Replay::scoreFrame() const {
    return m_game->scoreFrame();
}

ManInFiles Replay::manInFiles(ManRef man) const {
    return m_game->manInFiles(man);
}

const std::vector<ReplayMark>& Replay::marks() const {
    return m_game->marks();
}

std::int64_t Replay::lengthMs() const {
    return m_game->end();
}

ReplayMoment Replay::at(std::int64_t ms) const {
    return m_game->at(ms);
}

ReplayMoment Replay::at(std::size_t step, double tick) const {
    return m_game->at(step, tick);
}

std::int64_t Replay::timeOfPlay(std::size_t play) const {
    return m_game->timeOfPlay(play);
}

std::int64_t Replay::endOfPlay(std::size_t play) const {
    return m_game->endOfPlay(play);
}

std::optional<std::size_t> Replay::playAt(std::int64_t ms) const {
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < plays().size() && timeOfPlay(i) <= ms; ++i)
        found = i;
    return found;
}

std::string Replay::placeText(const ReplayMoment& now) const {
    const GamePlay::Type type = now.play ? plays()[*now.play].type : GamePlay::Type::NoPlay;
    if (type != GamePlay::Type::NoPlay && !isFromScrimmage(type))
        return std::string{nameOf(type)};
    return m_game->placeText(now);
}

std::vector<Sentence> sentencesOfCalls(const std::array<std::string, 2>& called,
                                       const Names& names) {
    std::vector<Sentence> told;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string& call = called[side == Side::Home ? 0 : 1];
        if (!call.empty())
            told.push_back({.text = THRUM_TEXT("{team} had called \"{call}\"."),
                            .args = {{"team", names.team(side)}, {"call", call}}});
    }
    return told;
}

std::vector<Sentence> Replay::sentences(std::size_t step) const {
    const ReplayStep& of = steps().at(step);
    auto told = m_game->told(step);
    for (Sentence& called : sentencesOfCalls(of.called, m_game->names(step + 1)))
        told.push_back(std::move(called));
    const auto add = [&](const std::string& text) {
        told.push_back({.text = "{told}", .args = {{"told", text}}});
    };
    // an arbiter gives a whole sentence; what a program loads has none
    if (of.reason.ends_with('.'))
        add(of.reason);
    for (const std::string& note : of.notes)
        add(note);
    return told;
}

std::string Replay::story(std::size_t play) const {
    std::string text;
    const GamePlay& of = plays().at(play);
    for (std::size_t i = of.firstStep; i <= of.lastStep; ++i) {
        for (const Sentence& sentence : sentences(i)) {
            if (sentence.weight != Weight::Detail)
                text += (text.empty() ? "" : " ") + filled(sentence);
        }
    }
    return text;
}

}  // namespace thrum::app
