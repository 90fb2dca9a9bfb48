import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'find(by:)' yet: say here what it has to do")
    }

    // MARK: archive(_:)
    func archive() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'archive(_:)' yet: say here what it has to do")
    }

    // MARK: refresh()
    func refresh() async throws {
        let subject = try await makeSubject()
        #expect(subject.find(by: 1) == nil)
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'save(_:)' yet: say here what it has to do")
    }
}
