import Foundation
import Standard

/// A spy of `Tag`, yours to edit.
nonisolated final class TagSpy: Tag {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Tag) { labelStub = { live.label } }

    /// Forgets all recorded calls.
    func resetCalls() { labelCallCount = 0 }

    // MARK: label
    var labelCallCount = 0
    var labelStub: () -> String = { "" }
    var label: String {
        labelCallCount += 1
        return labelStub()
    }

    static func == (lhs: TagSpy, rhs: TagSpy) -> Bool { lhs === rhs }
    static func < (lhs: TagSpy, rhs: TagSpy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagSpy" }
}

/// A spy of `Entity`, yours to edit.
nonisolated final class EntitySpy: Entity {
    typealias ID = UUID
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Entity) {
        nameStub = { live.name }
        idStub = { live.id }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        nameCallCount = 0
        nameSetCalls = []
        idCallCount = 0
    }

    // MARK: name
    var nameCallCount = 0
    var nameStub: () -> String = { "" }
    var nameSetCalls: [String] = []
    var nameSetStub: (String) -> Void = { _ in }
    var name: String {
        get {
            nameCallCount += 1
            order?.add("name")
            return nameStub()
        }
        set {
            nameSetCalls.append(newValue)
            order?.add("name")
            nameSetStub(newValue)
        }
    }

    // MARK: id
    var idCallCount = 0
    var idStub: () -> ID = { UUID() }
    var id: ID {
        idCallCount += 1
        order?.add("id")
        return idStub()
    }
}

/// A spy of `Record`, yours to edit.
nonisolated final class RecordSpy: Record {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Record) { keyStub = { live.key } }

    /// Forgets all recorded calls.
    func resetCalls() { keyCallCount = 0 }

    // MARK: key
    var keyCallCount = 0
    var keyStub: () -> String = { "" }
    var key: String {
        keyCallCount += 1
        return keyStub()
    }

    static func == (lhs: RecordSpy, rhs: RecordSpy) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A spy of `Failure`, yours to edit.
@dynamicMemberLookup
final class FailureSpy: Failure {
    init() {}

    struct Storage {
        var codeCallCount = 0
        var codeStub: @Sendable () -> Int = { 0 }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Failure) { storage.codeStub = { live.code } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.codeCallCount = 0 }

    var code: Int {
        storage.increment(\.codeCallCount)
        return storage.codeStub()
    }
}

/// A spy of `Playlist`, yours to edit.
nonisolated final class PlaylistSpy: Playlist {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Playlist) { playStub = { live.play() } }

    /// Forgets all recorded calls.
    func resetCalls() { playCallCount = 0 }

    // MARK: play()
    var playCallCount = 0
    var playStub: () -> Void = {}
    func play() {
        playCallCount += 1
        order?.add("play()")
        playStub()
    }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A spy of `Shelf`, yours to edit.
nonisolated final class ShelfSpy<Element>: Shelf {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Shelf>(forwardingTo live: Live) where Live.Element == Element { titleStub = { live.title } }

    /// Forgets all recorded calls.
    func resetCalls() { titleCallCount = 0 }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var title: String {
        titleCallCount += 1
        return titleStub()
    }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A spy of `Cursor`, yours to edit.
nonisolated final class CursorSpy<Element>: Cursor {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Cursor>(forwardingTo live: Live) where Live.Element == Element { rewindStub = { live.rewind() } }

    /// Forgets all recorded calls.
    func resetCalls() { rewindCallCount = 0 }

    // MARK: rewind()
    var rewindCallCount = 0
    var rewindStub: () -> Void = {}
    func rewind() {
        rewindCallCount += 1
        order?.add("rewind()")
        rewindStub()
    }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A spy of `Feed`, yours to edit.
nonisolated final class FeedSpy<Element>: Feed {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Feed>(forwardingTo live: Live) where Live.Element == Element { pauseStub = { live.pause() } }

    /// Forgets all recorded calls.
    func resetCalls() { pauseCallCount = 0 }

    // MARK: pause()
    var pauseCallCount = 0
    var pauseStub: () -> Void = {}
    func pause() {
        pauseCallCount += 1
        order?.add("pause()")
        pauseStub()
    }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A spy of `Ticks`, yours to edit.
nonisolated final class TicksSpy: Ticks {
    init() {}

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Ticks) {}

    /// Forgets all recorded calls.
    func resetCalls() {}

    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A spy of `Mode`, yours to edit.
nonisolated final class ModeSpy: Mode {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var isOn = false

    static var allCases: [ModeSpy] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A spy of `Flags`, yours to edit.
nonisolated final class FlagsSpy: Flags {
    /// Forgets all recorded calls.
    func resetCalls() {}

    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A spy of `Path`, yours to edit.
nonisolated final class PathSpy: Path {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Path) {}

    /// Forgets all recorded calls.
    func resetCalls() { joinCalls = [] }

    // MARK: join(_:)
    var joinCalls: [PathSpy] = []
    var joinStub: (PathSpy) -> PathSpy = { _ in PathSpy() }
    func join(_ other: PathSpy) -> PathSpy {
        joinCalls.append(other)
        order?.add("join(_:)")
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
    init() {}

    struct Storage {
        var order: CallOrder?
        var startCallCount = 0
        var startStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: EventFeed>(forwardingTo live: Live) where Live.Element == Element {
        storage.startStub = { live.start() }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.startCallCount = 0 }

    func start() {
        storage.increment(\.startCallCount)
        storage.order?.add("start()")
        storage.startStub()
    }

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
    init() {}

    struct Storage {
        var order: CallOrder?
        var stopCallCount = 0
        var stopStub: @Sendable () -> Void = {}
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Ticker>(forwardingTo live: Live) where Live.Element == Element { storage.stopStub = { live.stop() } }

    /// Forgets all recorded calls.
    func resetCalls() { storage.stopCallCount = 0 }

    func stop() {
        storage.increment(\.stopCallCount)
        storage.order?.add("stop()")
        storage.stopStub()
    }

    func next() -> Element? { nil }
}

/// A spy of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackSpy<Element: Sendable>: Rack {
    init() {}

    struct SpyStorage {
        var order: CallOrder?
        var tidyCallCount = 0
        var tidyStub: @Sendable () -> Void = {}
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Rack>(forwardingTo live: Live) where Live.Element == Element {}

    /// Forgets all recorded calls.
    func resetCalls() { spyStorage.tidyCallCount = 0 }

    func tidy() {
        spyStorage.increment(\.tidyCallCount)
        spyStorage.order?.add("tidy()")
        spyStorage.tidyStub()
    }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A spy of `Turning`, yours to edit.
final class TurningSpy: Turning {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Turning) {}

    /// Forgets all recorded calls.
    func resetCalls() { turnCallCount = 0 }

    // MARK: turn()
    var turnCallCount = 0
    var turnStub: () -> Void = {}
    func turn() {
        turnCallCount += 1
        order?.add("turn()")
        turnStub()
    }
}

/// A spy of `Wheel`, yours to edit.
nonisolated final class WheelSpy: Wheel {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Wheel) { stopStub = { live.stop() } }

    /// Forgets all recorded calls.
    func resetCalls() {
        stopCallCount = 0
        turnCallCount = 0
        writeCalls = []
    }

    // MARK: stop()
    var stopCallCount = 0
    var stopStub: () -> Void = {}
    func stop() {
        stopCallCount += 1
        order?.add("stop()")
        stopStub()
    }

    // MARK: turn()
    var turnCallCount = 0
    var turnStub: () -> Void = {}
    func turn() {
        turnCallCount += 1
        order?.add("turn()")
        turnStub()
    }

    // MARK: write(_:)
    var writeCalls: [String] = []
    var writeStub: (String) -> Void = { _ in }
    func write(_ string: String) {
        writeCalls.append(string)
        order?.add("write(_:)")
        writeStub(string)
    }
}
