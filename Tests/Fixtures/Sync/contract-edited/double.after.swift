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
        case findBy
        case load
        case refresh
        case savesTwice
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        case .findBy: try await findBy()
        case .load: try await load()
        case .refresh: try await refresh()
        case .savesTwice: try await savesTwice()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let note = Note()
        try subject.save(note)
        #expect(try subject.load().count == 1)
    }

    // MARK: find(by:)
    func findBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(by:)' must do")
    }

    // MARK: load()
    func load() async throws {
        let subject = try await makeSubject()
        #expect(try subject.load().isEmpty)
    }

    // MARK: refresh()
    func refresh() async throws {
        let subject = try await makeSubject()
        let before = subject.find(by: 1)
        _ = subject.find(by: 2)  // finding changes nothing
        #expect(subject.find(by: 1)?.id == before?.id)
    }

    // What no single requirement says.
    func savesTwice() async throws {
        let subject = try await makeSubject()
        try subject.save(Note())
        try subject.save(Note())
    }
}
