#include <thrum/board/simulator.hpp>
#include <thrum/core/digest.hpp>

#include <bit>
#include <cmath>
#include <dlfcn.h>
#include <limits>

#include <catch2/catch.hpp>

using namespace thrum;

extern "C" {
float sinf(float angle) noexcept;
float cosf(float angle) noexcept;
void sincosf(float angle, float* sineTo, float* cosineTo) noexcept;
}

namespace {

// Called through pointers that the compiler cannot see through, or it would put in its own values.
float (*volatile ourSine)(float) = sinf;
float (*volatile ourCosine)(float) = cosf;
void (*volatile ourBoth)(float, float*, float*) = sincosf;

// How many floats lie between two of like sign.
int stepsApart(float a, float b) {
    const auto bits = [](float x) { return std::bit_cast<std::int32_t>(x); };
    return std::abs(bits(a) - bits(b));
}

std::string fileOf(const char* function) {
    void* const found = dlsym(RTLD_DEFAULT, function);
    Dl_info info{};
    return found != nullptr && dladdr(found, &info) != 0 ? info.dli_fname : "";
}

}  // namespace

TEST_CASE("the physics library finds our sine and cosine before the C library's",
          "[board][determinism]") {
    Dl_info self{};
    REQUIRE(dladdr(reinterpret_cast<void*>(&fileOf), &self) != 0);
    for (const char* function : {"sinf", "cosf", "sincosf"}) {
        INFO(function);
        CHECK(fileOf(function) == self.dli_fname);
    }
}

TEST_CASE("the physics library reads our empty timers and no clock", "[board][cost]") {
    Dl_info self{};
    REQUIRE(dladdr(reinterpret_cast<void*>(&fileOf), &self) != 0);
    for (const char* function :
         {"_ZN7b2TimerC1Ev", "_ZN7b2Timer5ResetEv", "_ZNK7b2Timer15GetMillisecondsEv"}) {
        INFO(function);
        CHECK(fileOf(function) == self.dli_fname);
    }
}

TEST_CASE("our sine and cosine are the nearest floats, or next to them", "[board][determinism]") {
    int off = 0;
    int most = 0;
    int checked = 0;
    const auto check = [&](float x) {
        const double exact = static_cast<double>(x);
        const int s = stepsApart(ourSine(x), static_cast<float>(std::sin(exact)));
        const int c = stepsApart(ourCosine(x), static_cast<float>(std::cos(exact)));
        off += (s != 0 ? 1 : 0) + (c != 0 ? 1 : 0);
        most = std::max({most, s, c});
        checked += 2;
    };
    for (int i = 0; i < 400'000; ++i)
        check(static_cast<float>(i) * 3.1416e-5F - 6.2832F);
    for (float x = 1e-30F; x < 1e38F; x *= 1.0003F) {
        check(x);
        check(-x);
    }
    CHECK(checked > 1'500'000);
    CHECK(most <= 1);
    CHECK(off < checked / 1'000);
}

TEST_CASE("our sine and cosine keep their word at the edges", "[board][determinism]") {
    CHECK(std::bit_cast<std::uint32_t>(ourSine(0.0F)) == 0U);
    CHECK(std::bit_cast<std::uint32_t>(ourSine(-0.0F)) == 0x8000'0000U);
    CHECK(ourCosine(0.0F) == 1.0F);
    const float infinite = std::numeric_limits<float>::infinity();
    for (const float x : {infinite, -infinite, std::numeric_limits<float>::quiet_NaN()}) {
        CHECK(std::isnan(ourSine(x)));
        CHECK(std::isnan(ourCosine(x)));
    }
    const float smallest = std::numeric_limits<float>::denorm_min();
    CHECK(ourSine(smallest) == smallest);
    CHECK(ourSine(-smallest) == -smallest);
}

TEST_CASE("our sine and cosine have the same bits in every build and on every processor",
          "[board][determinism][golden]") {
    Digest digest;
    int differing = 0;
    for (int i = 0; i < 200'000; ++i) {
        const float x = static_cast<float>(i) * 1.00137e-4F - 10.0F;
        float s = 0.0F;
        float c = 0.0F;
        ourBoth(x, &s, &c);
        differing += s != ourSine(x) || c != ourCosine(x) ? 1 : 0;
        digest.add(std::uint64_t{std::bit_cast<std::uint32_t>(s)});
        digest.add(std::uint64_t{std::bit_cast<std::uint32_t>(c)});
    }
    CHECK(differing == 0);
    CHECK(hex16(digest.value()) == "6b97a05641b28a36");
}
