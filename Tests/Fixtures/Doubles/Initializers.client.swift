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
            fatalError("PlaylistClient.onInitSongs is not set")
        }
        var onInitOwnerVolume: @Sendable (String, Int) -> PlaylistClient? = { _, _ in
            fatalError("PlaylistClient.onInitOwnerVolume is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onSongs: () -> [Song] = { fatalError("PlaylistClient.onSongs is not set") }
    var onSetSongs: ([Song]) -> Void = { _ in fatalError("PlaylistClient.onSetSongs is not set") }
    var songs: [Song] {
        get { onSongs() }
        set { onSetSongs(newValue) }
    }

    // MARK: owner
    var onOwner: () -> String? = { fatalError("PlaylistClient.onOwner is not set") }
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
            fatalError("SongStoreClient.onInitOnChange is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onSongs: () -> [Song] = { fatalError("SongStoreClient.onSongs is not set") }
    func songs() -> [Song] { onSongs() }

    // MARK: save(_:)
    var onSave: (Song) -> Void = { _ in fatalError("SongStoreClient.onSave is not set") }
    func save(_ song: Song) { onSave(song) }

    // MARK: onChange
    var onOnChange: () -> () -> Void = { fatalError("SongStoreClient.onOnChange is not set") }
    var onSetOnChange: (@escaping () -> Void) -> Void = { _ in fatalError("SongStoreClient.onSetOnChange is not set") }
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
            fatalError("SharedSongStoreClient.onInitSongsName is not set")
        }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onSongs: @Sendable () async -> [Song] = { fatalError("SharedSongStoreClient.onSongs is not set") }
    func songs() async -> [Song] { await onSongs() }

    // MARK: save(_:)
    var onSave: @Sendable (Song) async -> Void = { _ in fatalError("SharedSongStoreClient.onSave is not set") }
    func save(_ song: Song) async { await onSave(song) }

    // MARK: name
    var onName: @Sendable () -> String = { fatalError("SharedSongStoreClient.onName is not set") }
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
            fatalError("PresetClient.onInitDefaultIn is not set")
        }
        var onInitMany: @Sendable ([Int]) -> PresetClient = { _ in fatalError("PresetClient.onInitMany is not set") }
    }

    private static let staticStorage = Locked(StaticStorage())

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
    var onDefault: () -> Int = { fatalError("PresetClient.onDefault is not set") }
    var `default`: Int { onDefault() }

    // MARK: place
    var onPlace: () -> String = { fatalError("PresetClient.onPlace is not set") }
    var onSetPlace: (String) -> Void = { _ in fatalError("PresetClient.onSetPlace is not set") }
    var place: String {
        get { onPlace() }
        set { onSetPlace(newValue) }
    }

    // MARK: many
    var onMany: () -> [Int] = { fatalError("PresetClient.onMany is not set") }
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
            fatalError("QueueClient.onInitElementsNext is not set")
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
    var onElements: () -> [Element] = { fatalError("QueueClient.onElements is not set") }
    var onSetElements: ([Element]) -> Void = { _ in fatalError("QueueClient.onSetElements is not set") }
    var elements: [Element] {
        get { onElements() }
        set { onSetElements(newValue) }
    }

    // MARK: next
    var onNext: () -> Element = { fatalError("QueueClient.onNext is not set") }
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
            fatalError("PlayerClient.onInitSongs is not set")
        }
    }

    private nonisolated static let staticStorage = Locked(StaticStorage())

    nonisolated static subscript<Value>(dynamicMember member: WritableKeyPath<StaticStorage, Value>) -> Value {
        get { staticStorage[dynamicMember: member] }
        set { staticStorage[dynamicMember: member] = newValue }
    }

    /// Resets the storage of static members.
    static func reset() {
        var former = StaticStorage()
        staticStorage.withLock { swap(&$0, &former) }
        onInitTitle = { _ in fatalError("PlayerClient.onInitTitle is not set") }
    }

    nonisolated init?(songs: [Song]) {
        guard let made = Self.staticStorage.onInitSongs(songs) else { return nil }
        self = made
    }

    // MARK: init(title:)
    static var onInitTitle: @MainActor (String) -> PlayerClient = { _ in
        fatalError("PlayerClient.onInitTitle is not set")
    }
    init(title: String) { self = Self.onInitTitle(title) }

    // MARK: play()
    var onPlay: @MainActor () -> Void = { fatalError("PlayerClient.onPlay is not set") }
    func play() { onPlay() }

    // MARK: songs
    var onSongs: @MainActor () -> [Song] = { fatalError("PlayerClient.onSongs is not set") }
    var songs: [Song] { onSongs() }

    // MARK: title
    var onTitle: @MainActor () -> String = { fatalError("PlayerClient.onTitle is not set") }
    var onSetTitle: @MainActor (String) -> Void = { _ in fatalError("PlayerClient.onSetTitle is not set") }
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
        var onAccepts: @MainActor (Coin) -> Bool = { _ in fatalError("JukeboxClient.onAccepts is not set") }
        var onPrice: @Sendable () -> Int = { fatalError("JukeboxClient.onPrice is not set") }
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
    var onInsert: @MainActor (Coin) -> Void = { _ in fatalError("JukeboxClient.onInsert is not set") }
    func insert(_ coin: Coin) { onInsert(coin) }
}
