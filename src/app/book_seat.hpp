#pragma once

#include <thrum/match/driver.hpp>

namespace thrum::app {

/// The computer coach of a game's own book.
template <class G>
class BookSeat final : public match::Seat<G> {
public:
    typename G::Input decide(const typename G::State& seen,
                             const typename G::Prompt& prompt,
                             Side side,
                             std::uint64_t key,
                             int attempt) override {
        return G::bookDecision(seen, prompt, side, key, attempt);
    }
};

/// Somebody above the book's own coach, from level 2 to `G::kHighestLevel`; a game that names that
/// number has a specialization of this, told in its `instance.cpp`.
template <class G>
[[nodiscard]] std::unique_ptr<match::Seat<G>> thinkingSeat(int level);

/// The same for a game with `G::kCoachesTryPlays`: his coaches play ideas through, and the name of
/// the seat may say how many plays a decision is worth (`computer:3/40`; 0: as many as usual).
template <class G>
[[nodiscard]] std::unique_ptr<match::Seat<G>> tryingSeat(int level,
                                                         std::uint64_t seed,
                                                         int evaluations);
/// Plays that about fill a time on this machine, by trying.
template <class G>
[[nodiscard]] int playsTriedWithin(int ms, const typename G::State& start);

/// Picks among what is allowed.
template <class G>
class RandomSeat final : public match::Seat<G> {
public:
    typename G::Input decide(const typename G::State& seen,
                             const typename G::Prompt& prompt,
                             Side side,
                             std::uint64_t key,
                             int attempt) override {
        return G::randomDecision(seen, prompt, side, key, attempt);
    }
};

}  // namespace thrum::app
