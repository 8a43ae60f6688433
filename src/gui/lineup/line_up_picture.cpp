#include "gui/lineup/line_up_picture.hpp"

#include "gui/board/figure_drawing.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QPainter>
#include <QTransform>

namespace thrum::gui {

namespace {
constexpr double kShiftYards = 0.75;  ///< so far off is another place, not the board's grid
constexpr double kReadYards = 14.0;
constexpr Spot kLine = Spot::yards(50);

const LineUp::Man* manOf(const LineUp& up, const std::string& role) {
    const auto found = std::ranges::find(up.men, role, &LineUp::Man::role);
    return found != up.men.end() ? &*found : nullptr;
}

/// Who stands elsewhere than the formation has him, across the field.
std::vector<std::string> shiftedIn(const LineUp& up, const Formation& formation, Side side) {
    const double sign = side == Side::Home ? 1.0 : -1.0;
    std::vector<std::string> roles;
    for (const FormationMan& man : formation.men) {
        const LineUp::Man* placed = manOf(up, man.role);
        if (placed == nullptr)
            continue;
        const double left = (placed->setup.pose.at.y - field::kMiddle.y).yards() * sign;
        if (std::abs(left - man.lateral.yards()) > kShiftYards)
            roles.push_back(man.role);
    }
    return roles;
}

void addReads(BoardScene& scene, const LineUp& up, const Play& play, Side side) {
    const double turn = side == Side::Home ? 0.0 : 180.0;
    for (const PlayRead& read : play.reads) {
        const LineUp::Man* man = manOf(up, read.role);
        if (man == nullptr)
            continue;
        const QPointF at{man->setup.pose.at.x.yards(), man->setup.pose.at.y.yards()};
        const double angle = (read.stick.degrees() + turn) * 3.14159265358979 / 180.0;
        scene.traces.push_back(
            {man->setup.id,
             QPolygonF{{at, at + kReadYards * QPointF{std::cos(angle), std::sin(angle)}}},
             false});
    }
}
}  // namespace

Formation asPlayed(Formation formation, const Play& play) {
    for (FormationMan& man : formation.men) {
        for (const auto& [role, heading] : play.headings)
            if (role == man.role)
                man.heading = heading;
        if (man.position == Position::Quarterback && play.standing)
            man.secondBase = true;
    }
    return formation;
}

Expected<LineUpPicture, QString> lineUpPicture(const TableData& data, const LineUpWanted& wanted) {
    const bool defense = wanted.formation.unit == FormationUnit::Defense;
    LineUpPicture picture;
    picture.side = defense ? Side::Visitor : Side::Home;
    const Formation formation =
        wanted.play != nullptr ? asPlayed(wanted.formation, *wanted.play) : wanted.formation;
    const FieldPoint ball{kLine, field::kMiddle.y};
    auto up = lineUp(formation, data.team(picture.side), data.table, picture.side, ball);
    if (!up)
        return Unexpected{QString::fromStdString(up.error().reason)};
    picture.men = *std::move(up);
    picture.shifted = shiftedIn(picture.men, formation, picture.side);
    SetupState& state = picture.state;
    state.offense = Side::Home;
    state.lineOfScrimmage = kLine;
    state.figures = picture.men.figures();
    state.carrier = picture.men.carrier;
    if (wanted.play != nullptr)
        if (const LineUp::Man* carrier = manOf(picture.men, wanted.play->carrier))
            state.carrier = carrier->setup.id;
    BoardScene& scene = picture.scene;
    scene.board = data.table.board;
    scene.home = lookOf(data.home);
    scene.visitor = lookOf(data.visitor);
    scene.lineOfScrimmage = kLine.yards();
    scene.kicksOff = formation.unit == FormationUnit::Kickoff;
    scene.shown.miniMap = false;
    scene.shown.positions = true;
    for (const FigureSetup& figure : state.figures)
        scene.figures.push_back(drawingOf(data, figure));
    if (!defense)
        scene.carrier = state.carrier;
    if (wanted.against != nullptr) {
        const Side others = other(picture.side);
        const auto against = lineUp(*wanted.against, data.team(others), data.table, others, ball);
        if (against)
            for (const FigureSetup& figure : against->figures()) {
                scene.ghosts.push_back(drawingOf(data, figure));
                state.figures.push_back(figure);
            }
        std::ranges::sort(state.figures, {}, &FigureSetup::id);
    }
    if (wanted.play != nullptr)
        addReads(scene, picture.men, *wanted.play, picture.side);
    return picture;
}

void paintDiagram(QPainter& painter, const QRectF& room, const LineUpPicture& picture) {
    // what is to be seen, in yards: everybody, the reads, and a strip of field beyond the line
    QRectF seen{kLine.yards() - 5.0, field::kMiddle.y.yards() - 12.0, 12.0, 24.0};
    const auto take = [&seen](QPointF at) {
        constexpr double kRoom = 2.6;
        seen = seen.united(QRectF{at - QPointF{kRoom, kRoom}, at + QPointF{kRoom, kRoom}});
    };
    for (const FigureDrawing& figure : picture.scene.figures)
        take(figure.at);
    for (const FigureDrawing& figure : picture.scene.ghosts)
        take(figure.at);
    for (const TraceDrawing& trace : picture.scene.traces)
        take(trace.points.last());
    // downfield of the side shown is up: x becomes -y, y becomes -x
    const double turn = picture.side == Side::Home ? 1.0 : -1.0;
    const double scale = std::min(room.width() / seen.height(), room.height() / seen.width());
    const QPointF middle = seen.center();
    const QTransform map = QTransform::fromTranslate(-middle.x(), -middle.y()) *
                           QTransform{0.0, -turn * scale, -turn * scale, 0.0, 0.0, 0.0} *
                           QTransform::fromTranslate(room.center().x(), room.center().y());
    painter.save();
    painter.setClipRect(room);
    const QColor ink{0x15, 0x17, 0x1a};
    const QColor pale{0x8a, 0x8a, 0x86};
    painter.setPen(QPen{pale, scale * 0.12});
    const double line = kLine.yards();
    painter.drawLine(map.map(QPointF{line, seen.top()}), map.map(QPointF{line, seen.bottom()}));
    const auto drawBase = [&](const FigureDrawing& figure) {
        QTransform base;
        base.translate(figure.at.x(), figure.at.y());
        base.rotate(figure.headingDeg);
        painter.drawPolygon((base * map).map(figure.outline));
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen{pale, scale * 0.12, Qt::DotLine});
    for (const FigureDrawing& figure : picture.scene.ghosts)
        drawBase(figure);
    painter.setPen(QPen{ink, scale * 0.16, Qt::DashLine});
    for (const TraceDrawing& trace : picture.scene.traces)
        painter.drawPolyline(map.map(trace.points));
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(1.05 * scale)));
    painter.setFont(font);
    for (const LineUp::Man& man : picture.men.men) {
        const FigureDrawing* figure = picture.scene.figure(man.setup.id);
        if (figure == nullptr)
            continue;
        const bool carries = picture.scene.carrier == figure->id;
        painter.setPen(QPen{ink, scale * (carries ? 0.3 : 0.14)});
        painter.setBrush(carries ? QColor{0xe4, 0xe4, 0xde} : QColor{Qt::white});
        drawBase(*figure);
        const double angle = figure->headingDeg * 3.14159265358979 / 180.0;
        const QPointF ahead{std::cos(angle), std::sin(angle)};
        painter.setPen(QPen{ink, scale * 0.14});
        painter.drawLine(map.map(figure->at + 1.4 * ahead), map.map(figure->at + 2.6 * ahead));
        const QPointF at = map.map(figure->at);
        painter.drawText(
            QRectF{at - QPointF{2.2 * scale, 1.0 * scale}, at + QPointF{2.2 * scale, 1.0 * scale}},
            Qt::AlignCenter,
            QString::fromStdString(man.role));
    }
    painter.restore();
}

}  // namespace thrum::gui
