// The module is templates over the games; this makes sure that its headers compile by themselves.
#include <thrum/match/driver.hpp>
#include <thrum/match/record_sink.hpp>
#include <thrum/match/session.hpp>
