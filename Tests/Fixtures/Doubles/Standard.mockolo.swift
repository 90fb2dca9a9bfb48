import Foundation
import Standard

/// A mock of `Tag`, yours to edit.
nonisolated final class TagMock: Tag {
    init() {}

    init(label: String = "") { self.label = label }

    var label: String = ""

    static func == (lhs: TagMock, rhs: TagMock) -> Bool { lhs === rhs }
    static func < (lhs: TagMock, rhs: TagMock) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagMock" }
}

/// A mock of `Entity`, yours to edit.
nonisolated final class EntityMock: Entity {
    typealias ID = UUID
    init() {}

    init(name: String = "", id: ID = UUID()) {
        self.name = name
        self.id = id
    }

    // MARK: name
    var nameSetCallCount = 0
    var name: String = "" { didSet { nameSetCallCount += 1 } }

    var id: ID = UUID()
}

/// A mock of `Record`, yours to edit.
nonisolated final class RecordMock: Record {
    init() {}

    init(key: String = "") { self.key = key }

    var key: String = ""

    static func == (lhs: RecordMock, rhs: RecordMock) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A mock of `Failure`, yours to edit.
@dynamicMemberLookup
final class FailureMock: Failure {
    init() {}

    struct Storage {
        var code: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    init(code: Int = 0) { storage.code = code }

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A mock of `Playlist`, yours to edit.
nonisolated final class PlaylistMock: Playlist {
    // MARK: play()
    var playCallCount = 0
    var playHandler: (() -> Void)?
    func play() {
        playCallCount += 1
        if let playHandler { playHandler() }
    }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A mock of `Shelf`, yours to edit.
nonisolated final class ShelfMock<Element>: Shelf {
    init() {}

    init(title: String = "") { self.title = title }

    var title: String = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A mock of `Cursor`, yours to edit.
nonisolated final class CursorMock<Element>: Cursor {
    // MARK: rewind()
    var rewindCallCount = 0
    var rewindHandler: (() -> Void)?
    func rewind() {
        rewindCallCount += 1
        if let rewindHandler { rewindHandler() }
    }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A mock of `Feed`, yours to edit.
nonisolated final class FeedMock<Element>: Feed {
    // MARK: pause()
    var pauseCallCount = 0
    var pauseHandler: (() -> Void)?
    func pause() {
        pauseCallCount += 1
        if let pauseHandler { pauseHandler() }
    }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A mock of `Ticks`, yours to edit.
nonisolated final class TicksMock: Ticks {
    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A mock of `Mode`, yours to edit.
nonisolated final class ModeMock: Mode {
    var isOn: Bool = false

    static var allCases: [ModeMock] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A mock of `Flags`, yours to edit.
nonisolated final class FlagsMock: Flags {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A mock of `Path`, yours to edit.
nonisolated final class PathMock: Path {
    init() {}

    // MARK: join(_:)
    var joinCallCount = 0
    var joinArgValues: [PathMock] = []
    var joinHandler: ((PathMock) -> PathMock)?
    func join(_ other: PathMock) -> PathMock {
        joinCallCount += 1
        joinArgValues.append(other)
        if let joinHandler { return joinHandler(other) }
        return PathMock()
    }

    var description: String = "PathMock"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A mock of `EventFeed`, yours to edit.
@dynamicMemberLookup
final class EventFeedMock<Element: Sendable>: EventFeed {
    struct Storage {
        var startCallCount = 0
        var startHandler: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func start() {
        storage.withLock { $0.startCallCount += 1 }
        if let startHandler = storage.startHandler { startHandler() }
    }

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A mock of `Ticker`, yours to edit.
@dynamicMemberLookup
final class TickerMock<Element>: Ticker {
    struct Storage {
        var stopCallCount = 0
        var stopHandler: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func stop() {
        storage.withLock { $0.stopCallCount += 1 }
        if let stopHandler = storage.stopHandler { stopHandler() }
    }

    func next() -> Element? { nil }
}

/// A mock of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackMock<Element: Sendable>: Rack {
    struct MockStorage {
        var tidyCallCount = 0
        var tidyHandler: (@Sendable () -> Void)?
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    func tidy() {
        mockStorage.withLock { $0.tidyCallCount += 1 }
        if let tidyHandler = mockStorage.tidyHandler { tidyHandler() }
    }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A mock of `Turning`, yours to edit.
final class TurningMock: Turning {
    // MARK: turn()
    var turnCallCount = 0
    var turnHandler: (() -> Void)?
    func turn() {
        turnCallCount += 1
        if let turnHandler { turnHandler() }
    }
}

/// A mock of `Wheel`, yours to edit.
nonisolated final class WheelMock: Wheel {
    // MARK: stop()
    var stopCallCount = 0
    var stopHandler: (() -> Void)?
    func stop() {
        stopCallCount += 1
        if let stopHandler { stopHandler() }
    }

    // MARK: turn()
    var turnCallCount = 0
    var turnHandler: (() -> Void)?
    func turn() {
        turnCallCount += 1
        if let turnHandler { turnHandler() }
    }

    // MARK: write(_:)
    var writeCallCount = 0
    var writeArgValues: [String] = []
    var writeHandler: ((String) -> Void)?
    func write(_ string: String) {
        writeCallCount += 1
        writeArgValues.append(string)
        if let writeHandler { writeHandler(string) }
    }
}
