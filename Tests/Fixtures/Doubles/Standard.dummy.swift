import Foundation
import Standard

/// A dummy of `Tag`, yours to edit.
nonisolated final class TagDummy: Tag {
    var label: String { TestIssue.report("TagDummy.label must not be read", returning: "") }

    static func == (lhs: TagDummy, rhs: TagDummy) -> Bool { lhs === rhs }
    static func < (lhs: TagDummy, rhs: TagDummy) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    var description: String { "TagDummy" }
}

/// A dummy of `Entity`, yours to edit.
nonisolated final class EntityDummy: Entity {
    typealias ID = UUID

    var name: String {
        get { TestIssue.report("EntityDummy.name must not be read", returning: "") }
        set { TestIssue.report("EntityDummy.name must not be set") }
    }

    var id: ID { TestIssue.report("EntityDummy.id must not be read", returning: UUID()) }
}

/// A dummy of `Record`, yours to edit.
nonisolated final class RecordDummy: Record {
    init() {}
    var key: String { TestIssue.report("RecordDummy.key must not be read", returning: "") }

    static func == (lhs: RecordDummy, rhs: RecordDummy) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A dummy of `Failure`, yours to edit.
final class FailureDummy: Failure {
    var code: Int { TestIssue.report("FailureDummy.code must not be read", returning: 0) }
}

/// A dummy of `Playlist`, yours to edit.
nonisolated final class PlaylistDummy: Playlist {
    func play() { TestIssue.report("PlaylistDummy.play() must not be called") }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A dummy of `Shelf`, yours to edit.
nonisolated final class ShelfDummy<Element>: Shelf {
    var title: String { TestIssue.report("ShelfDummy.title must not be read", returning: "") }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A dummy of `Cursor`, yours to edit.
nonisolated final class CursorDummy<Element>: Cursor {
    func rewind() { TestIssue.report("CursorDummy.rewind() must not be called") }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A dummy of `Feed`, yours to edit.
nonisolated final class FeedDummy<Element>: Feed {
    func pause() { TestIssue.report("FeedDummy.pause() must not be called") }

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
    var isOn: Bool { TestIssue.report("ModeDummy.isOn must not be read", returning: false) }

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
    func join(_ other: PathDummy) -> PathDummy { TestIssue.stop("PathDummy.join(_:) must not be called") }

    var description: String = "PathDummy"
    init(_ description: String) { self.description = description }
    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A dummy of `EventFeed`, yours to edit.
final class EventFeedDummy<Element: Sendable>: EventFeed {
    func start() { TestIssue.report("EventFeedDummy.start() must not be called") }

    let elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A dummy of `Ticker`, yours to edit.
final class TickerDummy<Element>: Ticker {
    func stop() { TestIssue.report("TickerDummy.stop() must not be called") }

    func next() -> Element? { nil }
}

/// A dummy of `Rack`, yours to edit.
final class RackDummy<Element: Sendable>: Rack {
    func tidy() { TestIssue.report("RackDummy.tidy() must not be called") }

    let elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A dummy of `Turning`, yours to edit.
final class TurningDummy: Turning {
    func turn() { TestIssue.report("TurningDummy.turn() must not be called") }
}

/// A dummy of `Wheel`, yours to edit.
nonisolated final class WheelDummy: Wheel {
    func stop() { TestIssue.report("WheelDummy.stop() must not be called") }
    func turn() { TestIssue.report("WheelDummy.turn() must not be called") }
    func write(_ string: String) { TestIssue.report("WheelDummy.write(_:) must not be called") }
}
