import ConditionalAttributes

/// A client of `Panel`, yours to edit.
struct PanelClient: Panel {
    /// A client whose members fail until they are set.
    static var unimplemented: PanelClient { PanelClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `width`, which has to be set.
    init(_ live: some Panel) {
        onResize = { live.resize($0) }
        onClose = { live.close() }
    }

    // MARK: width
    var onWidth: () -> Int = { TestIssue.report("PanelClient.onWidth is not set", returning: 0) }
    var onSetWidth: (Int) -> Void = { _ in TestIssue.report("PanelClient.onSetWidth is not set") }
    var width: Int {
        get { onWidth() }
        set { onSetWidth(newValue) }
    }

    // MARK: resize(_:)
    var onResize: (Int) -> Int = { _ in TestIssue.report("PanelClient.onResize is not set", returning: 0) }
    func resize(_ width: Int) -> Int { onResize(width) }

    // MARK: close()
    var onClose: () -> Void = { TestIssue.report("PanelClient.onClose is not set") }
    func close() { onClose() }
}

/// A client of `Toolbar`, yours to edit.
struct ToolbarClient: Toolbar {
    /// A client whose members fail until they are set.
    static var unimplemented: ToolbarClient { ToolbarClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Toolbar) {
        onShow = { live.show() }
        onHeight = { live.height }
    }

    // MARK: show()
    var onShow: () -> Void = { TestIssue.report("ToolbarClient.onShow is not set") }
    func show() { onShow() }

    // MARK: height
    var onHeight: () -> Int = { TestIssue.report("ToolbarClient.onHeight is not set", returning: 0) }
    var height: Int { onHeight() }
}

/// A client of `Receiver`, yours to edit.
final class ReceiverClient: Receiver {
    /// A client whose members fail until they are set.
    static var unimplemented: ReceiverClient { ReceiverClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Receiver) {
        onHear = { live.hear() }
    }

    // MARK: hear()
    var onHear: () -> Void = { TestIssue.report("ReceiverClient.onHear is not set") }
    func hear() { onHear() }
}

/// A client of `Gauge`, yours to edit.
struct GaugeClient: Gauge {
    /// A client whose members fail until they are set.
    static var unimplemented: GaugeClient { GaugeClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Gauge) {
        var live = live
        onLevel = { live.level }
        onSetLevel = { live.level = $0 }
    }

    // MARK: level
    var onLevel: () -> Int = { TestIssue.report("GaugeClient.onLevel is not set", returning: 0) }
    var onSetLevel: (Int) -> Void = { _ in TestIssue.report("GaugeClient.onSetLevel is not set") }
    var level: Int {
        get { onLevel() }
        set { onSetLevel(newValue) }
    }
}
