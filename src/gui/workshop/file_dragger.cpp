#include "gui/workshop/file_dragger.hpp"

#include <QAbstractItemView>
#include <QApplication>
#include <QDrag>
#include <QMimeData>
#include <QMouseEvent>
#include <QUrl>

namespace thrum::gui {

FileDragger::FileDragger(QAbstractItemView& view, What what)
    : QObject{&view}, m_view{view}, m_what{std::move(what)} {
    view.viewport()->installEventFilter(this);
}

FileDragger::~FileDragger() = default;

std::unique_ptr<QMimeData> FileDragger::data() {
    if (!m_folder.isValid())
        return nullptr;
    const QString file = m_folder.filePath(m_what.name());
    if (const auto problem = m_what.write(file)) {
        emit refused(*problem);
        return nullptr;
    }
    auto mime = std::make_unique<QMimeData>();
    mime->setUrls({QUrl::fromLocalFile(file)});
    return mime;
}

bool FileDragger::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = static_cast<const QMouseEvent&>(*event);
        m_pressed.reset();
        if (event->type() == QEvent::MouseButtonPress && mouse.button() == Qt::LeftButton &&
            m_view.indexAt(mouse.position().toPoint()).isValid())
            m_pressed = mouse.position().toPoint();
    }
    if (event->type() != QEvent::MouseMove || !m_pressed)
        return QObject::eventFilter(watched, event);
    const auto& mouse = static_cast<const QMouseEvent&>(*event);
    const int way = (mouse.position().toPoint() - *m_pressed).manhattanLength();
    if (!mouse.buttons().testFlag(Qt::LeftButton) || way < QApplication::startDragDistance())
        return true;  // a hand that draws a row chooses no others on its way
    m_pressed.reset();
    if (auto mime = data()) {
        auto* drag = new QDrag{&m_view};  // Qt's to delete
        drag->setMimeData(mime.release());
        drag->exec(Qt::CopyAction);
    }
    return true;
}

}  // namespace thrum::gui
