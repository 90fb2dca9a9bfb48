import Testing

@testable import Notes

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
        case count
        #if os(Linux)
        case loadFor
        #endif
        case findFirst
        case visitFor
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        let owned3 = 1; _ = owned3
        switch expectation {
        case .count: try await count()
        #if os(Linux)
        case .loadFor: try await loadFor()
        #endif
        case .findFirst: try await findFirst()
        case .visitFor: try await visitFor()
        }
    }

    // MARK: count
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count' must do")
    }

    #if os(Linux)
    // MARK: load(for:)
    func loadFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(for:)' must do")
    }
    #endif

    // MARK: find(first:)
    func findFirst() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(first:)' must do")
    }

    // MARK: visit(for:)
    func visitFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(for:)' must do")
    }
}
