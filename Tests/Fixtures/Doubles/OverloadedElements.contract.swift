import OverloadedElements

/// The contract of `PartShelf`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PartShelfContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PartShelfContract<Subject: PartShelf> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.put() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PartShelf>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PartShelfContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PartShelfContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func put(_ item: Int)
    mutating func put() async {
        let item: Int = history.draw()
        history.calls("subject.put(\(history.text(item)))")
        history.returns(subject.put(item))
    }

    // MARK: func put(_ item: Item)
    mutating func putItem() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `PartRack`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PartRackContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PartRackContract<Subject: PartRack> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.store() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PartRack>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PartRackContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PartRackContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func store(_ part: String) async
    mutating func store() async {
        let part: String = history.draw()
        history.calls("await subject.store(\(history.text(part)))")
        history.returns(await subject.store(part))
    }

    // MARK: func store(_ part: Part) async
    mutating func storePart() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func take() -> Part?
    mutating func take() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `PartCrate`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PartCrateContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PartCrateContract<Subject: PartCrate> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PartCrate>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PartCrateContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PartCrateContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: subscript(_ index: Int) -> String { get }
    mutating func subscriptRequirement() async {
        // Left out: it takes a place, which may not be there.
    }

    // MARK: subscript(_ index: Index) -> String { get set }
    mutating func subscriptIndex() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: init(_ index: Index)
    mutating func initRequirement() async {
        // Left out: it makes an implementation.
    }

    // MARK: init(_ index: [Int])
    mutating func initIntArray() async {
        // Left out: it makes an implementation.
    }
}
