import MadeTypes
import Testing

/// The contract of `Store`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoreContract<Live>.Expectation) async throws {
///         try await StoreContract { Live() }.check(expectation)
///     }
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case put
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .put: try await put()
        case .first: try await first()
        }
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}

/// The contract of `ItemStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ItemStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ItemStoreContract<Live>.Expectation) async throws {
///         try await ItemStoreContract { Live() }.check(expectation)
///     }
nonisolated struct ItemStoreContract<Subject: ItemStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case own
        case put
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .own: try await own()
        case .put: try await put()
        case .first: try await first()
        }
    }

    // MARK: own()
    func own() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'own()' must do")
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}

/// The contract of `ListStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ListStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ListStoreContract<Live>.Expectation) async throws {
///         try await ListStoreContract { Live() }.check(expectation)
///     }
nonisolated struct ListStoreContract<Subject: ListStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case own
        case put
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .own: try await own()
        case .put: try await put()
        case .first: try await first()
        }
    }

    // MARK: own()
    func own() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'own()' must do")
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}

/// The contract of `AppClock`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: AppClockContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: AppClockContract<Live>.Expectation) async throws {
///         try await AppClockContract { Live() }.check(expectation)
///     }
nonisolated struct AppClockContract<Subject: AppClock>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case own
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .own: try await own()
        }
    }

    // MARK: own()
    func own() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'own()' must do")
    }
}

/// The contract of `Machine`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MachineContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MachineContract<Live>.Expectation) async throws {
///         try await MachineContract { Live() }.check(expectation)
///     }
nonisolated struct MachineContract<Subject: Machine>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case send
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .send: try await send()
        }
    }

    // MARK: send(_:)
    func send() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(_:)' must do")
    }
}

/// The contract of `LoggingMachine`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LoggingMachineContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LoggingMachineContract<Live>.Expectation) async throws {
///         try await LoggingMachineContract { Live() }.check(expectation)
///     }
nonisolated struct LoggingMachineContract<Subject: LoggingMachine>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case clear
        case send
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .clear: try await clear()
        case .send: try await send()
        }
    }

    // MARK: clear()
    func clear() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'clear()' must do")
    }

    // MARK: send(_:)
    func send() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(_:)' must do")
    }
}

/// The contract of `Loading`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LoadingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LoadingContract<Live>.Expectation) async throws {
///         try await LoadingContract { Live() }.check(expectation)
///     }
nonisolated struct LoadingContract<Subject: Loading>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case load
        case visit
        case changeBy
        case later
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .load: try await load()
        case .visit: try await visit()
        case .changeBy: try await changeBy()
        case .later: try await later()
        }
    }

    // MARK: load(_:_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:_:)' must do")
    }

    // MARK: visit(_:)
    func visit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(_:)' must do")
    }

    // MARK: change(_:by:)
    func changeBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'change(_:by:)' must do")
    }

    // MARK: later(_:)
    func later() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'later(_:)' must do")
    }
}

/// The contract of `Locking`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LockingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LockingContract<Live>.Expectation) async throws {
///         try await LockingContract { Live() }.check(expectation)
///     }
nonisolated struct LockingContract<Subject: Locking>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case withLock
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .withLock: try await withLock()
        }
    }

    // MARK: withLock(_:)
    func withLock() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'withLock(_:)' must do")
    }
}

/// The contract of `Tuning`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TuningContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TuningContract<Live>.Expectation) async throws {
///         try await TuningContract { Live() }.check(expectation)
///     }
nonisolated struct TuningContract<Subject: Tuning>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case level
        case subscriptRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .level: try await level()
        case .subscriptRequirement: try await subscriptRequirement()
        }
    }

    // MARK: level
    func level() async throws {
        var subject = try await makeSubject()
        subject.level = 7
        #expect(subject.level == 7)
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}
