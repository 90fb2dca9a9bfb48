import Foundation
import Standard

/// A fake of `Tag`, yours to edit.
nonisolated final class TagFake: Tag {
    var label = ""

    static func == (lhs: TagFake, rhs: TagFake) -> Bool { lhs === rhs }
    static func < (lhs: TagFake, rhs: TagFake) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagFake" }
}

/// A fake of `Entity`, yours to edit.
nonisolated final class EntityFake: Entity {
    typealias ID = UUID
    var name = ""
    var id: ID = UUID()
}

/// A fake of `Record`, yours to edit.
nonisolated final class RecordFake: Record {
    init() {}
    var key = ""

    static func == (lhs: RecordFake, rhs: RecordFake) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A fake of `Failure`, yours to edit.
final class FailureFake: Failure {
    struct Storage {
        var code = 0
    }

    private let storage = Locked(Storage())

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A fake of `Playlist`, yours to edit.
nonisolated final class PlaylistFake: Playlist {
    func play() {}

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A fake of `Shelf`, yours to edit.
nonisolated final class ShelfFake<Element>: Shelf {
    var title = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A fake of `Cursor`, yours to edit.
nonisolated final class CursorFake<Element>: Cursor {
    func rewind() {}

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A fake of `Feed`, yours to edit.
nonisolated final class FeedFake<Element>: Feed {
    func pause() {}

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A fake of `Ticks`, yours to edit.
nonisolated final class TicksFake: Ticks {
    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A fake of `Mode`, yours to edit.
nonisolated final class ModeFake: Mode {
    var isOn = false

    static var allCases: [ModeFake] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A fake of `Flags`, yours to edit.
nonisolated final class FlagsFake: Flags {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A fake of `Path`, yours to edit.
nonisolated final class PathFake: Path {
    init() {}

    // MARK: join(_:)
    var joinStub: (PathFake) -> PathFake = { _ in TestIssue.stop("PathFake.joinStub is not set") }
    func join(_ other: PathFake) -> PathFake { joinStub(other) }

    var description: String = "PathFake"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A fake of `EventFeed`, yours to edit.
final class EventFeedFake<Element: Sendable>: EventFeed {
    func start() {}

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A fake of `Ticker`, yours to edit.
final class TickerFake<Element>: Ticker {
    func stop() {}

    func next() -> Element? { nil }
}

/// A fake of `Rack`, yours to edit.
final class RackFake<Element: Sendable>: Rack {
    func tidy() {}

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A fake of `Turning`, yours to edit.
final class TurningFake: Turning {
    func turn() {}
}

/// A fake of `Wheel`, yours to edit.
nonisolated final class WheelFake: Wheel {
    func stop() {}
    func turn() {}
    func write(_ string: String) {}
}
