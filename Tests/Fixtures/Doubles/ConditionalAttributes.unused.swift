import ConditionalAttributes

/// A spy of `Panel`, yours to edit.
final class PanelSpy: Panel {
    var order: CallOrder? { didSet { Unused.reads("PanelSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        widthSetCalls = []
        resizeCalls = []
        closeCallCount = 0
    }

    // MARK: width
    @Recorded("PanelSpy.width") var widthSetCalls: [Int] = []
    var width = 0 {
        didSet {
            $widthSetCalls.append(width)
            order?.add("width")
        }
    }

    // MARK: resize(_:)
    @Recorded("PanelSpy.resize(_:)") var resizeCalls: [Int] = []
    @Stubbed("PanelSpy.resizeStub") var resizeStub: (Int) -> Int = { _ in 0 }
    func resize(_ width: Int) -> Int {
        $resizeCalls.append(width)
        order?.add("resize(_:)")
        return resizeStub(width)
    }

    // MARK: close()
    @Recorded("PanelSpy.close()") var closeCallCount = 0
    func close() {
        $closeCallCount.increment()
        order?.add("close()")
    }
}

/// A spy of `Toolbar`, yours to edit.
final class ToolbarSpy: Toolbar {
    var order: CallOrder? { didSet { Unused.reads("ToolbarSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { showCallCount = 0 }

    // MARK: show()
    @Recorded("ToolbarSpy.show()") var showCallCount = 0
    func show() {
        $showCallCount.increment()
        order?.add("show()")
    }

    var height = 0
}

/// A spy of `Receiver`, yours to edit.
final class ReceiverSpy: Receiver {
    var order: CallOrder? { didSet { Unused.reads("ReceiverSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { hearCallCount = 0 }

    // MARK: hear()
    @Recorded("ReceiverSpy.hear()") var hearCallCount = 0
    func hear() {
        $hearCallCount.increment()
        order?.add("hear()")
    }
}

/// A spy of `Gauge`, yours to edit.
final class GaugeSpy: Gauge {
    var order: CallOrder? { didSet { Unused.reads("GaugeSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { levelSetCalls = [] }

    // MARK: level
    @Recorded("GaugeSpy.level") var levelSetCalls: [Int] = []
    var level = 0 {
        didSet {
            $levelSetCalls.append(level)
            order?.add("level")
        }
    }
}
