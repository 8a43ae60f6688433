#pragma once

#include <thrum/rules/foursheet/game.hpp>
#include <thrum/rules/told.hpp>

#include <string>
#include <string_view>

// What fills the sentences of 4SS.
namespace thrum::foursheet {

class Wording {
public:
    explicit Wording(const State& state);
    /// Those of {name} that the template asks for.
    [[nodiscard]] TextArguments argumentsFor(std::string_view text, const Event& event) const;

private:
    [[nodiscard]] std::string word(std::string_view name, const Event& event) const;
    [[nodiscard]] std::string manNamed(Side side, const std::string& id) const;
    [[nodiscard]] std::string place(const Event& event) const;
    [[nodiscard]] std::string defenders(const Event& event) const;

    const State* m_state;
    Names m_names{};
};

}  // namespace thrum::foursheet
