#pragma once

#include <QWidget>

class QAction;

namespace thrum::gui {

/// The pages of the window, at its left edge.
class NavigationBar final : public QWidget {
    Q_OBJECT

public:
    explicit NavigationBar(QWidget* parent = nullptr);
    void addPage(QAction* action, const QString& shortName);
};

}  // namespace thrum::gui
