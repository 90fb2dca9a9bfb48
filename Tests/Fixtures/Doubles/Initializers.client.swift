import Initializers

/// A client of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated struct PlaylistClient: Playlist {
    /// A client whose members fail until they are set.
    static var unimplemented: PlaylistClient { PlaylistClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(songs:)` and `init?(owner:volume:)`, which have to be set.
    init(_ live: some Playlist) {
        var live = live
        onSongs = { live.songs }
        onSetSongs = { live.songs = $0 }
        onOwner = { live.owner }
    }

    struct StaticStorage {
        var onInitSongs: @Sendable ([Song]) -> PlaylistClient = { _ in
            TestIssue.stop("PlaylistClient.onInitSongs is not set")
        }
        var onInitOwnerVolume: @Sendable (String, Int) -> PlaylistClient? = { _, _ in
            TestIssue.report("PlaylistClient.onInitOwnerVolume is not set", returning: nil)
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

    init(songs: [Song]) { self = Self.staticStorage.onInitSongs(songs) }

    init?(owner: String, volume: Int) {
        guard let made = Self.staticStorage.onInitOwnerVolume(owner, volume) else { return nil }
        self = made
    }

    // MARK: songs
    var onSongs: () -> [Song] = { TestIssue.report("PlaylistClient.onSongs is not set", returning: []) }
    var onSetSongs: ([Song]) -> Void = { _ in TestIssue.report("PlaylistClient.onSetSongs is not set") }
    var songs: [Song] {
        get { onSongs() }
        set { onSetSongs(newValue) }
    }

    // MARK: owner
    var onOwner: () -> String? = { TestIssue.report("PlaylistClient.onOwner is not set", returning: nil) }
    var owner: String? { onOwner() }
}

/// A client of `SongStore`, yours to edit.
@dynamicMemberLookup
nonisolated struct SongStoreClient: SongStore {
    /// A client whose members fail until they are set.
    static var unimplemented: SongStoreClient { SongStoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(_:onChange:)`, which has to be set.
    init(_ live: some SongStore) {
        var live = live
        onSongs = { live.songs() }
        onSave = { live.save($0) }
        onOnChange = { live.onChange }
        onSetOnChange = { live.onChange = $0 }
    }

    struct StaticStorage {
        var onInitOnChange: @Sendable ([Song], @escaping () -> Void) -> SongStoreClient = { _, _ in
            TestIssue.stop("SongStoreClient.onInitOnChange is not set")
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

    init(_ stored: [Song], onChange: @escaping () -> Void) {
        self = Self.staticStorage.onInitOnChange(stored, onChange)
    }

    // MARK: songs()
    var onSongs: () -> [Song] = { TestIssue.report("SongStoreClient.onSongs is not set", returning: []) }
    func songs() -> [Song] { onSongs() }

    // MARK: save(_:)
    var onSave: (Song) -> Void = { _ in TestIssue.report("SongStoreClient.onSave is not set") }
    func save(_ song: Song) { onSave(song) }

    // MARK: onChange
    var onOnChange: () -> () -> Void = { TestIssue.stop("SongStoreClient.onOnChange is not set") }
    var onSetOnChange: (@escaping () -> Void) -> Void = { _ in
        TestIssue.report("SongStoreClient.onSetOnChange is not set")
    }
    var onChange: () -> Void {
        get { onOnChange() }
        set { onSetOnChange(newValue) }
    }
}

/// A client of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
struct SharedSongStoreClient: SharedSongStore {
    /// A client whose members fail until they are set.
    static var unimplemented: SharedSongStoreClient { SharedSongStoreClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(songs:name:)`, which has to be set.
    init(_ live: some SharedSongStore) {
        onSongs = { await live.songs() }
        onSave = { await live.save($0) }
        onName = { live.name }
    }

    struct StaticStorage {
        var onInitSongsName: @Sendable ([Song], String) -> SharedSongStoreClient = { _, _ in
            TestIssue.stop("SharedSongStoreClient.onInitSongsName is not set")
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

    init(songs: [Song], name: String) { self = Self.staticStorage.onInitSongsName(songs, name) }

    // MARK: songs()
    var onSongs: @Sendable () async -> [Song] = {
        TestIssue.report("SharedSongStoreClient.onSongs is not set", returning: [])
    }
    func songs() async -> [Song] { await onSongs() }

    // MARK: save(_:)
    var onSave: @Sendable (Song) async -> Void = { _ in TestIssue.report("SharedSongStoreClient.onSave is not set") }
    func save(_ song: Song) async { await onSave(song) }

    // MARK: name
    var onName: @Sendable () -> String = { TestIssue.report("SharedSongStoreClient.onName is not set", returning: "") }
    var name: String { onName() }
}

/// A client of `Preset`, yours to edit.
@dynamicMemberLookup
nonisolated struct PresetClient: Preset {
    /// A client whose members fail until they are set.
    static var unimplemented: PresetClient { PresetClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(default:in:)` and `init(many:)`, which have to be set.
    init(_ live: some Preset) {
        var live = live
        onDefault = { live.`default` }
        onPlace = { live.place }
        onSetPlace = { live.place = $0 }
        onMany = { live.many }
    }

    struct StaticStorage {
        var onInitDefaultIn: @Sendable (Int, String) -> PresetClient = { _, _ in
            TestIssue.stop("PresetClient.onInitDefaultIn is not set")
        }
        var onInitMany: @Sendable ([Int]) -> PresetClient = { _ in
            TestIssue.stop("PresetClient.onInitMany is not set")
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

    init(default: Int, in place: String) { self = Self.staticStorage.onInitDefaultIn(`default`, place) }
    init(many: Int...) { self = Self.staticStorage.onInitMany(many) }

    // MARK: default
    var onDefault: () -> Int = { TestIssue.report("PresetClient.onDefault is not set", returning: 0) }
    var `default`: Int { onDefault() }

    // MARK: place
    var onPlace: () -> String = { TestIssue.report("PresetClient.onPlace is not set", returning: "") }
    var onSetPlace: (String) -> Void = { _ in TestIssue.report("PresetClient.onSetPlace is not set") }
    var place: String {
        get { onPlace() }
        set { onSetPlace(newValue) }
    }

    // MARK: many
    var onMany: () -> [Int] = { TestIssue.report("PresetClient.onMany is not set", returning: []) }
    var many: [Int] { onMany() }
}

/// A client of `Queue`, yours to edit.
@dynamicMemberLookup
nonisolated struct QueueClient<Element>: Queue {
    /// A client whose members fail until they are set.
    static var unimplemented: QueueClient { QueueClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init(elements:next:)`, which has to be set.
    init<Live: Queue>(_ live: Live) where Live.Element == Element {
        var live = live
        onElements = { live.elements }
        onSetElements = { live.elements = $0 }
        onNext = { live.next }
    }

    struct StaticStorage {
        var onInitElementsNext: @Sendable ([Element], Element) -> QueueClient = { _, _ in
            TestIssue.stop("QueueClient.onInitElementsNext is not set")
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

    init(elements: [Element], next: Element) { self = Self.staticStorage.onInitElementsNext(elements, next) }

    // MARK: elements
    var onElements: () -> [Element] = { TestIssue.report("QueueClient.onElements is not set", returning: []) }
    var onSetElements: ([Element]) -> Void = { _ in TestIssue.report("QueueClient.onSetElements is not set") }
    var elements: [Element] {
        get { onElements() }
        set { onSetElements(newValue) }
    }

    // MARK: next
    var onNext: () -> Element = { TestIssue.stop("QueueClient.onNext is not set") }
    var next: Element { onNext() }
}

/// A client of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
struct PlayerClient: Player {
    /// A client whose members fail until they are set.
    static var unimplemented: PlayerClient { PlayerClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `init?(songs:)`, `init(title:)` and `title`, which have to be
    /// set.
    init(_ live: some Player & Sendable) {
        onPlay = { live.play() }
        onSongs = { live.songs }
    }

    nonisolated struct StaticStorage {
        var onInitSongs: @Sendable ([Song]) -> PlayerClient? = { _ in
            TestIssue.report("PlayerClient.onInitSongs is not set", returning: nil)
        }
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
        onInitTitle = { _ in TestIssue.stop("PlayerClient.onInitTitle is not set") }
    }

    nonisolated init?(songs: [Song]) {
        guard let made = Self.staticStorage.onInitSongs(songs) else { return nil }
        self = made
    }

    // MARK: init(title:)
    static var onInitTitle: @MainActor (String) -> PlayerClient = { _ in
        TestIssue.stop("PlayerClient.onInitTitle is not set")
    }
    init(title: String) { self = Self.onInitTitle(title) }

    // MARK: play()
    var onPlay: @MainActor () -> Void = { TestIssue.report("PlayerClient.onPlay is not set") }
    func play() { onPlay() }

    // MARK: songs
    var onSongs: @MainActor () -> [Song] = { TestIssue.report("PlayerClient.onSongs is not set", returning: []) }
    var songs: [Song] { onSongs() }

    // MARK: title
    var onTitle: @MainActor () -> String = { TestIssue.report("PlayerClient.onTitle is not set", returning: "") }
    var onSetTitle: @MainActor (String) -> Void = { _ in TestIssue.report("PlayerClient.onSetTitle is not set") }
    var title: String {
        get { onTitle() }
        set { onSetTitle(newValue) }
    }
}

/// A client of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxClient<Coin>: Jukebox {
    /// A client whose members fail until they are set.
    static var unimplemented: JukeboxClient { JukeboxClient() }

    init() {}

    /// Makes a client that forwards to `live` all but `accepts(_:)` and `price()`, which have to be set.
    init<Live: Jukebox & Sendable>(_ live: Live) where Live.Coin == Coin {
        onInsert = { live.insert($0) }
    }

    nonisolated struct StaticStorage {
        var onAccepts: @MainActor (Coin) -> Bool = { _ in
            TestIssue.report("JukeboxClient.onAccepts is not set", returning: false)
        }
        var onPrice: @Sendable () -> Int = { TestIssue.report("JukeboxClient.onPrice is not set", returning: 0) }
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

    nonisolated init(songs: [Song]) {}
    static func accepts(_ coin: Coin) -> Bool { staticStorage.onAccepts(coin) }
    nonisolated static func price() -> Int { staticStorage.onPrice() }

    // MARK: insert(_:)
    var onInsert: @MainActor (Coin) -> Void = { _ in TestIssue.report("JukeboxClient.onInsert is not set") }
    func insert(_ coin: Coin) { onInsert(coin) }
}
