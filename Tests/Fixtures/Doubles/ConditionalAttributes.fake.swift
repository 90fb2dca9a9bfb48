import ConditionalAttributes

/// A fake of `Panel`, yours to edit.
final class PanelFake: Panel {
    var width = 0

    // MARK: resize(_:)
    var resizeStub: (Int) -> Int = { _ in TestIssue.report("PanelFake.resizeStub is not set", returning: 0) }
    func resize(_ width: Int) -> Int { resizeStub(width) }

    func close() {}
}

/// A fake of `Toolbar`, yours to edit.
final class ToolbarFake: Toolbar {
    func show() {}
    var height = 0
}

/// A fake of `Receiver`, yours to edit.
final class ReceiverFake: Receiver {
    func hear() {}
}

/// A fake of `Gauge`, yours to edit.
final class GaugeFake: Gauge {
    var level = 0
}
