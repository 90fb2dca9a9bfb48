import Core

// sourcery: AutoMockable
protocol TimerDelegate {
    func timerDidFire(at moment: Moment)
    func timerDidMove(to zone: Zone, at moment: Moment)
}

/// Where on the screen a timer is; `Core` has a type of that name, too.
enum Zone { case left, right }

struct Timer {
    let clock: any Clock
    let delegate: any TimerDelegate
    let log: any Log

    func fire() {
        log.write("fired")
        delegate.timerDidFire(at: clock.now())
    }
}
