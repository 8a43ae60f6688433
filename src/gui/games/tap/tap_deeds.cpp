#include "gui/games/tap/tap_deeds.hpp"

#include "gui/commands/command_target.hpp"
#include "gui/games/tap/hint.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/games/tap/tap_panel.hpp"

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString tapTr(const char* text) {
    return QCoreApplication::translate("TapDeeds", text);
}

void addMenDeeds(CommandDeeds& deeds, const std::function<TapPage*()>& front) {
    const auto page = [front]() -> TapPage& { return *front(); };
    const auto tool = [page]() -> MatchTool& { return page().tool(); };
    const auto match = [page]() -> TapMatch& { return page().match(); };
    const auto waiting = [match]() -> CommandOffer {
        return match().doing() == MatchDoing::Waiting
                   ? CommandOffer{}
                   : notNow(tapTr("Men are mirrored while they are lined up."));
    };
    deeds.add(
        Command::Mirror,
        [tool] { tool().mirrorSelection(); },
        [match, waiting]() -> CommandOffer {
            const CommandOffer offer = waiting();
            return offer.refusal.isEmpty() && match().option(tap::DecisionKind::Place) == nullptr
                       ? notNow(tapTr("Men are mirrored while they are lined up."))
                       : offer;
        });
    for (const Command command : {Command::OffenseFormation, Command::DefenseFormation})
        deeds.add(
            command,
            [page] { page().panel().lineUpPage().chooseFormation(); },
            [page] { return notNow(page().panel().lineUpPage().formationProblem()); });
}

void addBoardDeeds(CommandDeeds& deeds, const std::function<TapPage*()>& front) {
    const auto page = [front]() -> TapPage& { return *front(); };
    const auto match = [page]() -> TapMatch& { return page().match(); };
    deeds.add(
        Command::ShowTouch,
        [page] { emit page().touchAsked(); },
        [match] {
            if (match().doing() == MatchDoing::Running)
                return notNow(tapTr("The board is on; watch it again when it has stopped."));
            return match().hasDown() ? CommandOffer{}
                                     : notNow(tapTr("Nobody has been tackled yet."));
        });
    deeds.add(
        Command::Hint,
        [page] { page().hint(); },
        [match]() -> CommandOffer {
            if (const QString why = hintProblem(match()); !why.isEmpty())
                return withReason(tapTr("&Hint"), why);
            return {.refusal = {}, .text = {}, .tip = tapTr("What a computer coach would do here")};
        });
    deeds.add(
        Command::Arbiter,
        [page] { page().showArbiter(); },
        [match]() -> CommandOffer {
            // an ended play and a recovered game go on by themselves when he opens his panel
            const bool goesOn =
                match().doing() == MatchDoing::Ended || match().doing() == MatchDoing::Resumed;
            return {.refusal = goesOn ? QString{} : match().correctionProblem(),
                    .text = {},
                    .tip = tapTr("Stop both clocks, put score, down, spot or a clock right")};
        });
    deeds.setEntries([page] { return page().panel().lineUpPage().entries(); });
}
}  // namespace

void addTapDeeds(CommandDeeds& deeds, const std::function<TapPage*()>& page) {
    addBoardDeeds(deeds, page);
    addMenDeeds(deeds, page);
}

}  // namespace thrum::gui
