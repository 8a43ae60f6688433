#pragma once

#include <thrum/app/library.hpp>
#include <thrum/io/bench_file.hpp>

#include <functional>

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace thrum::gui {

/// Asks which man of which team shall stand on the base of the bench, and shows what he would weigh
/// on it. Teams of the coach's own come first; who chooses a shipped one gets a copy of it.
class GiveDialog final : public QDialog {
    Q_OBJECT

public:
    GiveDialog(const app::Library& library,
               const io::BenchBase& base,
               const QString& team,
               QWidget* parent);

    [[nodiscard]] QComboBox& teams() const { return *m_teams; }
    [[nodiscard]] QListWidget& men() const { return *m_men; }

signals:
    /// Ids of the team and of the man.
    void chosen(const QString& team, const QString& player);
    /// The base shall be nobody's.
    void freed();

private:
    void fillMen();
    void follow();
    void take();

    const app::Library& m_library;
    io::BenchBase m_base;
    QComboBox* m_teams = nullptr;
    QListWidget* m_men = nullptr;
    QLabel* m_word = nullptr;
    QPushButton* m_give = nullptr;
};

}  // namespace thrum::gui
