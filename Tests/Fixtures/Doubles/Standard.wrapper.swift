import Foundation
import Standard

/// A wrapper of `Tag`, yours to edit.
nonisolated struct TagWrapper<Base: Tag>: Tag {
    typealias ID = Base.ID
    let base: Base

    var label: String { base.label }
    func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
    static func < (lhs: TagWrapper, rhs: TagWrapper) -> Bool { lhs.base < rhs.base }
    var id: ID { base.id }
    var description: String { base.description }
    static func == (lhs: TagWrapper, rhs: TagWrapper) -> Bool { lhs.base == rhs.base }
}

/// A wrapper of `Entity`, yours to edit.
nonisolated struct EntityWrapper<Base: Entity>: Entity {
    typealias ID = Base.ID
    var base: Base

    var name: String {
        get { base.name }
        set { base.name = newValue }
    }

    var id: ID { base.id }
}

/// A wrapper of `Record`, yours to edit.
nonisolated struct RecordWrapper<Base: Record>: Record {
    let base: Base

    var key: String { base.key }
    static func == (lhs: RecordWrapper, rhs: RecordWrapper) -> Bool { lhs.base == rhs.base }
}

/// A wrapper of `Failure`, yours to edit.
struct FailureWrapper<Base: Failure>: Failure {
    let base: Base

    var code: Int { base.code }
}

/// A wrapper of `Playlist`, yours to edit.
nonisolated struct PlaylistWrapper<Base: Playlist>: Playlist {
    typealias Iterator = Base.Iterator
    let base: Base

    func play() { base.play() }
    func makeIterator() -> Iterator { base.makeIterator() }
}

/// A wrapper of `Shelf`, yours to edit.
nonisolated struct ShelfWrapper<Base: Shelf>: Shelf {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias SubSequence = Base.SubSequence
    typealias Indices = Base.Indices
    typealias Iterator = Base.Iterator
    let base: Base

    var title: String { base.title }
    var indices: Indices { base.indices }
    subscript(bounds: Range<Index>) -> SubSequence { base[bounds] }
    subscript(position: Index) -> Element { base[position] }
    var startIndex: Index { base.startIndex }
    var endIndex: Index { base.endIndex }
    func index(before i: Index) -> Index { base.index(before: i) }
    func index(after i: Index) -> Index { base.index(after: i) }
    func makeIterator() -> Iterator { base.makeIterator() }
}

/// A wrapper of `Cursor`, yours to edit.
nonisolated struct CursorWrapper<Base: Cursor>: Cursor {
    typealias Element = Base.Element
    var base: Base

    func rewind() { base.rewind() }
    mutating func next() -> Element? { base.next() }
}

/// A wrapper of `Feed`, yours to edit.
nonisolated struct FeedWrapper<Base: Feed>: Feed {
    typealias AsyncIterator = Base.AsyncIterator
    let base: Base

    func pause() { base.pause() }
    func makeAsyncIterator() -> AsyncIterator { base.makeAsyncIterator() }
}

/// A wrapper of `Ticks`, yours to edit.
nonisolated struct TicksWrapper<Base: Ticks>: Ticks {
    typealias Element = Base.Element
    var base: Base

    mutating func next() async throws -> Element? { try await base.next() }
}

/// A wrapper of `Mode`, yours to edit.
nonisolated struct ModeWrapper<Base: Mode>: Mode {
    typealias RawValue = Base.RawValue
    let base: Base
    init(base: Base) { self.base = base }

    var isOn: Bool { base.isOn }

    init?(rawValue: RawValue) {
        guard let base = Base(rawValue: rawValue) else { return nil }
        self.base = base
    }

    var rawValue: RawValue { base.rawValue }

    static var allCases: [ModeWrapper] { Base.allCases.map { ModeWrapper(base: $0) } }
}

/// A wrapper of `EventFeed`, yours to edit.
struct EventFeedWrapper<Base: EventFeed>: EventFeed {
    typealias AsyncIterator = Base.AsyncIterator
    let base: Base

    func start() { base.start() }
    func makeAsyncIterator() -> AsyncIterator { base.makeAsyncIterator() }
}

/// A wrapper of `Ticker`, yours to edit.
struct TickerWrapper<Base: Ticker>: Ticker {
    typealias Element = Base.Element
    var base: Base

    func stop() { base.stop() }
    mutating func next() -> Element? { base.next() }
}

/// A wrapper of `Rack`, yours to edit.
struct RackWrapper<Base: Rack>: Rack {
    typealias Element = Base.Element
    typealias Index = Base.Index
    typealias Iterator = Base.Iterator
    typealias SubSequence = Base.SubSequence
    typealias Indices = Base.Indices
    var base: Base

    mutating func tidy() { base.tidy() }
    var startIndex: Index { base.startIndex }
    var endIndex: Index { base.endIndex }
    func makeIterator() -> Iterator { base.makeIterator() }
    subscript(position: Index) -> Element { base[position] }
    subscript(bounds: Range<Index>) -> SubSequence { base[bounds] }
    var indices: Indices { base.indices }
    func index(after i: Index) -> Index { base.index(after: i) }
}

/// A wrapper of `Turning`, yours to edit.
struct TurningWrapper<Base: Turning>: Turning {
    var base: Base

    mutating func turn() { base.turn() }
}

/// A wrapper of `Wheel`, yours to edit.
nonisolated final class WheelWrapper<Base: Wheel>: Wheel {
    var base: Base
    init(base: Base) { self.base = base }

    func stop() { base.stop() }
    func turn() { base.turn() }
    func write(_ string: String) { base.write(string) }
}
