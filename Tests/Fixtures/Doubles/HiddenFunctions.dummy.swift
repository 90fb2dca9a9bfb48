import HiddenFunctions

/// A dummy of `Alarm`, yours to edit.
final class AlarmDummy: Alarm {
    func raise(fatalError: Int) -> Int {
        TestIssue.report("AlarmDummy.raise(fatalError:) must not be called", returning: 0)
    }

    func clear(_ fatalError: String) { TestIssue.report("AlarmDummy.clear(_:) must not be called") }

    subscript(fatalError: Int) -> String {
        get { TestIssue.report("AlarmDummy.subscript(_:) must not be read", returning: "") }
        set { TestIssue.report("AlarmDummy.subscript(_:) must not be set") }
    }
}

/// A dummy of `Exchange`, yours to edit.
nonisolated final class ExchangeDummy: Exchange {
    static var swap: Int {
        get { TestIssue.report("ExchangeDummy.swap must not be read", returning: 0) }
        set { TestIssue.report("ExchangeDummy.swap must not be set") }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        TestIssue.report("ExchangeDummy.trade(_:) must not be called", returning: "")
    }
}

/// A dummy of `Barter`, yours to edit.
final class BarterDummy: Barter {
    func barter(_ value: Int) throws(ExchangeError) -> String {
        TestIssue.report("BarterDummy.barter(_:) must not be called", returning: "")
    }

    static var swap: Int {
        get { TestIssue.report("BarterDummy.swap must not be read", returning: 0) }
        set { TestIssue.report("BarterDummy.swap must not be set") }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        TestIssue.report("BarterDummy.trade(_:) must not be called", returning: "")
    }
}

/// A dummy of `Sink`, yours to edit.
final class SinkDummy<VoidValue>: Sink {
    func pour(_ value: VoidValue) { TestIssue.report("SinkDummy.pour(_:) must not be called") }
}
