#include "gui/widgets/plain_text.hpp"

#include <QApplication>
#include <QEvent>
#include <QLabel>

namespace thrum::gui {

void PlainText::everywhere() {
    const QString name = QStringLiteral("plainText");
    if (qApp->findChild<QObject*>(name, Qt::FindDirectChildrenOnly) != nullptr)
        return;
    auto* plain = new PlainText{qApp};
    plain->setObjectName(name);
    qApp->installEventFilter(plain);
}

// Every widget is polished once, before its size is asked for the first time; a label lays its text
// out later than that.
bool PlainText::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched))
            if (label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
    return QObject::eventFilter(watched, event);
}

void takeMarkup(QLabel& label) {
    label.setTextFormat(Qt::RichText);
}

QString inMarkup(const QString& value) {
    return value.toHtmlEscaped();
}

}  // namespace thrum::gui
