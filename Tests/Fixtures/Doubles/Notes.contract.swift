import Foundation
import Notes
import Testing

/// The contract of `NotesRepository`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NotesRepositoryContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NotesRepositoryContract<Live>.Expectation) async throws {
///         try await NotesRepositoryContract { Live() }.check(expectation)
///     }
nonisolated struct NotesRepositoryContract<Subject: NotesRepository>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case saveNote
        case moveNoteTo
        case deleteIdPermanently
        case findNoteBy
        case notesIn
        case newest
        case refresh
        case undo
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .saveNote: try await saveNote()
        case .moveNoteTo: try await moveNoteTo()
        case .deleteIdPermanently: try await deleteIdPermanently()
        case .findNoteBy: try await findNoteBy()
        case .notesIn: try await notesIn()
        case .newest: try await newest()
        case .refresh: try await refresh()
        case .undo: try await undo()
        }
    }

    // MARK: save(note:)
    func saveNote() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(note:)' must do")
    }

    // MARK: move(note:to:)
    func moveNoteTo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'move(note:to:)' must do")
    }

    // MARK: delete(id:permanently:)
    func deleteIdPermanently() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'delete(id:permanently:)' must do")
    }

    // MARK: findNote(by:)
    func findNoteBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'findNote(by:)' must do")
    }

    // MARK: notes(in:)
    func notesIn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'notes(in:)' must do")
    }

    // MARK: newest()
    func newest() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'newest()' must do")
    }

    // MARK: refresh()
    func refresh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'refresh()' must do")
    }

    // MARK: undo()
    func undo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'undo()' must do")
    }
}

/// The contract of `NoteSaver`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NoteSaverContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NoteSaverContract<Live>.Expectation) async throws {
///         try await NoteSaverContract { Live() }.check(expectation)
///     }
nonisolated struct NoteSaverContract<Subject: NoteSaver>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case save
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }
}

/// The contract of `Account`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: AccountContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: AccountContract<Live>.Expectation) async throws {
///         try await AccountContract { Live() }.check(expectation)
///     }
nonisolated struct AccountContract<Subject: Account>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case userName
        case visits
        case owner
        case nickname
        case current
        case token
        case isLocked
        case avatar
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .userName: try await userName()
        case .visits: try await visits()
        case .owner: try await owner()
        case .nickname: try await nickname()
        case .current: try await current()
        case .token: try await token()
        case .isLocked: try await isLocked()
        case .avatar: try await avatar()
        }
    }

    // MARK: userName
    func userName() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'userName' must do")
    }

    // MARK: visits
    func visits() async throws {
        var subject = try await makeSubject()
        subject.visits = 7
        #expect(subject.visits == 7)
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'owner' must do")
    }

    // MARK: nickname
    func nickname() async throws {
        var subject = try await makeSubject()
        subject.nickname = "a"
        #expect(subject.nickname == "a")
    }

    // MARK: current
    func current() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'current' must do")
    }

    // MARK: token
    func token() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'token' must do")
    }

    // MARK: isLocked
    func isLocked() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isLocked' must do")
    }

    // MARK: avatar
    func avatar() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'avatar' must do")
    }
}
