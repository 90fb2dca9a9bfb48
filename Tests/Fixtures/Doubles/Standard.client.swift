import Foundation
import Standard

/// A client of `Tag`, yours to edit.
nonisolated final class TagClient<ID: Hashable>: Tag {
    /// A client whose members fail until they are set.
    static var unimplemented: TagClient { TagClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Tag>(_ live: Live) where Live.ID == ID {
        onLabel = { live.label }
        onId = { live.id }
        onDescription = { live.description }
    }

    // MARK: label
    var onLabel: () -> String = { TestIssue.report("TagClient.onLabel is not set", returning: "") }
    var label: String { onLabel() }

    // MARK: id
    var onId: () -> ID = { TestIssue.stop("TagClient.onId is not set") }
    var id: ID { onId() }

    // MARK: description
    var onDescription: () -> String = { TestIssue.report("TagClient.onDescription is not set", returning: "") }
    var description: String { onDescription() }

    static func == (lhs: TagClient, rhs: TagClient) -> Bool { lhs === rhs }
    static func < (lhs: TagClient, rhs: TagClient) -> Bool { ObjectIdentifier(lhs) < ObjectIdentifier(rhs) }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A client of `Entity`, yours to edit.
nonisolated struct EntityClient: Entity {
    typealias ID = UUID

    /// A client whose members fail until they are set.
    static var unimplemented: EntityClient { EntityClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Entity) {
        var live = live
        onName = { live.name }
        onSetName = { live.name = $0 }
        onId = { live.id }
    }

    // MARK: name
    var onName: () -> String = { TestIssue.report("EntityClient.onName is not set", returning: "") }
    var onSetName: (String) -> Void = { _ in TestIssue.report("EntityClient.onSetName is not set") }
    var name: String {
        get { onName() }
        set { onSetName(newValue) }
    }

    // MARK: id
    var onId: () -> ID = { TestIssue.report("EntityClient.onId is not set", returning: UUID()) }
    var id: ID { onId() }
}

/// A client of `Record`, yours to edit.
nonisolated final class RecordClient: Record {
    /// A client whose members fail until they are set.
    static var unimplemented: RecordClient { RecordClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Record) {
        onKey = { live.key }
        onEncodeTo = { try live.encode(to: $0) }
    }

    // MARK: key
    var onKey: () -> String = { TestIssue.report("RecordClient.onKey is not set", returning: "") }
    var key: String { onKey() }

    init(from decoder: any Decoder) throws {}

    // MARK: encode(to:)
    var onEncodeTo: (any Encoder) throws -> Void = { _ in TestIssue.report("RecordClient.onEncodeTo is not set") }
    func encode(to encoder: any Encoder) throws { try onEncodeTo(encoder) }

    static func == (lhs: RecordClient, rhs: RecordClient) -> Bool { lhs === rhs }
}

/// A client of `Failure`, yours to edit.
struct FailureClient: Failure {
    /// A client whose members fail until they are set.
    static var unimplemented: FailureClient { FailureClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Failure) {
        onCode = { live.code }
    }

    // MARK: code
    var onCode: @Sendable () -> Int = { TestIssue.report("FailureClient.onCode is not set", returning: 0) }
    var code: Int { onCode() }
}

/// A client of `Playlist`, yours to edit.
nonisolated struct PlaylistClient: Playlist {
    /// A client whose members fail until they are set.
    static var unimplemented: PlaylistClient { PlaylistClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Playlist) {
        elements = Array(live)
        onPlay = { live.play() }
    }

    // MARK: play()
    var onPlay: () -> Void = { TestIssue.report("PlaylistClient.onPlay is not set") }
    func play() { onPlay() }

    var elements: [String] = []
    func makeIterator() -> IndexingIterator<[String]> { elements.makeIterator() }
}

/// A client of `Shelf`, yours to edit.
nonisolated struct ShelfClient<Element>: Shelf {
    /// A client whose members fail until they are set.
    static var unimplemented: ShelfClient { ShelfClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Shelf>(_ live: Live) where Live.Element == Element {
        elements = Array(live)
        onTitle = { live.title }
    }

    // MARK: title
    var onTitle: () -> String = { TestIssue.report("ShelfClient.onTitle is not set", returning: "") }
    var title: String { onTitle() }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
}

/// A client of `Cursor`, yours to edit.
nonisolated struct CursorClient<Element>: Cursor {
    /// A client whose members fail until they are set.
    static var unimplemented: CursorClient { CursorClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Cursor>(_ live: Live) where Live.Element == Element {
        var live = live
        onRewind = { live.rewind() }
        onNext = { live.next() }
    }

    // MARK: rewind()
    var onRewind: () -> Void = { TestIssue.report("CursorClient.onRewind is not set") }
    func rewind() { onRewind() }

    // MARK: next()
    var onNext: () -> Element? = { TestIssue.report("CursorClient.onNext is not set", returning: nil) }
    func next() -> Element? { onNext() }
}

/// A client of `Feed`, yours to edit.
nonisolated struct FeedClient<Element>: Feed {
    /// A client whose members fail until they are set.
    static var unimplemented: FeedClient { FeedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: Feed>(_ live: Live) where Live.Element == Element {
        onPause = { live.pause() }
    }

    // MARK: pause()
    var onPause: () -> Void = { TestIssue.report("FeedClient.onPause is not set") }
    func pause() { onPause() }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A client of `Ticks`, yours to edit.
nonisolated struct TicksClient: Ticks {
    typealias Element = Int

    /// A client whose members fail until they are set.
    static var unimplemented: TicksClient { TicksClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Ticks) {
        var live = live
        onNext = { try await live.next() }
    }

    // MARK: next()
    var onNext: () async throws -> Element? = { TestIssue.report("TicksClient.onNext is not set", returning: nil) }
    func next() async throws -> Element? { try await onNext() }
}

/// A client of `Mode`, yours to edit.
@dynamicMemberLookup
nonisolated struct ModeClient: Mode {
    typealias RawValue = String

    /// A client whose members fail until they are set.
    static var unimplemented: ModeClient { ModeClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init?(rawValue:)`, which has to be set.
    init(_ live: some Mode) {
        onIsOn = { live.isOn }
        onRawValue = { live.rawValue }
    }

    struct StaticStorage {
        var onInitRawValue: @Sendable (RawValue) -> ModeClient? = { _ in
            TestIssue.report("ModeClient.onInitRawValue is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: isOn
    var onIsOn: () -> Bool = { TestIssue.report("ModeClient.onIsOn is not set", returning: false) }
    var isOn: Bool { onIsOn() }

    init?(rawValue: RawValue) {
        guard let made = Self.staticStorage.onInitRawValue(rawValue) else { return nil }
        self = made
    }

    // MARK: rawValue
    var onRawValue: () -> RawValue = { TestIssue.report("ModeClient.onRawValue is not set", returning: "") }
    var rawValue: RawValue { onRawValue() }

    static var allCases: [ModeClient] { [] }
}

/// A client of `Path`, yours to edit.
@dynamicMemberLookup
nonisolated struct PathClient: Path {
    /// A client whose members fail until they are set.
    static var unimplemented: PathClient { PathClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `join(_:)` and `init?(_:)`, which have to be set.
    init(_ live: some Path) {
        onDescription = { live.description }
    }

    struct StaticStorage {
        var onInit: @Sendable (String) -> PathClient? = { _ in
            TestIssue.report("PathClient.onInit is not set", returning: nil)
        }
    }

    private static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    // MARK: join(_:)
    var onJoin: (PathClient) -> PathClient = { _ in TestIssue.stop("PathClient.onJoin is not set") }
    func join(_ other: PathClient) -> PathClient { onJoin(other) }

    init?(_ description: String) {
        guard let made = Self.staticStorage.onInit(description) else { return nil }
        self = made
    }

    // MARK: description
    var onDescription: () -> String = { TestIssue.report("PathClient.onDescription is not set", returning: "") }
    var description: String { onDescription() }

    init(stringLiteral value: String) {}
    init(arrayLiteral elements: String...) {}
}

/// A client of `EventFeed`, yours to edit.
struct EventFeedClient<Element: Sendable>: EventFeed {
    /// A client whose members fail until they are set.
    static var unimplemented: EventFeedClient { EventFeedClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init<Live: EventFeed>(_ live: Live) where Live.Element == Element {
        onStart = { live.start() }
    }

    // MARK: start()
    var onStart: @Sendable () -> Void = { TestIssue.report("EventFeedClient.onStart is not set") }
    func start() { onStart() }

    var elements: [Element] = []

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<Element>
        mutating func next() async -> Element? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: elements[...]) }
}

/// A client of `Ticker`, yours to edit.
struct TickerClient<Element>: Ticker {
    /// A client whose members fail until they are set.
    static var unimplemented: TickerClient { TickerClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `next()`, which has to be set.
    init<Live: Ticker>(_ live: Live) where Live.Element == Element {
        onStop = { live.stop() }
    }

    // MARK: stop()
    var onStop: @Sendable () -> Void = { TestIssue.report("TickerClient.onStop is not set") }
    func stop() { onStop() }

    // MARK: next()
    var onNext: @Sendable () -> Element? = { TestIssue.report("TickerClient.onNext is not set", returning: nil) }
    func next() -> Element? { onNext() }
}

/// A client of `Rack`, yours to edit.
struct RackClient<Element: Sendable>: Rack {
    /// A client whose members fail until they are set.
    static var unimplemented: RackClient { RackClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `tidy()`, which has to be set.
    init<Live: Rack>(_ live: Live) where Live.Element == Element {
        elements = Array(live)
    }

    // MARK: tidy()
    var onTidy: @Sendable () -> Void = { TestIssue.report("RackClient.onTidy is not set") }
    func tidy() { onTidy() }

    var elements: [Element] = []
    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }
    subscript(position: Int) -> Element { elements[position] }
    func index(after i: Int) -> Int { i + 1 }
}

/// A client of `Turning`, yours to edit.
struct TurningClient: Turning {
    /// A client whose members fail until they are set.
    static var unimplemented: TurningClient { TurningClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Turning) {
        var live = live
        onTurn = { live.turn() }
    }

    // MARK: turn()
    var onTurn: () -> Void = { TestIssue.report("TurningClient.onTurn is not set") }
    func turn() { onTurn() }
}

/// A client of `Wheel`, yours to edit.
nonisolated final class WheelClient: Wheel {
    /// A client whose members fail until they are set.
    static var unimplemented: WheelClient { WheelClient() }

    init() {}

    /// Makes a client that forwards everything to `live`.
    init(_ live: some Wheel) {
        var live = live
        onStop = { live.stop() }
        onTurn = { live.turn() }
        onWrite = { live.write($0) }
    }

    // MARK: stop()
    var onStop: () -> Void = { TestIssue.report("WheelClient.onStop is not set") }
    func stop() { onStop() }

    // MARK: turn()
    var onTurn: () -> Void = { TestIssue.report("WheelClient.onTurn is not set") }
    func turn() { onTurn() }

    // MARK: write(_:)
    var onWrite: (String) -> Void = { _ in TestIssue.report("WheelClient.onWrite is not set") }
    func write(_ string: String) { onWrite(string) }
}
