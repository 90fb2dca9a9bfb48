import HiddenFunctions

/// A fake of `Alarm`, yours to edit.
final class AlarmFake: Alarm {
    func raise(fatalError: Int) -> Int {
        // Fill in: what it does.
        TestIssue.report("AlarmFake.raise(fatalError:) is not filled in", returning: 0)
    }

    func clear(_ fatalError: String) {}

    subscript(fatalError: Int) -> String {
        get {
            // Fill in: what it does.
            TestIssue.report("AlarmFake.subscript(_:) is not filled in", returning: "")
        }
        set { TestIssue.report("AlarmFake.subscript(_:) is not filled in") }
    }
}

/// A fake of `Exchange`, yours to edit.
nonisolated final class ExchangeFake: Exchange {
    struct StaticStorage {
        var swap = 0
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        TestIssue.report("ExchangeFake.trade(_:) is not filled in", returning: "")
    }
}

/// A fake of `Barter`, yours to edit.
final class BarterFake: Barter {
    struct StaticStorage {
        var swap = 0
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    func barter(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        TestIssue.report("BarterFake.barter(_:) is not filled in", returning: "")
    }

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        TestIssue.report("BarterFake.trade(_:) is not filled in", returning: "")
    }
}

/// A fake of `Sink`, yours to edit.
final class SinkFake<VoidValue>: Sink {
    func pour(_ value: VoidValue) {}
}
