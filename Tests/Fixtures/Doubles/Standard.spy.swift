import Foundation
import Standard

/// A spy of `Tag`, yours to edit.
nonisolated final class TagSpy: Tag {
    var label = ""

    static func == (lhs: TagSpy, rhs: TagSpy) -> Bool { lhs === rhs }
    static func < (lhs: TagSpy, rhs: TagSpy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagSpy" }
}

/// A spy of `Entity`, yours to edit.
nonisolated final class EntitySpy: Entity {
    typealias ID = UUID

    // MARK: name
    var nameSetCalls: [String] = []
    var name = "" { didSet { nameSetCalls.append(name) } }

    var id: ID = UUID()
}

/// A spy of `Record`, yours to edit.
nonisolated final class RecordSpy: Record {
    init() {}
    var key = ""

    static func == (lhs: RecordSpy, rhs: RecordSpy) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A spy of `Failure`, yours to edit.
final class FailureSpy: Failure {
    struct Storage {
        var code = 0
    }

    private let storage = Locked(Storage())

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A spy of `Playlist`, yours to edit.
nonisolated final class PlaylistSpy: Playlist {
    // MARK: play()
    var playCallCount = 0
    func play() { playCallCount += 1 }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A spy of `Shelf`, yours to edit.
nonisolated final class ShelfSpy<Element>: Shelf {
    var title = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A spy of `Cursor`, yours to edit.
nonisolated final class CursorSpy<Element>: Cursor {
    // MARK: rewind()
    var rewindCallCount = 0
    func rewind() { rewindCallCount += 1 }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A spy of `Feed`, yours to edit.
nonisolated final class FeedSpy<Element>: Feed {
    // MARK: pause()
    var pauseCallCount = 0
    func pause() { pauseCallCount += 1 }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A spy of `Ticks`, yours to edit.
nonisolated final class TicksSpy: Ticks {
    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A spy of `Mode`, yours to edit.
nonisolated final class ModeSpy: Mode {
    var isOn = false

    static var allCases: [ModeSpy] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A spy of `Flags`, yours to edit.
nonisolated final class FlagsSpy: Flags {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A spy of `Path`, yours to edit.
nonisolated final class PathSpy: Path {
    init() {}

    // MARK: join(_:)
    var joinCalls: [PathSpy] = []
    var joinStub: (PathSpy) -> PathSpy = { _ in PathSpy() }
    func join(_ other: PathSpy) -> PathSpy {
        joinCalls.append(other)
        return joinStub(other)
    }

    var description: String = "PathSpy"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A spy of `EventFeed`, yours to edit.
@dynamicMemberLookup
final class EventFeedSpy<Element: Sendable>: EventFeed {
    struct Storage {
        var startCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func start() { storage.increment(\.startCallCount) }

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A spy of `Ticker`, yours to edit.
@dynamicMemberLookup
final class TickerSpy<Element>: Ticker {
    struct Storage {
        var stopCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    func stop() { storage.increment(\.stopCallCount) }

    func next() -> Element? { nil }
}

/// A spy of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackSpy<Element: Sendable>: Rack {
    struct SpyStorage {
        var tidyCallCount = 0
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    func tidy() { spyStorage.increment(\.tidyCallCount) }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A spy of `Turning`, yours to edit.
final class TurningSpy: Turning {
    // MARK: turn()
    var turnCallCount = 0
    func turn() { turnCallCount += 1 }
}

/// A spy of `Wheel`, yours to edit.
nonisolated final class WheelSpy: Wheel {
    // MARK: stop()
    var stopCallCount = 0
    func stop() { stopCallCount += 1 }

    // MARK: turn()
    var turnCallCount = 0
    func turn() { turnCallCount += 1 }

    // MARK: write(_:)
    var writeCalls: [String] = []
    func write(_ string: String) { writeCalls.append(string) }
}
