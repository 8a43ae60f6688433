#pragma once

#include <thrum/rules/tap/state.hpp>
#include <thrum/segment/report.hpp>

#include <optional>

namespace thrum::coach {

/// The passing coach at a ball that lies on the board: a receiver who is past it will not have it
/// any more, but somebody of the others might, so that he stops the board. Clauses: TAP-CA-8, SW-8.
class MissWatch {
public:
    /// @param seen  the state in which the board goes on
    MissWatch(const tap::State& seen, Side side);

    /// A moment of the run.
    /// @return  "stop" for the tick after it, or nothing
    [[nodiscard]] std::optional<Call> look(const TickReport& report) const;

private:
    struct Thrown {
        FigureId receiver{};
        FieldPoint ball{};
        Heading stick{};
        double half = 0.0;    ///< yards, of his base's length
        double limit = 0.0;   ///< yards by which he has to be past it, or farther than he was
        double begins = 0.0;  ///< yards from his middle to the ball at release
    };

    std::optional<Thrown> m_thrown{};  ///< nothing: there is nothing to watch
    Side m_side;
};

}  // namespace thrum::coach
