#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::conformance {

/// What every game of the house promises; docs/adding-a-game.md says each in a sentence.
enum class Law : std::uint8_t {
    Beginning,  ///< a game begins, and begins again from its own config; the book is read back
    Refusals,   ///< a refusal changes nothing and can be read
    Agreement,  ///< what the prompt offers `check` takes, and what it does not offer it refuses
    Written,    ///< state, input, event and prompt survive being written and read
    Patched,    ///< a patch that says nothing changes nothing
    Purity,     ///< the same question gets the same answer, and asking changes nothing
    Validity,   ///< every state that a game comes to makes sense
    Digests,    ///< equal digests and equal writing go together
    TakeBacks,  ///< a take-back leads to the state there was, and never past a reveal
    Facts,      ///< the facts say what the prompt says
    DueEyes,    ///< who is due is asked the same, whether the whole state is known or what he sees
    Sealed,     ///< what is sealed shows nowhere before it is revealed
    Telling,    ///< sentences are whole
    Counted,    ///< the score book's plays come to the score, the places and the steps there were
    Coaches,    ///< coaches answer, the same every time, and guesses fit what was seen
    Course      ///< games end, and everything that can happen happens
};
[[nodiscard]] std::string_view nameOf(Law law);

/// What a suite found: of each law the first faults of a kind in full, of the others how many.
class Report {
public:
    struct Fault {
        std::string what{};
        std::string where{};  ///< the first of them
        int count = 0;
    };

    /// The game from here on, and the step in it.
    void at(std::string game) {
        m_game = std::move(game);
        m_step = 0;
        ++games;
    }
    void at(int step) { m_step = step; }

    void fault(Law law, const std::string& what);
    /// Says so unless it holds.
    bool expect(bool holds, Law law, const std::string& what) {
        if (!holds)
            fault(law, what);
        return holds;
    }

    [[nodiscard]] bool kept() const { return m_faults.empty(); }
    [[nodiscard]] bool broke(Law law) const { return m_faults.contains(law); }
    /// Somebody said of this law what holds these words.
    [[nodiscard]] bool broke(Law law, std::string_view words) const;
    /// A line for each kind of fault, and how much was looked at.
    [[nodiscard]] std::string text() const;

    int games = 0;
    int inputs = 0;
    int refusals = 0;
    int offers = 0;
    int texts = 0;
    int takeBacks = 0;
    int twins = 0;                      ///< pairs of states that differ in a secret alone
    int twinSteps = 0;                  ///< steps in which both were compared
    std::map<std::string, int> events;  ///< how often each kind happened

private:
    static constexpr std::size_t kMostOfALaw = 80;

    std::map<Law, std::vector<Fault>> m_faults;
    std::string m_game;
    int m_step = 0;
};

}  // namespace thrum::conformance
