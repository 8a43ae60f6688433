#pragma once

#include "gui/workshop/bench_crew.hpp"
#include "gui/workshop/bench_results.hpp"
#include "gui/workshop/table_sheet.hpp"

#include <thrum/io/bench_file.hpp>

#include <functional>
#include <optional>
#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace thrum::gui {

/// The pairing matrix: every man of the rack on every base of it, put to one test. The best base of
/// each man is marked; it is called clearly best only where its range overlaps none of the others.
class PairingDialog final : public QDialog {
    Q_OBJECT

public:
    using Asked = std::function<app::BenchAsked(app::BenchTest, const io::BenchState&)>;

    /// @param rack   as it hangs now; men who are alike with all their putty are one row
    /// @param asked  how a run of this test of this state is asked for
    PairingDialog(std::vector<io::BenchBase> rack, Asked asked, QWidget* parent);

    /// Every man on every base, by the chosen test.
    void run();
    [[nodiscard]] BenchCrew& crew() const { return *m_crew; }
    [[nodiscard]] QTableWidget& table() const { return *m_table; }
    [[nodiscard]] QComboBox& tests() const { return *m_tests; }
    [[nodiscard]] QComboBox& runs() const { return *m_runs; }
    [[nodiscard]] QString verdict() const;
    /// What was measured of a man on a base; nothing as long as it was not.
    [[nodiscard]] std::optional<BenchFact> fact(std::size_t man, std::size_t base) const;
    [[nodiscard]] TableSheet sheet() const;

signals:
    void said(const QString& sentence);

private:
    struct Man {
        QString name;
        io::BenchState state;  ///< of which body and putty count
        std::size_t own = 0;   ///< the base he stands on
    };
    void gatherMen();
    void take(const std::vector<BenchDone>& done);
    void fill();
    void follow();
    /// The best base of a man, and whether it is clearly so.
    [[nodiscard]] std::optional<std::pair<std::size_t, bool>> bestOf(std::size_t man) const;
    [[nodiscard]] app::BenchTest chosen() const;
    [[nodiscard]] QString baseName(std::size_t base) const;

    std::vector<io::BenchBase> m_rack;
    Asked m_asked;
    std::vector<Man> m_men;
    std::vector<BenchFact> m_facts;  ///< man by man, empty as long as nothing is measured
    BenchCrew* m_crew = nullptr;
    QComboBox* m_tests = nullptr;
    QComboBox* m_runs = nullptr;
    QPushButton* m_run = nullptr;
    QProgressBar* m_progress = nullptr;
    QTableWidget* m_table = nullptr;
    QLabel* m_words = nullptr;
};

}  // namespace thrum::gui
