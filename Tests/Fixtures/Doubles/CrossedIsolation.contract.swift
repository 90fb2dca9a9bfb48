import CrossedIsolation

/// The contract of `OperationRequest`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await OperationRequestContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct OperationRequestContract<Subject: OperationRequest> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.prepare() }
        calls.append { await $0.load() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: OperationRequest>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await OperationRequestContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await OperationRequestContract<Reference>.play(history, on: try await makeReference())
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

    private func anyParcel() -> Parcel { history.model("Parcel()", Parcel()) }

    // MARK: func run(isolation: isolated (any Actor)?) async throws -> Int
    mutating func runIsolation() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: nonisolated(nonsending) func prepare(_ parcel: Parcel) async -> Parcel
    mutating func prepare() async {
        let parcel = anyParcel()
        history.calls("await subject.prepare(\(history.text(parcel)))")
        history.returns(await subject.prepare(parcel))
    }

    // MARK: @concurrent func load(_ id: Int) async throws -> Int
    mutating func load() async {
        let id: Int = history.draw()
        history.calls("try await subject.load(\(history.text(id)))")
        do { history.returns(try await subject.load(id)) } catch { history.fails(error) }
    }
}

/// The contract of `Depot`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DepotContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DepotContract<Subject: Depot> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.weigh() }
        calls.append { await $0.reload() }
        calls.append { await $0.show() }
        calls.append { await $0.stored() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Depot>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DepotContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DepotContract<Reference>.play(history, on: try await makeReference())
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

    private func anyParcel() -> Parcel { history.model("Parcel()", Parcel()) }

    // MARK: func count(isolation: isolated (any Actor)?) -> Int
    mutating func countIsolation() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: func send(isolation: isolated (any Actor)?, _ parcel: Parcel) async -> Int
    mutating func sendIsolation() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: nonisolated(nonsending) func weigh(_ parcel: Parcel) async -> Int
    mutating func weigh() async {
        let parcel = anyParcel()
        history.calls("await subject.weigh(\(history.text(parcel)))")
        history.returns(await subject.weigh(parcel))
    }

    // MARK: @concurrent func reload(_ id: Int) async -> Int
    mutating func reload() async {
        let id: Int = history.draw()
        history.calls("await subject.reload(\(history.text(id)))")
        history.returns(await subject.reload(id))
    }

    // MARK: @MainActor func show(_ title: String)
    mutating func show() async {
        let title: String = history.draw()
        history.calls("await subject.show(\(history.text(title)))")
        history.returns(await subject.show(title))
    }

    // MARK: @MainActor var title: String { get set }
    mutating func title() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: func stored() async -> Int
    mutating func stored() async {
        history.calls("await subject.stored()")
        history.returns(await subject.stored())
    }
}

/// The contract of `Carrier`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CarrierContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CarrierContract<Subject: Carrier> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Carrier>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CarrierContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CarrierContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func load(_ parcel: Parcel) async
    mutating func load() async {
        // Left out: its values can't be sent to its actor.
    }
}

/// The contract of `Board`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BoardContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct BoardContract<Subject: Board> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Board>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BoardContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BoardContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func draw(isolation: isolated (any Actor)?, _ id: Int) -> Parcel
    mutating func drawIsolation() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: func refresh(isolation: isolated (any Actor)?) async throws -> Parcel
    mutating func refreshIsolation() async {
        // Left out: it leaves the actor of the protocol.
    }

    // MARK: nonisolated(nonsending) func wait(_ id: Int) async -> Parcel
    mutating func wait() async {
        // Left out: it leaves the actor of the protocol.
    }

    // MARK: @concurrent func fetch(_ id: Int) async -> Int
    mutating func fetch() async {
        // Left out: it leaves the actor of the protocol.
    }

    // MARK: static func reset(isolation: isolated (any Actor)?)
    mutating func resetIsolation() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Signal`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SignalContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SignalContract<Subject: Signal> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Signal>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SignalContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SignalContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func send(_ value: Void) -> Int
    mutating func send() async {
        // Left out: no value of 'Void' can be drawn.
    }

    // MARK: func log(_ message: @autoclosure () -> Void)
    mutating func log() async {
        // Left out: its arguments can't be handed on.
    }

    // MARK: func later(_ value: Void) async throws
    mutating func later() async {
        // Left out: no value of 'Void' can be drawn.
    }
}

/// The contract of `ParcelMaker`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ParcelMakerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ParcelMakerContract<Subject: ParcelMaker> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ParcelMaker>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ParcelMakerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ParcelMakerContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func make(_ source: any Signal) -> sending Parcel
    mutating func make() async {
        // Left out: no value of 'any Signal' can be drawn.
    }
}

/// The contract of `ParcelStage`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ParcelStageContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ParcelStageContract<Subject: ParcelStage> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.name() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ParcelStage>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ParcelStageContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ParcelStageContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: @MainActor init()
    mutating func initRequirement() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: func name() -> String
    mutating func name() async {
        history.calls("subject.name()")
        history.returns(subject.name())
    }
}

/// The contract of `CopiedDepot`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CopiedDepotContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CopiedDepotContract<Subject: CopiedDepot> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: CopiedDepot>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CopiedDepotContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CopiedDepotContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: init()
    mutating func initRequirement() async {
        // Left out: it makes an implementation.
    }

    // MARK: @concurrent func copied() async -> Self
    mutating func copied() async {
        // Left out: its types depend on the implementation.
    }
}
