import DeprecatedTypes

/// The contract of `LabelStore`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LabelStoreContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LabelStoreContract<Subject: LabelStore> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.save() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: LabelStore>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LabelStoreContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LabelStoreContract<Reference>.play(history, on: try await makeReference())
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

    private func anyTag() -> Tag { history.model("Tag()", Tag()) }

    // MARK: @available(*, deprecated, renamed: "save(_:)") func add(_ label: Label, at index: Int)
    mutating func addAt() async {
        // Left out: its attributes limit where it can be called.
    }

    // MARK: @available(*, deprecated) func labels(under key: String) throws -> [Label]
    mutating func labelsUnder() async {
        // Left out: its attributes limit where it can be called.
    }

    // MARK: @available(*, deprecated) var first: Label { get set }
    mutating func first() async {
        // Left out: its attributes limit where it can be called.
    }

    // MARK: @available(*, deprecated) static func make(_ label: Label) -> Label?
    mutating func make() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: func save(_ tag: Tag)
    mutating func save() async {
        let tag = anyTag()
        history.calls("subject.save(\(history.text(tag)))")
        history.returns(subject.save(tag))
    }
}

/// The contract of `SharedLabels`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedLabelsContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedLabelsContract<Subject: SharedLabels> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.tag() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedLabels>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedLabelsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedLabelsContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: @available(*, deprecated) func latest(_ label: Label) async -> Label
    mutating func latest() async {
        // Left out: its attributes limit where it can be called.
    }

    // MARK: @available(*, deprecated) var first: Label { get set }
    mutating func first() async {
        // Left out: its attributes limit where it can be called.
    }

    // MARK: var tag: Tag { get }
    mutating func tag() async {
        history.calls("subject.tag")
        history.returns(subject.tag)
    }
}

/// The contract of `LabelSource`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LabelSourceContract.check({ Live() }, against: { Fake() })
///     }
@available(*, deprecated)
nonisolated struct LabelSourceContract<Subject: LabelSource> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: LabelSource>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LabelSourceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LabelSourceContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func label(at index: Int) -> Label
    mutating func labelAt() async {
        // Left out: it takes a place, which may not be there.
    }
}
