#include "coach/tap/personas_data.hpp"

#include <thrum/coach/tap/persona.hpp>

#include <algorithm>

namespace thrum::coach {

bool Persona::likes(std::string_view play) const {
    return !play.empty() && std::ranges::find(favorites, play) != favorites.end();
}

std::span<const Persona> personas() {
    return data::kPersonas;
}

const Persona* findPersona(std::string_view id) {
    const auto found = std::ranges::find(data::kPersonas, id, &Persona::id);
    return found == data::kPersonas.end() ? nullptr : &*found;
}

}  // namespace thrum::coach
