import TakenNames
import Testing

/// The contract of `Sendable`, yours to fill in: what each implementation must do.
nonisolated struct SendableContract<Subject: TakenNames.Sendable>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Doors`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DoorsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DoorsContract<Live>.Expectation) async throws {
///         try await DoorsContract { Live() }.check(expectation)
///     }
nonisolated struct DoorsContract<Subject: Doors>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Swift.Sendable {
        case closeAfter
        case list
        case run
        case quit
        case save
        case make
        case last
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .closeAfter: try await closeAfter()
        case .list: try await list()
        case .run: try await run()
        case .quit: try await quit()
        case .save: try await save()
        case .make: try await make()
        case .last: try await last()
        }
    }

    // MARK: close(_:after:)
    func closeAfter() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close(_:after:)' must do")
    }

    // MARK: list(_:)
    func list() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'list(_:)' must do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }

    // MARK: quit()
    func quit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'quit()' must do")
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }

    // MARK: make()
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make()' must do")
    }

    // MARK: last
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last' must do")
    }
}

/// The contract of `Keys`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: KeysContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: KeysContract<Live>.Expectation) async throws {
///         try await KeysContract { Live() }.check(expectation)
///     }
nonisolated struct KeysContract<Subject: Keys>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Swift.Sendable {
        case find
        case code
        case owner
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .find: try await find()
        case .code: try await code()
        case .owner: try await owner()
        }
    }

    // MARK: find(_:)
    func find() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(_:)' must do")
    }

    // MARK: code(_:)
    func code() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'code(_:)' must do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'owner' must do")
    }
}

/// The contract of `Racer`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RacerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RacerContract<Live>.Expectation) async throws {
///         try await RacerContract { Live() }.check(expectation)
///     }
nonisolated struct RacerContract<Subject: Racer>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Swift.Sendable {
        case runTask
        case stopFor
        case Array
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .runTask: try await runTask()
        case .stopFor: try await stopFor()
        case .Array: try await Array()
        }
    }

    // MARK: run(Task:)
    func runTask() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(Task:)' must do")
    }

    // MARK: stop(_:for:)
    func stopFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stop(_:for:)' must do")
    }

    // MARK: Array
    func Array() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'Array' must do")
    }
}

/// The contract of `Relay`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RelayContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RelayContract<Live>.Expectation) async throws {
///         try await RelayContract { Live() }.check(expectation)
///     }
nonisolated struct RelayContract<Subject: Relay>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Swift.Sendable {
        case sendThen
        case run
        case subscriptRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .sendThen: try await sendThen()
        case .run: try await run()
        case .subscriptRequirement: try await subscriptRequirement()
        }
    }

    // MARK: send(_:then:)
    func sendThen() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(_:then:)' must do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}
