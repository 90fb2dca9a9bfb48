import BoundParents

/// A wrapper of `Source`, yours to edit.
struct SourceWrapper<Base: Source>: Source {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    let base: Base

    func next() throws(Failure) -> Element? { try base.next() }
}

/// A wrapper of `NumberSource`, yours to edit.
struct NumberSourceWrapper<Base: NumberSource>: NumberSource {
    typealias Element = Base.Element
    typealias Failure = Base.Failure
    let base: Base

    func restart() { base.restart() }
    func next() throws(Failure) -> Element? { try base.next() }
}

/// A wrapper of `Converter`, yours to edit.
struct ConverterWrapper<Base: Converter>: Converter {
    var base: Base

    func convert<T: Codable>(value: T) { let _: Void = base.convert(value: value) }
    func convert<T: Codable>(value: T) -> T { base.convert(value: value) }
    func convert<T: Codable>(value: T) -> String { base.convert(value: value) }

    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get { base[source] }
        set { base[source] = newValue }
    }

    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T { base.name(type, or: other) }
}

/// A wrapper of `Checker`, yours to edit.
struct CheckerWrapper<Base: Checker>: Checker {
    let base: Base

    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int { try base.check(try value()) }
    func run(_ body: sending @escaping () -> Void) -> Int { base.run(body) }
}

/// A wrapper of `Series`, yours to edit.
struct SeriesWrapper<Base: Series>: Series {
    typealias Point = Base.Point
    let base: Base

    static func load() -> [Points] { Base.load() }
}
