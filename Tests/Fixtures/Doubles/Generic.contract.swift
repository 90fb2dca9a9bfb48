import Foundation
import Generic

/// The contract of `FeedFilter`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FeedFilterContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct FeedFilterContract<Subject: FeedFilter> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: FeedFilter>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FeedFilterContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FeedFilterContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func filter(_ content: Content) async throws -> Bool
    mutating func filter() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: var allowed: [Content] { get }
    mutating func allowed() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Query`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await QueryContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct QueryContract<Subject: Query> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Query>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await QueryContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await QueryContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func run(with value: Value) async throws(Failure) -> Value
    mutating func runWith() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Pipeline`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PipelineContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PipelineContract<Subject: Pipeline> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Pipeline>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PipelineContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PipelineContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func start(_ input: Input) -> Output?
    mutating func start() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `TextPipeline`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TextPipelineContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TextPipelineContract<Subject: TextPipeline> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: TextPipeline>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TextPipelineContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TextPipelineContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func stop() -> Output
    mutating func stop() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func start(_ input: Input) -> Output?
    mutating func start() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `SettingsKey`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SettingsKeyContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SettingsKeyContract<Subject: SettingsKey> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SettingsKey>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SettingsKeyContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SettingsKeyContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: static var defaultValue: Value { get }
    mutating func defaultValue() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static func parse(_ text: String) -> Value?
    mutating func parse() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Loader`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LoaderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LoaderContract<Subject: Loader> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.loadFrom() }
        calls.append { await $0.cached() }
        calls.append { await $0.decode() }
        calls.append { await $0.putFor() }
        calls.append { await $0.unwrapOr() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Loader>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LoaderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LoaderContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func load<T: Decodable>(_ type: T.Type, from url: URL) async throws -> T
    mutating func loadFrom() async {
        let type: String.Type = String.self
        let url: URL = history.draw()
        history.calls("try await subject.load(\(history.text(type)), from: \(history.text(url)))")
        do { history.returns(try await subject.load(type, from: url) as String) } catch { history.fails(error) }
    }

    // MARK: func cached<T>(_ key: String) -> T? where T: Sendable
    mutating func cached() async {
        let key: String = history.draw()
        history.calls("subject.cached(\(history.text(key)))")
        history.returns(subject.cached(key) as String?)
    }

    // MARK: func decode<T: Decodable & Sendable>(_ text: String) throws -> [T]
    mutating func decode() async {
        let text: String = history.draw()
        history.calls("try subject.decode(\(history.text(text)))")
        do { history.returns(try subject.decode(text) as [String]) } catch { history.fails(error) }
    }

    // MARK: func put<T>(_ value: T, for key: String) where T: Hashable, T: Sendable
    mutating func putFor() async {
        let value: String = history.draw()
        let key: String = history.draw()
        history.calls("subject.put(\(history.text(value)), for: \(history.text(key)))")
        history.returns(subject.put(value, for: key))
    }

    // MARK: func record(_ value: some Encodable, extra: [some CustomStringConvertible]) -> any Encodable
    mutating func recordExtra() async {
        // Left out: its answer 'any Encodable' can't be compared.
    }

    // MARK: func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void)
    mutating func fetchCompletion() async {
        // Left out: its answer 'T' can't be compared.
    }

    // MARK: func transform<T, U>(_ values: [T], by change: (T) throws -> U) rethrows -> [U]
    mutating func transformBy() async {
        // Left out: it takes a closure.
    }

    // MARK: func locked<Output>(_ body: () throws -> Output) rethrows -> Output
    mutating func locked() async {
        // Left out: it takes a closure.
    }

    // MARK: func attempt<Output, Failure: Error>(_ body: () throws(Failure) -> Output) throws(Failure) -> Output
    mutating func attempt() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func lend<Output: ~Copyable>(_ body: () -> Output) -> Output
    mutating func lend() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func all<each Item: Hashable>(_ items: repeat each Item)
    mutating func all() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func sum<S: Sequence>(of numbers: S) -> Int where S.Element == Int
    mutating func sumOf() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func each(_ body: (String) throws -> Void) rethrows
    mutating func each() async {
        // Left out: it takes a closure.
    }

    // MARK: func unwrap<T>(_ value: T?, or other: [String: T]) -> T
    mutating func unwrapOr() async {
        let value: String? = history.draw()
        let other: [String: String] = history.draw()
        history.calls("subject.unwrap(\(history.text(value)), or: \(history.text(other)))")
        history.returns(subject.unwrap(value, or: other) as String)
    }
}
