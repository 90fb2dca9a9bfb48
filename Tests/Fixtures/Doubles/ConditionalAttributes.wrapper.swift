import ConditionalAttributes

/// A wrapper of `Panel`, yours to edit.
struct PanelWrapper<Base: Panel>: Panel {
    var base: Base

    var width: Int {
        get { base.width }
        set { base.width = newValue }
    }

    func resize(_ width: Int) -> Int { base.resize(width) }
    func close() { base.close() }
}

/// A wrapper of `Toolbar`, yours to edit.
struct ToolbarWrapper<Base: Toolbar>: Toolbar {
    let base: Base

    func show() { base.show() }
    var height: Int { base.height }
}

/// A wrapper of `Receiver`, yours to edit.
final class ReceiverWrapper<Base: Receiver>: Receiver {
    let base: Base
    init(base: Base) { self.base = base }

    func hear() { base.hear() }
}

/// A wrapper of `Gauge`, yours to edit.
struct GaugeWrapper<Base: Gauge>: Gauge {
    var base: Base

    var level: Int {
        get { base.level }
        set { base.level = newValue }
    }
}
