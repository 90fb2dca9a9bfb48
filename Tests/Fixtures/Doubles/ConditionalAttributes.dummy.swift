import ConditionalAttributes

/// A dummy of `Panel`, yours to edit.
final class PanelDummy: Panel {
    var width: Int {
        get { TestIssue.report("PanelDummy.width must not be read", returning: 0) }
        set { TestIssue.report("PanelDummy.width must not be set") }
    }

    func resize(_ width: Int) -> Int { TestIssue.report("PanelDummy.resize(_:) must not be called", returning: 0) }
    func close() { TestIssue.report("PanelDummy.close() must not be called") }
}

/// A dummy of `Toolbar`, yours to edit.
final class ToolbarDummy: Toolbar {
    func show() { TestIssue.report("ToolbarDummy.show() must not be called") }
    var height: Int { TestIssue.report("ToolbarDummy.height must not be read", returning: 0) }
}

/// A dummy of `Receiver`, yours to edit.
final class ReceiverDummy: Receiver {
    func hear() { TestIssue.report("ReceiverDummy.hear() must not be called") }
}

/// A dummy of `Gauge`, yours to edit.
final class GaugeDummy: Gauge {
    var level: Int {
        get { TestIssue.report("GaugeDummy.level must not be read", returning: 0) }
        set { TestIssue.report("GaugeDummy.level must not be set") }
    }
}
