#pragma once

#include <cstdint>
#include <initializer_list>

// How well a coach sees. Nobody at a table measures a tenth of a second or a yard; who watches more
// dashes and looks longer is less wrong.
namespace thrum::coach {

struct Eye {
    int dashes = 1;            ///< that he watches of every base before the game
    double speedError = 0.0;   ///< share of a speed, standard deviation, of what a dash shows
    double curveError = 0.0;   ///< degrees a second, the same
    double marginError = 0.0;  ///< seconds between two men at a ball
    double between = 0.0;      ///< standard errors within which two ideas are alike to him
    double film = 0.0;         ///< as how many tried plays counts what he has seen of each on film
                               ///< (film.hpp); 0: he has seen none
    int reads = 100;           ///< how often of a hundred times a defense believes the play it
                               ///< reads in a line-up (read_play.hpp); 0: it reads none. An eye
                               ///< that errs in nothing believes what it is told to expect
    friend bool operator==(const Eye&, const Eye&) = default;
};

/// Levels 1 to 5.
[[nodiscard]] const Eye& eyeOf(int level);

/// A number of unit variance, nearly normal, within three, out of 63 random bits.
[[nodiscard]] constexpr double misjudged(std::uint64_t bits) {
    constexpr std::uint64_t kPart = 0x1FFFFFU;
    constexpr double kHalf = 1048575.5;
    double sum = 0.0;
    for (const unsigned shift : {0U, 21U, 42U})
        sum += static_cast<double>(bits >> shift & kPart) / kHalf - 1.0;
    return sum;
}

}  // namespace thrum::coach
