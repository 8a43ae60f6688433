#pragma once

#include <vector>

#include <QObject>
#include <QPointer>
#include <QString>

class QAction;
class QStackedWidget;
class QWidget;

namespace thrum::gui {

class NavigationBar;

/// The pages of the window: each has a command and a place in the navigation bar, and gets the
/// keyboard back where it was when the coach comes back to it.
class PageSwitch final : public QObject {
    Q_OBJECT

public:
    PageSwitch(QStackedWidget& pages, NavigationBar& bar, QObject* parent);

    /// @param first  who has the keyboard the first time; null: the page
    void add(QAction& action, QWidget& page, const QString& shortName, QWidget* first = nullptr);
    /// A page with a command but no place in the bar: another page leads to it.
    void addBehind(QAction& action, QWidget& page, QWidget* first = nullptr);
    /// A page that is no stop of the bar: it is shown for a while and left again.
    void addSide(QWidget& page, QWidget* first = nullptr);
    void show(const QWidget& page);
    /// Where the coach came from; from a side page he goes back there.
    void back();
    [[nodiscard]] QWidget* current() const;

signals:
    void shown(QWidget* page);

private:
    struct Place {
        QAction* action = nullptr;
        QWidget* page = nullptr;
        QPointer<QWidget> focus;
    };
    [[nodiscard]] Place* placeOf(const QWidget* page);

    QStackedWidget& m_pages;
    NavigationBar& m_bar;
    std::vector<Place> m_places;
    QWidget* m_before = nullptr;
};

}  // namespace thrum::gui
