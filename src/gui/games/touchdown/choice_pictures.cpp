#include "gui/games/touchdown/choice_pictures.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/tray_scene.hpp"
#include "gui/widgets/choice_button.hpp"

namespace thrum::gui::tdm {

namespace {
constexpr int kPictureSize = 32;
}

void showChoices(ActionList& list, const std::vector<Choice>& choices, int checked) {
    std::vector<ActionItem> items;
    for (std::size_t i = 0; i < choices.size(); ++i)
        items.push_back({static_cast<int>(i),
                         choices[i].text,
                         choices[i].note,
                         choices[i].enabled,
                         static_cast<int>(i) == checked});
    list.setItems(items);
    for (std::size_t i = 0; i < choices.size(); ++i) {
        ChoiceButton* button = list.button(static_cast<int>(i));
        if (button == nullptr)
            continue;
        const QString key = choices[i].die ? dieMark(*choices[i].die) : QString{};
        if (button->property("die").toString() == key)
            continue;  // it has its picture already
        button->setProperty("die", key);
        DieArt art;
        if (choices[i].die) {
            art.look = dieLook(*choices[i].die);
            art.chip = choices[i].decision.kind == touchdown::DecisionKind::UseStrength;
            art.name = key;
        }
        button->setPicture(choices[i].die ? diePicture(art, kPictureSize, list.devicePixelRatioF())
                                          : QPixmap{});
    }
}

}  // namespace thrum::gui::tdm
