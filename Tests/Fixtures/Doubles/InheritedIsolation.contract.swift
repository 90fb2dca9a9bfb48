import Foundation
import InheritedIsolation

/// The contract of `TitledThing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TitledThingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TitledThingContract<Subject: TitledThing> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.label() }
        calls.append { await $0.describe() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: TitledThing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TitledThingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TitledThingContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyMainCrate() -> MainCrate { history.model("MainCrate()", MainCrate()) }

    // MARK: var label: String { get set }
    mutating func label() async {
        if history.choice(2) == 0 {
            let newValue: String = history.draw()
            history.calls("subject.label = \(history.text(newValue))")
            subject.label = newValue
        } else {
            history.calls("subject.label")
            history.returns(subject.label)
        }
    }

    // MARK: func describe(_ crate: MainCrate) -> String
    mutating func describe() async {
        let crate = anyMainCrate()
        history.calls("subject.describe(\(history.text(crate)))")
        history.returns(subject.describe(crate))
    }

    // MARK: static func make(_ label: String) -> MainCrate
    mutating func make() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Weighing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WeighingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WeighingContract<Subject: Weighing> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.weigh() }
        calls.append { await $0.count() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Weighing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WeighingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WeighingContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    private func anyMainCrate() -> MainCrate { history.model("MainCrate()", MainCrate()) }

    // MARK: func weigh(_ crate: MainCrate) async throws -> Int
    mutating func weigh() async {
        let crate = anyMainCrate()
        history.calls("try await subject.weigh(\(history.text(crate)))")
        do { history.returns(try await subject.weigh(crate)) } catch { history.fails(error) }
    }

    // MARK: func count() async -> Int
    mutating func count() async {
        history.calls("await subject.count()")
        history.returns(await subject.count())
    }
}

/// The contract of `Ranked`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RankedContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct RankedContract<Subject: Ranked> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.rank() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Ranked>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RankedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RankedContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: func rank() -> Int
    mutating func rank() async {
        history.calls("subject.rank()")
        history.returns(subject.rank())
    }
}

/// The contract of `Stored`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StoredContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct StoredContract<Subject: Stored> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.touch() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Stored>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StoredContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StoredContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: func touch()
    mutating func touch() async {
        history.calls("subject.touch()")
        history.returns(subject.touch())
    }
}

/// The contract of `SectionEditor`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SectionEditorContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct SectionEditorContract<Subject: SectionEditor> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [@MainActor (inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: SectionEditor>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SectionEditorContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SectionEditorContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: mutating func edit(_ text: String) async throws -> Int
    mutating func edit() async {
        // Left out: it lends the implementation while it waits.
    }

    // MARK: func copy(isolation: isolated (any Actor)?) async throws -> Self?
    mutating func copyIsolation() async {
        // Left out: it leaves the actor of the protocol.
    }

    // MARK: init(text: String)
    mutating func initText() async {
        // Left out: it makes an implementation.
    }
}

/// The contract of `Gauge`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await GaugeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct GaugeContract<Subject: Gauge> {
    /// The implementation that is called.
    var subject: Subject
    /// Where arguments are drawn, and answers noted.
    let history: RandomHistory

    /// The calls of histories: remove those to which implementations need not answer alike.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.read() }
        calls.append { await $0.reset() }
        return calls
    }

    /// Fails the test with the shortest history to which the two answer differently.
    static func check<Reference: Gauge>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await GaugeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await GaugeContract<Reference>.play(history, on: try await makeReference())
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
        while let call = history.next() { await calls[call](&contract) }
    }

    // MARK: @MainActor var level: Int { get set }
    mutating func level() async {
        // Left out: it runs on an actor of its own.
    }

    // MARK: func read() -> Int
    mutating func read() async {
        history.calls("subject.read()")
        history.returns(subject.read())
    }

    // MARK: mutating func reset()
    mutating func reset() async {
        history.calls("subject.reset()")
        history.returns(subject.reset())
    }
}
