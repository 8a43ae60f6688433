#pragma once

#include <QString>

namespace thrum::gui {

/// Where a what-if branched off from the game it was taken from.
struct WhatIfOrigin {
    QString from{};   ///< "play 2"; empty: not known
    QString place{};  ///< "Lancers, 2nd and 7 at own 41"; may be empty
    friend bool operator==(const WhatIfOrigin&, const WhatIfOrigin&) = default;
};

}  // namespace thrum::gui
