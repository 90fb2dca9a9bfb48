import LockedValues
import Testing

/// The contract of `Strongbox`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StrongboxContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StrongboxContract<Live>.Expectation) async throws {
///         try await StrongboxContract { Live() }.check(expectation)
///     }
nonisolated struct StrongboxContract<Subject: Strongbox>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
        case read
        case owner
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        case .read: try await read()
        case .owner: try await owner()
        }
    }

    // MARK: open(_:)
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open(_:)' must do")
    }

    // MARK: read()
    func read() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'read()' must do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'owner' must do")
    }
}

/// The contract of `Tally`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TallyContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TallyContract<Live>.Expectation) async throws {
///         try await TallyContract { Live() }.check(expectation)
///     }
nonisolated struct TallyContract<Subject: Tally>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case count
        case total
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .count: try await count()
        case .total: try await total()
        }
    }

    // MARK: count
    func count() async throws {
        var subject = try await makeSubject()
        subject.count = 7
        #expect(subject.count == 7)
    }

    // MARK: total()
    func total() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'total()' must do")
    }
}
