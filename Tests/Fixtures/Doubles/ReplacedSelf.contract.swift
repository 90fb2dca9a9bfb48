import ReplacedSelf
import Testing

/// The contract of `Chain`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ChainContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ChainContract<Live>.Expectation) async throws {
///         try await ChainContract { Live() }.check(expectation)
///     }
nonisolated struct ChainContract<Subject: Chain>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case plusAssign
        case tildeGreater
        case join
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .plusAssign: try await plusAssign()
        case .tildeGreater: try await tildeGreater()
        case .join: try await join()
        }
    }

    // MARK: +=(_:_:)
    func plusAssign() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '+=(_:_:)' must do")
    }

    // MARK: ~>(_:)
    func tildeGreater() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '~>(_:)' must do")
    }

    // MARK: join(_:)
    func join() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'join(_:)' must do")
    }
}

/// The contract of `Rope`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RopeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RopeContract<Live>.Expectation) async throws {
///         try await RopeContract { Live() }.check(expectation)
///     }
@MainActor
struct RopeContract<Subject: Rope>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case plusAssign
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .plusAssign: try await plusAssign()
        }
    }

    // MARK: +=(_:_:)
    func plusAssign() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '+=(_:_:)' must do")
    }
}

/// The contract of `Cable`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CableContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CableContract<Live>.Expectation) async throws {
///         try await CableContract { Live() }.check(expectation)
///     }
nonisolated struct CableContract<Subject: Cable>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case plusAssign
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .plusAssign: try await plusAssign()
        }
    }

    // MARK: +=(_:_:)
    func plusAssign() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '+=(_:_:)' must do")
    }
}

/// The contract of `Cord`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CordContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CordContract<Live>.Expectation) async throws {
///         try await CordContract { Live() }.check(expectation)
///     }
nonisolated struct CordContract<Subject: Cord>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case plusAssign
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .plusAssign: try await plusAssign()
        }
    }

    // MARK: +=(_:_:)
    func plusAssign() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '+=(_:_:)' must do")
    }
}
