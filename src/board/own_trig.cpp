// sinf, cosf and sincosf of our own. The C library has several versions of each and picks one when
// the program is loaded, by whether the processor fuses multiply and add; they differ in the last
// bit for rare angles, and libbox2d calls them for every rotation. A definition in the executable
// goes before the C library's, for libbox2d too, so every processor runs the same play
// (docs/determinism.md). Only additions, subtractions and products of doubles, rounded to float
// once at the end: the same bits everywhere, whatever the compiler and its level.
//
// Linked into executables as an object (src/board/CMakeLists.txt): a static library would not go
// before libm.
#include <array>
#include <bit>
#include <cstdint>
#include <limits>

namespace {

// A quarter turn count and what is left of the angle, |rest| <= pi/4 and a hair.
struct Reduced {
    double rest = 0.0;
    int quarters = 0;
};

constexpr double kTwoOverPi = 6.36619772367581382433e-01;
constexpr double kHalfPi = 1.57079632679489655800e+00;
// pi/2 in two parts; the first has 33 bits, so its multiples by up to 20 bits are exact
constexpr double kHalfPiHigh = 1.57079632673412561417e+00;
constexpr double kHalfPiLow = 6.07710050650619224932e-11;

// 2/pi = 0.A2F9836E 4E441529 ... in words of 32 bits, as many as the largest float needs.
constexpr std::array<std::uint32_t, 9> kTwoOverPiBits{0xA2F9836EU,
                                                      0x4E441529U,
                                                      0xFC2757D1U,
                                                      0xF534DDC0U,
                                                      0xDB629599U,
                                                      0x3C439041U,
                                                      0xFE5163ABU,
                                                      0xDEBBC561U,
                                                      0xB7246E3AU};

// 32 bits of 2/pi from the given one on; the first behind the point is bit 0, before it are zeros.
std::uint64_t wordOfTwoOverPi(int bit) {
    std::uint64_t word = 0;
    for (int i = 0; i < 32; ++i) {
        const int at = bit + i;
        const bool one =
            at >= 0 &&
            (kTwoOverPiBits[static_cast<std::size_t>(at / 32)] >> (31 - at % 32) & 1U) != 0;
        word = word << 1 | (one ? 1U : 0U);
    }
    return word;
}

// Angles beyond 200,000 turns, which only a caller outside the simulation has: the product of
// their 24 bits with those bits of 2/pi that are left of whole turns, in whole numbers.
[[gnu::noinline, gnu::cold]] Reduced reduceLarge(float angle) {
    const auto bits = std::bit_cast<std::uint32_t>(angle);
    const int exponent = static_cast<int>(bits >> 23 & 0xFFU) - 150;  // angle = mantissa * 2^that
    const std::uint64_t mantissa = (bits & 0x7FFFFFU) | 0x800000U;
    // Bits of weight 4 and more are whole turns: begin two bits before the point of the product.
    const int first = exponent - 2;
    const std::uint64_t high = wordOfTwoOverPi(first) * mantissa << 32;
    const std::uint64_t middle = wordOfTwoOverPi(first + 32) * mantissa;
    const std::uint64_t low = wordOfTwoOverPi(first + 64) * mantissa >> 32;
    // 2 bits of quarters, then 62 of the fraction
    const std::uint64_t product = high + middle + low;
    const std::uint64_t rounded = product + (std::uint64_t{1} << 61);
    const auto quarters = static_cast<int>(rounded >> 62);
    const auto fraction =
        static_cast<std::int64_t>(product - (static_cast<std::uint64_t>(quarters) << 62));
    constexpr double kUnit = 1.0 / 4611686018427387904.0;  // 2^-62
    const double rest = static_cast<double>(fraction) * kUnit * kHalfPi;
    return angle < 0.0F ? Reduced{-rest, (4 - quarters) & 3} : Reduced{rest, quarters & 3};
}

inline Reduced reduce(float angle) {
    constexpr float kLarge = 1.3e6F;  // quarters then have 20 bits
    if (angle > kLarge || angle < -kLarge)
        return reduceLarge(angle);
    const double x = static_cast<double>(angle);
    const int quarters = static_cast<int>(x * kTwoOverPi + (x < 0.0 ? -0.5 : 0.5));
    const auto q = static_cast<double>(quarters);
    return {(x - q * kHalfPiHigh) - q * kHalfPiLow, quarters & 3};
}

// Power series; what is left out is below 1e-11 of the value, a thousandth of a float's last bit.
inline double sine(double x) {
    const double y = x * x;
    const double y2 = y * y;
    const double low = -1.0 / 6.0 + y * (1.0 / 120.0);
    const double high = -1.0 / 5040.0 + y * (1.0 / 362880.0) + y2 * (-1.0 / 39916800.0);
    return x + x * y * (low + y2 * high);
}

inline double cosine(double x) {
    const double y = x * x;
    const double y2 = y * y;
    const double low = 1.0 / 24.0 + y * (-1.0 / 720.0);
    const double high = 1.0 / 40320.0 + y * (-1.0 / 3628800.0) + y2 * (1.0 / 479001600.0);
    return 1.0 - 0.5 * y + y2 * (low + y2 * high);
}

inline bool isFinite(float x) {
    return (std::bit_cast<std::uint32_t>(x) & 0x7F800000U) != 0x7F800000U;
}

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

// Sine and cosine of the whole angle from those of the rest, without a branch that a processor
// would guess wrong half of the time: exchanged in odd quarters, with the signs of the quarter.
struct SineCosine {
    float sine = 0.0F;
    float cosine = 1.0F;
};
inline SineCosine turned(double sineOfRest, double cosineOfRest, int quarters) {
    const auto q = static_cast<std::uint32_t>(quarters);
    auto s = std::bit_cast<std::uint32_t>(static_cast<float>(sineOfRest));
    auto c = std::bit_cast<std::uint32_t>(static_cast<float>(cosineOfRest));
    const std::uint32_t exchange = (s ^ c) & (0U - (q & 1U));
    s ^= exchange ^ ((q & 2U) << 30);
    c ^= exchange ^ (((q + 1U) & 2U) << 30);
    return {std::bit_cast<float>(s), std::bit_cast<float>(c)};
}

}  // namespace

extern "C" {

// declared here as in <math.h>, which is not included: there they may be macros or builtins
float sinf(float angle) noexcept;
float cosf(float angle) noexcept;
void sincosf(float angle, float* sineTo, float* cosineTo) noexcept;

float sinf(float angle) noexcept {
    float s = 0.0F;
    float c = 0.0F;
    sincosf(angle, &s, &c);
    return s;
}

float cosf(float angle) noexcept {
    float s = 0.0F;
    float c = 0.0F;
    sincosf(angle, &s, &c);
    return c;
}

void sincosf(float angle, float* sineTo, float* cosineTo) noexcept {
    if (!isFinite(angle)) {
        *sineTo = kNone;
        *cosineTo = kNone;
        return;
    }
    const Reduced r = reduce(angle);
    const SineCosine both = turned(sine(r.rest), cosine(r.rest), r.quarters);
    *sineTo = angle == 0.0F ? angle : both.sine;  // zero keeps its sign
    *cosineTo = both.cosine;
}

}  // extern "C"
