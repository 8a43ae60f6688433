#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <memory>
#include <optional>
#include <vector>

#include <QColor>
#include <QImage>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QString>

/// What the board view shows: plain values in yards, drawn by the painters and changed by nobody
/// while they draw.
namespace thrum::gui {

/// What the men of a unit wear beside their team's two colors; a color that is not valid follows
/// from those.
struct UnitLook {
    KitPattern pattern = KitPattern::Plain;
    QColor jersey{};
    QColor stripe{};
    QColor helmet{};
    QColor helmetStripe{};
    QColor numbers{};
    QColor pants{};
    friend bool operator==(const UnitLook&, const UnitLook&) = default;
};

struct TeamLook {
    QString name;
    QString abbreviation;
    QColor kit{0x1f, 0x3f, 0x8f};     ///< dark enough for white numbers (D87)
    QColor accent{0xff, 0xc8, 0x3d};  ///< helmets and trim
    UnitLook dark{};
    UnitLook white{};
    friend bool operator==(const TeamLook&, const TeamLook&) = default;
};

/// How a figure is told from the others: side by pattern, unit by lightness.
struct FigureLook {
    Side side = Side::Home;
    bool darkUnit = true;
    friend bool operator==(const FigureLook&, const FigureLook&) = default;
};

struct FigureDrawing {
    FigureId id{};
    QString number;
    std::optional<Position> position{};  ///< what he plays, if it is known
    std::optional<FigurePose> pose{};    ///< as his coach had him cast; none: as his position does
    FigureLook look{};
    QPolygonF outline;  ///< of the base, in its own frame: x ahead, y left, yards
    double heightYards = 3.0;
    QPointF at;  ///< field yards
    double headingDeg = 0.0;
    std::optional<double> fallenDeg;  ///< direction of the lying figure, field frame
    bool refused = false;             ///< would not be accepted where it is shown
    bool warned = false;              ///< stands where the line-up would be refused
    bool locked = false;              ///< keeps his place while others are moved
    bool operator==(const FigureDrawing&) const = default;
};

struct TraceDrawing {
    FigureId id{};
    QPolygonF points;    ///< field yards
    bool faint = false;  ///< one of many ways the same play went
};

/// Where the deciding contact happened.
struct ContactDrawing {
    QPointF at;
    QString label;
};

struct CaptionDrawing {
    QPointF at;  ///< field yards; the caption floats above
    QString text;
    bool refusal = false;
};

/// A passing stick on the board, with the magnet ball at its far end.
struct StickDrawing {
    QPointF from;
    QPointF to;
};

/// A distance shown from helmet to helmet.
struct MeasureDrawing {
    QPointF from;
    QPointF to;
    QString label;
    QString stick;  ///< the stick it calls for
};

/// Where a pivot may point: the half turn about a direction.
struct FanDrawing {
    QPointF at;
    double towardDeg = 0.0;
};

/// A point of a ball's way through the air.
struct FlightPoint {
    QPointF ground;  ///< field yards
    double heightYards = 0.0;
};

/// A place on the ground that has something to tell.
struct ShotMark {
    QPointF at;
    QString text;
};

/// A throw or kick that is being aimed: the way it would take without error, and how far a bad
/// release leads off it.
struct ShotDrawing {
    std::vector<FlightPoint> way;     ///< from the hand to the ground, or to whoever is met
    std::vector<FlightPoint> beyond;  ///< where it would go on if nobody stood there
    QPolygonF spread;                 ///< field yards: what the release can make of it
    QPolygonF sure;                   ///< the part of it that still meets the man
    std::vector<ShotMark> yards;      ///< every ten yards along the ground
    std::optional<ShotMark> meets;
    std::optional<ShotMark> lands;
    std::optional<ShotMark> top;  ///< the highest point; its place is on the ground below it
    double topYards = 0.0;
    std::vector<ShotMark> edges;      ///< the ends of the spread
    std::vector<FlightPoint> needle;  ///< the way the release would make of it now
    bool good = false;                ///< it meets somebody who may have it
};

/// A ball in the air.
struct FlyingBall {
    std::vector<FlightPoint> way;  ///< so far; the last point is where it is
    double turnDeg = 0.0;          ///< of its spin
};

/// What a ball came to, at the helmet or on the ground.
struct FlightEnd {
    QPointF at;
    QString text;
    bool good = false;
};

/// Where a hint would put a man, and the way he would face there.
struct HintDrawing {
    FigureDrawing man;            ///< as the hint wants him
    std::optional<QPointF> from;  ///< where he stands now, if he is to move
    bool named = false;           ///< the ball goes to him
};

/// How warm the ground is, as a picture that is stretched over its part of the field.
struct HeatDrawing {
    QRectF field;   ///< yards
    QImage colors;  ///< a pixel for each cell, the first row at the top side line
};

/// Where the small map of the plate lies; it dodges men.
enum class MapCorner { BottomRight, BottomLeft, TopRight, TopLeft };

/// Facts of the table that the coach can switch off.
struct ShownLayers {
    bool numbers = true;
    bool headings = true;
    bool traces = true;
    bool contacts = true;
    bool miniMap = true;
    bool grid = false;       ///< a line for each yard, both ways
    bool positions = false;  ///< what a man plays, beside his number
    bool men = false;        ///< plastic men instead of tokens
    friend bool operator==(const ShownLayers&, const ShownLayers&) = default;
};

struct BoardScene {
    BoardSpec board;
    TeamLook home;
    TeamLook visitor;
    std::vector<FigureDrawing> figures;  ///< ascending id
    std::vector<FigureDrawing> ghosts;   ///< pale men of another play
    std::optional<double> lineOfScrimmage;
    bool kicksOff = false;       ///< that line is a kick's
    std::optional<double> spot;  ///< where a play that is over was spotted: its men lie elsewhere
    std::optional<double> lineToGain;
    std::optional<FigureId> carrier;
    std::vector<TraceDrawing> traces;
    std::shared_ptr<const HeatDrawing> heat;  ///< null: none
    std::optional<ContactDrawing> contact;
    std::optional<CaptionDrawing> caption;
    std::optional<QRectF> zone;   ///< where middles of bases may be put, field yards
    std::vector<QRectF> lanes;    ///< gunners' lanes
    std::optional<QPointF> ball;  ///< the magnet ball
    double ballYards = 0.42;      ///< its radius
    QString ballLabel;            ///< what is told of a ball that lies free; it is ringed then
    std::optional<ShotDrawing> shot;
    std::optional<FlyingBall> flying;
    std::optional<FlightEnd> flightEnd;
    std::optional<StickDrawing> stick;
    std::optional<MeasureDrawing> measure;
    std::optional<FanDrawing> fan;
    std::vector<std::pair<FigureId, FigureId>> engaged;
    std::vector<HintDrawing> hints;
    std::vector<FigureId> offered;   ///< who may be chosen now, ascending
    std::vector<FigureId> chosen;    ///< named ones: receiver, gunners, snap taker
    std::vector<FigureId> selected;  ///< ascending
    std::optional<FigureId> focused;
    std::optional<FigureId> hovered;
    std::optional<QRectF> rubberBand;
    bool handles = false;  ///< selected figures may be turned now
    bool boardFocused = false;
    MapCorner mapCorner = MapCorner::BottomRight;
    ShownLayers shown{};

    [[nodiscard]] const FigureDrawing* figure(FigureId id) const;
    [[nodiscard]] FigureDrawing* figure(FigureId id);
    /// The man with the ball; null if nobody has it.
    [[nodiscard]] const FigureDrawing* carried() const {
        return carrier ? figure(*carrier) : nullptr;
    }
    [[nodiscard]] const TeamLook& team(Side side) const {
        return side == Side::Home ? home : visitor;
    }
    [[nodiscard]] bool isSelected(FigureId id) const;
};

}  // namespace thrum::gui
