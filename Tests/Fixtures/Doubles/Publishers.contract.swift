import Combine
import Publishers
import SwiftUI

/// The contract of `SettingsModel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SettingsModelContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SettingsModelContract<Subject: SettingsModel> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.title() }
        calls.append { await $0.count() }
        calls.append { await $0.note() }
        calls.append { await $0.load() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SettingsModel>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SettingsModelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SettingsModelContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var title: String { get set }
    mutating func title() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.title = \(history.text(newValue))")
            subject.title = newValue
        } else {
            history.calls("subject.title")
            history.returns(subject.title)
        }
    }

    // MARK: var count: Int { get }
    mutating func count() async {
        history.calls("subject.count")
        history.returns(subject.count)
    }

    // MARK: var note: String? { get set }
    mutating func note() async {
        if history.choice(2) == 0 {
            let newValue: String? = history.draw()
            history.calls("subject.note = \(history.text(newValue))")
            subject.note = newValue
        } else {
            history.calls("subject.note")
            history.returns(subject.note)
        }
    }

    // MARK: func load() async
    mutating func load() async {
        history.calls("await subject.load()")
        history.returns(await subject.load())
    }
}

/// The contract of `ListModel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ListModelContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct ListModelContract<Subject: ListModel> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: ListModel>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ListModelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ListModelContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var items: [Item] { get }
    mutating func items() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func select(_ item: Item)
    mutating func select() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `RestatingModel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RestatingModelContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RestatingModelContract<Subject: RestatingModel> {
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
    static func check<Reference: RestatingModel>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RestatingModelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RestatingModelContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var objectWillChange: ObservableObjectPublisher { get }
    mutating func objectWillChange() async {
        // Left out: it answers over time.
    }

    // MARK: var name: String { get }
    mutating func name() async {
        history.calls("subject.name")
        history.returns(subject.name)
    }
}

/// The contract of `OwnPublisherModel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await OwnPublisherModelContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct OwnPublisherModelContract<Subject: OwnPublisherModel> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: OwnPublisherModel>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await OwnPublisherModelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await OwnPublisherModelContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var objectWillChange: PassthroughSubject<Void, Never> { get }
    mutating func objectWillChange() async {
        // Left out: its answer 'PassthroughSubject<Void, Never>' can't be compared.
    }
}

/// The contract of `SharedModel`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SharedModelContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SharedModelContract<Subject: SharedModel> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.name() }
        calls.append { await $0.load() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: SharedModel>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SharedModelContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SharedModelContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func load() async throws -> String
    mutating func load() async {
        history.calls("try await subject.load()")
        do { history.returns(try await subject.load()) } catch { history.fails(error) }
    }
}

/// The contract of `Theme`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ThemeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ThemeContract<Subject: Theme> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Theme>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ThemeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ThemeContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var accent: Color { get }
    mutating func accent() async {
        // Left out: its answer 'Color' can't be compared.
    }

    // MARK: var name: Binding<String?> { get }
    mutating func name() async {
        // Left out: its answer 'Binding<String?>' can't be compared.
    }

    // MARK: func font() -> Font
    mutating func font() async {
        // Left out: its answer 'Font' can't be compared.
    }
}

/// The contract of `PriceFeed`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PriceFeedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PriceFeedContract<Subject: PriceFeed> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.subscribe() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: PriceFeed>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PriceFeedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PriceFeedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var prices: AnyPublisher<Double, Never> { get }
    mutating func prices() async {
        // Left out: it answers over time.
    }

    // MARK: var ticks: PassthroughSubject<Int, Never> { get }
    mutating func ticks() async {
        // Left out: its answer 'PassthroughSubject<Int, Never>' can't be compared.
    }

    // MARK: var last: CurrentValueSubject<[String], Never> { get set }
    mutating func last() async {
        // Left out: its answer 'CurrentValueSubject<[String], Never>' can't be compared.
    }

    // MARK: func quotes(of name: String) -> AnyPublisher<String, any Error>
    mutating func quotesOf() async {
        // Left out: it answers over time.
    }

    // MARK: func subscribe(_ handler: @escaping (Double) -> Void) -> AnyCancellable
    mutating func subscribe() async {
        let answer = HistoryAnswer()
        history.calls("subject.subscribe({ _ in })")
        _ = subject.subscribe({ answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }
}
