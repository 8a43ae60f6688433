#pragma once

#include "gui/preferences/preference.hpp"

#include <vector>

#include <QDialog>

class QLabel;

namespace thrum::gui {

/// All settings on one page with a line to search them. Changes hold at once; they can be taken
/// back together while the page is open.
class PreferencesDialog final : public QDialog {
    Q_OBJECT

public:
    explicit PreferencesDialog(std::vector<Preference> preferences, QWidget* parent = nullptr);

private:
    struct Row {
        QWidget* widget = nullptr;
        std::function<void()> refresh;
        QVariant before;
    };
    struct Group {
        QLabel* heading = nullptr;
        std::vector<std::size_t> rows;
    };

    QWidget* controlFor(std::size_t index, std::function<void()>& refresh);
    QWidget* rowFor(std::size_t index);
    void change(std::size_t index, const QVariant& value);
    void refresh();
    void filter(const QString& text);

    std::vector<Preference> m_preferences;
    std::vector<Row> m_rows;
    std::vector<Group> m_groups;
    QLabel* m_nothing = nullptr;
};

}  // namespace thrum::gui
