import TakenNames

/// The contract of `Sendable`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SendableContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SendableContract<Subject: TakenNames.Sendable> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: TakenNames.Sendable>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SendableContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SendableContract<Reference>.play(history, on: try await makeReference())
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

/// The contract of `Doors`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DoorsContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DoorsContract<Subject: Doors> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.closeAfter() }
        calls.append { await $0.list() }
        calls.append { await $0.quit() }
        calls.append { await $0.save() }
        calls.append { await $0.last() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Doors>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DoorsContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DoorsContract<Reference>.play(history, on: try await makeReference())
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

    private func anyLocked() -> TakenNames.Locked { history.model("TakenNames.Locked()", TakenNames.Locked()) }

    private func anyTask() -> TakenNames.Task { history.model("TakenNames.Task()", TakenNames.Task()) }

    private func anyString() -> TakenNames.String { history.model("TakenNames.String()", TakenNames.String()) }

    private func anyStorage() -> Storage { history.model("Storage()", Storage()) }

    // MARK: func close(_ door: Locked, after task: Task) throws -> Result
    mutating func closeAfter() async {
        let door = anyLocked()
        let task = anyTask()
        history.calls("try subject.close(\(history.text(door)), after: \(history.text(task)))")
        do { history.returns(try subject.close(door, after: task)) } catch { history.fails(error) }
    }

    // MARK: func list(_ text: String) async throws -> [Array]
    mutating func list() async {
        let text = anyString()
        history.calls("try await subject.list(\(history.text(text)))")
        do { history.returns(try await subject.list(text)) } catch { history.fails(error) }
    }

    // MARK: func run(_ body: @escaping @Sendable (Swift.Int) -> Optional)
    mutating func run() async {
        // Left out: it takes a closure.
    }

    // MARK: func quit()
    mutating func quit() async {
        history.calls("subject.quit()")
        history.returns(subject.quit())
    }

    // MARK: func save(_ storage: Storage) throws
    mutating func save() async {
        let storage = anyStorage()
        history.calls("try subject.save(\(history.text(storage)))")
        do { history.returns(try subject.save(storage)) } catch { history.fails(error) }
    }

    // MARK: static func make() -> Value
    mutating func make() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: var last: Error { get set }
    mutating func last() async {
        if history.choice(2) == 0 {
            let newValue: TakenNames.Error = history.one(of: [.none])
            history.calls("subject.last = \(history.text(newValue))")
            subject.last = newValue
        } else {
            history.calls("subject.last")
            history.returns(subject.last)
        }
    }
}

/// The contract of `Keys`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await KeysContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct KeysContract<Subject: Keys> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.find() }
        calls.append { await $0.owner() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Keys>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await KeysContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await KeysContract<Reference>.play(history, on: try await makeReference())
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

    private func anyLocked() -> TakenNames.Locked { history.model("TakenNames.Locked()", TakenNames.Locked()) }

    // MARK: func find(_ key: Locked) throws -> Result
    mutating func find() async {
        let key = anyLocked()
        history.calls("try subject.find(\(history.text(key)))")
        do { history.returns(try subject.find(key)) } catch { history.fails(error) }
    }

    // MARK: func code<Failure: Swift.Error>(_ error: Failure) -> Failure
    mutating func code() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: var owner: String { get }
    mutating func owner() async {
        history.calls("subject.owner")
        history.returns(subject.owner)
    }
}

/// The contract of `Racer`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RacerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RacerContract<Subject: Racer> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.runTask() }
        calls.append { await $0.stopFor() }
        calls.append { await $0.Array() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Racer>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RacerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RacerContract<Reference>.play(history, on: try await makeReference())
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

    private func anyTask() -> TakenNames.Task { history.model("TakenNames.Task()", TakenNames.Task()) }

    // MARK: func run(Task: Swift.Int)
    mutating func runTask() async {
        let Task: Swift.Int = history.draw()
        history.calls("subject.run(Task: \(history.text(Task)))")
        history.returns(subject.run(Task: Task))
    }

    // MARK: func stop(_ Error: Task, for Result: Swift.Int) -> Swift.Bool
    mutating func stopFor() async {
        let Error = anyTask()
        let Result: Swift.Int = history.draw()
        history.calls("subject.stop(\(history.text(Error)), for: \(history.text(Result)))")
        history.returns(subject.stop(Error, for: Result))
    }

    // MARK: var Array: Swift.Int { get set }
    mutating func Array() async {
        if history.choice(2) == 0 {
            let newValue: Swift.Int = history.draw()
            history.calls("subject.Array = \(history.text(newValue))")
            subject.Array = newValue
        } else {
            history.calls("subject.Array")
            history.returns(subject.Array)
        }
    }
}

/// The contract of `Relay`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RelayContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RelayContract<Subject: Relay> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Relay>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RelayContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RelayContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func send<Parameter, Result>(_ parameter: Parameter, then: @escaping (Result) -> Swift.Void)
    mutating func sendThen() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func run<Task>(_ task: Task) throws -> [Task]
    mutating func run() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: subscript<Array>(_ array: Array) -> Array { get }
    mutating func subscriptRequirement() async {
        // Left out: its types are the caller's choice.
    }
}
