#pragma once

#include "gui/workshop/bend.hpp"

#include <map>
#include <vector>

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLayout;

namespace thrum::gui {

class BenchDocument;

/// The numbers of the chosen prong, of the dial and of the man, each to be typed or stepped.
class BendBar final : public QWidget {
    Q_OBJECT

public:
    /// @param knobs  which of them, in this order
    /// @param reach  whether to ask which prongs a bend takes along; the others stand two by two
    BendBar(BenchDocument& document,
            const std::vector<BenchKnob>& knobs,
            bool reach,
            QWidget* parent = nullptr);

    [[nodiscard]] QDoubleSpinBox& box(BenchKnob knob) const { return *m_boxes.at(knob); }

private:
    void addReach(QLayout& flow);
    void addKnob(QLayout& flow, BenchKnob knob);
    void fill();

    BenchDocument& m_document;
    std::map<BenchKnob, QDoubleSpinBox*> m_boxes;
    QComboBox* m_reach = nullptr;
};

}  // namespace thrum::gui
