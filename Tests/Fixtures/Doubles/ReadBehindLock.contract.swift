import ReadBehindLock

/// The contract of `Catalog`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CatalogContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CatalogContract<Subject: Catalog> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.pages() }
        calls.append { await $0.notes() }
        calls.append { await $0.opened() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Catalog>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CatalogContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CatalogContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: @Listing var pages: [Int] { get }
    mutating func pages() async {
        history.calls("subject.pages")
        history.returns(subject.pages)
    }

    // MARK: @Listing var notes: [Int] { get set }
    mutating func notes() async {
        if history.choice(2) == 0 {
            let newValue: [Int] = history.draw()
            history.calls("subject.notes = \(history.text(newValue))")
            subject.notes = newValue
        } else {
            history.calls("subject.notes")
            history.returns(subject.notes)
        }
    }

    // MARK: var opened: Void { get set }
    mutating func opened() async {
        history.calls("subject.opened")
        history.returns(subject.opened)
    }

    // MARK: static var closed: () { get set }
    mutating func closed() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Abyss`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await AbyssContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct AbyssContract<Subject: Abyss> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Abyss>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await AbyssContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await AbyssContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var bottom: Never { get }
    mutating func bottom() async {
        // Left out: its answer 'Never' can't be compared.
    }

    // MARK: var echo: Never { get set }
    mutating func echo() async {
        // Left out: its answer 'Never' can't be compared.
    }

    // MARK: subscript(_ depth: Int) -> Never { get set }
    mutating func subscriptRequirement() async {
        // Left out: its answer 'Never' can't be compared.
    }
}

/// The contract of `Pit`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PitContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PitContract<Subject: Pit> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Pit>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PitContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PitContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var depth: Never { get set }
    mutating func depth() async {
        // Left out: its answer 'Never' can't be compared.
    }

    // MARK: static var width: Never { get async throws }
    mutating func width() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}
