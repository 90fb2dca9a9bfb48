import HiddenFunctions

/// A wrapper of `Alarm`, yours to edit.
struct AlarmWrapper<Base: Alarm>: Alarm {
    var base: Base

    func raise(fatalError: Int) -> Int { base.raise(fatalError: fatalError) }
    func clear(_ fatalError: String) { base.clear(fatalError) }

    subscript(fatalError: Int) -> String {
        get { base[fatalError] }
        set { base[fatalError] = newValue }
    }
}

/// A wrapper of `Exchange`, yours to edit.
nonisolated final class ExchangeWrapper<Base: Exchange>: Exchange {
    let base: Base
    init(base: Base) { self.base = base }

    static var swap: Int {
        get { Base.swap }
        set { Base.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String { try Base.trade(value) }
}

/// A wrapper of `Barter`, yours to edit.
final class BarterWrapper<Base: Barter>: Barter {
    let base: Base
    init(base: Base) { self.base = base }

    func barter(_ value: Int) throws(ExchangeError) -> String { try base.barter(value) }

    static var swap: Int {
        get { Base.swap }
        set { Base.swap = newValue }
    }

    static func trade(_ value: Int) throws(ExchangeError) -> String { try Base.trade(value) }
}

/// A wrapper of `Sink`, yours to edit.
struct SinkWrapper<Base: Sink>: Sink {
    typealias `Void` = Base.`Void`
    let base: Base

    func pour(_ value: `Void`) { base.pour(value) }
}
