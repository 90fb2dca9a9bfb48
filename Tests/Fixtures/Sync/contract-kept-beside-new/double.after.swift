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
        case findBy
        case archive
        case refresh  // since the server may be asked
        case save
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .findBy: try await findBy()
        case .archive: try await archive()
        case .save: try await save()
        case .refresh: try await refresh()
        }
    }

    // MARK: find(by:)
    func findBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(by:)' must do")
    }

    // MARK: archive(_:)
    func archive() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'archive(_:)' must do")
    }

    // MARK: refresh()
    func refresh() async throws {
        let subject = try await makeSubject()
        #expect(subject.find(by: 1) == nil)
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }
}
