import TakenNames
import Testing

/// The contract of `Sendable`, yours to fill in: what each implementation of it has to do.
nonisolated struct SendableContract<Subject: TakenNames.Sendable>: Swift.Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Doors`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'close(_:after:)' yet: say here what it has to do")
    }

    // MARK: list(_:)
    func list() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'list(_:)' yet: say here what it has to do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'run(_:)' yet: say here what it has to do")
    }

    // MARK: quit()
    func quit() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'quit()' yet: say here what it has to do")
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'save(_:)' yet: say here what it has to do")
    }

    // MARK: make()
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'make()' yet: say here what it has to do")
    }

    // MARK: last
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'last' yet: say here what it has to do")
    }
}

/// The contract of `Keys`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'find(_:)' yet: say here what it has to do")
    }

    // MARK: code(_:)
    func code() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'code(_:)' yet: say here what it has to do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'owner' yet: say here what it has to do")
    }
}

/// The contract of `Racer`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'run(Task:)' yet: say here what it has to do")
    }

    // MARK: stop(_:for:)
    func stopFor() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'stop(_:for:)' yet: say here what it has to do")
    }

    // MARK: Array
    func Array() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'Array' yet: say here what it has to do")
    }
}

/// The contract of `Relay`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'send(_:then:)' yet: say here what it has to do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'run(_:)' yet: say here what it has to do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'subscript(_:)' yet: say here what it has to do")
    }
}
