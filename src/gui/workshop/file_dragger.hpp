#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QObject>
#include <QPoint>
#include <QString>
#include <QTemporaryDir>

class QAbstractItemView;
class QMimeData;

namespace thrum::gui {

/// Lets the chosen row of a list be drawn out of the window as a file: onto the desktop, into a
/// mail, into the same page of another Thrum.
class FileDragger final : public QObject {
    Q_OBJECT

public:
    /// Names the file, and writes it: why it could not, nothing if it is there.
    struct What {
        std::function<QString()> name;
        std::function<std::optional<QString>(const QString& file)> write;
    };
    FileDragger(QAbstractItemView& view, What what);
    ~FileDragger() override;

    /// The file of what is chosen, as it is drawn; null if it could not be written.
    [[nodiscard]] std::unique_ptr<QMimeData> data();

signals:
    void refused(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QAbstractItemView& m_view;
    What m_what;
    QTemporaryDir m_folder;
    std::optional<QPoint> m_pressed;
};

}  // namespace thrum::gui
