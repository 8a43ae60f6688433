#include <thrum/app/refused.hpp>

namespace thrum::app {

std::string sentenceOf(const Refused& refused) {
    if (const auto* violation = std::get_if<RuleViolation>(&refused))
        return violation->clause + ": " + filled(violation->text, violation->args);
    return std::get<LoadError>(refused).text();
}

Refused wrong(std::string pointer, std::string reason) {
    return LoadError{"", std::move(pointer), std::move(reason)};
}

LoadError below(std::string_view pointer, LoadError error) {
    error.pointer.insert(0, pointer);
    return error;
}

}  // namespace thrum::app
