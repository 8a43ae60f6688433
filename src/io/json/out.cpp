#include "io/json/out_value.hpp"

namespace thrum::io {

namespace {

OrderedJson written(const JsonOut::Scalar& value) {
    if (const auto* const number = std::get_if<double>(&value))
        return jsonNumber(*number);
    return std::visit([](const auto& v) { return OrderedJson(v); }, value);
}

}  // namespace

JsonOut::JsonOut() : m_impl{std::make_unique<Impl>()} {}
JsonOut::JsonOut(std::unique_ptr<Impl> impl) : m_impl{std::move(impl)} {}
JsonOut::JsonOut(const JsonOut& other) : m_impl{std::make_unique<Impl>(*other.m_impl)} {}
JsonOut& JsonOut::operator=(const JsonOut& other) {
    *m_impl = Impl{*other.m_impl};
    return *this;
}
JsonOut::JsonOut(JsonOut&&) noexcept = default;
JsonOut& JsonOut::operator=(JsonOut&&) noexcept = default;
JsonOut::~JsonOut() = default;

JsonOut JsonOut::object() {
    return JsonOut{std::make_unique<Impl>(Impl{OrderedJson::object()})};
}

JsonOut JsonOut::list() {
    return JsonOut{std::make_unique<Impl>(Impl{OrderedJson::array()})};
}

JsonOut& JsonOut::set(std::string_view key, const Scalar& value) {
    m_impl->value[std::string{key}] = written(value);
    return *this;
}

JsonOut& JsonOut::set(std::string_view key, const JsonOut& value) {
    m_impl->value[std::string{key}] = value.m_impl->value;
    return *this;
}

JsonOut& JsonOut::set(std::string_view key, JsonOut&& value) {
    m_impl->value[std::string{key}] = std::move(value.m_impl->value);
    return *this;
}

JsonOut& JsonOut::merge(const JsonOut& members) {
    for (const auto& member : members.m_impl->value.items())
        m_impl->value[member.key()] = member.value();
    return *this;
}

JsonOut& JsonOut::add(const Scalar& value) {
    m_impl->value.push_back(written(value));
    return *this;
}

JsonOut& JsonOut::add(const JsonOut& value) {
    m_impl->value.push_back(value.m_impl->value);
    return *this;
}

JsonOut& JsonOut::add(JsonOut&& value) {
    m_impl->value.push_back(std::move(value.m_impl->value));
    return *this;
}

std::string JsonOut::line() const {
    return lineOf(m_impl->value);
}

JsonOut jsonOut(OrderedJson value) {
    return JsonOut{std::make_unique<JsonOut::Impl>(JsonOut::Impl{std::move(value)})};
}

std::string JsonOut::pretty() const {
    return prettyText(m_impl->value);
}

}  // namespace thrum::io
