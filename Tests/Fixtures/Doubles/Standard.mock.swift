import Foundation
import Standard

/// A mock of `Tag`, yours to edit.
nonisolated final class TagMock: Tag {
    var label = ""

    static func == (lhs: TagMock, rhs: TagMock) -> Bool { lhs === rhs }
    static func < (lhs: TagMock, rhs: TagMock) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagMock" }
}

/// A mock of `Entity`, yours to edit.
nonisolated final class EntityMock: Entity {
    typealias ID = UUID

    // MARK: name
    var nameSetCalls: [String] = []
    var name = "" { didSet { nameSetCalls.append(name) } }

    var id: ID = UUID()
}

/// A mock of `Record`, yours to edit.
nonisolated final class RecordMock: Record {
    init() {}
    var key = ""

    static func == (lhs: RecordMock, rhs: RecordMock) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A mock of `Failure`, yours to edit.
final class FailureMock: Failure {
    struct Storage {
        var code = 0
    }

    private let storage = Locked(Storage())

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A mock of `Playlist`, yours to edit.
nonisolated final class PlaylistMock: Playlist {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += playExpectations.unmet(playCallCount, of: "play()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: play()
    var playCallCount = 0
    var playExpectations: [ExpectedCalls<Void>] = []
    func play() { playCallCount += 1 }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A mock of `Shelf`, yours to edit.
nonisolated final class ShelfMock<Element>: Shelf {
    var title = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A mock of `Cursor`, yours to edit.
nonisolated final class CursorMock<Element>: Cursor {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += rewindExpectations.unmet(rewindCallCount, of: "rewind()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: rewind()
    var rewindCallCount = 0
    var rewindExpectations: [ExpectedCalls<Void>] = []
    func rewind() { rewindCallCount += 1 }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A mock of `Feed`, yours to edit.
nonisolated final class FeedMock<Element>: Feed {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pauseExpectations.unmet(pauseCallCount, of: "pause()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: pause()
    var pauseCallCount = 0
    var pauseExpectations: [ExpectedCalls<Void>] = []
    func pause() { pauseCallCount += 1 }

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
    var isOn = false

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

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += joinExpectations.unmet(joinCalls, of: "join(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: join(_:)
    var joinCalls: [PathMock] = []
    var joinStub: (PathMock) -> PathMock = { _ in PathMock() }
    var joinExpectations: [ExpectedCalls<PathMock>] = []
    func join(_ other: PathMock) -> PathMock {
        joinCalls.append(other)
        return joinStub(other)
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
        var startExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.startExpectations.unmet(storage.startCallCount, of: "start()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func start() { storage.increment(\.startCallCount) }

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
        var stopExpectations: [ExpectedCalls<Void>] = []
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += storage.stopExpectations.unmet(storage.stopCallCount, of: "stop()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func stop() { storage.increment(\.stopCallCount) }

    func next() -> Element? { nil }
}

/// A mock of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackMock<Element: Sendable>: Rack {
    struct MockStorage {
        var tidyCallCount = 0
        var tidyExpectations: [ExpectedCalls<Void>] = []
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += mockStorage.tidyExpectations.unmet(mockStorage.tidyCallCount, of: "tidy()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    func tidy() { mockStorage.increment(\.tidyCallCount) }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A mock of `Turning`, yours to edit.
nonisolated final class TurningMock: Turning {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += turnExpectations.unmet(turnCallCount, of: "turn()")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: turn()
    var turnCallCount = 0
    var turnExpectations: [ExpectedCalls<Void>] = []
    func turn() { turnCallCount += 1 }
}

/// A mock of `Wheel`, yours to edit.
nonisolated final class WheelMock: Wheel {
    /// Missing and unexpected calls.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += stopExpectations.unmet(stopCallCount, of: "stop()")
        unmet += turnExpectations.unmet(turnCallCount, of: "turn()")
        unmet += writeExpectations.unmet(writeCalls, of: "write(_:)")
        return unmet
    }

    deinit { UnreadExpectations.report { unmetExpectations } }

    // MARK: stop()
    var stopCallCount = 0
    var stopExpectations: [ExpectedCalls<Void>] = []
    func stop() { stopCallCount += 1 }

    // MARK: turn()
    var turnCallCount = 0
    var turnExpectations: [ExpectedCalls<Void>] = []
    func turn() { turnCallCount += 1 }

    // MARK: write(_:)
    var writeCalls: [String] = []
    var writeExpectations: [ExpectedCalls<String>] = []
    func write(_ string: String) { writeCalls.append(string) }
}
