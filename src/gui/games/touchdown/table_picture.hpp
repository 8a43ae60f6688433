#pragma once

#include <QWidget>

namespace thrum::gui::tdm {

class FieldStrip;
class StepBar;
class TableFoot;
class Tray;

/// What lies on the table: the field, the steps, the tray, and what can be looked up beside it.
class TablePicture final : public QWidget {
    Q_OBJECT

public:
    explicit TablePicture(QWidget* parent = nullptr);

    [[nodiscard]] FieldStrip& field() const { return *m_field; }
    [[nodiscard]] StepBar& steps() const { return *m_steps; }
    [[nodiscard]] Tray& tray() const { return *m_tray; }
    [[nodiscard]] TableFoot& foot() const { return *m_foot; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();

    FieldStrip* m_field = nullptr;
    StepBar* m_steps = nullptr;
    Tray* m_tray = nullptr;
    TableFoot* m_foot = nullptr;
};

}  // namespace thrum::gui::tdm
