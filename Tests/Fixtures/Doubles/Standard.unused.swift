import Foundation
import Standard

/// A spy of `Tag`, yours to edit.
nonisolated final class TagSpy: Tag {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var label = ""

    static func == (lhs: TagSpy, rhs: TagSpy) -> Bool { lhs === rhs }
    static func < (lhs: TagSpy, rhs: TagSpy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagSpy" }
}

/// A spy of `Entity`, yours to edit.
nonisolated final class EntitySpy: Entity {
    typealias ID = UUID

    var order: CallOrder? { didSet { Unused.reads("EntitySpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { nameSetCalls = [] }

    // MARK: name
    @Recorded("EntitySpy.name") var nameSetCalls: [String] = []
    var name = "" {
        didSet {
            $nameSetCalls.append(name)
            order?.add("name")
        }
    }

    var id: ID = UUID()
}

/// A spy of `Record`, yours to edit.
nonisolated final class RecordSpy: Record {
    init() {}

    /// Forgets all recorded calls.
    func resetCalls() {}

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

    /// Forgets all recorded calls.
    func resetCalls() {}

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A spy of `Playlist`, yours to edit.
nonisolated final class PlaylistSpy: Playlist {
    var order: CallOrder? { didSet { Unused.reads("PlaylistSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { playCallCount = 0 }

    // MARK: play()
    @Recorded("PlaylistSpy.play()") var playCallCount = 0
    func play() {
        $playCallCount.increment()
        order?.add("play()")
    }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A spy of `Shelf`, yours to edit.
nonisolated final class ShelfSpy<Element>: Shelf {
    /// Forgets all recorded calls.
    func resetCalls() {}

    var title = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A spy of `Cursor`, yours to edit.
nonisolated final class CursorSpy<Element>: Cursor {
    var order: CallOrder? { didSet { Unused.reads("CursorSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { rewindCallCount = 0 }

    // MARK: rewind()
    @Recorded("CursorSpy.rewind()") var rewindCallCount = 0
    func rewind() {
        $rewindCallCount.increment()
        order?.add("rewind()")
    }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A spy of `Feed`, yours to edit.
nonisolated final class FeedSpy<Element>: Feed {
    var order: CallOrder? { didSet { Unused.reads("FeedSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { pauseCallCount = 0 }

    // MARK: pause()
    @Recorded("FeedSpy.pause()") var pauseCallCount = 0
    func pause() {
        $pauseCallCount.increment()
        order?.add("pause()")
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

    var order: CallOrder? { didSet { Unused.reads("PathSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { joinCalls = [] }

    // MARK: join(_:)
    @Recorded("PathSpy.join(_:)") var joinCalls: [PathSpy] = []
    @Stubbed("PathSpy.joinStub") var joinStub: (PathSpy) -> PathSpy = { _ in PathSpy() }
    func join(_ other: PathSpy) -> PathSpy {
        $joinCalls.append(other)
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
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("EventFeedSpy") } }
        @Recorded("EventFeedSpy.start()") var startCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.startCallCount = 0 }

    func start() {
        storage.withLock { $0.$startCallCount.increment() }
        storage.order?.add("start()")
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
    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("TickerSpy") } }
        @Recorded("TickerSpy.stop()") var stopCallCount = 0
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { storage.stopCallCount = 0 }

    func stop() {
        storage.withLock { $0.$stopCallCount.increment() }
        storage.order?.add("stop()")
    }

    func next() -> Element? { nil }
}

/// A spy of `Rack`, yours to edit.
@dynamicMemberLookup
final class RackSpy<Element: Sendable>: Rack {
    struct SpyStorage {
        var order: CallOrder? { didSet { Unused.reads("RackSpy") } }
        @Recorded("RackSpy.tidy()") var tidyCallCount = 0
    }

    private let spyStorage = Locked(SpyStorage())

    subscript<Value>(dynamicMember member: WritableKeyPath<SpyStorage, Value>) -> Value {
        get { spyStorage[dynamicMember: member] }
        set { spyStorage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() { spyStorage.tidyCallCount = 0 }

    func tidy() {
        spyStorage.withLock { $0.$tidyCallCount.increment() }
        spyStorage.order?.add("tidy()")
    }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A spy of `Turning`, yours to edit.
final class TurningSpy: Turning {
    var order: CallOrder? { didSet { Unused.reads("TurningSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() { turnCallCount = 0 }

    // MARK: turn()
    @Recorded("TurningSpy.turn()") var turnCallCount = 0
    func turn() {
        $turnCallCount.increment()
        order?.add("turn()")
    }
}

/// A spy of `Wheel`, yours to edit.
nonisolated final class WheelSpy: Wheel {
    var order: CallOrder? { didSet { Unused.reads("WheelSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        stopCallCount = 0
        turnCallCount = 0
        writeCalls = []
    }

    // MARK: stop()
    @Recorded("WheelSpy.stop()") var stopCallCount = 0
    func stop() {
        $stopCallCount.increment()
        order?.add("stop()")
    }

    // MARK: turn()
    @Recorded("WheelSpy.turn()") var turnCallCount = 0
    func turn() {
        $turnCallCount.increment()
        order?.add("turn()")
    }

    // MARK: write(_:)
    @Recorded("WheelSpy.write(_:)") var writeCalls: [String] = []
    func write(_ string: String) {
        $writeCalls.append(string)
        order?.add("write(_:)")
    }
}
