import OpenedArguments

/// The contract of `Shape`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ShapeContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ShapeContract<Subject: Shape> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.area() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Shape>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ShapeContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ShapeContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func area() -> Double
    mutating func area() async {
        history.calls("subject.area()")
        history.returns(subject.area())
    }
}

/// The contract of `Bag`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BagContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BagContract<Subject: Bag> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Bag>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BagContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BagContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func pick() -> Item
    mutating func pick() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Registry`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RegistryContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RegistryContract<Subject: Registry> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.resolve() }
        calls.append { await $0.resolveAs() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Registry>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RegistryContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RegistryContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func resolve<T>(_ type: T.Type) -> T
    mutating func resolve() async {
        let type: String.Type = String.self
        history.calls("subject.resolve(\(history.text(type)))")
        history.returns(subject.resolve(type) as String)
    }

    // MARK: func resolve<T, V>(_ value: T, as type: V.Type) -> V?
    mutating func resolveAs() async {
        let value: String = history.draw()
        let type: String.Type = String.self
        history.calls("subject.resolve(\(history.text(value)), as: \(history.text(type)))")
        history.returns(subject.resolve(value, as: type) as String?)
    }

    // MARK: func pour(_ bag: some Bag<some Shape>) -> Int
    mutating func pour() async {
        // Left out: no value of 'some Bag<some Shape>' can be drawn.
    }

    // MARK: func refill<T: Bag>(_ bag: T, from other: some Bag<T>)
    mutating func refillFrom() async {
        // Left out: its types are the caller's choice.
    }
}

/// The contract of `Cabinet`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CabinetContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CabinetContract<Subject: Cabinet> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.subscriptLike() }
        calls.append { await $0.subscriptAmong() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Cabinet>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CabinetContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CabinetContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: subscript<T>(_ index: Int, type: T.Type) -> T { get set }
    mutating func subscriptRequirement() async {
        // Left out: it takes a place, which may not be there.
    }

    // MARK: subscript<T>(like value: T) -> T { get set }
    mutating func subscriptLike() async {
        let value: String = history.draw()
        history.calls("subject[like: \(history.text(value))]")
        history.returns(subject[like: value] as String)
    }

    // MARK: subscript<T: Sendable>(among values: [T]) -> T { get set }
    mutating func subscriptAmong() async {
        let values: [String] = history.draw()
        history.calls("subject[among: \(history.text(values))]")
        history.returns(subject[among: values] as String)
    }

    // MARK: subscript<T>(_ index: Int) -> [T] { get set }
    mutating func subscriptInt() async {
        // Left out: it takes a place, which may not be there.
    }
}

/// The contract of `Packer`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PackerContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PackerContract<Subject: Packer> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Packer>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PackerContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PackerContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func pack<each T>(_ values: (repeat each T)) throws
    mutating func pack() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func weigh<each T: Shape>(_ count: Int, _ values: (repeat each T)) -> Int
    mutating func weigh() async {
        // Left out: its types are the caller's choice.
    }
}
