import SendableServices

/// The contract of `AuthService`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await AuthServiceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct AuthServiceContract<Subject: AuthService> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.logInUserPassword() }
        calls.append { await $0.session() }
        calls.append { await $0.adopt() }
        calls.append { await $0.logOut() }
        calls.append { await $0.observe() }
        calls.append { await $0.isLoggedIn() }
        calls.append { await $0.retries() }
        calls.append { await $0.current() }
        calls.append { await $0.token() }
        calls.append { await $0.subscriptRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: AuthService>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await AuthServiceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await AuthServiceContract<Reference>.play(history, on: try await makeReference())
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

    private func anySession() -> Session { history.model("Session(user:)", Session(user: history.draw())) }

    // MARK: func logIn(user: String, password: String) async throws -> Bool
    mutating func logInUserPassword() async {
        let user: String = history.draw()
        let password: String = history.draw()
        history.calls("try await subject.logIn(user: \(history.text(user)), password: \(history.text(password)))")
        do {
            history.returns(try await subject.logIn(user: user, password: password))
        } catch { history.fails(error) }
    }

    // MARK: func session() -> Session
    mutating func session() async {
        history.calls("subject.session()")
        history.returns(subject.session())
    }

    // MARK: func adopt(_ session: Session) async
    mutating func adopt() async {
        let session = anySession()
        history.calls("await subject.adopt(\(history.text(session)))")
        history.returns(await subject.adopt(session))
    }

    // MARK: func logOut()
    mutating func logOut() async {
        history.calls("subject.logOut()")
        history.returns(subject.logOut())
    }

    // MARK: func observe(_ change: @escaping @Sendable (Bool) -> Void)
    mutating func observe() async {
        let answer = HistoryAnswer()
        history.calls("subject.observe({ _ in })")
        subject.observe({ answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }

    // MARK: var isLoggedIn: Bool { get }
    mutating func isLoggedIn() async {
        history.calls("subject.isLoggedIn")
        history.returns(subject.isLoggedIn)
    }

    // MARK: var retries: Int { get set }
    mutating func retries() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.retries = \(history.text(newValue))")
            subject.retries = newValue
        } else {
            history.calls("subject.retries")
            history.returns(subject.retries)
        }
    }

    // MARK: var current: Session { get }
    mutating func current() async {
        history.calls("subject.current")
        history.returns(subject.current)
    }

    // MARK: var token: String { get async throws }
    mutating func token() async {
        history.calls("try await subject.token")
        do { history.returns(try await subject.token) } catch { history.fails(error) }
    }

    // MARK: func changes() -> AsyncStream<Bool>
    mutating func changes() async {
        // Left out: it answers over time.
    }

    // MARK: subscript(key: String) -> String? { get set }
    mutating func subscriptRequirement() async {
        let key: String = history.draw()
        if history.choice(2) == 0 {
            let newValue: String? = history.draw()
            history.calls("subject[\(history.text(key))] = \(history.text(newValue))")
            subject[key] = newValue
        } else {
            history.calls("subject[\(history.text(key))]")
            history.returns(subject[key])
        }
    }
}

/// The contract of `Clockwork`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ClockworkContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ClockworkContract<Subject: Clockwork> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.setStorage() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Clockwork>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ClockworkContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ClockworkContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func setStorage(_ storage: Int)
    mutating func setStorage() async {
        let storage: Int = history.draw()
        history.calls("subject.setStorage(\(history.text(storage)))")
        history.returns(subject.setStorage(storage))
    }
}
