#include <thrum/coach/matrix_game.hpp>
#include <thrum/core/contract.hpp>

#include <algorithm>
#include <array>
#include <limits>

namespace thrum::mixed {
namespace {

// The program of who wants little: largest sum of y with A y <= 1, where all payoffs A were raised
// above 0. One line a row, then the line of the sum; columns, slacks, right side.
class Tableau {
public:
    Tableau(const Tableau&) = delete;
    Tableau& operator=(const Tableau&) = delete;
    Tableau(Tableau&&) = delete;
    Tableau& operator=(Tableau&&) = delete;
    ~Tableau() = default;
    Tableau(std::span<const double> payoffs, int rows, int columns, double raised)
        : m_rows{static_cast<std::size_t>(rows)},
          m_columns{static_cast<std::size_t>(columns)},
          m_width{m_columns + m_rows + 1} {
        const std::size_t cells = (m_rows + 1) * m_width;
        if (cells > m_few.size() || m_rows > m_fewRows.size()) {
            m_many.resize(cells);
            m_manyRows.resize(m_rows);
            m_cells = m_many;
            m_basis = m_manyRows;
        }
        for (std::size_t r = 0; r < m_rows; ++r) {
            for (std::size_t c = 0; c < m_columns; ++c)
                at(r, c) = payoffs[r * m_columns + c] + raised;
            at(r, m_columns + r) = 1;
            at(r, m_width - 1) = 1;
            m_basis[r] = m_columns + r;
        }
        for (std::size_t c = 0; c < m_columns; ++c)
            at(m_rows, c) = -1;
    }
    void solve() {
        // one game in a million may run in a ring for rounding; what stands then is near enough
        constexpr int kMostPivots = 200;
        const bool large = !m_many.empty();
        for (int i = 0; i < (large ? 4 : 1) * kMostPivots; ++i) {
            const std::size_t enters = large && i < kMostPivots ? steepest() : entering();
            if (enters == m_width)
                return;
            const std::size_t leaves = leaving(enters);
            if (leaves == m_rows)
                return;
            pivot(leaves, enters);
        }
    }
    [[nodiscard]] double sum() const { return get(m_rows, m_width - 1); }
    [[nodiscard]] double column(std::size_t c) const {
        for (std::size_t r = 0; r < m_rows; ++r)
            if (m_basis[r] == c)
                return get(r, m_width - 1);
        return 0;
    }
    [[nodiscard]] double row(std::size_t r) const { return get(m_rows, m_columns + r); }

private:
    static constexpr double kNothing = 1e-11;

    [[nodiscard]] double& at(std::size_t r, std::size_t c) { return m_cells[r * m_width + c]; }
    [[nodiscard]] double get(std::size_t r, std::size_t c) const {
        return m_cells[r * m_width + c];
    }
    [[nodiscard]] std::size_t entering() const {
        for (std::size_t c = 0; c + 1 < m_width; ++c)
            if (get(m_rows, c) < -kNothing)
                return c;
        return m_width;
    }
    // Fewer steps in a large game than Bland's rule, which then only has to end it.
    [[nodiscard]] std::size_t steepest() const {
        std::size_t best = m_width;
        double least = -kNothing;
        for (std::size_t c = 0; c + 1 < m_width; ++c) {
            if (get(m_rows, c) < least) {
                least = get(m_rows, c);
                best = c;
            }
        }
        return best;
    }
    [[nodiscard]] std::size_t leaving(std::size_t enters) const {
        std::size_t best = m_rows;
        double least = std::numeric_limits<double>::max();
        for (std::size_t r = 0; r < m_rows; ++r) {
            if (get(r, enters) <= kNothing)
                continue;
            const double ratio = get(r, m_width - 1) / get(r, enters);
            const bool tied =
                best < m_rows && ratio <= least + kNothing && ratio >= least - kNothing;
            if (ratio < least - kNothing || (tied && m_basis[r] < m_basis[best])) {
                least = ratio;
                best = r;
            }
        }
        return best;
    }
    void pivot(std::size_t row, std::size_t column) {
        const double by = get(row, column);
        for (std::size_t c = 0; c < m_width; ++c)
            at(row, c) /= by;
        for (std::size_t r = 0; r <= m_rows; ++r) {
            const double times = get(r, column);
            if (r == row || times == 0)
                continue;
            for (std::size_t c = 0; c < m_width; ++c)
                at(r, c) -= times * get(row, c);
        }
        m_basis[row] = column;
    }

    std::size_t m_rows;
    std::size_t m_columns;
    std::size_t m_width;
    // small games, of which tables hold many thousands, need no memory of their own
    std::array<double, 256> m_few{};
    std::array<std::size_t, 12> m_fewRows{};
    std::vector<double> m_many{};
    std::vector<std::size_t> m_manyRows{};
    std::span<double> m_cells{m_few};
    std::span<std::size_t> m_basis{m_fewRows};
};

double raisedBy(double least) {
    return 1 - least;
}

}  // namespace

MixedCalls solveGame(std::span<const double> payoffs, int rows, int columns) {
    THRUM_ASSERT(rows > 0 && columns > 0 &&
                 payoffs.size() ==
                     static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns));
    const double raised = raisedBy(*std::ranges::min_element(payoffs));
    Tableau tableau{payoffs, rows, columns, raised};
    tableau.solve();
    const double sum = tableau.sum();
    MixedCalls mixed;
    mixed.value = 1 / sum - raised;
    for (std::size_t r = 0; r < static_cast<std::size_t>(rows); ++r)
        mixed.rows.push_back(std::max(tableau.row(r) / sum, 0.0));
    for (std::size_t c = 0; c < static_cast<std::size_t>(columns); ++c)
        mixed.columns.push_back(std::max(tableau.column(c) / sum, 0.0));
    return mixed;
}

float valueOfGame(std::span<const float, 16> payoffs) {
    constexpr std::size_t kCalls = 4;
    // most games of a table have no answer in pure calls, but where there is one it is quick
    float sure = -std::numeric_limits<float>::max();
    float most = std::numeric_limits<float>::max();
    float least = std::numeric_limits<float>::max();
    for (std::size_t r = 0; r < kCalls; ++r) {
        const auto row = payoffs.subspan(r * kCalls, kCalls);
        const float worst = *std::ranges::min_element(row);
        sure = std::max(sure, worst);
        least = std::min(least, worst);
    }
    for (std::size_t c = 0; c < kCalls; ++c) {
        float highest = payoffs[c];
        for (std::size_t r = 1; r < kCalls; ++r)
            highest = std::max(highest, payoffs[r * kCalls + c]);
        most = std::min(most, highest);
    }
    if (sure >= most)
        return sure;
    std::array<double, kCalls * kCalls> wide{};
    std::ranges::copy(payoffs, wide.begin());
    const double raised = raisedBy(least);
    Tableau tableau{wide, kCalls, kCalls, raised};
    tableau.solve();
    return static_cast<float>(1 / tableau.sum() - raised);
}

}  // namespace thrum::mixed
