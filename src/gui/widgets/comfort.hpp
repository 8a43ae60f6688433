#pragma once

#include <QObject>

namespace thrum::gui {

/// What a coach needs for the window to be comfortable to him, asked by whatever moves or sounds.
class Comfort final : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static Comfort& instance();

    /// Things appear where they end instead of moving there; nothing lasts longer than 200 ms.
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    /// Every sound is written on the board as well.
    [[nodiscard]] bool captions() const { return m_captions; }
    /// How long dice and coins of the felt tray fly.
    [[nodiscard]] int rollMs() const { return m_rollMs; }
    void setReducedMotion(bool on);
    /// @param ms  kQuickestRollMs to kUsualRollMs
    void setRollMs(int ms);
    static constexpr int kQuickestRollMs = 200;
    static constexpr int kUsualRollMs = 1200;  ///< the longest there may be (ux 10.1)
    void setCaptions(bool on);

signals:
    void changed();

private:
    Comfort() = default;

    bool m_reducedMotion = false;
    bool m_captions = false;
    int m_rollMs = kUsualRollMs;
};

}  // namespace thrum::gui
