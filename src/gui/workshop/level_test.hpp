#pragma once

#include "gui/board_game/run_crew.hpp"
#include "gui/workshop/heat_view.hpp"

#include <thrum/app/bench.hpp>
#include <thrum/segment/specs.hpp>

#include <memory>
#include <vector>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// What a level test came to, against the same board without map and tilt.
struct LevelResult {
    std::vector<LevelWay> ways;   ///< one for each lane and direction
    app::BenchNumber toTop;       ///< yards of drift towards the top side line, in 50 yards
    app::BenchNumber toVisitors;  ///< percent faster towards the visitors' goal
    app::BenchNumber spread;      ///< percent by which lanes differ in speed
    [[nodiscard]] QString sentence() const;
    /// The same in its parts: across, along, from lane to lane.
    [[nodiscard]] QStringList words() const;
};

/// Men on the same true base run along five lanes, both ways, on the board and on an even one with
/// the same luck: what differs is the board.
class LevelTest final : public QObject {
    Q_OBJECT

public:
    explicit LevelTest(QObject* parent = nullptr);

    void start(const BoardSpec& board, int speedTenths, const BaseSpec& base);
    bool cancel() { return m_crew.cancel(); }
    [[nodiscard]] bool isBusy() const { return m_crew.isBusy(); }

signals:
    void progressed(int done, int of);
    void finished(const thrum::gui::LevelResult& result);
    void refused(const QString& reason);

private:
    struct Work;
    void end();
    std::shared_ptr<Work> m_work;
    RunCrew m_crew;  // last: its threads go first
};

}  // namespace thrum::gui
