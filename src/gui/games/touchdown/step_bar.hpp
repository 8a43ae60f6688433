#pragma once

#include <vector>

#include <QString>
#include <QWidget>

namespace thrum::gui::tdm {

/// One step of what is under way.
struct TableStep {
    enum class Is { Done, Now, Later };
    QString title;
    QString note;  ///< "revealed", "one used"
    Is is = Is::Later;
    bool operator==(const TableStep&) const = default;
};

/// The steps of a play on the wooden edge of the tray: what is done, what is asked, what comes.
class StepBar final : public QWidget {
    Q_OBJECT

public:
    explicit StepBar(QWidget* parent = nullptr);

    void show(const std::vector<TableStep>& steps);
    [[nodiscard]] const std::vector<TableStep>& steps() const { return m_steps; }
    [[nodiscard]] QSize sizeHint() const override { return {900, 40}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, 26}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<TableStep> m_steps;
};

}  // namespace thrum::gui::tdm
