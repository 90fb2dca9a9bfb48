import Initializers

/// A spy of `Playlist`, yours to edit.
@dynamicMemberLookup
nonisolated final class PlaylistSpy: Playlist {
    init() {}

    struct StaticStorage {
        var initOwnerVolumeStub: @Sendable (String, Int) -> Bool = { _, _ in true }
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

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Playlist) {
        songsStub = { live.songs }
        ownerStub = { live.owner }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initSongsCalls = []
        initOwnerVolumeCalls = []
        songsCallCount = 0
        songsSetCalls = []
        ownerCallCount = 0
    }

    // MARK: init(songs:)
    var initSongsCalls: [[Song]] = []
    init(songs: [Song]) {
        initSongsCalls.append(songs)
        order?.add("init(songs:)")
    }

    // MARK: init?(owner:volume:)
    struct InitOwnerVolumeCall: RecordedCall { let owner: String, volume: Int }
    var initOwnerVolumeCalls: [InitOwnerVolumeCall] = []
    init?(owner: String, volume: Int) {
        initOwnerVolumeCalls.append(.init(owner: owner, volume: volume))
        order?.add("init?(owner:volume:)")
        guard Self.staticStorage.initOwnerVolumeStub(owner, volume) else { return nil }
    }

    // MARK: songs
    var songsCallCount = 0
    var songsStub: () -> [Song] = { [] }
    var songsSetCalls: [[Song]] = []
    var songsSetStub: ([Song]) -> Void = { _ in }
    var songs: [Song] {
        get {
            songsCallCount += 1
            order?.add("songs")
            return songsStub()
        }
        set {
            songsSetCalls.append(newValue)
            order?.add("songs")
            songsSetStub(newValue)
        }
    }

    // MARK: owner
    var ownerCallCount = 0
    var ownerStub: () -> String? = { nil }
    var owner: String? {
        ownerCallCount += 1
        order?.add("owner")
        return ownerStub()
    }
}

/// A spy of `SongStore`, yours to edit.
nonisolated final class SongStoreSpy: SongStore {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SongStore) {
        songsStub = { live.songs() }
        saveStub = { live.save($0) }
        onChangeStub = { live.onChange }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initOnChangeCalls = []
        songsCallCount = 0
        saveCalls = []
        onChangeCallCount = 0
        onChangeSetCalls = []
    }

    // MARK: init(_:onChange:)
    var initOnChangeCalls: [(stored: [Song], onChange: () -> Void)] = []
    init(_ stored: [Song], onChange: @escaping () -> Void) {
        initOnChangeCalls.append((stored, onChange))
        order?.add("init(_:onChange:)")
    }

    // MARK: songs()
    var songsCallCount = 0
    var songsStub: () -> [Song] = { [] }
    func songs() -> [Song] {
        songsCallCount += 1
        order?.add("songs()")
        return songsStub()
    }

    // MARK: save(_:)
    var saveCalls: [Song] = []
    var saveStub: (Song) -> Void = { _ in }
    func save(_ song: Song) {
        saveCalls.append(song)
        order?.add("save(_:)")
        saveStub(song)
    }

    // MARK: onChange
    var onChangeCallCount = 0
    var onChangeStub: () -> () -> Void = { {} }
    var onChangeSetCalls: [() -> Void] = []
    var onChangeSetStub: (@escaping () -> Void) -> Void = { _ in }
    var onChange: () -> Void {
        get {
            onChangeCallCount += 1
            order?.add("onChange")
            return onChangeStub()
        }
        set {
            onChangeSetCalls.append(newValue)
            order?.add("onChange")
            onChangeSetStub(newValue)
        }
    }
}

/// A spy of `SharedSongStore`, yours to edit.
@dynamicMemberLookup
final class SharedSongStoreSpy: SharedSongStore {
    init() {}

    struct Storage {
        var order: CallOrder?
        var initSongsNameCalls: [(songs: [Song], name: String)] = []
        var songsCallCount = 0
        var songsStub: @Sendable () async -> [Song] = { [] }
        var saveCalls: [Song] = []
        var saveStub: @Sendable (Song) async -> Void = { _ in }
        var nameCallCount = 0
        var nameStub: @Sendable () -> String = { "" }
    }

    private let storage = Locked(Storage())

    subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any SharedSongStore) {
        storage.songsStub = { await live.songs() }
        storage.saveStub = { await live.save($0) }
        storage.nameStub = { live.name }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsNameCalls = []
        storage.songsCallCount = 0
        storage.saveCalls = []
        storage.nameCallCount = 0
    }

    init(songs: [Song], name: String) {
        storage.append((songs, name), to: \.initSongsNameCalls)
        storage.order?.add("init(songs:name:)")
    }

    func songs() async -> [Song] {
        storage.increment(\.songsCallCount)
        storage.order?.add("songs()")
        return await storage.songsStub()
    }

    func save(_ song: Song) async {
        storage.append(song, to: \.saveCalls)
        storage.order?.add("save(_:)")
        await storage.saveStub(song)
    }

    var name: String {
        storage.increment(\.nameCallCount)
        storage.order?.add("name")
        return storage.nameStub()
    }
}

/// A spy of `Preset`, yours to edit.
nonisolated final class PresetSpy: Preset {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Preset) {
        defaultStub = { live.`default` }
        placeStub = { live.place }
        manyStub = { live.many }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initDefaultInCalls = []
        initManyCalls = []
        defaultCallCount = 0
        placeCallCount = 0
        placeSetCalls = []
        manyCallCount = 0
    }

    // MARK: init(default:in:)
    struct InitDefaultInCall: RecordedCall { let `default`: Int, place: String }
    var initDefaultInCalls: [InitDefaultInCall] = []
    init(default: Int, in place: String) {
        initDefaultInCalls.append(.init(default: `default`, place: place))
        order?.add("init(default:in:)")
    }

    // MARK: init(many:)
    var initManyCalls: [[Int]] = []
    init(many: Int...) {
        initManyCalls.append(many)
        order?.add("init(many:)")
    }

    // MARK: default
    var defaultCallCount = 0
    var defaultStub: () -> Int = { 0 }
    var `default`: Int {
        defaultCallCount += 1
        order?.add("default")
        return defaultStub()
    }

    // MARK: place
    var placeCallCount = 0
    var placeStub: () -> String = { "" }
    var placeSetCalls: [String] = []
    var placeSetStub: (String) -> Void = { _ in }
    var place: String {
        get {
            placeCallCount += 1
            order?.add("place")
            return placeStub()
        }
        set {
            placeSetCalls.append(newValue)
            order?.add("place")
            placeSetStub(newValue)
        }
    }

    // MARK: many
    var manyCallCount = 0
    var manyStub: () -> [Int] = { [] }
    var many: [Int] {
        manyCallCount += 1
        order?.add("many")
        return manyStub()
    }
}

/// A spy of `Queue`, yours to edit.
nonisolated final class QueueSpy<Element>: Queue {
    init() {}

    var order: CallOrder?

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Queue>(forwardingTo live: Live) where Live.Element == Element {
        elementsStub = { live.elements }
        nextStub = { live.next }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        initElementsNextCalls = []
        elementsCallCount = 0
        elementsSetCalls = []
        nextCallCount = 0
    }

    // MARK: init(elements:next:)
    var initElementsNextCalls: [(elements: [Element], next: Element)] = []
    init(elements: [Element], next: Element) {
        initElementsNextCalls.append((elements, next))
        order?.add("init(elements:next:)")
    }

    // MARK: elements
    var elementsCallCount = 0
    var elementsStub: () -> [Element] = { [] }
    var elementsSetCalls: [[Element]] = []
    var elementsSetStub: ([Element]) -> Void = { _ in }
    var elements: [Element] {
        get {
            elementsCallCount += 1
            order?.add("elements")
            return elementsStub()
        }
        set {
            elementsSetCalls.append(newValue)
            order?.add("elements")
            elementsSetStub(newValue)
        }
    }

    // MARK: next
    var nextCallCount = 0
    var nextStub: () -> Element = { TestIssue.stop("QueueSpy.nextStub is not set") }
    var next: Element {
        nextCallCount += 1
        order?.add("next")
        return nextStub()
    }
}

/// A spy of `Player`, yours to edit.
@MainActor
@dynamicMemberLookup
final class PlayerSpy: Player {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
        var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var initSongsStub: @Sendable ([Song]) -> Bool = { _ in true }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init(forwardingTo live: any Player) {
        playStub = { live.play() }
        songsStub = { live.songs }
        titleStub = { live.title }
    }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsCalls = []
        initTitleCalls = []
        playCallCount = 0
        songsCallCount = 0
        titleCallCount = 0
        titleSetCalls = []
    }

    nonisolated init?(songs: [Song]) {
        storage.append(songs, to: \.initSongsCalls)
        storage.order?.add("init?(songs:)")
        guard Self.staticStorage.initSongsStub(songs) else { return nil }
    }

    // MARK: init(title:)
    var initTitleCalls: [String] = []
    init(title: String) {
        initTitleCalls.append(title)
        storage.order?.add("init(title:)")
    }

    // MARK: play()
    var playCallCount = 0
    var playStub: () -> Void = {}
    func play() {
        playCallCount += 1
        storage.order?.add("play()")
        playStub()
    }

    // MARK: songs
    var songsCallCount = 0
    var songsStub: () -> [Song] = { [] }
    var songs: [Song] {
        songsCallCount += 1
        storage.order?.add("songs")
        return songsStub()
    }

    // MARK: title
    var titleCallCount = 0
    var titleStub: () -> String = { "" }
    var titleSetCalls: [String] = []
    var titleSetStub: (String) -> Void = { _ in }
    var title: String {
        get {
            titleCallCount += 1
            storage.order?.add("title")
            return titleStub()
        }
        set {
            titleSetCalls.append(newValue)
            storage.order?.add("title")
            titleSetStub(newValue)
        }
    }
}

/// A spy of `Jukebox`, yours to edit.
@MainActor
@dynamicMemberLookup
final class JukeboxSpy<Coin>: Jukebox {
    init() {}

    nonisolated struct Storage {
        var order: CallOrder?
        var initSongsCalls: [[Song]] = []
    }

    private let storage = Locked(Storage())

    nonisolated subscript<Value>(dynamicMember member: WritableKeyPath<Storage, Value>) -> Value {
        get { storage[dynamicMember: member] }
        set { storage[dynamicMember: member] = newValue }
    }

    nonisolated struct StaticStorage {
        var acceptsCalls: [Coin] = []
        var acceptsStub: @Sendable (Coin) -> Bool = { _ in false }
        var priceCallCount = 0
        var priceStub: @Sendable () -> Int = { 0 }
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

    /// Forwards to `live` what has no stub of its own, and records it.
    init<Live: Jukebox>(forwardingTo live: Live) where Live.Coin == Coin { insertStub = { live.insert($0) } }

    /// Forgets all recorded calls.
    func resetCalls() {
        storage.initSongsCalls = []
        insertCalls = []
    }

    nonisolated init(songs: [Song]) {
        storage.append(songs, to: \.initSongsCalls)
        storage.order?.add("init(songs:)")
    }

    static func accepts(_ coin: Coin) -> Bool {
        staticStorage.append(coin, to: \.acceptsCalls)
        return staticStorage.acceptsStub(coin)
    }

    nonisolated static func price() -> Int {
        staticStorage.increment(\.priceCallCount)
        return staticStorage.priceStub()
    }

    // MARK: insert(_:)
    var insertCalls: [Coin] = []
    var insertStub: (Coin) -> Void = { _ in }
    func insert(_ coin: Coin) {
        insertCalls.append(coin)
        storage.order?.add("insert(_:)")
        insertStub(coin)
    }
}
