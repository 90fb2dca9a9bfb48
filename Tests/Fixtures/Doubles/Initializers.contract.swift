import Initializers
import Testing

/// The contract of `Playlist`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlaylistContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlaylistContract<Live>.Expectation) async throws {
///         try await PlaylistContract { Live() }.check(expectation)
///     }
nonisolated struct PlaylistContract<Subject: Playlist>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initSongs
        case initOwnerVolume
        case songs
        case owner
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initSongs: try await initSongs()
        case .initOwnerVolume: try await initOwnerVolume()
        case .songs: try await songs()
        case .owner: try await owner()
        }
    }

    // MARK: init(songs:)
    func initSongs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(songs:)' must do")
    }

    // MARK: init?(owner:volume:)
    func initOwnerVolume() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init?(owner:volume:)' must do")
    }

    // MARK: songs
    func songs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'songs' must do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'owner' must do")
    }
}

/// The contract of `SongStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SongStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SongStoreContract<Live>.Expectation) async throws {
///         try await SongStoreContract { Live() }.check(expectation)
///     }
nonisolated struct SongStoreContract<Subject: SongStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initOnChange
        case songs
        case save
        case onChange
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initOnChange: try await initOnChange()
        case .songs: try await songs()
        case .save: try await save()
        case .onChange: try await onChange()
        }
    }

    // MARK: init(_:onChange:)
    func initOnChange() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(_:onChange:)' must do")
    }

    // MARK: songs()
    func songs() async throws {
        let subject = try await makeSubject()
        #expect(subject.songs().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let song = Song(id: 0, title: "")
        subject.save(song)
        #expect(subject.songs().count == 1)
    }

    // MARK: onChange
    func onChange() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'onChange' must do")
    }
}

/// The contract of `SharedSongStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedSongStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedSongStoreContract<Live>.Expectation) async throws {
///         try await SharedSongStoreContract { Live() }.check(expectation)
///     }
nonisolated struct SharedSongStoreContract<Subject: SharedSongStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initSongsName
        case songs
        case save
        case name
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initSongsName: try await initSongsName()
        case .songs: try await songs()
        case .save: try await save()
        case .name: try await name()
        }
    }

    // MARK: init(songs:name:)
    func initSongsName() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(songs:name:)' must do")
    }

    // MARK: songs()
    func songs() async throws {
        let subject = try await makeSubject()
        #expect(await subject.songs().isEmpty)
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let song = Song(id: 0, title: "")
        await subject.save(song)
        #expect(await subject.songs().count == 1)
    }

    // MARK: name
    func name() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'name' must do")
    }
}

/// The contract of `Preset`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PresetContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PresetContract<Live>.Expectation) async throws {
///         try await PresetContract { Live() }.check(expectation)
///     }
nonisolated struct PresetContract<Subject: Preset>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initDefaultIn
        case initMany
        case defaultRequirement
        case place
        case many
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initDefaultIn: try await initDefaultIn()
        case .initMany: try await initMany()
        case .defaultRequirement: try await defaultRequirement()
        case .place: try await place()
        case .many: try await many()
        }
    }

    // MARK: init(default:in:)
    func initDefaultIn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(default:in:)' must do")
    }

    // MARK: init(many:)
    func initMany() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(many:)' must do")
    }

    // MARK: default
    func defaultRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'default' must do")
    }

    // MARK: place
    func place() async throws {
        var subject = try await makeSubject()
        subject.place = "a"
        #expect(subject.place == "a")
    }

    // MARK: many
    func many() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'many' must do")
    }
}

/// The contract of `Queue`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: QueueContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: QueueContract<Live>.Expectation) async throws {
///         try await QueueContract { Live() }.check(expectation)
///     }
nonisolated struct QueueContract<Subject: Queue>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initElementsNext
        case elements
        case next
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initElementsNext: try await initElementsNext()
        case .elements: try await elements()
        case .next: try await next()
        }
    }

    // MARK: init(elements:next:)
    func initElementsNext() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(elements:next:)' must do")
    }

    // MARK: elements
    func elements() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'elements' must do")
    }

    // MARK: next
    func next() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'next' must do")
    }
}

/// The contract of `Player`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlayerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlayerContract<Live>.Expectation) async throws {
///         try await PlayerContract { Live() }.check(expectation)
///     }
@MainActor
struct PlayerContract<Subject: Player>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case initSongs
        case initTitle
        case play
        case songs
        case title
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initSongs: try await initSongs()
        case .initTitle: try await initTitle()
        case .play: try await play()
        case .songs: try await songs()
        case .title: try await title()
        }
    }

    // MARK: init?(songs:)
    func initSongs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init?(songs:)' must do")
    }

    // MARK: init(title:)
    func initTitle() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(title:)' must do")
    }

    // MARK: play()
    func play() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'play()' must do")
    }

    // MARK: songs
    func songs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'songs' must do")
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }
}

/// The contract of `Jukebox`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: JukeboxContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: JukeboxContract<Live>.Expectation) async throws {
///         try await JukeboxContract { Live() }.check(expectation)
///     }
@MainActor
struct JukeboxContract<Subject: Jukebox>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case initSongs
        case accepts
        case price
        case insert
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initSongs: try await initSongs()
        case .accepts: try await accepts()
        case .price: try await price()
        case .insert: try await insert()
        }
    }

    // MARK: init(songs:)
    func initSongs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(songs:)' must do")
    }

    // MARK: accepts(_:)
    func accepts() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'accepts(_:)' must do")
    }

    // MARK: price()
    func price() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'price()' must do")
    }

    // MARK: insert(_:)
    func insert() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'insert(_:)' must do")
    }
}
