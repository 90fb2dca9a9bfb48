import Foundation
import Standard

/// A mock of `Tag`, yours to edit.
nonisolated final class TagMock: Tag {
    var label: String = ""

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
    var name: String = "" { didSet { nameSetCalls.append(name) } }

    var id: ID = UUID()
}

/// A mock of `Record`, yours to edit.
nonisolated final class RecordMock: Record {
    init() {}
    var key: String = ""

    static func == (lhs: RecordMock, rhs: RecordMock) -> Bool { lhs === rhs }
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {}
}

/// A mock of `Failure`, yours to edit.
final class FailureMock: Failure {
    struct Storage {
        var code: Int = 0
    }

    private let storage = Locked(Storage())

    var code: Int {
        get { storage.code }
        set { storage.code = newValue }
    }
}

/// A mock of `Playlist`, yours to edit.
nonisolated final class PlaylistMock: Playlist {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += playExpectations.unmet(playCallCount, of: "play()")
        return unmet
    }

    // MARK: play()
    var playCallCount = 0
    var playExpectations: [ExpectedCalls<Void>] = []
    func play() { playCallCount += 1 }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A mock of `Shelf`, yours to edit.
nonisolated final class ShelfMock<Element>: Shelf {
    var title: String = ""

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A mock of `Cursor`, yours to edit.
nonisolated final class CursorMock<Element>: Cursor {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += rewindExpectations.unmet(rewindCallCount, of: "rewind()")
        return unmet
    }

    // MARK: rewind()
    var rewindCallCount = 0
    var rewindExpectations: [ExpectedCalls<Void>] = []
    func rewind() { rewindCallCount += 1 }

    var elements: [Element] = []
    func next() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
}

/// A mock of `Feed`, yours to edit.
nonisolated final class FeedMock<Element>: Feed {
    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += pauseExpectations.unmet(pauseCallCount, of: "pause()")
        return unmet
    }

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
    var isOn: Bool = false

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

    /// What was expected and did not come, and what came that nobody expected.
    var unmetExpectations: [String] {
        var unmet: [String] = []
        unmet += joinExpectations.unmet(joinCalls, of: "join(_:)")
        return unmet
    }

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
