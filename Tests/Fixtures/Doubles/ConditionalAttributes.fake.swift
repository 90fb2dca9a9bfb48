import ConditionalAttributes

/// A fake of `Panel`, yours to edit.
final class PanelFake: Panel {
    var width: Int = 0

    func resize(_ width: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("PanelFake.resize(_:) is not filled in", returning: 0)
    }

    func close() {}
}

/// A fake of `Toolbar`, yours to edit.
final class ToolbarFake: Toolbar {
    func show() {}
    var height: Int = 0
}

/// A fake of `Receiver`, yours to edit.
final class ReceiverFake: Receiver {
    func hear() {}
}

/// A fake of `Gauge`, yours to edit.
final class GaugeFake: Gauge {
    var level: Int = 0
}
