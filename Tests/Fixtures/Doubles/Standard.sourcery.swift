import Foundation
import Standard

/// A mock of `Tag`, yours to edit.
nonisolated final class TagMock: Tag {
    // MARK: label
    var underlyingLabel: String = ""
    var label: String {
        get { underlyingLabel }
        set { underlyingLabel = newValue }
    }

    static func == (lhs: TagMock, rhs: TagMock) -> Bool { lhs === rhs }
    static func < (lhs: TagMock, rhs: TagMock) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagMock" }
}

/// A mock of `Entity`, yours to edit.
nonisolated final class EntityMock: Entity {
    typealias ID = UUID

    // MARK: name
    var underlyingName: String = ""
    var name: String {
        get { underlyingName }
        set { underlyingName = newValue }
    }

    // MARK: id
    var underlyingId: ID = UUID()
    var id: ID {
        get { underlyingId }
        set { underlyingId = newValue }
    }
}

/// A mock of `Record`, yours to edit.
nonisolated final class RecordMock: Record {
    init() {}

    // MARK: key
    var underlyingKey: String = ""
    var key: String {
        get { underlyingKey }
        set { underlyingKey = newValue }
    }

    static func == (lhs: RecordMock, rhs: RecordMock) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A mock of `Failure`, yours to edit.
@dynamicMemberLookup
final class FailureMock: Failure {
    struct Storage {
        var underlyingCode: Int = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var code: Int {
        get { storage.underlyingCode }
        set { storage.underlyingCode = newValue }
    }
}

/// A mock of `Playlist`, yours to edit.
nonisolated final class PlaylistMock: Playlist {
    // MARK: play()
    var playCallsCount = 0
    var playCalled: Bool { playCallsCount > 0 }
    var playClosure: (() -> Void)?
    func play() {
        playCallsCount += 1
        playClosure?()
    }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A mock of `Shelf`, yours to edit.
nonisolated final class ShelfMock<Element>: Shelf {
    // MARK: title
    var underlyingTitle: String = ""
    var title: String {
        get { underlyingTitle }
        set { underlyingTitle = newValue }
    }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A mock of `Cursor`, yours to edit.
nonisolated final class CursorMock<Element>: Cursor {
    // MARK: rewind()
    var rewindCallsCount = 0
    var rewindCalled: Bool { rewindCallsCount > 0 }
    var rewindClosure: (() -> Void)?
    func rewind() {
        rewindCallsCount += 1
        rewindClosure?()
    }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A mock of `Feed`, yours to edit.
nonisolated final class FeedMock<Element>: Feed {
    // MARK: pause()
    var pauseCallsCount = 0
    var pauseCalled: Bool { pauseCallsCount > 0 }
    var pauseClosure: (() -> Void)?
    func pause() {
        pauseCallsCount += 1
        pauseClosure?()
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
    // MARK: isOn
    var underlyingIsOn: Bool = false
    var isOn: Bool {
        get { underlyingIsOn }
        set { underlyingIsOn = newValue }
    }

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
    var joinCallsCount = 0
    var joinCalled: Bool { joinCallsCount > 0 }
    var joinReceivedOther: PathMock?
    var joinReceivedInvocations: [PathMock] = []
    var joinReturnValue: PathMock = PathMock()
    var joinClosure: ((PathMock) -> PathMock)?
    func join(_ other: PathMock) -> PathMock {
        joinCallsCount += 1
        joinReceivedOther = other
        joinReceivedInvocations.append(other)
        if let joinClosure { return joinClosure(other) }
        return joinReturnValue
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
        var startCallsCount = 0
        var startClosure: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var startCalled: Bool { storage.startCallsCount > 0 }
    func start() {
        storage.withLock { $0.startCallsCount += 1 }
        storage.startClosure?()
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
        var stopCallsCount = 0
        var stopClosure: (@Sendable () -> Void)?
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    var stopCalled: Bool { storage.stopCallsCount > 0 }
    func stop() {
        storage.withLock { $0.stopCallsCount += 1 }
        storage.stopClosure?()
    }

    func next() -> Element? { nil }
}

/// A mock of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackMock<Element: Sendable>: Rack {
    struct MockStorage {
        var tidyCallsCount = 0
        var tidyClosure: (@Sendable () -> Void)?
    }

    private let mockStorage = Locked(MockStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<MockStorage, Value>) -> Value {
        get { mockStorage[dynamicMember: member] }
        set { mockStorage[dynamicMember: member] = newValue }
    }

    var tidyCalled: Bool { mockStorage.tidyCallsCount > 0 }
    func tidy() {
        mockStorage.withLock { $0.tidyCallsCount += 1 }
        mockStorage.tidyClosure?()
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
    var turnCallsCount = 0
    var turnCalled: Bool { turnCallsCount > 0 }
    var turnClosure: (() -> Void)?
    func turn() {
        turnCallsCount += 1
        turnClosure?()
    }
}

/// A mock of `Wheel`, yours to edit.
nonisolated final class WheelMock: Wheel {
    // MARK: stop()
    var stopCallsCount = 0
    var stopCalled: Bool { stopCallsCount > 0 }
    var stopClosure: (() -> Void)?
    func stop() {
        stopCallsCount += 1
        stopClosure?()
    }

    // MARK: turn()
    var turnCallsCount = 0
    var turnCalled: Bool { turnCallsCount > 0 }
    var turnClosure: (() -> Void)?
    func turn() {
        turnCallsCount += 1
        turnClosure?()
    }

    // MARK: write(_:)
    var writeCallsCount = 0
    var writeCalled: Bool { writeCallsCount > 0 }
    var writeReceivedString: String?
    var writeReceivedInvocations: [String] = []
    var writeClosure: ((String) -> Void)?
    func write(_ string: String) {
        writeCallsCount += 1
        writeReceivedString = string
        writeReceivedInvocations.append(string)
        writeClosure?(string)
    }
}
