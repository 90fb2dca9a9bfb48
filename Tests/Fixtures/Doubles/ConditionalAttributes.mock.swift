import ConditionalAttributes

/// A mock of `Panel`, yours to edit.
nonisolated final class PanelMock: Panel {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += resizeExpectations.unmet(resizeCalls, of: "resize(_:)")
        unmet += closeExpectations.unmet(closeCallCount, of: "close()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: width
    var widthSetCalls: [Int] = []
    var width = 0 { didSet { widthSetCalls.append(width) } }

    // MARK: resize(_:)
    var resizeCalls: [Int] = []
    var resizeStub: (Int) -> Int = { _ in 0 }
    var resizeExpectations: [ExpectedCalls<Int>] = []
    func resize(_ width: Int) -> Int {
        resizeCalls.append(width)
        return resizeStub(width)
    }

    // MARK: close()
    var closeCallCount = 0
    var closeExpectations: [ExpectedCalls<Void>] = []
    func close() { closeCallCount += 1 }
}

/// A mock of `Toolbar`, yours to edit.
nonisolated final class ToolbarMock: Toolbar {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += showExpectations.unmet(showCallCount, of: "show()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: show()
    var showCallCount = 0
    var showExpectations: [ExpectedCalls<Void>] = []
    func show() { showCallCount += 1 }

    var height = 0
}

/// A mock of `Receiver`, yours to edit.
nonisolated final class ReceiverMock: Receiver {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += hearExpectations.unmet(hearCallCount, of: "hear()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: hear()
    var hearCallCount = 0
    var hearExpectations: [ExpectedCalls<Void>] = []
    func hear() { hearCallCount += 1 }
}

/// A mock of `Gauge`, yours to edit.
final class GaugeMock: Gauge {
    // MARK: level
    var levelSetCalls: [Int] = []
    var level = 0 { didSet { levelSetCalls.append(level) } }
}
