#include <thrum/rules/scrimmage/fields.hpp>

// Names of men, and values that have a form of their own in files.
namespace thrum::scrimmage {

std::string nameOfMan(ManId id) {
    return (id.side() == Side::Home ? "H" : "V") + std::string{nameOf(labelOf(id))};
}

std::string ManNamer::nameOf(FigureId id) const {
    return nameOfMan(id);
}

std::optional<FigureId> ManNamer::find(std::string_view name) const {
    if (const auto label = parseName<Label>(name))
        return manId(playsAs(*label, Role::Offense) ? m_offense : other(m_offense), *label);
    if (name.size() < 2 || (name.front() != 'H' && name.front() != 'V'))
        return std::nullopt;
    const auto label = parseName<Label>(name.substr(1));
    if (!label)
        return std::nullopt;
    return manId(name.front() == 'H' ? Side::Home : Side::Visitor, *label);
}

namespace {

void writePair(const FieldWriter& to, int first, int second) {
    to.sink().beginList();
    to.write(first);
    to.write(second);
    to.sink().endList();
}

/// Squares far off the field are no squares; those beside it the rules refuse.
constexpr IntegerRange kNearField{-1000, 1000};

std::pair<int, int> readPair(const FieldSource& at, const char* first, const char* second) {
    std::pair<int, int> pair;
    if (at.isList()) {
        const auto both = at.list<int>(
            {2, 2}, [](const FieldSource& c) { return static_cast<int>(c.integer(kNearField)); });
        if (both.size() == 2)
            pair = {both[0], both[1]};
        return pair;
    }
    at.object([&](FieldObject& o) {
        pair.first = static_cast<int>(o.required(first).integer(kNearField));
        pair.second = static_cast<int>(o.required(second).integer(kNearField));
    });
    return pair;
}

template <class T>
void writeTable(const FieldWriter& to, const Table<T>& table) {
    to.sink().beginObject();
    for (std::size_t i = 0; i < table.entries.size(); ++i)
        to.member(nameOf(labelsOf(table.role)[i]), table.entries[i]);
    to.sink().endObject();
}

template <class T, class Read>
void readTable(const FieldSource& at, Role role, Table<T>& table, Read read) {
    table.role = role;
    at.object([&](FieldObject& o) {
        for (std::size_t i = 0; i < table.entries.size(); ++i)
            table.entries[i] = read(o.required(nameOf(labelsOf(role)[i])));
    });
}

// objects remember the keys they were asked for by their place in memory
constexpr std::array<std::string_view, kAdvantages> kRowKeys{"-2", "-1", "0", "1", "2", "3", "4"};

template <class T>
void writeTackles(const FieldWriter& to, const TackleTable<T>& table) {
    to.sink().beginObject();
    for (std::size_t i = 0; i < kAdvantages; ++i) {
        to.sink().key(kRowKeys[i]);
        to.sink().beginList();
        for (const T entry : table.rows[i])
            to.write(entry);
        to.sink().endList();
    }
    to.sink().endObject();
}

template <class T, class Read>
void readTackles(const FieldSource& at, TackleTable<T>& table, Read read) {
    at.object([&](FieldObject& o) {
        for (std::size_t i = 0; i < kAdvantages; ++i) {
            const auto row =
                o.required(kRowKeys[i]).template list<T>({kTackleOutcomes, kTackleOutcomes}, read);
            for (std::size_t k = 0; k < row.size(); ++k)
                table.rows[i][k] = row[k];
        }
    });
}

}  // namespace

void writeField(const FieldWriter& to, const Square& square) {
    writePair(to, square.column, square.row);
}
void writeField(const FieldWriter& to, const Post& post) {
    writePair(to, post.depth, post.row);
}
void writeField(const FieldWriter& to, const SpeedTable& table) {
    writeTable(to, table);
}
void writeField(const FieldWriter& to, const PostTable& table) {
    writeTable(to, table);
}
void writeField(const FieldWriter& to, const TackleTable<int>& table) {
    writeTackles(to, table);
}
void writeField(const FieldWriter& to, const TackleTable<double>& table) {
    writeTackles(to, table);
}

void readField(const FieldReader&, const FieldSource& at, Square& square) {
    const auto [column, row] = readPair(at, "column", "row");
    square = {column, row};
}
void readField(const FieldReader&, const FieldSource& at, Post& post) {
    const auto [depth, row] = readPair(at, "depth", "row");
    post = {depth, row};
}
void readField(const FieldReader&, const FieldSource& at, SpeedTable& table) {
    readTable(at, table.role, table, [](const FieldSource& c) {
        return static_cast<int>(c.integer({2, 6}));
    });
}
void readField(const FieldReader&, const FieldSource& at, PostTable& table) {
    readTable(at, table.role, table, [](const FieldSource& c) {
        const auto [depth, row] = readPair(c, "depth", "row");
        if (depth < 1 || depth > 40 || row < 0 || row > 14)
            c.fail("must be a depth of 1 to 40 and a row of 0 to 14");
        return Post{depth, row};
    });
}
void readField(const FieldReader&, const FieldSource& at, TackleTable<int>& table) {
    readTackles(at, table, [](const FieldSource& c) {
        return static_cast<int>(c.integer({0, kTackleSum}));
    });
}
void readField(const FieldReader&, const FieldSource& at, TackleTable<double>& table) {
    readTackles(at, table, [](const FieldSource& c) { return c.number({0.0, 1.0}); });
}

}  // namespace thrum::scrimmage
