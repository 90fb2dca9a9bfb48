import ConditionalAttributes

/// A spy of `Panel`, yours to edit.
final class PanelSpy: Panel {
    // MARK: width
    var widthSetCalls: [Int] = []
    var width = 0 { didSet { widthSetCalls.append(width) } }

    // MARK: resize(_:)
    var resizeCalls: [Int] = []
    var resizeStub: (Int) -> Int = { _ in 0 }
    func resize(_ width: Int) -> Int {
        resizeCalls.append(width)
        return resizeStub(width)
    }

    // MARK: close()
    var closeCallCount = 0
    func close() { closeCallCount += 1 }
}

/// A spy of `Toolbar`, yours to edit.
final class ToolbarSpy: Toolbar {
    // MARK: show()
    var showCallCount = 0
    func show() { showCallCount += 1 }

    var height = 0
}

/// A spy of `Receiver`, yours to edit.
final class ReceiverSpy: Receiver {
    // MARK: hear()
    var hearCallCount = 0
    func hear() { hearCallCount += 1 }
}

/// A spy of `Gauge`, yours to edit.
final class GaugeSpy: Gauge {
    // MARK: level
    var levelSetCalls: [Int] = []
    var level = 0 { didSet { levelSetCalls.append(level) } }
}
