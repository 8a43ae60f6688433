#include "gui/games/touchdown/choice_pictures.hpp"

#include "gui/games/touchdown/die_drawing.hpp"
#include "gui/games/touchdown/tray_scene.hpp"
#include "gui/widgets/choice_button.hpp"

#include <numeric>

namespace thrum::gui::tdm {

namespace {
constexpr int kPictureSize = 32;

// Each button its die.
void showPictures(ActionList& list,
                  const std::vector<Choice>& choices,
                  const std::vector<int>& places) {
    for (const int place : places) {
        ChoiceButton* button = list.button(place);
        if (button == nullptr)
            continue;
        const Choice& choice = choices[static_cast<std::size_t>(place)];
        const QString key = choice.die ? dieMark(*choice.die) : QString{};
        if (button->property("die").toString() == key)
            continue;  // it has its picture already
        button->setProperty("die", key);
        DieArt art;
        if (choice.die) {
            art.look = dieLook(*choice.die);
            art.chip = choice.decision.kind == touchdown::DecisionKind::UseStrength;
            art.name = key;
        }
        button->setPicture(choice.die ? diePicture(art, kPictureSize, list.devicePixelRatioF())
                                      : QPixmap{});
    }
}

}  // namespace

void showChoices(ActionList& list, const std::vector<Choice>& choices, int checked) {
    std::vector<int> places(choices.size());
    std::iota(places.begin(), places.end(), 0);
    showChoices(list, choices, places, checked);
}

void showChoices(ActionList& list,
                 const std::vector<Choice>& choices,
                 const std::vector<int>& places,
                 int checked) {
    std::vector<ActionItem> items;
    for (const int place : places) {
        const Choice& choice = choices[static_cast<std::size_t>(place)];
        items.push_back({place, choice.text, choice.note, choice.enabled, place == checked});
    }
    list.setItems(items);
    showPictures(list, choices, places);
}

void showTiles(ActionList& list,
               const std::vector<Choice>& choices,
               const std::vector<int>& places,
               bool named,
               int checked) {
    std::vector<ActionItem> items;
    for (const int place : places) {
        const Choice& choice = choices[static_cast<std::size_t>(place)];
        items.push_back({place,
                         named ? choice.text : QString{},
                         named ? choice.note : QString{},
                         choice.enabled,
                         place == checked});
    }
    list.setItems(items);
    for (const int place : places) {
        const Choice& choice = choices[static_cast<std::size_t>(place)];
        list.button(place)->setAccessibleName(named        ? choice.text
                                              : choice.die ? dieMark(*choice.die)
                                                           : QString{});
    }
    showPictures(list, choices, places);
}

}  // namespace thrum::gui::tdm
