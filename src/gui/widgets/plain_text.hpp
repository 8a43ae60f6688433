#pragma once

#include <QObject>
#include <QString>

class QLabel;

namespace thrum::gui {

/// Whatever is shown stands as it was typed: names and notes come from files, people and programs,
/// and none of them may draw tables, load pictures or open pipes. Qt takes text for markup where it
/// looks like it, in labels, tips and message boxes; here and nowhere else that is decided
/// (tests/layering looks for the rest).
class PlainText final : public QObject {
public:
    /// For all labels of this program, those Qt makes itself (tips, boxes) among them.
    static void everywhere();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    using QObject::QObject;
};

/// A label with marks of the program's own (bold words, small tables). Values go in by `inMarkup`.
void takeMarkup(QLabel& label);

/// A value as it stands in markup, whatever is in it.
[[nodiscard]] QString inMarkup(const QString& value);

}  // namespace thrum::gui
