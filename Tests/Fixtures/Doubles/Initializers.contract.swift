import Initializers

/// The contract of `Playlist`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlaylistContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PlaylistContract<Subject: Playlist> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.songs() }
        calls.append { await $0.owner() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Playlist>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlaylistContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlaylistContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anySong() -> Song { history.model("Song(id:title:)", Song(id: history.draw(), title: history.draw())) }

    // MARK: init(songs: [Song])
    mutating func initSongs() async {
        // Left out: it makes an implementation.
    }

    // MARK: init?(owner: String, volume: Int)
    mutating func initOwnerVolume() async {
        // Left out: it makes an implementation.
    }

    // MARK: var songs: [Song] { get set }
    mutating func songs() async {
        if history.choice(2) == 0 {
            let newValue: [Song] = history.array { anySong() }
            history.calls("subject.songs = \(history.text(newValue))")
            subject.songs = newValue
        } else {
            history.calls("subject.songs")
            history.returns(subject.songs)
        }
    }

    // MARK: var owner: String? { get }
    mutating func owner() async {
        history.calls("subject.owner")
        history.returns(subject.owner)
    }
}

/// The contract of `SongStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SongStoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SongStoreContract<Subject: SongStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.songs() }
        calls.append { await $0.save() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SongStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SongStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SongStoreContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anySong() -> Song { history.model("Song(id:title:)", Song(id: history.draw(), title: history.draw())) }

    // MARK: init(_ stored: [Song], onChange: @escaping () -> Void)
    mutating func initOnChange() async {
        // Left out: it makes an implementation.
    }

    // MARK: func songs() -> [Song]
    mutating func songs() async {
        history.calls("subject.songs()")
        history.returns(subject.songs())
    }

    // MARK: func save(_ song: Song)
    mutating func save() async {
        let song = anySong()
        history.calls("subject.save(\(history.text(song)))")
        history.returns(subject.save(song))
    }

    // MARK: var onChange: () -> Void { get set }
    mutating func onChange() async {
        // Left out: it returns a closure.
    }
}

/// The contract of `SharedSongStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedSongStoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedSongStoreContract<Subject: SharedSongStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.songs() }
        calls.append { await $0.save() }
        calls.append { await $0.name() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedSongStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedSongStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedSongStoreContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    private func anySong() -> Song { history.model("Song(id:title:)", Song(id: history.draw(), title: history.draw())) }

    // MARK: init(songs: [Song], name: String)
    mutating func initSongsName() async {
        // Left out: it makes an implementation.
    }

    // MARK: func songs() async -> [Song]
    mutating func songs() async {
        history.calls("await subject.songs()")
        history.returns(await subject.songs())
    }

    // MARK: func save(_ song: Song) async
    mutating func save() async {
        let song = anySong()
        history.calls("await subject.save(\(history.text(song)))")
        history.returns(await subject.save(song))
    }

    // MARK: var name: String { get }
    mutating func name() async {
        history.calls("subject.name")
        history.returns(subject.name)
    }
}

/// The contract of `Preset`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PresetContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PresetContract<Subject: Preset> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.defaultRequirement() }
        calls.append { await $0.place() }
        calls.append { await $0.many() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Preset>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PresetContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PresetContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: init(default: Int, in place: String)
    mutating func initDefaultIn() async {
        // Left out: it makes an implementation.
    }

    // MARK: init(many: Int...)
    mutating func initMany() async {
        // Left out: it makes an implementation.
    }

    // MARK: var `default`: Int { get }
    mutating func defaultRequirement() async {
        history.calls("subject.`default`")
        history.returns(subject.`default`)
    }

    // MARK: var place: String { get set }
    mutating func place() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.place = \(history.text(newValue))")
            subject.place = newValue
        } else {
            history.calls("subject.place")
            history.returns(subject.place)
        }
    }

    // MARK: var many: [Int] { get }
    mutating func many() async {
        history.calls("subject.many")
        history.returns(subject.many)
    }
}

/// The contract of `Queue`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await QueueContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct QueueContract<Subject: Queue> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Queue>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await QueueContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await QueueContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: init(elements: [Element], next: Element)
    mutating func initElementsNext() async {
        // Left out: it makes an implementation.
    }

    // MARK: var elements: [Element] { get set }
    mutating func elements() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: var next: Element { get }
    mutating func next() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Player`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlayerContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct PlayerContract<Subject: Player> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.playRequirement() }
        calls.append { await $0.songs() }
        calls.append { await $0.title() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Player>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlayerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlayerContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: nonisolated init?(songs: [Song])
    mutating func initSongs() async {
        // Left out: it makes an implementation.
    }

    // MARK: init(title: String)
    mutating func initTitle() async {
        // Left out: it makes an implementation.
    }

    // MARK: func play()
    mutating func playRequirement() async {
        history.calls("subject.play()")
        history.returns(subject.play())
    }

    // MARK: var songs: [Song] { get }
    mutating func songs() async {
        history.calls("subject.songs")
        history.returns(subject.songs)
    }

    // MARK: var title: String { get set }
    mutating func title() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.title = \(history.text(newValue))")
            subject.title = newValue
        } else {
            history.calls("subject.title")
            history.returns(subject.title)
        }
    }
}

/// The contract of `Jukebox`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await JukeboxContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct JukeboxContract<Subject: Jukebox> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Jukebox>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await JukeboxContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await JukeboxContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: nonisolated init(songs: [Song])
    mutating func initSongs() async {
        // Left out: it makes an implementation.
    }

    // MARK: static func accepts(_ coin: Coin) -> Bool
    mutating func accepts() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: nonisolated static func price() -> Int
    mutating func price() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: func insert(_ coin: Coin)
    mutating func insert() async {
        // Left out: its types depend on the implementation.
    }
}
