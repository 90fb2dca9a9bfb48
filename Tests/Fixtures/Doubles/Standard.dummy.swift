import Foundation
import Standard

/// A dummy of `Tag`, yours to edit.
nonisolated final class TagDummy: Tag {
    var label: String { fatalError("TagDummy.label must not be read") }

    static func == (lhs: TagDummy, rhs: TagDummy) -> Bool { lhs === rhs }
    static func < (lhs: TagDummy, rhs: TagDummy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagDummy" }
}

/// A dummy of `Entity`, yours to edit.
nonisolated final class EntityDummy: Entity {
    typealias ID = UUID

    var name: String {
        get { fatalError("EntityDummy.name must not be read") }
        set { fatalError("EntityDummy.name must not be set") }
    }

    var id: ID { fatalError("EntityDummy.id must not be read") }
}

/// A dummy of `Record`, yours to edit.
nonisolated final class RecordDummy: Record {
    init() {}
    var key: String { fatalError("RecordDummy.key must not be read") }

    static func == (lhs: RecordDummy, rhs: RecordDummy) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `Failure`, yours to edit.
final class FailureDummy: Failure {
    var code: Int { fatalError("FailureDummy.code must not be read") }
}

/// A dummy of `Playlist`, yours to edit.
nonisolated final class PlaylistDummy: Playlist {
    func play() { fatalError("PlaylistDummy.play() must not be called") }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A dummy of `Shelf`, yours to edit.
nonisolated final class ShelfDummy<Element>: Shelf {
    var title: String { fatalError("ShelfDummy.title must not be read") }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A dummy of `Cursor`, yours to edit.
nonisolated final class CursorDummy<Element>: Cursor {
    func rewind() { fatalError("CursorDummy.rewind() must not be called") }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A dummy of `Feed`, yours to edit.
nonisolated final class FeedDummy<Element>: Feed {
    func pause() { fatalError("FeedDummy.pause() must not be called") }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A dummy of `Ticks`, yours to edit.
nonisolated final class TicksDummy: Ticks {
    var elements: [Int] = []
    func next() async -> Int? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A dummy of `Mode`, yours to edit.
nonisolated final class ModeDummy: Mode {
    var isOn: Bool { fatalError("ModeDummy.isOn must not be read") }

    static var allCases: [ModeDummy] { [] }
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
}

/// A dummy of `Flags`, yours to edit.
nonisolated final class FlagsDummy: Flags {
    let rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
}

/// A dummy of `Path`, yours to edit.
nonisolated final class PathDummy: Path {
    init() {}
    func join(_ other: PathDummy) -> PathDummy { fatalError("PathDummy.join(_:) must not be called") }

    var description: String = "PathDummy"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A dummy of `EventFeed`, yours to edit.
final class EventFeedDummy<Element: Sendable>: EventFeed {
    func start() { fatalError("EventFeedDummy.start() must not be called") }

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A dummy of `Ticker`, yours to edit.
final class TickerDummy<Element>: Ticker {
    func stop() { fatalError("TickerDummy.stop() must not be called") }

    func next() -> Element? { nil }
}

/// A dummy of `Rack`, yours to edit.
final class RackDummy<Element: Sendable>: Rack {
    func tidy() { fatalError("RackDummy.tidy() must not be called") }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A dummy of `Turning`, yours to edit.
final class TurningDummy: Turning {
    func turn() { fatalError("TurningDummy.turn() must not be called") }
}

/// A dummy of `Wheel`, yours to edit.
nonisolated final class WheelDummy: Wheel {
    func stop() { fatalError("WheelDummy.stop() must not be called") }
    func turn() { fatalError("WheelDummy.turn() must not be called") }
    func write(_ string: String) { fatalError("WheelDummy.write(_:) must not be called") }
}
