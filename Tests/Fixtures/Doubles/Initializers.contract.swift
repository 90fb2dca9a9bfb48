import Initializers
import Testing

/// The contract of `Playlist`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(songs:)' yet: say here what it has to do")
    }

    // MARK: init?(owner:volume:)
    func initOwnerVolume() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'init?(owner:volume:)' yet: say here what it has to do")
    }

    // MARK: songs
    func songs() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'songs' yet: say here what it has to do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'owner' yet: say here what it has to do")
    }
}

/// The contract of `SongStore`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(_:onChange:)' yet: say here what it has to do")
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
        Issue.record("nothing is expected of 'onChange' yet: say here what it has to do")
    }
}

/// The contract of `SharedSongStore`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(songs:name:)' yet: say here what it has to do")
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
        Issue.record("nothing is expected of 'name' yet: say here what it has to do")
    }
}

/// The contract of `Preset`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(default:in:)' yet: say here what it has to do")
    }

    // MARK: init(many:)
    func initMany() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'init(many:)' yet: say here what it has to do")
    }

    // MARK: default
    func defaultRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'default' yet: say here what it has to do")
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
        Issue.record("nothing is expected of 'many' yet: say here what it has to do")
    }
}

/// The contract of `Queue`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(elements:next:)' yet: say here what it has to do")
    }

    // MARK: elements
    func elements() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'elements' yet: say here what it has to do")
    }

    // MARK: next
    func next() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'next' yet: say here what it has to do")
    }
}

/// The contract of `Player`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init?(songs:)' yet: say here what it has to do")
    }

    // MARK: init(title:)
    func initTitle() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'init(title:)' yet: say here what it has to do")
    }

    // MARK: play()
    func play() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'play()' yet: say here what it has to do")
    }

    // MARK: songs
    func songs() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'songs' yet: say here what it has to do")
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }
}

/// The contract of `Jukebox`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init(songs:)' yet: say here what it has to do")
    }

    // MARK: accepts(_:)
    func accepts() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'accepts(_:)' yet: say here what it has to do")
    }

    // MARK: price()
    func price() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'price()' yet: say here what it has to do")
    }

    // MARK: insert(_:)
    func insert() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'insert(_:)' yet: say here what it has to do")
    }
}
