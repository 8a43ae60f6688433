#include "gui/match/game_driver.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <utility>

namespace thrum::gui {

namespace {
constexpr int kMostAttempts = match::Driver<games::Tap>::kMostAttempts;
// Streams of the coaches who sit down later; a game begins with 2 and 3.
constexpr std::uint64_t kLaterSeats = 100;
}  // namespace

GameDriver::GameDriver(std::unique_ptr<app::TapGame> game, QObject* parent)
    : QObject{parent}, m_game{std::move(game)} {
    connect(&m_seats, &SeatThread::answered, this, &GameDriver::answered);
    connect(&m_seats, &SeatThread::prepared, this, &GameDriver::prepared);
    m_game->listenToSaving(
        [this] { QMetaObject::invokeMethod(this, &GameDriver::saved, Qt::QueuedConnection); });
}

GameDriver::~GameDriver() {
    m_seats.abandon();
}

GameDriver::Due GameDriver::due() const {
    switch (m_game->awaits()) {
        case games::Awaits::Over:
            return Due::Nobody;
        case games::Awaits::Run:
            return Due::Board;
        case games::Awaits::Chance:
            return Due::Dice;
        case games::Awaits::Decision:
            break;
    }
    return !m_game->state().paused && m_game->question() ? Due::Seat : Due::Person;
}

bool GameDriver::isSafe() const {
    return m_game->isSaved() || m_game->saveTrouble().has_value();
}

// --- seats that think -----------------------------------------------------------------------

void GameDriver::ask(int attempt) {
    auto question = m_game->question(attempt);
    if (!question)
        return;
    m_attempt = attempt;
    const Side side = question->side;
    m_seats.ask(m_game->seat(side), *std::move(question));
}

std::optional<std::vector<tap::Event>> GameDriver::take(const tap::Input& answer) {
    auto move = m_game->answer(answer);
    if (move)
        return std::move(move->events);
    if (m_attempt + 1 >= kMostAttempts)
        emit gaveUp(move.error());
    else
        ask(m_attempt + 1);
    return std::nullopt;
}

void GameDriver::prepareRun() {
    m_seats.prepare(*m_game);
}

void GameDriver::abandon() {
    m_seats.abandon();
}

QString GameDriver::sit(Side side, const QString& seat) {
    const auto name = app::parseSeat(seat.toStdString());
    if (!name)
        return QString::fromStdString(name.error());
    m_seats.abandon();
    app::SeatSetup setup;
    setup.bench = m_game->sharedLineups();
    setup.seed = bitsAt(~m_game->header().asked.seed,
                        kLaterSeats + m_game->session().record().size() * 2 +
                            static_cast<std::uint64_t>(tap::indexOf(side)));
    setup.mayStartPrograms = true;
    setup.notice = [this](const std::string& sentence) {
        const QString text = QString::fromStdString(sentence);
        QMetaObject::invokeMethod(
            this, [this, text] { emit noticed(text); }, Qt::QueuedConnection);
    };
    m_game->setSeat(side, app::makeSeat(*name, setup));
    return {};
}

// --- what a person may take back --------------------------------------------------------------

std::vector<const app::TapGame::Session::Entry*> GameDriver::inForce() const {
    std::vector<const app::TapGame::Session::Entry*> entries;
    for (const auto& entry : m_game->session().record()) {
        if (const auto* back = std::get_if<app::TapGame::Session::TakeBack>(&entry.what))
            entries.resize(std::min(entries.size(), back->inForce));
        else
            entries.push_back(&entry);
    }
    return entries;
}

int GameDriver::undoCount() const {
    int count = 0;
    const auto entries = inForce();
    for (auto entry = entries.rbegin(); entry != entries.rend(); ++entry) {
        ++count;
        if (std::holds_alternative<app::TapGame::Session::Correction>((*entry)->what))
            return 0;
        const auto* input = std::get_if<tap::Input>(&(*entry)->what);
        const auto* decision = input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
        // a handover or pause alone is nothing anybody wants back
        const bool counts = decision != nullptr && decision->side && isPerson(*decision->side) &&
                            decision->kind != tap::DecisionKind::TakeOver &&
                            decision->kind != tap::DecisionKind::Pause &&
                            decision->kind != tap::DecisionKind::Resume;
        if (counts)
            return count;
    }
    return 0;
}

const tap::Decision* GameDriver::undone() const {
    const int count = undoCount();
    if (count == 0)
        return nullptr;
    const auto entries = inForce();
    const auto* entry = entries[entries.size() - static_cast<std::size_t>(count)];
    return std::get_if<tap::Decision>(&std::get<tap::Input>(entry->what));
}

bool GameDriver::hasRun() const {
    return std::ranges::any_of(inForce(), [](const auto* entry) {
        const auto* input = std::get_if<tap::Input>(&entry->what);
        return input != nullptr && std::holds_alternative<SegmentResult>(*input);
    });
}

const tap::Decision* GameDriver::redone() const {
    const auto* next = m_game->session().nextRedo();
    const auto* input = next != nullptr ? std::get_if<tap::Input>(&next->what) : nullptr;
    return input != nullptr ? std::get_if<tap::Decision>(input) : nullptr;
}

}  // namespace thrum::gui
