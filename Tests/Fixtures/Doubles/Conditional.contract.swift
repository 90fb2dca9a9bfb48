import Conditional

/// The contract of `Platform`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PlatformContract.check({ Live() }, against: { Fake() })
///     }
@available(macOS 14, *)
nonisolated struct PlatformContract<Subject: Platform> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.name() }
        #if os(Linux)
        calls.append { await $0.descriptorFor() }
        #elseif os(macOS)
        #else
        #endif
        #if DEBUG
        calls.append { await $0.dump() }
        #endif
        calls.append { await $0.modern() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Platform>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PlatformContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PlatformContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var name: String { get }
    mutating func name() async {
        history.calls("subject.name")
        history.returns(subject.name)
    }

    #if os(Linux)
    // MARK: func descriptor(for path: String) -> Int32
    mutating func descriptorFor() async {
        let path: String = history.draw()
        history.calls("subject.descriptor(for: \(history.text(path)))")
        history.returns(subject.descriptor(for: path))
    }
    #elseif os(macOS)
    // MARK: func handle(for path: String) -> Int
    mutating func handleFor() async {
        // Left out: another requirement is called alike.
    }
    #else
    // MARK: func handle(for path: String) -> UInt
    mutating func handleFor() async {
        // Left out: another requirement is called alike.
    }
    #endif

    #if DEBUG
    // MARK: func dump()
    mutating func dump() async {
        history.calls("subject.dump()")
        history.returns(subject.dump())
    }
    #endif

    // MARK: @available(macOS 14, *) func modern() async -> Int
    mutating func modern() async {
        history.calls("await subject.modern()")
        history.returns(await subject.modern())
    }

    // MARK: @available(*, deprecated, message: "use modern()") func old()
    mutating func old() async {
        // Left out: its attributes limit where it can be called.
    }
}

/// The contract of `SharedPlatform`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedPlatformContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedPlatformContract<Subject: SharedPlatform> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        #if os(Linux)
        calls.append { await $0.descriptorFor() }
        #endif
        calls.append { await $0.close() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedPlatform>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedPlatformContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedPlatformContract<Reference>.play(history, on: try await makeReference())
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

    #if os(Linux)
    // MARK: func descriptor(for path: String) -> Int32
    mutating func descriptorFor() async {
        let path: String = history.draw()
        history.calls("subject.descriptor(for: \(history.text(path)))")
        history.returns(subject.descriptor(for: path))
    }
    #endif

    // MARK: func close()
    mutating func close() async {
        history.calls("subject.close()")
        history.returns(subject.close())
    }
}

#if os(Linux)
/// The contract of `LinuxOnly`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LinuxOnlyContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LinuxOnlyContract<Subject: LinuxOnly> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.poll() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: LinuxOnly>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LinuxOnlyContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LinuxOnlyContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func poll()
    mutating func poll() async {
        history.calls("subject.poll()")
        history.returns(subject.poll())
    }
}
#endif
