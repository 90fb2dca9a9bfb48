import WeakReferences

/// The contract of `PlayerDelegate`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlayerDelegateContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PlayerDelegateContract<Subject: PlayerDelegate> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.ended() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PlayerDelegate>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlayerDelegateContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlayerDelegateContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func ended()
    mutating func ended() async {
        history.calls("subject.ended()")
        history.returns(subject.ended())
    }
}

/// The contract of `Described`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DescribedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DescribedContract<Subject: Described> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.describe() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Described>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DescribedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DescribedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func describe() -> String
    mutating func describe() async {
        history.calls("subject.describe()")
        history.returns(subject.describe())
    }
}

/// The contract of `Playing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlayingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PlayingContract<Subject: Playing> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.owner() }
        calls.append { await $0.parent() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Playing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlayingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlayingContract<Reference>.play(history, on: try await makeReference())
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

    private func anyKeeper() -> Keeper { history.model("Keeper()", Keeper()) }

    // MARK: var delegate: (any PlayerDelegate)? { get set }
    mutating func delegate() async {
        // Left out: its answer 'any PlayerDelegate' can't be compared.
    }

    // MARK: var dataSource: AnyObject? { get set }
    mutating func dataSource() async {
        // Left out: its answer 'AnyObject' can't be compared.
    }

    // MARK: var seekDelegate: (any PlayerDelegate)? { get set }
    mutating func seekDelegate() async {
        // Left out: its answer 'any PlayerDelegate' can't be compared.
    }

    // MARK: var owner: Keeper? { get set }
    mutating func owner() async {
        if history.choice(2) == 0 {
            let newValue: Keeper? = history.optional { anyKeeper() }
            history.calls("subject.owner = \(history.text(newValue))")
            subject.owner = newValue
        } else {
            history.calls("subject.owner")
            history.returns(subject.owner)
        }
    }

    // MARK: var parent: Keeper? { get set }
    mutating func parent() async {
        if history.choice(2) == 0 {
            let newValue: Keeper? = history.optional { anyKeeper() }
            history.calls("subject.parent = \(history.text(newValue))")
            subject.parent = newValue
        } else {
            history.calls("subject.parent")
            history.returns(subject.parent)
        }
    }

    // MARK: var textDelegate: (any Described)? { get set }
    mutating func textDelegate() async {
        // Left out: its answer 'any Described' can't be compared.
    }

    // MARK: var delegates: [any PlayerDelegate] { get set }
    mutating func delegates() async {
        // Left out: its answer 'any PlayerDelegate' can't be compared.
    }
}

/// The contract of `SharedPlaying`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedPlayingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedPlayingContract<Subject: SharedPlaying> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.playRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedPlaying>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedPlayingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedPlayingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var delegate: (any PlayerDelegate)? { get set }
    mutating func delegate() async {
        // Left out: its answer 'any PlayerDelegate' can't be compared.
    }

    // MARK: func play()
    mutating func playRequirement() async {
        history.calls("subject.play()")
        history.returns(subject.play())
    }
}

/// The contract of `Owned`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await OwnedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct OwnedContract<Subject: Owned> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Owned>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await OwnedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await OwnedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var delegate: Delegate? { get set }
    mutating func delegate() async {
        // Left out: its types depend on the implementation.
    }
}
