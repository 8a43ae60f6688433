#include <thrum/core/digest.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

TEST_CASE("digests tell order, length and members apart", "[core][property]") {
    const auto of = [](auto... parts) {
        Digest d;
        (d.add(parts), ...);
        return d.value();
    };
    CHECK(of(1, 2) == of(1, 2));
    CHECK(of(1, 2) != of(2, 1));
    CHECK(of(1) != of(1, 0));
    CHECK(of(std::string_view{"ab"}, std::string_view{"c"}) !=
          of(std::string_view{"a"}, std::string_view{"bc"}));
    CHECK(of(std::string_view{"12345678"}) != of(std::string_view{"123456789"}));
    CHECK(of(-1) == of(std::int64_t{-1}));
}

TEST_CASE("hex comes back and nothing else is read", "[core][property]") {
    CHECK(hex16(0x00ab'cdef'0123'4567ULL) == "00abcdef01234567");
    CHECK(parseHex16("00abcdef01234567") == 0x00ab'cdef'0123'4567ULL);
    CHECK(parseHex16("00ABCDEF01234567") == 0x00ab'cdef'0123'4567ULL);
    CHECK_FALSE(parseHex16("00abcdef0123456"));
    CHECK_FALSE(parseHex16("00abcdef0123456g"));
    CHECK_FALSE(parseHex16(""));
}
