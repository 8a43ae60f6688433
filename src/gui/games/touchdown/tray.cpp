#include "gui/games/touchdown/tray.hpp"

#include "gui/games/touchdown/words.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>

#include <QApplication>
#include <QMouseEvent>

namespace thrum::gui::tdm {

namespace {
constexpr int kReducedMs = 180;
constexpr int kSortMs = 320;
constexpr int kLinkMs = 460;
constexpr int kResultMs = 220;

// What follows a throw goes as quickly as the throw.
int paced(int ms) {
    return ms * Comfort::instance().rollMs() / Comfort::kUsualRollMs;
}
}  // namespace

QString dieMark(touchdown::Die die) {
    if (die < touchdown::Die::RI)
        return QString::number(static_cast<int>(die) + 1);
    const std::string_view name = nameOf(die);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

Tray::Tray(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("tray"));
    setAccessibleName(tr("Dice tray"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMouseTracking(true);
    m_frames.setInterval(kFrameMs);
    m_frames.setTimerType(Qt::PreciseTimer);
    connect(&m_frames, &QTimer::timeout, this, &Tray::tick);
}

void Tray::speak() {
    QString said;
    if (flying()) {
        said =
            m_flight == Flight::Coin ? tr("The coin is in the air") : tr("The dice are in the air");
    } else {
        QStringList parts;
        for (const TrayCard& card : m_scene.cards)
            parts << tr("%1: %2").arg(card.who, card.title);
        if (!m_scene.note.isEmpty())
            parts << m_scene.note;
        switch (m_scene.lies) {
            case TrayScene::Lies::Ready: {
                QStringList names;
                for (const touchdown::Die die : m_scene.ready)
                    names << dieText(die);
                parts << (m_scene.throwable ? tr("Ready to be rolled: %1")
                                            : tr("Dice that lie there: %1"))
                             .arg(names.join(QStringLiteral(", ")));
                break;
            }
            case TrayScene::Lies::Rolled:
                parts << spokenStory(m_scene.story);
                if (!m_scene.provisional.isEmpty())
                    parts << m_scene.provisional;
                break;
            case TrayScene::Lies::CoinReady:
                parts << tr("A coin, not flipped yet");
                break;
            case TrayScene::Lies::CoinFallen:
                parts << tr("The coin shows %1").arg(m_scene.coin);
                break;
            case TrayScene::Lies::Nothing:
                break;
        }
        said = parts.join(QStringLiteral(". "));
    }
    if (accessibleDescription() != said)
        setAccessibleDescription(said);
}

void Tray::show(const TrayScene& scene, bool told) {
    if (m_scene == scene)
        return;
    const TrayScene before = m_scene;
    m_scene = scene;
    m_pressed = false;
    m_dragged = false;
    const bool same = before.lies == scene.lies && before.story.results.size() > 0 &&
                      before.story.row == scene.story.row;
    const bool further = before.story != scene.story;
    if (flying()) {
        // it goes on; what lies there afterwards is told when it has landed
    } else if (scene.lies != TrayScene::Lies::Rolled || told) {
        m_telling = false;
    } else if (!same) {
        begin(0);
    } else if (further && before.story.settled() != scene.story.settled()) {
        // what the coach had picked before is not told again
        const auto links = static_cast<int>(before.story.links().size());
        begin(paced(kSortMs) + paced(kLinkMs) * links);
    }
    speak();
    update();
}

void Tray::begin(int fromMs) {
    m_telling = true;
    m_toldMs = fromMs;
    m_time.start();
    if (Comfort::instance().reducedMotion() || !isVisible()) {
        m_telling = false;
        return;
    }
    m_frames.start();
}

void Tray::tellAgain() {
    if (m_scene.lies == TrayScene::Lies::Rolled && !flying()) {
        begin(0);
        update();
    }
}

void Tray::toss(const std::vector<touchdown::Die>& dice,
                const std::vector<touchdown::Result>& faces) {
    m_flight = Flight::Dice;
    m_tossed = dice;
    m_fell = faces;
    if (!m_dragged)
        m_from = QPointF{-60.0, height() * 0.9};
    m_dragged = false;
    m_telling = false;
    m_time.start();
    m_frames.start();
    speak();
    update();
}

void Tray::tossCoin(touchdown::CoinFace face) {
    m_flight = Flight::Coin;
    m_coin = face;
    m_time.start();
    m_frames.start();
    speak();
    update();
}

void Tray::tick() {
    if (flying()) {
        if (flightPart() >= 1.0)
            finish();
    } else if (m_telling && m_time.elapsed() + m_toldMs >= tellingMs()) {
        finish();
    } else if (!m_telling) {
        m_frames.stop();
    }
    update();
}

void Tray::finish() {
    m_frames.stop();
    const bool flew = flying();
    const bool wasTelling = m_telling;
    m_flight = Flight::None;
    m_telling = false;
    speak();
    update();
    if (flew)
        emit landed();
    else if (wasTelling)
        emit told();
}

double Tray::flightPart() const {
    const int whole =
        Comfort::instance().reducedMotion() ? kReducedMs : Comfort::instance().rollMs();
    return std::clamp(static_cast<double>(m_time.elapsed()) / whole, 0.0, 1.0);
}

int Tray::tellingMs() const {
    return paced(kSortMs) + paced(kLinkMs) * static_cast<int>(m_scene.story.links().size()) +
           paced(kResultMs);
}

double Tray::sortPart() const {
    if (!m_telling)
        return 1.0;
    const double part =
        std::clamp(static_cast<double>(m_time.elapsed() + m_toldMs) / paced(kSortMs), 0.0, 1.0);
    return 1.0 - (1.0 - part) * (1.0 - part);
}

double Tray::linkPart(std::size_t link) const {
    if (!m_telling)
        return 1.0;
    const double begun = paced(kSortMs) + paced(kLinkMs) * static_cast<double>(link);
    return std::clamp(
        (static_cast<double>(m_time.elapsed() + m_toldMs) - begun) / paced(kLinkMs), 0.0, 1.0);
}

bool Tray::resultShown() const {
    return !m_telling || m_time.elapsed() + m_toldMs >= tellingMs() - paced(kResultMs);
}

Fate Tray::fateNow(int place) const {
    const ShownResult& one = m_scene.story.results[static_cast<std::size_t>(place)];
    const auto links = m_scene.story.links();
    for (std::size_t i = 0; i < links.size(); ++i)
        if ((links[i].first == place || links[i].second == place) && linkPart(i) < 0.85)
            return Fate::Lies;
    if (one.fate == Fate::Counts && !resultShown())
        return Fate::Lies;
    return one.fate;
}

TrayLayout Tray::layOut() const {
    std::size_t thrown = 0;
    if (m_flight == Flight::Dice)
        thrown = m_tossed.size();
    else if (m_scene.lies == TrayScene::Lies::Ready)
        thrown = m_scene.ready.size();
    else if (m_scene.lies == TrayScene::Lies::Rolled)
        thrown = m_scene.story.results.size();
    return layOutTray(size(), m_scene, thrown, fontMetrics().height());
}

int Tray::resultAt(QPointF pixel) const {
    if (m_scene.lies != TrayScene::Lies::Rolled)
        return -1;
    const TrayLayout at = layOut();
    for (const int place : m_scene.choices) {
        const auto i = static_cast<std::size_t>(place);
        if (i >= at.sorted.size())
            continue;
        const double half = at.sizes[i] * 0.6;
        const QRectF box{at.sorted[i] - QPointF{half, half}, QSizeF{2 * half, 2 * half}};
        if (box.united(at.captions[i]).contains(pixel))
            return place;
    }
    return -1;
}

void Tray::mousePressEvent(QMouseEvent* event) {
    if (flying() || m_telling) {
        finish();
        return;
    }
    if (const int place = resultAt(event->position()); place >= 0) {
        emit resultPressed(place);
        return;
    }
    m_pressed = event->button() == Qt::LeftButton && m_scene.throwable;
    m_from = event->position();
}

void Tray::mouseMoveEvent(QMouseEvent* event) {
    const bool hand = resultAt(event->position()) >= 0 || m_scene.throwable;
    setCursor(hand ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!m_pressed)
        return;
    m_dragged = m_dragged ||
                (event->position() - m_from).manhattanLength() > QApplication::startDragDistance();
    if (m_dragged) {
        m_from = event->position();
        update();
    }
}

void Tray::mouseReleaseEvent(QMouseEvent*) {
    if (std::exchange(m_pressed, false))
        emit throwAsked();
}

void Tray::resizeEvent(QResizeEvent*) {
    m_ground = {};
}

}  // namespace thrum::gui::tdm
