import ConditionalAttributes

/// A stub of `Panel`, yours to edit.
final class PanelStub: Panel {
    var width = 0

    // MARK: resize(_:)
    var resizeStub: (Int) -> Int = { _ in 0 }
    func resize(_ width: Int) -> Int { resizeStub(width) }

    func close() {}
}

/// A stub of `Toolbar`, yours to edit.
final class ToolbarStub: Toolbar {
    func show() {}
    var height = 0
}

/// A stub of `Receiver`, yours to edit.
final class ReceiverStub: Receiver {
    func hear() {}
}

/// A stub of `Gauge`, yours to edit.
final class GaugeStub: Gauge {
    var level = 0
}
