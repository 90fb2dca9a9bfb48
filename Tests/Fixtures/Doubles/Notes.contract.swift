import Foundation
import Notes
import Testing

/// The contract of `NotesRepository`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'save(note:)' yet: say here what it has to do")
    }

    // MARK: move(note:to:)
    func moveNoteTo() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'move(note:to:)' yet: say here what it has to do")
    }

    // MARK: delete(id:permanently:)
    func deleteIdPermanently() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'delete(id:permanently:)' yet: say here what it has to do")
    }

    // MARK: findNote(by:)
    func findNoteBy() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'findNote(by:)' yet: say here what it has to do")
    }

    // MARK: notes(in:)
    func notesIn() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'notes(in:)' yet: say here what it has to do")
    }

    // MARK: newest()
    func newest() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'newest()' yet: say here what it has to do")
    }

    // MARK: refresh()
    func refresh() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'refresh()' yet: say here what it has to do")
    }

    // MARK: undo()
    func undo() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'undo()' yet: say here what it has to do")
    }
}

/// The contract of `NoteSaver`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'save(_:)' yet: say here what it has to do")
    }
}

/// The contract of `Account`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'userName' yet: say here what it has to do")
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
        Issue.record("nothing is expected of 'owner' yet: say here what it has to do")
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
        Issue.record("nothing is expected of 'current' yet: say here what it has to do")
    }

    // MARK: token
    func token() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'token' yet: say here what it has to do")
    }

    // MARK: isLocked
    func isLocked() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'isLocked' yet: say here what it has to do")
    }

    // MARK: avatar
    func avatar() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'avatar' yet: say here what it has to do")
    }
}
