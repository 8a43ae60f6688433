#include "gui/games/foursheet/formation_spots.hpp"

namespace thrum::gui::fss {

std::vector<Stand> spotsOf(Formation formation) {
    std::vector<Stand> spots{{Role::LT, 1.5 / 7, 0},
                             {Role::LG, 2.5 / 7, 0},
                             {Role::C, 3.5 / 7, 0},
                             {Role::RG, 4.5 / 7, 0},
                             {Role::RT, 5.5 / 7, 0},
                             {Role::TE, 6.5 / 7, 0}};
    const auto add = [&](Role role, double x, int row) { spots.push_back({role, x, row}); };
    const bool shortYardage = formation == Formation::ShortYardage;
    add(Role::SE, 0.5 / 7, shortYardage ? 1 : 0);
    if (shortYardage)
        add(Role::TE2, 0.5 / 7, 0);
    else
        add(Role::FL, 6.5 / 7, 1);
    switch (formation) {
        case Formation::Shotgun:
            add(Role::QB, 3.5 / 7, 2);
            add(Role::HB, 2.5 / 7, 2);
            add(Role::FB, 4.5 / 7, 2);
            break;
        case Formation::Trips:
            add(Role::FL2, 5.4 / 7, 1);
            add(Role::QB, 3.5 / 7, 1);
            add(Role::HB, 2.7 / 7, 2);
            break;
        case Formation::I:
        case Formation::ShortYardage:
            add(Role::QB, 3.5 / 7, 1);
            add(Role::FB, 3.5 / 7, 2);
            add(Role::HB, 4.5 / 7, 2);
            break;
        default:
            add(Role::QB, 3.5 / 7, 1);
            add(Role::HB, 2.7 / 7, 2);
            add(Role::FB, 4.3 / 7, 2);
            break;
    }
    return spots;
}

}  // namespace thrum::gui::fss
