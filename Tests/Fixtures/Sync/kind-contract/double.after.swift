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
        case save
        case findFor
        case load
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        case .findFor: try await findFor()
        case .load: try await load()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let note = Note()
        try subject.save(note)
        #expect(try subject.load().count == 1)
    }

    // MARK: find(for:)
    func findFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(for:)' must do")
    }

    // MARK: load()
    func load() async throws {
        let subject = try await makeSubject()
        #expect(try subject.load().isEmpty)
    }
}
