import Isolation
import Testing

/// The contract of `NotesView`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NotesViewContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NotesViewContract<Live>.Expectation) async throws {
///         try await NotesViewContract { Live() }.check(expectation)
///     }
@MainActor
struct NotesViewContract<Subject: NotesView>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case show
        case edit
        case close
        case title
        case draft
        case identifier
        case describeLevel
        case makeNamed
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .show: try await show()
        case .edit: try await edit()
        case .close: try await close()
        case .title: try await title()
        case .draft: try await draft()
        case .identifier: try await identifier()
        case .describeLevel: try await describeLevel()
        case .makeNamed: try await makeNamed()
        }
    }

    // MARK: show(_:)
    func show() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'show(_:)' must do")
    }

    // MARK: edit(_:)
    func edit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'edit(_:)' must do")
    }

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close()' must do")
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }

    // MARK: draft
    func draft() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'draft' must do")
    }

    // MARK: identifier
    func identifier() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'identifier' must do")
    }

    // MARK: describe(level:)
    func describeLevel() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'describe(level:)' must do")
    }

    // MARK: make(named:)
    func makeNamed() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make(named:)' must do")
    }
}

/// The contract of `NoteStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NoteStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NoteStoreContract<Live>.Expectation) async throws {
///         try await NoteStoreContract { Live() }.check(expectation)
///     }
@StoreActor
struct NoteStoreContract<Subject: NoteStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @StoreActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case save
        case count
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        case .count: try await count()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }

    // MARK: count
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count' must do")
    }
}

/// The contract of `NotesPresenter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NotesPresenterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NotesPresenterContract<Live>.Expectation) async throws {
///         try await NotesPresenterContract { Live() }.check(expectation)
///     }
nonisolated struct NotesPresenterContract<Subject: NotesPresenter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case present
        case persist
        case headline
        case reset
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .present: try await present()
        case .persist: try await persist()
        case .headline: try await headline()
        case .reset: try await reset()
        }
    }

    // MARK: present(_:)
    func present() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'present(_:)' must do")
    }

    // MARK: persist(_:)
    func persist() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'persist(_:)' must do")
    }

    // MARK: headline
    func headline() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'headline' must do")
    }

    // MARK: reset()
    func reset() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reset()' must do")
    }
}

/// The contract of `NoteCache`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NoteCacheContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NoteCacheContract<Live>.Expectation) async throws {
///         try await NoteCacheContract { Live() }.check(expectation)
///     }
nonisolated struct NoteCacheContract<Subject: NoteCache>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case storeKey
        case loadKey
        case adopt
        case size
        case name
        case hint
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .storeKey: try await storeKey()
        case .loadKey: try await loadKey()
        case .adopt: try await adopt()
        case .size: try await size()
        case .name: try await name()
        case .hint: try await hint()
        }
    }

    // MARK: store(_:key:)
    func storeKey() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'store(_:key:)' must do")
    }

    // MARK: load(key:)
    func loadKey() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(key:)' must do")
    }

    // MARK: adopt(_:)
    func adopt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'adopt(_:)' must do")
    }

    // MARK: size
    func size() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'size' must do")
    }

    // MARK: name
    func name() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'name' must do")
    }

    // MARK: hint(_:)
    func hint() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hint(_:)' must do")
    }
}

/// The contract of `Worker`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WorkerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WorkerContract<Live>.Expectation) async throws {
///         try await WorkerContract { Live() }.check(expectation)
///     }
nonisolated struct WorkerContract<Subject: Worker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case work
        case crunch
        case runIsolation
        case give
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .work: try await work()
        case .crunch: try await crunch()
        case .runIsolation: try await runIsolation()
        case .give: try await give()
        }
    }

    // MARK: work(_:)
    func work() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'work(_:)' must do")
    }

    // MARK: crunch(_:)
    func crunch() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'crunch(_:)' must do")
    }

    // MARK: run(_:isolation:)
    func runIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:isolation:)' must do")
    }

    // MARK: give(_:)
    func give() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'give(_:)' must do")
    }
}
