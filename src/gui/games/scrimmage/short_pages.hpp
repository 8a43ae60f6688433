#pragma once

#include "gui/games/scrimmage/page.hpp"

#include <QTimer>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace thrum::gui {

class ScrimmageFilm;

/// The two draws of a new game are shown; the game waits for its start (SCR-N2).
class ScrimmageStartPage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageStartPage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    QLabel* m_draws = nullptr;
    QLabel* m_limits = nullptr;
};

/// The play is over: what it was, what it brought, its replay, and the next one (SCR-IR1).
class ScrimmagePlayOverPage final : public ScrimmagePage {
    Q_OBJECT

public:
    ScrimmagePlayOverPage(ScrimmagePlan& plan,
                          const ScrimmageFilm& film,
                          QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    void replayAsked(int msPerSquare);

private:
    const ScrimmageFilm& m_film;
    QLabel* m_what = nullptr;
    QLabel* m_next = nullptr;
    QComboBox* m_speed = nullptr;
    QPushButton* m_replay = nullptr;
};

/// A draw that somebody makes or types himself: the book draws all of them by itself, so this is
/// seen only where real dice were asked for.
class ScrimmageChancePage final : public ScrimmagePage {
    Q_OBJECT

public:
    explicit ScrimmageChancePage(ScrimmagePlan& plan, QWidget* parent = nullptr);
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    QLabel* m_lead = nullptr;
    QLabel* m_meaning = nullptr;
    QSpinBox* m_value = nullptr;
    QTimer m_shown;
};

}  // namespace thrum::gui
