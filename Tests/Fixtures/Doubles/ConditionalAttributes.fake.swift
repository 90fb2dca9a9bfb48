import ConditionalAttributes

/// A fake of `Panel`, yours to edit.
final class PanelFake: Panel {
    var width: Int = 0

    func resize(_ width: Int) -> Int {
        // Fill in: what it does.
        fatalError("PanelFake.resize(_:) is not filled in")
    }

    func close() {
        // Fill in: what it does.
        fatalError("PanelFake.close() is not filled in")
    }
}

/// A fake of `Toolbar`, yours to edit.
final class ToolbarFake: Toolbar {
    func show() {
        // Fill in: what it does.
        fatalError("ToolbarFake.show() is not filled in")
    }

    var height: Int = 0
}

/// A fake of `Receiver`, yours to edit.
final class ReceiverFake: Receiver {
    func hear() {
        // Fill in: what it does.
        fatalError("ReceiverFake.hear() is not filled in")
    }
}

/// A fake of `Gauge`, yours to edit.
final class GaugeFake: Gauge {
    var level: Int = 0
}
