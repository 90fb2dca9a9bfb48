import Foundation
import SuperclassMembers

/// The contract of `Controls`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ControlsContract.check({ Live() }, against: { Fake() })
///     }
///
/// `play(_:)`, `load()`, `volume`, `title`, `position`, `stop()`, `model`, `make()`, `subscript(_:)` and `rewind()`
/// keep their default implementations.
nonisolated struct ControlsContract<Subject: Controls> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.own() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Controls>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ControlsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ControlsContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func own() -> Int
    mutating func own() async {
        history.calls("subject.own()")
        history.returns(subject.own())
    }
}

/// The contract of `Recording`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RecordingContract.check({ Live() }, against: { Fake() })
///     }
///
/// `add(_:)`, `last` and `play(_:)` keep their default implementations.
nonisolated struct RecordingContract<Subject: Recording> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Recording>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RecordingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RecordingContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }
}

/// The contract of `Channel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ChannelContract.check({ Live() }, against: { Fake() })
///     }
///
/// `level` and `send(_:)` keep their default implementations.
nonisolated struct ChannelContract<Subject: Channel> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.close() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Channel>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ChannelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ChannelContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func close()
    mutating func close() async {
        history.calls("subject.close()")
        history.returns(subject.close())
    }
}

/// The contract of `NamedObject`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NamedObjectContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NamedObjectContract<Subject: NamedObject> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.name() }
        calls.append { await $0.renameTo() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NamedObject>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NamedObjectContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NamedObjectContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: var name: String { get set }
    mutating func name() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.name = \(history.text(newValue))")
            subject.name = newValue
        } else {
            history.calls("subject.name")
            history.returns(subject.name)
        }
    }

    // MARK: func rename(to name: String) -> Bool
    mutating func renameTo() async {
        let name: String = history.draw()
        history.calls("subject.rename(to: \(history.text(name)))")
        history.returns(subject.rename(to: name))
    }
}

/// The contract of `ImportTask`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ImportTaskContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ImportTaskContract<Subject: ImportTask> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.importNotesFrom() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ImportTask>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ImportTaskContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ImportTaskContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: func importNotes(from path: String) throws -> Int
    mutating func importNotesFrom() async {
        let path: String = history.draw()
        history.calls("try subject.importNotes(from: \(history.text(path)))")
        do { history.returns(try subject.importNotes(from: path)) } catch { history.fails(error) }
    }
}

/// The contract of `NoteWatching`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteWatchingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NoteWatchingContract<Subject: NoteWatching> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.isEnabled() }
        calls.append { await $0.noteChanged() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NoteWatching>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteWatchingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteWatchingContract<Reference>.play(history, on: try await makeReference())
            } else {
                await play(history, on: try await makeSubject())
            }
        }
        search.report()
    }

    /// Makes the calls of `history` on `subject`.
    static func play(_ history: RandomHistory, on subject: Subject) async {
        var contract = Self(subject: subject, history: history)
        history.begin()
        while let call = history.next() {
            let heard = history.heard
            await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
        }
    }

    // MARK: var isEnabled: Bool { get set }
    mutating func isEnabled() async {
        if history.choice(2) == 0 {
            let newValue: Bool = history.draw()
            history.calls("subject.isEnabled = \(history.text(newValue))")
            subject.isEnabled = newValue
        } else {
            history.calls("subject.isEnabled")
            history.returns(subject.isEnabled)
        }
    }

    // MARK: func noteChanged(_ id: Int) -> Bool
    mutating func noteChanged() async {
        let id: Int = history.draw()
        history.calls("subject.noteChanged(\(history.text(id)))")
        history.returns(subject.noteChanged(id))
    }
}
