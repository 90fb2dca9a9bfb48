import HiddenFunctions

/// A dummy of `Alarm`, yours to edit.
final class AlarmDummy: Alarm {
    func raise(fatalError: Int) -> Int { Swift.fatalError("AlarmDummy.raise(fatalError:) must not be called") }
    func clear(_ fatalError: String) { Swift.fatalError("AlarmDummy.clear(_:) must not be called") }

    subscript(fatalError: Int) -> String {
        get { Swift.fatalError("AlarmDummy.subscript(_:) must not be read") }
        set { Swift.fatalError("AlarmDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Exchange`, yours to edit.
nonisolated final class ExchangeDummy: Exchange {
    static var swap: Int {
        get { fatalError("ExchangeDummy.swap must not be read") }
        set { fatalError("ExchangeDummy.swap must not be set") }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        fatalError("ExchangeDummy.trade(_:) must not be called")
    }
}

/// A dummy of `Barter`, yours to edit.
final class BarterDummy: Barter {
    func barter(_ value: Int) throws(ExchangeError) -> String {
        fatalError("BarterDummy.barter(_:) must not be called")
    }

    static var swap: Int {
        get { fatalError("BarterDummy.swap must not be read") }
        set { fatalError("BarterDummy.swap must not be set") }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        fatalError("BarterDummy.trade(_:) must not be called")
    }
}

/// A dummy of `Sink`, yours to edit.
final class SinkDummy<VoidValue>: Sink {
    func pour(_ value: VoidValue) { fatalError("SinkDummy.pour(_:) must not be called") }
}
