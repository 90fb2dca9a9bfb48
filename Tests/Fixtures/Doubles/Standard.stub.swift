import Foundation
import Standard

/// A stub of `Tag`, yours to edit.
nonisolated final class TagStub: Tag {
    var label = ""

    static func == (lhs: TagStub, rhs: TagStub) -> Bool { lhs === rhs }
    static func < (lhs: TagStub, rhs: TagStub) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagStub" }
}

/// A stub of `Entity`, yours to edit.
nonisolated final class EntityStub: Entity {
    typealias ID = UUID
    var name = ""
    var id: ID = UUID()
}

/// A stub of `Record`, yours to edit.
nonisolated final class RecordStub: Record {
    init() {}
    var key = ""

    static func == (lhs: RecordStub, rhs: RecordStub) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A stub of `Failure`, yours to edit.
final class FailureStub: Failure {
    struct Storage {
        var code = 0
    }

    private let storage = Locked(Storage())

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A stub of `Playlist`, yours to edit.
nonisolated final class PlaylistStub: Playlist {
    func play() {}

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A stub of `Shelf`, yours to edit.
nonisolated final class ShelfStub<Element>: Shelf {
    var title = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A stub of `Cursor`, yours to edit.
nonisolated final class CursorStub<Element>: Cursor {
    func rewind() {}

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A stub of `Feed`, yours to edit.
nonisolated final class FeedStub<Element>: Feed {
    func pause() {}

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A stub of `Ticks`, yours to edit.
nonisolated final class TicksStub: Ticks {
    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A stub of `Mode`, yours to edit.
nonisolated final class ModeStub: Mode {
    var isOn = false

    static var allCases: [ModeStub] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A stub of `Flags`, yours to edit.
nonisolated final class FlagsStub: Flags {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A stub of `Path`, yours to edit.
nonisolated final class PathStub: Path {
    init() {}

    // MARK: join(_:)
    var joinStub: (PathStub) -> PathStub = { _ in PathStub() }
    func join(_ other: PathStub) -> PathStub { joinStub(other) }

    var description: String = "PathStub"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A stub of `EventFeed`, yours to edit.
final class EventFeedStub<Element: Sendable>: EventFeed {
    func start() {}

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A stub of `Ticker`, yours to edit.
final class TickerStub<Element>: Ticker {
    func stop() {}

    func next() -> Element? { nil }
}

/// A stub of `Rack`, yours to edit.
final class RackStub<Element: Sendable>: Rack {
    func tidy() {}

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A stub of `Turning`, yours to edit.
final class TurningStub: Turning {
    func turn() {}
}

/// A stub of `Wheel`, yours to edit.
nonisolated final class WheelStub: Wheel {
    func stop() {}
    func turn() {}
    func write(_ string: String) {}
}
