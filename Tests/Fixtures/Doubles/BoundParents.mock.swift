import BoundParents

/// A mock of `Source`, yours to edit.
final class SourceMock<Element, Failure: Error>: Source {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("next()", nextExpectedCount, nextCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: next()
    private(set) var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    var nextExpectedCount: Int?
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A mock of `NumberSource`, yours to edit.
final class NumberSourceMock: NumberSource {
    typealias Element = Int
    typealias Failure = Broken

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("restart()", restartExpectedCount, restartCallCount)
        check("next()", nextExpectedCount, nextCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: restart()
    private(set) var restartCallCount = 0
    var restartExpectedCount: Int?
    func restart() { restartCallCount += 1 }

    // MARK: next()
    private(set) var nextCallCount = 0
    var nextStub: () throws(Failure) -> Element? = { nil }
    var nextExpectedCount: Int?
    func next() throws(Failure) -> Element? {
        nextCallCount += 1
        return try nextStub()
    }
}

/// A mock of `Converter`, yours to edit.
final class ConverterMock: Converter {
    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("convert(value:)", convertValueExpectedCount, convertValueCalls.count)
        check("convert(value:)", convertValueTExpectedCount, convertValueTCalls.count)
        check("convert(value:)", convertValueTStringExpectedCount, convertValueTStringCalls.count)
        check("subscript(_:)", subscriptExpectedCount, subscriptCalls.count)
        check("name(_:or:)", nameOrExpectedCount, nameOrCalls.count)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    // MARK: convert(value:)
    private(set) var convertValueCalls: [any Codable] = []
    var convertValueExpectedCount: Int?
    func convert<T: Codable>(value: T) { convertValueCalls.append(value) }

    // MARK: convert(value:)
    private(set) var convertValueTCalls: [any Codable] = []
    var convertValueTStub: (any Codable) -> Any = { _ in fatalError("ConverterMock.convertValueTStub is not set") }
    var convertValueTExpectedCount: Int?
    func convert<T: Codable>(value: T) -> T {
        convertValueTCalls.append(value)
        guard let result = convertValueTStub(value) as? T else {
            fatalError("ConverterMock.convertValueTStub did not return \(T.self)")
        }
        return result
    }

    // MARK: convert(value:)
    private(set) var convertValueTStringCalls: [any Codable] = []
    var convertValueTStringStub: (any Codable) -> String = { _ in "" }
    var convertValueTStringExpectedCount: Int?
    func convert<T: Codable>(value: T) -> String {
        convertValueTStringCalls.append(value)
        return convertValueTStringStub(value)
    }

    // MARK: subscript(_:)
    private(set) var subscriptCalls: [any Source<Int, Never>] = []
    var subscriptStub: (any Source<Int, Never>) -> Any = { _ in fatalError("ConverterMock.subscriptStub is not set") }
    private(set) var subscriptSetCalls: [(source: any Source<Int, Never>, newValue: any Source<Int, Never>)] = []
    var subscriptExpectedCount: Int?
    subscript<T: Source<Int, Never>>(_ source: T) -> T {
        get {
            subscriptCalls.append(source)
            guard let result = subscriptStub(source) as? T else {
                fatalError("ConverterMock.subscriptStub did not return \(T.self)")
            }
            return result
        }
        set { subscriptSetCalls.append((source, newValue)) }
    }

    // MARK: name(_:or:)
    private(set) var nameOrCalls: [(type: any Sendable.Type, other: any Sendable.Type)] = []
    var nameOrStub: (any Sendable.Type, any Sendable.Type) -> Any = { _, _ in
        fatalError("ConverterMock.nameOrStub is not set")
    }
    var nameOrExpectedCount: Int?
    func name<T: Sendable>(_ type: T.Type, or other: T.Type) -> T {
        nameOrCalls.append((type, other))
        guard let result = nameOrStub(type, other) as? T else {
            fatalError("ConverterMock.nameOrStub did not return \(T.self)")
        }
        return result
    }
}

/// A mock of `Checker`, yours to edit.
@dynamicMemberLookup
final class CheckerMock: Checker {
    struct Storage {
        var checkCallCount = 0
        var checkStub: @Sendable () throws(Broken) -> Int = { 0 }
        var checkExpectedCount: Int?
        var runCallCount = 0
        var runStub: @Sendable (sending @escaping () -> Void) -> Int = { _ in 0 }
        var runExpectedCount: Int?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("check(_:)", storage.checkExpectedCount, storage.checkCallCount)
        check("run(_:)", storage.runExpectedCount, storage.runCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    var checkStub: @Sendable () throws(Broken) -> Int {
        get { storage.withLock { $0.checkStub } }
        set {
            // What is replaced is freed when the lock is open again.
            var value = newValue
            storage.withLock { swap(&$0.checkStub, &value) }
        }
    }

    func check(_ value: @autoclosure () throws -> Int) throws(Broken) -> Int {
        storage.withLock { $0.checkCallCount += 1 }
        return try storage.checkStub()
    }

    func run(_ body: sending @escaping () -> Void) -> Int {
        storage.withLock { $0.runCallCount += 1 }
        return storage.runStub(body)
    }
}

/// A mock of `Series`, yours to edit.
@dynamicMemberLookup
final class SeriesMock<Point: Equatable & SendableMetatype>: Series {
    typealias Points = [Point]

    struct StaticStorage {
        var loadCallCount = 0
        var loadStub: @Sendable () -> [Points] = { [] }
        var loadExpectedCount: Int?
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    struct UnmetExpectations: Error { let members: [String] }

    /// Throws if members were not called as often as expected.
    func verify() throws {
        var unmet: [String] = []
        func check(_ member: String, _ expected: Int?, _ made: Int) {
            if let expected, expected != made { unmet.append("\(member): expected \(expected), made \(made)") }
        }
        check("load()", Self.staticStorage.loadExpectedCount, Self.staticStorage.loadCallCount)
        if !unmet.isEmpty { throw UnmetExpectations(members: unmet) }
    }

    static func load() -> [Points] {
        staticStorage.withLock { $0.loadCallCount += 1 }
        return staticStorage.loadStub()
    }
}
