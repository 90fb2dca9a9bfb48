import HiddenNames

/// The contract of `Post`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PostContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PostContract<Subject: Post> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Post>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PostContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PostContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func send(_ value: Sendable) -> Sendable
    mutating func send() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Drain`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DrainContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DrainContract<Subject: Drain> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.stop() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Drain>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DrainContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DrainContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func pour(_ value: Void)
    mutating func pour() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func stop()
    mutating func stop() async {
        history.calls("subject.stop()")
        history.returns(subject.stop())
    }
}

/// The contract of `Parser`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ParserContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ParserContract<Subject: Parser> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Parser>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ParserContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ParserContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func parse(_ text: String) throws -> Error
    mutating func parse() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Meter`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await MeterContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct MeterContract<Subject: Meter> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.wait() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Meter>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await MeterContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await MeterContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func read(_ value: Int) -> Int
    mutating func read() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func wait() async throws
    mutating func wait() async {
        history.calls("try await subject.wait()")
        do { history.returns(try await subject.wait()) } catch { history.fails(error) }
    }

    // MARK: static func count() -> Swift.Int
    mutating func count() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Lexicon`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LexiconContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LexiconContract<Subject: Lexicon> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Lexicon>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LexiconContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LexiconContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: init?(word: String)
    mutating func initWord() async {
        // Left out: it makes an implementation.
    }

    // MARK: func test() -> Bool
    mutating func test() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Toiler`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ToilerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ToilerContract<Subject: Toiler> {
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
    static func check<Reference: Toiler>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ToilerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ToilerContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func work<T>(_ value: T) -> T?
    mutating func work() async {
        let value: String = history.draw()
        history.calls("subject.work(\(history.text(value)))")
        history.returns(subject.work(value) as String?)
    }

    // MARK: func run() async -> Result
    mutating func run() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: var task: Task { get }
    mutating func task() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Digest`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DigestContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DigestContract<Subject: Digest> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Digest>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DigestContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DigestContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func digest(_ hasher: Hasher) -> ObjectIdentifier
    mutating func digest() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Crypt`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CryptContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CryptContract<Subject: Crypt> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Crypt>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CryptContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CryptContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func encoder(for decoder: Decoder) -> Encoder
    mutating func encoderFor() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Pump`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PumpContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PumpContract<Subject: Pump> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.prime() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Pump>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PumpContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PumpContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func pump(_ base: Base) -> Live
    mutating func pump() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: mutating func prime()
    mutating func prime() async {
        history.calls("subject.prime()")
        history.returns(subject.prime())
    }
}
