import HiddenAliases

/// The contract of `FeedLoader`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FeedLoaderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FeedLoaderContract<Subject: FeedLoader> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.loadCompletion() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: FeedLoader>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FeedLoaderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FeedLoaderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func load(completion: @escaping (Result) -> Void)
    mutating func loadCompletion() async {
        let answer = HistoryAnswer()
        history.calls("subject.load(completion: { _ in })")
        subject.load(completion: { answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }

    // MARK: func reload(_ completion: @escaping Completion) -> Result
    mutating func reload() async {
        // Left out: no value of '@escaping Completion' can be drawn.
    }

    // MARK: static func last() -> Result
    mutating func last() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `QuerySource`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await QuerySourceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct QuerySourceContract<Subject: QuerySource> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.query() }
        calls.append { await $0.findThen() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: QuerySource>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await QuerySourceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await QuerySourceContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func query() -> Query
    mutating func query() async {
        history.calls("subject.query()")
        history.returns(subject.query())
    }

    // MARK: func find(_ queries: [Query]?, then use: (Query) -> Void) async throws -> Set<Query>
    mutating func findThen() async {
        let queries: [QuerySource.Query]? = history.draw()
        let answer = HistoryAnswer()
        history.calls("try await subject.find(\(history.text(queries)), then: { _ in })")
        do {
            _ = try await subject.find(queries, then: { answer.set($0) })
            await answer.arrival()
            if let value = answer.value { history.returns(value) }
        } catch { history.fails(error) }
    }
}

/// The contract of `PagedSource`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PagedSourceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PagedSourceContract<Subject: PagedSource> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.page() }
        calls.append { await $0.query() }
        calls.append { await $0.findThen() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PagedSource>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PagedSourceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PagedSourceContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var page: Page { get set }
    mutating func page() async {
        if history.choice(2) == 0 {
            let newValue: PagedSource.Page = history.draw()
            history.calls("subject.page = \(history.text(newValue))")
            subject.page = newValue
        } else {
            history.calls("subject.page")
            history.returns(subject.page)
        }
    }

    // MARK: subscript(page: Page) -> Self.Query { get }
    mutating func subscriptRequirement() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func query() -> Query
    mutating func query() async {
        history.calls("subject.query()")
        history.returns(subject.query())
    }

    // MARK: func find(_ queries: [Query]?, then use: (Query) -> Void) async throws -> Set<Query>
    mutating func findThen() async {
        let queries: [QuerySource.Query]? = history.draw()
        let answer = HistoryAnswer()
        history.calls("try await subject.find(\(history.text(queries)), then: { _ in })")
        do {
            _ = try await subject.find(queries, then: { answer.set($0) })
            await answer.arrival()
            if let value = answer.value { history.returns(value) }
        } catch { history.fails(error) }
    }
}

/// The contract of `Feed.Worker`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WorkerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WorkerContract<Subject: Feed.Worker> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.run() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Feed.Worker>(
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

    // MARK: init(task: Task)
    mutating func initTask() async {
        // Left out: it makes an implementation.
    }

    // MARK: func run(_ task: Task) async throws -> Data
    mutating func run() async {
        let task: Feed.Worker.Task = history.draw()
        history.calls("try await subject.run(\(history.text(task)))")
        do { history.returns(try await subject.run(task)) } catch { history.fails(error) }
    }
}

/// The contract of `ItemLoader`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ItemLoaderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ItemLoaderContract<Subject: ItemLoader> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.load() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ItemLoader>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ItemLoaderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ItemLoaderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func load(_ completion: @escaping (Result) -> Void) async throws
    mutating func load() async {
        let answer = HistoryAnswer()
        history.calls("try await subject.load({ _ in })")
        do {
            try await subject.load({ answer.set($0) })
            await answer.arrival()
            if let value = answer.value { history.returns(value) }
        } catch { history.fails(error) }
    }
}

/// The contract of `NumberLoader`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NumberLoaderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NumberLoaderContract<Subject: NumberLoader> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.next() }
        calls.append { await $0.load() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NumberLoader>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NumberLoaderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NumberLoaderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func next() -> Result
    mutating func next() async {
        history.calls("subject.next()")
        history.returns(subject.next())
    }

    // MARK: func load(_ completion: @escaping (Result) -> Void) async throws
    mutating func load() async {
        let answer = HistoryAnswer()
        history.calls("try await subject.load({ _ in })")
        do {
            try await subject.load({ answer.set($0) })
            await answer.arrival()
            if let value = answer.value { history.returns(value) }
        } catch { history.fails(error) }
    }
}

/// The contract of `Scheme`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SchemeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SchemeContract<Subject: Scheme> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Scheme>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SchemeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SchemeContract<Reference>.play(history, on: try await makeReference())
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

/// The contract of `Retrieval`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RetrievalContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RetrievalContract<Subject: Retrieval> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Retrieval>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RetrievalContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RetrievalContract<Reference>.play(history, on: try await makeReference())
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

/// The contract of `RetrievalReader`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RetrievalReaderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RetrievalReaderContract<Subject: RetrievalReader> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: RetrievalReader>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RetrievalReaderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RetrievalReaderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func page(for parameters: Plan.Parameters) throws -> Page
    mutating func pageFor() async {
        // Left out: no value of 'Plan.Parameters' can be drawn.
    }
}

/// The contract of `Copied`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CopiedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CopiedContract<Subject: Copied> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.copy() }
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Copied>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CopiedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CopiedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func copy(_ completion: (Result) -> Void)
    mutating func copy() async {
        let answer = HistoryAnswer()
        history.calls("subject.copy({ _ in })")
        subject.copy({ answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }

    // MARK: func count() -> Int
    mutating func count() async {
        history.calls("subject.count()")
        history.returns(subject.count())
    }
}
