import Initializers

/// A spy of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated final class PlaylistSpy: Playlist {
    init() {}

    struct StaticStorage {
        @Stubbed(behindLock: "PlaylistSpy.initOwnerVolumeStub") var initOwnerVolumeStub:
            @Sendable (String, Int) -> Bool = { _, _ in
                true
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

    var order: CallOrder? { didSet { Unused.reads("PlaylistSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initSongsCalls = []
        initOwnerVolumeCalls = []
        songsSetCalls = []
    }

    // MARK: init(songs:)
    @Recorded("PlaylistSpy.init(songs:)") var initSongsCalls: [[Song]] = []
    init(songs: [Song]) {
        $initSongsCalls.append(songs)
        order?.add("init(songs:)")
    }

    // MARK: init?(owner:volume:)
    struct InitOwnerVolumeCall: RecordedCall { let owner: String, volume: Int }
    @Recorded("PlaylistSpy.init?(owner:volume:)") var initOwnerVolumeCalls: [InitOwnerVolumeCall] = []
    init?(owner: String, volume: Int) {
        $initOwnerVolumeCalls.append(.init(owner: owner, volume: volume))
        order?.add("init?(owner:volume:)")
        guard Self.staticStorage.initOwnerVolumeStub(owner, volume) else { return nil }
    }

    // MARK: songs
    @Recorded("PlaylistSpy.songs") var songsSetCalls: [[Song]] = []
    var songs: [Song] = [] {
        didSet {
            $songsSetCalls.append(songs)
            order?.add("songs")
        }
    }

    var owner: String?
}

/// A spy of `SongStore`, yours to edit.
nonisolated final class SongStoreSpy: SongStore {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("SongStoreSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initOnChangeCalls = []
        songsCallCount = 0
        saveCalls = []
        onChangeSetCalls = []
    }

    // MARK: init(_:onChange:)
    @Recorded("SongStoreSpy.init(_:onChange:)") var initOnChangeCalls: [(stored: [Song], onChange: () -> Void)] = []
    init(_ stored: [Song], onChange: @escaping () -> Void) {
        $initOnChangeCalls.append((stored, onChange))
        order?.add("init(_:onChange:)")
    }

    // MARK: songs()
    @Recorded("SongStoreSpy.songs()") var songsCallCount = 0
    @Stubbed("SongStoreSpy.songsStub") var songsStub: () -> [Song] = { [] }
    func songs() -> [Song] {
        $songsCallCount.increment()
        order?.add("songs()")
        return songsStub()
    }

    // MARK: save(_:)
    @Recorded("SongStoreSpy.save(_:)") var saveCalls: [Song] = []
    func save(_ song: Song) {
        $saveCalls.append(song)
        order?.add("save(_:)")
    }

    // MARK: onChange
    @Recorded("SongStoreSpy.onChange") var onChangeSetCalls: [() -> Void] = []
    var onChange: () -> Void = {} {
        didSet {
            $onChangeSetCalls.append(onChange)
            order?.add("onChange")
        }
    }
}

/// A spy of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
final class SharedSongStoreSpy: SharedSongStore {
    init() {}

    struct Storage {
        var order: CallOrder? { didSet { Unused.reads("SharedSongStoreSpy") } }
        @Recorded("SharedSongStoreSpy.init(songs:name:)") var initSongsNameCalls: [(songs: [Song], name: String)] = []
        @Recorded("SharedSongStoreSpy.songs()") var songsCallCount = 0
        @Stubbed(behindLock: "SharedSongStoreSpy.songsStub") var songsStub: @Sendable () async -> [Song] = { [] }
        @Recorded("SharedSongStoreSpy.save(_:)") var saveCalls: [Song] = []
        var name = ""
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsNameCalls = []
        storage.songsCallCount = 0
        storage.saveCalls = []
    }

    init(songs: [Song], name: String) {
        storage.withLock { $0.$initSongsNameCalls.append((songs, name)) }
        storage.order?.add("init(songs:name:)")
    }

    func songs() async -> [Song] {
        storage.withLock { $0.$songsCallCount.increment() }
        storage.order?.add("songs()")
        return await storage.songsStub()
    }

    func save(_ song: Song) async {
        storage.withLock { $0.$saveCalls.append(song) }
        storage.order?.add("save(_:)")
    }

    var name: String {
        get { storage.name }
        set { storage.name = newValue }
    }
}

/// A spy of `Preset`, yours to edit.
nonisolated final class PresetSpy: Preset {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("PresetSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initDefaultInCalls = []
        initManyCalls = []
        placeSetCalls = []
    }

    // MARK: init(default:in:)
    struct InitDefaultInCall: RecordedCall { let `default`: Int, place: String }
    @Recorded("PresetSpy.init(default:in:)") var initDefaultInCalls: [InitDefaultInCall] = []
    init(default: Int, in place: String) {
        $initDefaultInCalls.append(.init(default: `default`, place: place))
        order?.add("init(default:in:)")
    }

    // MARK: init(many:)
    @Recorded("PresetSpy.init(many:)") var initManyCalls: [[Int]] = []
    init(many: Int...) {
        $initManyCalls.append(many)
        order?.add("init(many:)")
    }

    var `default` = 0

    // MARK: place
    @Recorded("PresetSpy.place") var placeSetCalls: [String] = []
    var place = "" {
        didSet {
            $placeSetCalls.append(place)
            order?.add("place")
        }
    }

    var many: [Int] = []
}

/// A spy of `Queue`, yours to edit.
nonisolated final class QueueSpy<Element>: Queue {
    init() {}

    var order: CallOrder? { didSet { Unused.reads("QueueSpy") } }

    /// Forgets all recorded calls.
    func resetCalls() {
        initElementsNextCalls = []
        elementsSetCalls = []
    }

    // MARK: init(elements:next:)
    @Recorded("QueueSpy.init(elements:next:)") var initElementsNextCalls: [(elements: [Element], next: Element)] = []
    init(elements: [Element], next: Element) {
        $initElementsNextCalls.append((elements, next))
        order?.add("init(elements:next:)")
    }

    // MARK: elements
    @Recorded("QueueSpy.elements") var elementsSetCalls: [[Element]] = []
    var elements: [Element] = [] {
        didSet {
            $elementsSetCalls.append(elements)
            order?.add("elements")
        }
    }

    lazy var next: Element = { TestIssue.stop("QueueSpy.next is not set") }()
}

/// A spy of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PlayerSpy: Player {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("PlayerSpy") } }
        @Recorded("PlayerSpy.init?(songs:)") var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        @Stubbed(behindLock: "PlayerSpy.initSongsStub") var initSongsStub: @Sendable ([Song]) -> Bool = { _ in true }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsCalls = []
        initTitleCalls = []
        playCallCount = 0
        titleSetCalls = []
    }

    nonisolated init?(songs: [Song]) {
        storage.withLock { $0.$initSongsCalls.append(songs) }
        storage.order?.add("init?(songs:)")
        guard Self.staticStorage.initSongsStub(songs) else { return nil }
    }

    // MARK: init(title:)
    @Recorded("PlayerSpy.init(title:)") var initTitleCalls: [String] = []
    init(title: String) {
        $initTitleCalls.append(title)
        storage.order?.add("init(title:)")
    }

    // MARK: play()
    @Recorded("PlayerSpy.play()") var playCallCount = 0
    func play() {
        $playCallCount.increment()
        storage.order?.add("play()")
    }

    var songs: [Song] = []

    // MARK: title
    @Recorded("PlayerSpy.title") var titleSetCalls: [String] = []
    var title = "" {
        didSet {
            $titleSetCalls.append(title)
            storage.order?.add("title")
        }
    }
}

/// A spy of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxSpy<Coin>: Jukebox {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder? { didSet { Unused.reads("JukeboxSpy") } }
        @Recorded("JukeboxSpy.init(songs:)") var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        @Recorded("JukeboxSpy.accepts(_:)") var acceptsCalls: [Coin] = []
        @Stubbed(behindLock: "JukeboxSpy.acceptsStub") var acceptsStub: @Sendable (Coin) -> Bool = { _ in false }
        @Recorded("JukeboxSpy.price()") var priceCallCount = 0
        @Stubbed(behindLock: "JukeboxSpy.priceStub") var priceStub: @Sendable () -> Int = { 0 }
    }

    private nonisolated static var staticStorage: Locked<StaticStorage> { .shared { StaticStorage() } }

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsCalls = []
        insertCalls = []
    }

    nonisolated init(songs: [Song]) {
        storage.withLock { $0.$initSongsCalls.append(songs) }
        storage.order?.add("init(songs:)")
    }

    static func accepts(_ coin: Coin) -> Bool {
        staticStorage.withLock { $0.$acceptsCalls.append(coin) }
        return staticStorage.acceptsStub(coin)
    }

    nonisolated static func price() -> Int {
        staticStorage.withLock { $0.$priceCallCount.increment() }
        return staticStorage.priceStub()
    }

    // MARK: insert(_:)
    @Recorded("JukeboxSpy.insert(_:)") var insertCalls: [Coin] = []
    func insert(_ coin: Coin) {
        $insertCalls.append(coin)
        storage.order?.add("insert(_:)")
    }
}
