#include "io/json/sink.hpp"

#include <thrum/core/contract.hpp>

namespace thrum::io {

// A value in an open list or object does not move while it is open: nothing is added beside it.
OrderedJson* JsonSink::place(OrderedJson value) {
    if (m_open.empty()) {
        m_root = std::move(value);
        return &m_root;
    }
    OrderedJson& parent = *m_open.back();
    if (parent.is_array()) {
        parent.push_back(std::move(value));
        return &parent.back();
    }
    // not by operator[], which looks through all members first
    auto& members = parent.get_ref<OrderedJson::object_t&>();
    members.emplace_back(std::move(m_key), std::move(value));
    m_key.clear();
    return &members.back().second;
}

void JsonSink::open(OrderedJson empty) {
    m_open.push_back(place(std::move(empty)));
}

void JsonSink::close() {
    THRUM_ASSERT(!m_open.empty());
    m_open.pop_back();
}

void JsonSink::null() {
    place(nullptr);
}

void JsonSink::boolean(bool value) {
    place(value);
}

void JsonSink::whole(std::int64_t value) {
    place(value);
}

void JsonSink::number(double value) {
    place(jsonNumber(value));
}

void JsonSink::text(std::string_view value) {
    place(value);
}

void JsonSink::beginList() {
    open(OrderedJson::array());
}

void JsonSink::endList() {
    close();
}

void JsonSink::beginObject() {
    open(OrderedJson::object());
}

void JsonSink::key(std::string_view name) {
    m_key = name;
}

void JsonSink::endObject() {
    close();
}

void JsonSink::value(OrderedJson value) {
    place(std::move(value));
}

OrderedJson JsonSink::take() {
    THRUM_ASSERT(m_open.empty());
    return std::move(m_root);
}

}  // namespace thrum::io
