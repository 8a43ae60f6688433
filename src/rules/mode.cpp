#include <thrum/rules/mode.hpp>

#include <array>

namespace thrum {

std::span<const EnumName<Mode>> namesOf(Mode) {
    static constexpr std::array kNames{EnumName<Mode>{Mode::Solitaire, "solitaire"},
                                       EnumName<Mode>{Mode::Hotseat, "hotseat"},
                                       EnumName<Mode>{Mode::Tournament, "tournament"}};
    return kNames;
}

}  // namespace thrum
