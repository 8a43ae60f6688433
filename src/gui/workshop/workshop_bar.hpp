#pragma once

#include <map>

#include <QWidget>

class QAction;
class QToolButton;

namespace thrum::gui {

/// Above every page of the workshop: the way to the others, so that who has found one has found
/// all of them.
class WorkshopBar final : public QWidget {
    Q_OBJECT

public:
    explicit WorkshopBar(QWidget* parent = nullptr);

    void addPage(QAction& action, const QWidget& page, const QString& text);
    /// Whether it is one of the workshop's.
    [[nodiscard]] bool leadsTo(const QWidget* page) const { return m_buttons.contains(page); }
    /// Shows where the coach is; elsewhere it is not seen.
    void follow(const QWidget* page);

private:
    std::map<const QWidget*, QToolButton*> m_buttons;
};

}  // namespace thrum::gui
