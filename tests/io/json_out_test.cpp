#include <thrum/io/json_out.hpp>

#include <catch2/catch.hpp>

using thrum::io::JsonOut;

TEST_CASE("Printed JSON keeps the order of its members", "[io][json]") {
    JsonOut inner = JsonOut::list();
    inner.add(1.0).add(2.5).add("x").add(nullptr).add(JsonOut::object());
    JsonOut out = JsonOut::object();
    out.set("z", true).set("a", std::int64_t{-3}).set("list", inner);
    CHECK(out.line() == R"({"z":true,"a":-3,"list":[1,2.5,"x",null,{}]})");
    CHECK(out.pretty() ==
          "{\n    \"z\": true,\n    \"a\": -3,\n    \"list\": [1, 2.5, \"x\", null, {}]\n}\n");
}

TEST_CASE("Broken UTF-8 is replaced when printed", "[io][json]") {
    CHECK(JsonOut::list().add(std::string{"a\xff"}).line() == "[\"a\xef\xbf\xbd\"]");
}
