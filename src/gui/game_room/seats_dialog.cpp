#include "gui/game_room/seats_dialog.hpp"

#include "gui/match/match.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/popup_width.hpp"

#include <thrum/app/game_kinds.hpp>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
QString personSeat() {
    return QStringLiteral("person");
}
QString enginePrefix() {
    return QStringLiteral("engine:");
}
QString computerPrefix() {
    return QStringLiteral("computer:");
}
QString textFrom(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
}  // namespace

SeatBox::SeatBox(QWidget* parent) : QWidget{parent} {
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);  // as between the columns of a form
    m_box = new QComboBox{this};
    m_box->setToolTip(tr("Who coaches"));
    m_box->setAccessibleName(tr("Who coaches"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(9);
    m_manner = new QComboBox{this};
    m_manner->setObjectName(QStringLiteral("coachManner"));
    m_manner->setAccessibleName(tr("How the computer likes to play"));
    m_manner->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_manner->setMinimumContentsLength(9);
    m_command = new QLineEdit{this};
    m_command->setObjectName(QStringLiteral("engineCommand"));
    m_command->setPlaceholderText(tr("command"));
    m_command->setAccessibleName(tr("Command that starts the program"));
    m_command->setToolTip(tr("A program that speaks Thrum's protocol on its input and output"));
    row->addWidget(m_box, 1);
    row->addWidget(m_manner, 1);
    row->addWidget(m_command, 1);
    setFocusProxy(m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_manner, &QComboBox::currentIndexChanged, this, [this] {
        refresh();
        emit changed();
    });
    connect(m_command, &QLineEdit::textChanged, this, &SeatBox::changed);
    offer(tr("me"), app::kMostSeatLevels, {});
}

void SeatBox::offer(const QString& person,
                    int highestLevel,
                    std::span<const app::CoachManner> manners) {
    const QSignalBlocker quiet{m_box};
    const QSignalBlocker still{m_manner};
    const QVariant manner = m_manner->currentData();
    m_manner->clear();
    m_manner->addItem(tr("by the chart"), QString{});
    for (const app::CoachManner& one : manners) {
        //: %1 the name of a coach
        m_manner->addItem(textFrom(one.name), textFrom(one.id));
        m_manner->setItemData(m_manner->count() - 1, textFrom(one.words), Qt::ToolTipRole);
    }
    widenPopup(*m_manner);
    m_manner->setCurrentIndex(std::max(0, manner.isValid() ? m_manner->findData(manner) : 0));
    const QVariant chosen = m_box->currentData();
    m_box->clear();
    m_box->addItem(person, personSeat());
    for (int level = 1; level <= highestLevel; ++level) {
        const QString seat = QStringLiteral("computer:%1").arg(level);
        m_box->addItem(seatText(seat), seat);
    }
    m_box->addItem(seatText(QStringLiteral("random")), QStringLiteral("random"));
    m_box->addItem(seatText(enginePrefix()), enginePrefix());
    m_box->setCurrentIndex(std::max(0, chosen.isValid() ? m_box->findData(chosen) : 0));
    refresh();
}

void SeatBox::setSeat(const QString& seat) {
    const bool engine = seat.startsWith(enginePrefix());
    const bool computer = seat.startsWith(computerPrefix());
    const QString plain = computer ? seat.section(QLatin1Char{':'}, 0, 1) : seat;
    const QString manner = computer ? seat.section(QLatin1Char{':'}, 2) : QString{};
    m_box->setCurrentIndex(std::max(0, m_box->findData(engine ? enginePrefix() : plain)));
    m_manner->setCurrentIndex(std::max(0, m_manner->findData(manner)));
    m_command->setText(engine ? seat.mid(enginePrefix().size()) : QString{});
    refresh();
}

QString SeatBox::seat() const {
    const QString seat = m_box->currentData().toString();
    if (seat == enginePrefix())
        return seat + m_command->text().trimmed();
    const QString manner = m_manner->currentData().toString();
    return seat.startsWith(computerPrefix()) && !manner.isEmpty() ? seat + QLatin1Char{':'} + manner
                                                                  : seat;
}

bool SeatBox::isPerson() const {
    return seat() == personSeat();
}

bool SeatBox::tellsMore() const {
    return !m_manner->isHidden() || !m_command->isHidden();
}

void SeatBox::refresh() {
    const QString seat = m_box->currentData().toString();
    m_command->setVisible(seat == enginePrefix());
    m_manner->setVisible(seat.startsWith(computerPrefix()) && m_manner->count() > 1);
    const QString words = m_manner->currentData(Qt::ToolTipRole).toString();
    m_manner->setToolTip(words.isEmpty() ? tr("Runs, throws and kicks as most coaches do") : words);
}

SeatsDialog::SeatsDialog(const Match& match, QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("Who coaches"));
    auto* column = new QVBoxLayout{this};
    auto* lead = new QLabel{tr("From here on. What was decided stays, and the record of the game "
                               "tells every decision."),
                            this};
    lead->setWordWrap(true);
    column->addWidget(lead);
    auto* form = new QFormLayout;
    column->addLayout(form);
    for (const Side side : {Side::Home, Side::Visitor}) {
        auto* box = new SeatBox{this};
        box->setObjectName(side == Side::Home ? QStringLiteral("homeSeats")
                                              : QStringLiteral("visitorSeats"));
        const app::GameKind* kind = app::gameKind(match.anyGame().gameId());
        box->offer(tr("me"),
                   kind != nullptr ? kind->highestLevel : 1,
                   kind != nullptr ? kind->manners() : std::span<const app::CoachManner>{});
        box->setSeat(match.setup().seats[side == Side::Home ? 0 : 1]);
        form->addRow(match.teamName(side), box);
        m_boxes.at(side == Side::Home ? 0 : 1) = box;
    }
    auto* buttons = new QDialogButtonBox{QDialogButtonBox::Cancel, this};
    auto* good = buttons->addButton(tr("Seat them"), QDialogButtonBox::AcceptRole);
    good->setDefault(true);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setMinimumWidth(380);
}

QString SeatsDialog::seat(Side side) const {
    return m_boxes.at(side == Side::Home ? 0 : 1)->seat();
}

}  // namespace thrum::gui
