import Isolation

/// The contract of `NotesView`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NotesViewContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct NotesViewContract<Subject: NotesView> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.show() }
        calls.append { await $0.edit() }
        calls.append { await $0.close() }
        calls.append { await $0.title() }
        calls.append { await $0.draft() }
        calls.append { await $0.identifier() }
        calls.append { await $0.describeLevel() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NotesView>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NotesViewContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NotesViewContract<Reference>.play(history, on: try await makeReference())
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

    private func anyDraft() -> Draft { history.model("Draft()", Draft()) }

    // MARK: func show(_ draft: Draft)
    mutating func show() async {
        let draft = anyDraft()
        history.calls("subject.show(\(history.text(draft)))")
        history.returns(subject.show(draft))
    }

    // MARK: func edit(_ draft: Draft) async -> Draft
    mutating func edit() async {
        let draft = anyDraft()
        history.calls("await subject.edit(\(history.text(draft)))")
        history.returns(await subject.edit(draft))
    }

    // MARK: func close()
    mutating func close() async {
        history.calls("subject.close()")
        history.returns(subject.close())
    }

    // MARK: var title: String { get set }
    mutating func title() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.title = \(history.text(newValue))")
            subject.title = newValue
        } else {
            history.calls("subject.title")
            history.returns(subject.title)
        }
    }

    // MARK: var draft: Draft { get }
    mutating func draft() async {
        history.calls("subject.draft")
        history.returns(subject.draft)
    }

    // MARK: nonisolated var identifier: String { get }
    mutating func identifier() async {
        history.calls("subject.identifier")
        history.returns(subject.identifier)
    }

    // MARK: nonisolated func describe(level: Int) -> String
    mutating func describeLevel() async {
        let level: Int = history.draw()
        history.calls("subject.describe(level: \(history.text(level)))")
        history.returns(subject.describe(level: level))
    }

    // MARK: static func make(named name: String) -> Int
    mutating func makeNamed() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `NoteStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteStoreContract.check({ Live() }, against: { Fake() })
///     }
@StoreActor
struct NoteStoreContract<Subject: NoteStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@StoreActor (inout Self) async -> Void] {
        var calls: [@StoreActor (inout Self) async -> Void] = []
        calls.append { await $0.save() }
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NoteStore>(
        _ makeSubject: @StoreActor @Sendable () async throws -> Subject,
        against makeReference: @StoreActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteStoreContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func save(_ text: String) async throws
    mutating func save() async {
        let text: String = history.draw()
        history.calls("try await subject.save(\(history.text(text)))")
        do { history.returns(try await subject.save(text)) } catch { history.fails(error) }
    }

    // MARK: var count: Int { get }
    mutating func count() async {
        history.calls("subject.count")
        history.returns(subject.count)
    }
}

/// The contract of `NotesPresenter`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NotesPresenterContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NotesPresenterContract<Subject: NotesPresenter> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.reset() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NotesPresenter>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NotesPresenterContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NotesPresenterContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: @MainActor func present(_ draft: Draft)
    mutating func present() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: @StoreActor func persist(_ draft: Draft) async -> Bool
    mutating func persist() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: @MainActor var headline: String { get }
    mutating func headline() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: func reset()
    mutating func reset() async {
        history.calls("subject.reset()")
        history.returns(subject.reset())
    }
}

/// The contract of `NoteCache`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NoteCacheContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NoteCacheContract<Subject: NoteCache> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.storeKey() }
        calls.append { await $0.loadKey() }
        calls.append { await $0.size() }
        calls.append { await $0.name() }
        calls.append { await $0.hint() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NoteCache>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NoteCacheContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NoteCacheContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func store(_ text: String, key: String)
    mutating func storeKey() async {
        let text: String = history.draw()
        let key: String = history.draw()
        history.calls("await subject.store(\(history.text(text)), key: \(history.text(key)))")
        history.returns(await subject.store(text, key: key))
    }

    // MARK: func load(key: String) async throws -> String
    mutating func loadKey() async {
        let key: String = history.draw()
        history.calls("try await subject.load(key: \(history.text(key)))")
        do { history.returns(try await subject.load(key: key)) } catch { history.fails(error) }
    }

    // MARK: func adopt(_ draft: sending Draft) async -> sending Draft
    mutating func adopt() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: var size: Int { get }
    mutating func size() async {
        history.calls("await subject.size")
        history.returns(await subject.size)
    }

    // MARK: nonisolated var name: String { get }
    mutating func name() async {
        history.calls("subject.name")
        history.returns(subject.name)
    }

    // MARK: nonisolated func hint(_ key: String) -> Int
    mutating func hint() async {
        let key: String = history.draw()
        history.calls("subject.hint(\(history.text(key)))")
        history.returns(subject.hint(key))
    }
}

/// The contract of `Worker`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WorkerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WorkerContract<Subject: Worker> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.work() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Worker>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WorkerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WorkerContract<Reference>.play(history, on: try await makeReference())
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

    private func anyDraft() -> Draft { history.model("Draft()", Draft()) }

    // MARK: nonisolated(nonsending) func work(_ draft: Draft) async -> Draft
    mutating func work() async {
        let draft = anyDraft()
        history.calls("await subject.work(\(history.text(draft)))")
        history.returns(await subject.work(draft))
    }

    // MARK: @concurrent func crunch(_ number: Int) async -> Int
    mutating func crunch() async {
        // Left out: it leaves its caller's actor.
    }

    // MARK: func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft
    mutating func runIsolation() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: func give(_ draft: sending Draft) -> sending Draft
    mutating func give() async {
        // Left out: its arguments can't be handed on.
    }
}
