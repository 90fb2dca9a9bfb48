import ConditionalAttributes

/// A dummy of `Panel`, yours to edit.
final class PanelDummy: Panel {
    var width: Int {
        get { fatalError("PanelDummy.width must not be read") }
        set { fatalError("PanelDummy.width must not be set") }
    }

    func resize(_ width: Int) -> Int { fatalError("PanelDummy.resize(_:) must not be called") }
    func close() { fatalError("PanelDummy.close() must not be called") }
}

/// A dummy of `Toolbar`, yours to edit.
final class ToolbarDummy: Toolbar {
    func show() { fatalError("ToolbarDummy.show() must not be called") }
    var height: Int { fatalError("ToolbarDummy.height must not be read") }
}

/// A dummy of `Receiver`, yours to edit.
final class ReceiverDummy: Receiver {
    func hear() { fatalError("ReceiverDummy.hear() must not be called") }
}

/// A dummy of `Gauge`, yours to edit.
final class GaugeDummy: Gauge {
    var level: Int {
        get { fatalError("GaugeDummy.level must not be read") }
        set { fatalError("GaugeDummy.level must not be set") }
    }
}
