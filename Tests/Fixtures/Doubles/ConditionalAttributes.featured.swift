import ConditionalAttributes

/// A spy of `Panel`, yours to edit.
final class PanelSpy: Panel {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Panel) {
        resizeStub = { live.resize($0) }
        closeStub = { live.close() }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        widthCallCount = 0
        widthSetCalls = []
        resizeCalls = []
        closeCallCount = 0
    }

    // MARK: width
    var widthCallCount = 0
    var widthStub: () -> Int = { 0 }
    var widthSetCalls: [Int] = []
    var widthSetStub: (Int) -> Void = { _ in }
    var width: Int {
        get {
            widthCallCount += 1
            order?.add("width")
            return widthStub()
        }
        set {
            widthSetCalls.append(newValue)
            order?.add("width")
            widthSetStub(newValue)
        }
    }

    // MARK: resize(_:)
    var resizeCalls: [Int] = []
    var resizeStub: (Int) -> Int = { _ in 0 }
    func resize(_ width: Int) -> Int {
        resizeCalls.append(width)
        order?.add("resize(_:)")
        return resizeStub(width)
    }

    // MARK: close()
    var closeCallCount = 0
    var closeStub: () -> Void = {}
    func close() {
        closeCallCount += 1
        order?.add("close()")
        closeStub()
    }
}

/// A spy of `Toolbar`, yours to edit.
final class ToolbarSpy: Toolbar {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Toolbar) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        showCallCount = 0
        heightCallCount = 0
    }

    // MARK: show()
    var showCallCount = 0
    var showStub: () -> Void = {}
    func show() {
        showCallCount += 1
        order?.add("show()")
        showStub()
    }

    // MARK: height
    var heightCallCount = 0
    var heightStub: () -> Int = { 0 }
    var height: Int {
        heightCallCount += 1
        order?.add("height")
        return heightStub()
    }
}

/// A spy of `Receiver`, yours to edit.
final class ReceiverSpy: Receiver {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Receiver) { hearStub = { live.hear() } }

    /// Forgets all recorded calls.
    func resetCalls() { hearCallCount = 0 }

    // MARK: hear()
    var hearCallCount = 0
    var hearStub: () -> Void = {}
    func hear() {
        hearCallCount += 1
        order?.add("hear()")
        hearStub()
    }
}

/// A spy of `Gauge`, yours to edit.
final class GaugeSpy: Gauge {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Gauge) {}

    /// Forgets all recorded calls.
    func resetCalls() {
        levelCallCount = 0
        levelSetCalls = []
    }

    // MARK: level
    var levelCallCount = 0
    var levelStub: () -> Int = { 0 }
    var levelSetCalls: [Int] = []
    var levelSetStub: (Int) -> Void = { _ in }
    var level: Int {
        get {
            levelCallCount += 1
            order?.add("level")
            return levelStub()
        }
        set {
            levelSetCalls.append(newValue)
            order?.add("level")
            levelSetStub(newValue)
        }
    }
}
