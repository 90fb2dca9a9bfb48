import HiddenFunctions

/// A fake of `Alarm`, yours to edit.
final class AlarmFake: Alarm {
    func raise(fatalError: Int) -> Int {
        // Fill in: what it does.
        Swift.fatalError("AlarmFake.raise(fatalError:) is not filled in")
    }

    func clear(_ fatalError: String) {
        // Fill in: what it does.
        Swift.fatalError("AlarmFake.clear(_:) is not filled in")
    }

    subscript(fatalError: Int) -> String {
        get {
            // Fill in: what it does.
            Swift.fatalError("AlarmFake.subscript(_:) is not filled in")
        }
        set { Swift.fatalError("AlarmFake.subscript(_:) is not filled in") }
    }
}

/// A fake of `Exchange`, yours to edit.
nonisolated final class ExchangeFake: Exchange {
    struct StaticStorage {
        var swap: Int = 0
    }

    private static let staticStorage = Locked(StaticStorage())

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        fatalError("ExchangeFake.trade(_:) is not filled in")
    }
}

/// A fake of `Barter`, yours to edit.
final class BarterFake: Barter {
    struct StaticStorage {
        var swap: Int = 0
    }

    private static let staticStorage = Locked(StaticStorage())

    func barter(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        fatalError("BarterFake.barter(_:) is not filled in")
    }

    static var swap: Int {
        get { staticStorage.swap }
        set { staticStorage.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String {
        // Fill in: what it does.
        fatalError("BarterFake.trade(_:) is not filled in")
    }
}

/// A fake of `Sink`, yours to edit.
final class SinkFake<VoidValue>: Sink {
    func pour(_ value: VoidValue) {
        // Fill in: what it does.
        fatalError("SinkFake.pour(_:) is not filled in")
    }
}
