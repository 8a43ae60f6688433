#pragma once

#include "gui/workshop/bend.hpp"

#include <map>
#include <vector>

#include <QWidget>

class QDoubleSpinBox;
class QLayout;

namespace thrum::gui {

class BenchDocument;

/// The numbers of the chosen prong, of the dial and of the man, each to be typed or stepped.
class BendBar final : public QWidget {
    Q_OBJECT

public:
    /// @param knobs  which of them, in this order
    /// @param inRow  side by side; else two by two
    BendBar(BenchDocument& document,
            const std::vector<BenchKnob>& knobs,
            bool inRow,
            QWidget* parent = nullptr);

    [[nodiscard]] QDoubleSpinBox& box(BenchKnob knob) const { return *m_boxes.at(knob); }

private:
    void addKnob(QLayout& flow, BenchKnob knob);
    void fill();

    BenchDocument& m_document;
    std::map<BenchKnob, QDoubleSpinBox*> m_boxes;
};

}  // namespace thrum::gui
