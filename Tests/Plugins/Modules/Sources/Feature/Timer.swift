import Core

// sourcery: AutoMockable
protocol TimerDelegate {
    func timerDidFire(at moment: Moment)
}

struct Timer {
    let clock: any Clock
    let delegate: any TimerDelegate
    let log: any Log

    func fire() {
        log.write("fired")
        delegate.timerDidFire(at: clock.now())
    }
}
