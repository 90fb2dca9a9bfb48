import Foundation
import Generic

/// A mock of `FeedFilter`, yours to edit.
nonisolated final class FeedFilterMock: FeedFilter {
    typealias Content = Any

    // MARK: filter(_:)
    var filterCallsCount = 0
    var filterCalled: Bool { filterCallsCount > 0 }
    var filterReceivedContent: Content?
    var filterReceivedInvocations: [Content] = []
    var filterThrowableError: (any Error)?
    var filterReturnValue: Bool = false
    var filterClosure: ((Content) async throws -> Bool)?
    func filter(_ content: Content) async throws -> Bool {
        filterCallsCount += 1
        filterReceivedContent = content
        filterReceivedInvocations.append(content)
        if let filterThrowableError { throw filterThrowableError }
        if let filterClosure { return try await filterClosure(content) }
        return filterReturnValue
    }

    var allowed: [Content] = []
}

/// A mock of `Query`, yours to edit.
@dynamicMemberLookup
final class QueryMock<Value: Hashable & Sendable>: Query {
    typealias Failure = Never

    struct Storage {
        var runWithCallsCount = 0
        var runWithReceivedValue: Value?
        var runWithReceivedInvocations: [Value] = []
        var runWithReturnValue: Value?
        var runWithClosure: (@Sendable (Value) async -> Value)?
    }

    private let storage = Locked(Storage())

    subscript<Member>(dynamicMember member: WritableKeyPath<Storage, Member>) -> Member {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var runWithCalled: Bool { storage.runWithCallsCount > 0 }
    func run(with value: Value) async throws(Failure) -> Value {
        storage.withLock {
            $0.runWithCallsCount += 1
            $0.runWithReceivedValue = value
            $0.runWithReceivedInvocations.append(value)
        }
        if let runWithClosure = storage.runWithClosure { return await runWithClosure(value) }
        guard let result = storage.runWithReturnValue else { fatalError("QueryMock.runWithReturnValue is not set") }
        return result
    }
}

/// A mock of `Pipeline`, yours to edit.
final class PipelineMock<Input: Collection>: Pipeline where Input.Element: Equatable {
    typealias Output = Any

    // MARK: start(_:)
    var startCallsCount = 0
    var startCalled: Bool { startCallsCount > 0 }
    var startReceivedInput: Input?
    var startReceivedInvocations: [Input] = []
    var startReturnValue: Output?
    var startClosure: ((Input) -> Output?)?
    func start(_ input: Input) -> Output? {
        startCallsCount += 1
        startReceivedInput = input
        startReceivedInvocations.append(input)
        if let startClosure { return startClosure(input) }
        return startReturnValue
    }
}

/// A mock of `TextPipeline`, yours to edit.
final class TextPipelineMock<Input: Collection & RandomAccessCollection>: TextPipeline where Input.Element: Equatable {
    typealias Output = String

    // MARK: stop()
    var stopCallsCount = 0
    var stopCalled: Bool { stopCallsCount > 0 }
    var stopReturnValue: Output = ""
    var stopClosure: (() -> Output)?
    func stop() -> Output {
        stopCallsCount += 1
        if let stopClosure { return stopClosure() }
        return stopReturnValue
    }

    // MARK: start(_:)
    var startCallsCount = 0
    var startCalled: Bool { startCallsCount > 0 }
    var startReceivedInput: Input?
    var startReceivedInvocations: [Input] = []
    var startReturnValue: Output?
    var startClosure: ((Input) -> Output?)?
    func start(_ input: Input) -> Output? {
        startCallsCount += 1
        startReceivedInput = input
        startReceivedInvocations.append(input)
        if let startClosure { return startClosure(input) }
        return startReturnValue
    }
}

/// A mock of `SettingsKey`, yours to edit.
@dynamicMemberLookup
nonisolated final class SettingsKeyMock: SettingsKey {
    typealias Value = Any

    struct StaticStorage {
        var underlyingDefaultValue: Value?
        var parseCallsCount = 0
        var parseReceivedText: String?
        var parseReceivedInvocations: [String] = []
        var parseReturnValue: Value?
        var parseClosure: (@Sendable (String) -> Value?)?
    }

    private static let staticStorage = Locked(StaticStorage())

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Forgets the calls of static members and their closures; return values stay.
    static func reset() {
        staticStorage.parseCallsCount = 0
        staticStorage.parseReceivedText = nil
        staticStorage.parseReceivedInvocations = []
        staticStorage.parseClosure = nil
    }

    static var defaultValue: Value {
        get {
            guard let result = staticStorage.underlyingDefaultValue
            else { fatalError("SettingsKeyMock.underlyingDefaultValue is not set") }
            return result
        }
        set { staticStorage.underlyingDefaultValue = newValue }
    }

    static var parseCalled: Bool { staticStorage.parseCallsCount > 0 }
    static func parse(_ text: String) -> Value? {
        staticStorage.withLock {
            $0.parseCallsCount += 1
            $0.parseReceivedText = text
            $0.parseReceivedInvocations.append(text)
        }
        if let parseClosure = staticStorage.parseClosure { return parseClosure(text) }
        return staticStorage.parseReturnValue
    }
}

/// A mock of `Loader`, yours to edit.
nonisolated final class LoaderMock: Loader {
    // MARK: load(_:from:)
    var loadFromCallsCount = 0
    var loadFromCalled: Bool { loadFromCallsCount > 0 }
    var loadFromReceivedArguments: (type: any Decodable.Type, url: URL)?
    var loadFromReceivedInvocations: [(type: any Decodable.Type, url: URL)] = []
    var loadFromThrowableError: (any Error)?
    lazy var loadFromReturnValue: Any = { fatalError("LoaderMock.loadFromReturnValue is not set") }()
    var loadFromClosure: ((any Decodable.Type, URL) async throws -> Any)?
    func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T {
        loadFromCallsCount += 1
        loadFromReceivedArguments = (type, url)
        loadFromReceivedInvocations.append((type, url))
        if let loadFromThrowableError { throw loadFromThrowableError }
        if let loadFromClosure {
            guard let result = try await loadFromClosure(type, url) as? T else {
                fatalError("LoaderMock.loadFromClosure did not return T")
            }
            return result
        }
        guard let result = loadFromReturnValue as? T else {
            fatalError("LoaderMock.loadFromReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: cached(_:)
    var cachedCallsCount = 0
    var cachedCalled: Bool { cachedCallsCount > 0 }
    var cachedReceivedKey: String?
    var cachedReceivedInvocations: [String] = []
    var cachedReturnValue: Any?
    var cachedClosure: ((String) -> Any?)?
    func cached<T>(_ key: String) -> T? where T: Sendable {
        cachedCallsCount += 1
        cachedReceivedKey = key
        cachedReceivedInvocations.append(key)
        if let cachedClosure { return cachedClosure(key) as? T }
        return cachedReturnValue as? T
    }

    // MARK: decode(_:)
    var decodeCallsCount = 0
    var decodeCalled: Bool { decodeCallsCount > 0 }
    var decodeReceivedText: String?
    var decodeReceivedInvocations: [String] = []
    var decodeThrowableError: (any Error)?
    var decodeReturnValue: [Any] = []
    var decodeClosure: ((String) throws -> [Any])?
    func decode<T: Decodable & Sendable>(_ text: String) throws -> [T] {
        decodeCallsCount += 1
        decodeReceivedText = text
        decodeReceivedInvocations.append(text)
        if let decodeThrowableError { throw decodeThrowableError }
        if let decodeClosure {
            guard let result = try decodeClosure(text) as? [T] else {
                fatalError("LoaderMock.decodeClosure did not return [T]")
            }
            return result
        }
        guard let result = decodeReturnValue as? [T] else {
            fatalError("LoaderMock.decodeReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: put(_:for:)
    var putForCallsCount = 0
    var putForCalled: Bool { putForCallsCount > 0 }
    var putForReceivedArguments: (value: any Hashable & Sendable, key: String)?
    var putForReceivedInvocations: [(value: any Hashable & Sendable, key: String)] = []
    var putForClosure: ((any Hashable & Sendable, String) -> Void)?
    func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable {
        putForCallsCount += 1
        putForReceivedArguments = (value, key)
        putForReceivedInvocations.append((value, key))
        putForClosure?(value, key)
    }

    // MARK: record(_:extra:)
    var recordExtraCallsCount = 0
    var recordExtraCalled: Bool { recordExtraCallsCount > 0 }
    var recordExtraReceivedArguments: (value: any Encodable, extra: [any CustomStringConvertible])?
    var recordExtraReceivedInvocations: [(value: any Encodable, extra: [any CustomStringConvertible])] = []
    lazy var recordExtraReturnValue: any Encodable = { fatalError("LoaderMock.recordExtraReturnValue is not set") }()
    var recordExtraClosure: ((any Encodable, [any CustomStringConvertible]) -> any Encodable)?
    func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable {
        recordExtraCallsCount += 1
        recordExtraReceivedArguments = (value, extra)
        recordExtraReceivedInvocations.append((value, extra))
        if let recordExtraClosure { return recordExtraClosure(value, extra) }
        return recordExtraReturnValue
    }

    // MARK: fetch(_:completion:)
    var fetchCompletionCallsCount = 0
    var fetchCompletionCalled: Bool { fetchCompletionCallsCount > 0 }
    var fetchCompletionReceivedArguments: (type: any Decodable.Type, completion: Any)?
    var fetchCompletionReceivedInvocations: [(type: any Decodable.Type, completion: Any)] = []
    var fetchCompletionClosure: ((any Decodable.Type, Any) -> Void)?
    func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void) {
        fetchCompletionCallsCount += 1
        fetchCompletionReceivedArguments = (type, completion)
        fetchCompletionReceivedInvocations.append((type, completion))
        fetchCompletionClosure?(type, completion)
    }

    // MARK: transform(_:by:)
    var transformByCallsCount = 0
    var transformByCalled: Bool { transformByCallsCount > 0 }
    var transformByReceivedValues: [Any]?
    var transformByReceivedInvocations: [[Any]] = []
    var transformByReturnValue: [Any] = []
    var transformByClosure: (([Any]) -> [Any])?
    func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U] {
        transformByCallsCount += 1
        transformByReceivedValues = values
        transformByReceivedInvocations.append(values)
        if let transformByClosure {
            guard let result = transformByClosure(values) as? [U] else {
                fatalError("LoaderMock.transformByClosure did not return [U]")
            }
            return result
        }
        guard let result = transformByReturnValue as? [U] else {
            fatalError("LoaderMock.transformByReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: locked(_:)
    var lockedCallsCount = 0
    var lockedCalled: Bool { lockedCallsCount > 0 }
    lazy var lockedReturnValue: Any = { fatalError("LoaderMock.lockedReturnValue is not set") }()
    var lockedClosure: (() -> Any)?
    func locked<Output>(_ body: () throws -> Output) rethrows -> Output {
        lockedCallsCount += 1
        if let lockedClosure {
            guard let result = lockedClosure() as? Output else {
                fatalError("LoaderMock.lockedClosure did not return Output")
            }
            return result
        }
        guard let result = lockedReturnValue as? Output else {
            fatalError("LoaderMock.lockedReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: attempt(_:)
    var attemptCallsCount = 0
    var attemptCalled: Bool { attemptCallsCount > 0 }
    lazy var attemptReturnValue: Any = { fatalError("LoaderMock.attemptReturnValue is not set") }()
    var attemptClosure: (() -> Any)?
    func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output {
        attemptCallsCount += 1
        if let attemptClosure {
            guard let result = attemptClosure() as? Output else {
                fatalError("LoaderMock.attemptClosure did not return Output")
            }
            return result
        }
        guard let result = attemptReturnValue as? Output else {
            fatalError("LoaderMock.attemptReturnValue is not what the caller asked for")
        }
        return result
    }

    // MARK: lend(_:)
    var lendCallsCount = 0
    var lendCalled: Bool { lendCallsCount > 0 }
    func lend<Output: ~Copyable>(_ body: () -> Output) -> Output {
        lendCallsCount += 1
        fatalError("LoaderMock.lend(_:) cannot be stubbed: its result is not copyable")
    }

    // MARK: all(_:)
    var allCallsCount = 0
    var allCalled: Bool { allCallsCount > 0 }
    var allReceivedItems: [any Hashable]?
    var allReceivedInvocations: [[any Hashable]] = []
    var allClosure: (([any Hashable]) -> Void)?
    func all<each Item: Hashable>(_ items: repeat each Item) {
        var itemsPack: [any Hashable] = []
        repeat itemsPack.append(each items)
        allCallsCount += 1
        allReceivedItems = itemsPack
        allReceivedInvocations.append(itemsPack)
        allClosure?(itemsPack)
    }

    // MARK: sum(of:)
    var sumOfCallsCount = 0
    var sumOfCalled: Bool { sumOfCallsCount > 0 }
    var sumOfReceivedNumbers: (any Sequence)?
    var sumOfReceivedInvocations: [any Sequence] = []
    var sumOfReturnValue: Int = 0
    var sumOfClosure: ((any Sequence) -> Int)?
    func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int {
        sumOfCallsCount += 1
        sumOfReceivedNumbers = numbers
        sumOfReceivedInvocations.append(numbers)
        if let sumOfClosure { return sumOfClosure(numbers) }
        return sumOfReturnValue
    }

    // MARK: each(_:)
    var eachCallsCount = 0
    var eachCalled: Bool { eachCallsCount > 0 }
    var eachClosure: (((String) throws -> Void) -> Void)?
    func each(_ body: (String) throws -> Void) rethrows {
        eachCallsCount += 1
        eachClosure?(body)
    }

    // MARK: unwrap(_:or:)
    var unwrapOrCallsCount = 0
    var unwrapOrCalled: Bool { unwrapOrCallsCount > 0 }
    var unwrapOrReceivedArguments: (value: Any?, other: [String: Any])?
    var unwrapOrReceivedInvocations: [(value: Any?, other: [String: Any])] = []
    lazy var unwrapOrReturnValue: Any = { fatalError("LoaderMock.unwrapOrReturnValue is not set") }()
    var unwrapOrClosure: ((Any?, [String: Any]) -> Any)?
    func unwrap<T>(_ value: T?, or other: [String: T]) -> T {
        unwrapOrCallsCount += 1
        unwrapOrReceivedArguments = (value, other)
        unwrapOrReceivedInvocations.append((value, other))
        if let unwrapOrClosure {
            guard let result = unwrapOrClosure(value, other) as? T else {
                fatalError("LoaderMock.unwrapOrClosure did not return T")
            }
            return result
        }
        guard let result = unwrapOrReturnValue as? T else {
            fatalError("LoaderMock.unwrapOrReturnValue is not what the caller asked for")
        }
        return result
    }
}
