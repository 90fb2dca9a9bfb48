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
@MainActor
struct StoreContract<Subject: Store>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case save
        case count
        #if os(Linux)
        case visitFor
        #endif
        case findFirst
        case visitForIntString
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        let owned3 = 1; _ = owned3
        switch expectation {
        case .save: try await save()
        case .count: try await count()
        case .findFirst: try await findFirst()
        case .visitForIntString: try await visitForIntString()
        #if os(Linux)
        case .visitFor: try await visitFor()
        #endif
        }
    }

    // MARK: save
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save' must do")
    }

    // MARK: count
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count' must do")
    }

    // MARK: find(first:)
    func findFirst() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(first:)' must do")
    }

    // MARK: visit(for:)
    func visitForIntString() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(for:)' must do")
    }

    #if os(Linux)
    // MARK: visit(for:)
    func visitFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(for:)' must do")
    }
    #endif
}
