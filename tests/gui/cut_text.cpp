#include "gui/cut_text.hpp"

#include "gui/scoreboard/scoreboard_strip.hpp"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QPushButton>
#include <QSpinBox>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTextDocument>
#include <QToolButton>

namespace thrum::gui::test {

namespace {
constexpr int kSlack = 1;

class Finder {
public:
    explicit Finder(QWidget& root) : m_root{root} {}

    std::vector<std::string> all() {
        for (QWidget* widget : m_root.findChildren<QWidget*>())
            if (widget->isVisibleTo(&m_root) && !widget->visibleRegion().isEmpty())
                look(*widget);
        return m_found;
    }

private:
    void add(const QWidget& widget, const QString& what) {
        QString where;
        for (const QWidget* at = &widget; at != nullptr && at != &m_root; at = at->parentWidget())
            if (!at->objectName().isEmpty() && !at->objectName().startsWith(QStringLiteral("qt_")))
                where = at->objectName() + QLatin1Char('/') + where;
        m_found.push_back(QStringLiteral("%1%2: %3")
                              .arg(where, QLatin1String{widget.metaObject()->className()}, what)
                              .toStdString());
    }

    void sticksOut(const QWidget& widget) {
        const QWidget* parent = widget.parentWidget();
        if (parent == nullptr || widget.isWindow())
            return;
        // what a scroll area holds may be larger than it
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
            area != nullptr && area->viewport() == parent)
            return;
        if (!parent->rect().adjusted(-kSlack, -kSlack, kSlack, kSlack).contains(widget.geometry()))
            add(widget,
                QStringLiteral("sticks out of its parent: %1,%2 %3x%4 in %5x%6")
                    .arg(widget.x())
                    .arg(widget.y())
                    .arg(widget.width())
                    .arg(widget.height())
                    .arg(parent->width())
                    .arg(parent->height()));
    }

    void look(QWidget& widget) {
        sticksOut(widget);
        if (const auto* label = qobject_cast<QLabel*>(&widget))
            lookAt(*label);
        else if (const auto* button = qobject_cast<QAbstractButton*>(&widget))
            lookAt(*button);
        else if (const auto* box = qobject_cast<QComboBox*>(&widget))
            lookAt(*box);
        else if (const auto* line = qobject_cast<QLineEdit*>(&widget))
            lookAt(*line);
        else if (auto* table = qobject_cast<QTableView*>(&widget))
            lookAt(*table);
        else if (const auto* tabs = qobject_cast<QTabBar*>(&widget))
            lookAt(*tabs);
        else if (const auto* strip = qobject_cast<ScoreboardStrip*>(&widget))
            lookAt(*strip);
    }

    void lookAt(const QLabel& label) {
        if (label.text().isEmpty())
            return;
        const QSize room = label.size();
        if (label.wordWrap()) {
            const int need = label.heightForWidth(room.width());
            if (need > room.height() + kSlack)
                add(label,
                    QStringLiteral("“%1” needs %2 rows of pixels, has %3")
                        .arg(label.text().left(40))
                        .arg(need)
                        .arg(room.height()));
        } else if (label.minimumSizeHint().width() > room.width() + kSlack ||
                   label.minimumSizeHint().height() > room.height() + kSlack) {
            add(label,
                QStringLiteral("“%1” needs %2x%3, has %4x%5")
                    .arg(label.text().left(40))
                    .arg(label.minimumSizeHint().width())
                    .arg(label.minimumSizeHint().height())
                    .arg(room.width())
                    .arg(room.height()));
        }
    }

    void lookAt(const QAbstractButton& button) {
        const auto* tool = qobject_cast<const QToolButton*>(&button);
        if (button.text().isEmpty() ||
            (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly))
            return;
        const QSize need = button.minimumSizeHint();
        if (need.width() > button.width() + kSlack || need.height() > button.height() + kSlack)
            add(button,
                QStringLiteral("“%1” needs %2x%3, has %4x%5")
                    .arg(button.text().left(40))
                    .arg(need.width())
                    .arg(need.height())
                    .arg(button.width())
                    .arg(button.height()));
    }

    void lookAt(const QComboBox& box) {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        option.rect = box.rect();
        const QRect edit = box.style()->subControlRect(
            QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
        const int need = box.fontMetrics().horizontalAdvance(box.currentText());
        if (need > edit.width() + kSlack)
            add(box,
                QStringLiteral("“%1” needs %2, has %3")
                    .arg(box.currentText())
                    .arg(need)
                    .arg(edit.width()));
    }

    void lookAt(const QLineEdit& line) {
        const QString shown = line.text().isEmpty() ? line.placeholderText() : line.text();
        const bool written = !line.text().isEmpty() && !line.isReadOnly() &&
                             qobject_cast<QSpinBox*>(line.parentWidget()) == nullptr;
        const int need = line.fontMetrics().horizontalAdvance(shown);
        if (!written && need > line.width() + kSlack)
            add(line,
                QStringLiteral("“%1” needs %2, has %3").arg(shown).arg(need).arg(line.width()));
    }

    void lookAt(QTableView& table) {
        if (table.model() == nullptr)
            return;
        for (int column = 0; column < table.model()->columnCount(); ++column) {
            if (table.isColumnHidden(column))
                continue;
            const int head = table.horizontalHeader()->sectionSizeHint(column);
            int need = table.horizontalHeader()->isVisible() ? head : 0;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                if (!table.wordWrap())
                    need = std::max(
                        need, table.sizeHintForIndex(table.model()->index(row, column)).width());
            if (need > table.columnWidth(column) + kSlack)
                add(table,
                    QStringLiteral("column “%1” needs %2, has %3")
                        .arg(table.model()->headerData(column, Qt::Horizontal).toString())
                        .arg(need)
                        .arg(table.columnWidth(column)));
        }
    }

    void lookAt(const QTabBar& tabs) {
        for (int i = 0; i < tabs.count(); ++i) {
            QString text = tabs.tabText(i);
            text.remove(QLatin1Char('&'));
            const int need = tabs.fontMetrics().horizontalAdvance(text);
            if (need > tabs.tabRect(i).width() || tabs.tabRect(i).right() > tabs.width() + kSlack)
                add(tabs, QStringLiteral("tab “%1” is not whole").arg(text));
        }
    }

    void lookAt(const ScoreboardStrip& strip) {
        for (const QString& text : strip.cutTexts())
            add(strip, QStringLiteral("“%1” is cut").arg(text));
    }

    QWidget& m_root;
    std::vector<std::string> m_found;
};
}  // namespace

std::vector<std::string> cutTexts(QWidget& root) {
    return Finder{root}.all();
}

}  // namespace thrum::gui::test
