#include "reading.hpp"
#include "writing.hpp"

#include <thrum/rules/foursheet/documents.hpp>

// Clause: FSS-36.5.
namespace thrum::foursheet {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRST";
// The column that is given; all others are ours. Clause: FSS-29.7.
constexpr CodeColumn kGivenColumn{kLongReturn, 41, 41, 31, 21, 21, 21, 21, 31, 41, 41};

CodeId readCell(const FieldSource& at, bool first) {
    const std::string text = at.text({1, 2, false});
    if (at.failed())
        return 0;
    if (first != (text == "L")) {
        at.fail(first ? "row 2 must be \"L\"" : "\"L\" may stand in row 2 alone");
        return 0;
    }
    if (first)
        return kLongReturn;
    const auto code = parseCode(text);
    if (!code || (printedContexts(*code) & bitOf(Context::T)) == 0) {
        at.fail("must be a code of returns, not " + inQuotes(text));
        return 0;
    }
    return *code;
}

CodeColumn readColumn(const FieldSource& at) {
    CodeColumn column{};
    std::size_t row = 0;
    const auto cells = at.list<CodeId>({kColumnRows, kColumnRows}, [&](const FieldSource& cell) {
        return readCell(cell, row++ == 0);
    });
    if (!at.failed())
        std::ranges::copy(cells, column.begin());
    return column;
}

}  // namespace

ReturnTable readReturns(const FieldSource& at) {
    ReturnTable table;
    at.object([&](FieldObject& o) {
        o.schema(kReturnsSchema);
        o.required("columns").object([&](FieldObject& columns) {
            for (std::size_t i = 0; i < kLetters.size(); ++i) {
                const FieldSource column = columns.required(kLetters.substr(i, 1));
                table.columns[i] = readColumn(column);
                if (kLetters[i] == 'D' && !column.failed() && table.columns[i] != kGivenColumn)
                    column.fail("must be the column of the book");
            }
        });
    });
    return table;
}

void write(const ReturnTable& table, FieldSink& to) {
    to.beginObject();
    writeText(to, "schema", kReturnsSchema);
    to.key("columns");
    to.beginObject();
    for (std::size_t i = 0; i < kLetters.size(); ++i) {
        to.key(kLetters.substr(i, 1));
        to.beginList();
        for (const CodeId code : table.columns[i])
            to.text(code == kLongReturn ? "L" : codeText(code));
        to.endList();
    }
    to.endObject();
    to.endObject();
}

}  // namespace thrum::foursheet
