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
        case title
        case save
        case delete
        case findId
        case all
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .title: try await title()
        case .save: try await save()
        case .delete: try await delete()
        case .findId: try await findId()
        case .all: try await all()
        }
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }

    // MARK: save(_:)
    func save() async throws {
        let subject = try await makeSubject()
        let note = Note()
        try await subject.save(note)
        #expect(try await subject.find(id: note.id) != nil)
    }

    // MARK: delete(_:)
    func delete() async throws {
        let subject = try await makeSubject()
        let note = Note()
        try await subject.save(note)
        try await subject.delete(note)
        #expect(try await subject.find(id: note.id) == nil)
    }

    // MARK: find(id:)
    func findId() async throws {
        let subject = try await makeSubject()
        let note = Note()
        #expect(try await subject.find(id: note.id) == nil)
    }

    // MARK: all()
    func all() async throws {
        let subject = try await makeSubject()
        #expect(subject.all().isEmpty)
    }
}
