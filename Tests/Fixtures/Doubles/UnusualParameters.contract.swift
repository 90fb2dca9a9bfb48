import UnusualParameters

/// The contract of `Postal`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PostalContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PostalContract<Subject: Postal> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.post() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Postal>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PostalContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PostalContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func post()
    mutating func post() async {
        history.calls("subject.post()")
        history.returns(subject.post())
    }
}

/// The contract of `Crate`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CrateContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CrateContract<Subject: Crate> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Crate>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CrateContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CrateContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func open() -> Content
    mutating func open() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Race`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RaceContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RaceContract<Subject: Race> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Race>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RaceContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RaceContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func start<each Value: Sendable>(_ bodies: repeat @escaping @Sendable () async -> each Value) async
    mutating func start() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func time<each Value>(_ bodies: repeat () -> each Value)
    mutating func time() async {
        // Left out: its types are the caller's choice.
    }
}

/// The contract of `Dispatching`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await DispatchingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct DispatchingContract<Subject: Dispatching> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Dispatching>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await DispatchingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await DispatchingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func run(_ body: @escaping @Sendable (isolated Courier) async -> Void)
    mutating func run() async {
        // Left out: it takes a closure.
    }

    // MARK: func wait(_ body: (isolated (any Actor)?) async -> Void) async
    mutating func wait() async {
        // Left out: it takes a closure.
    }
}

/// The contract of `Sorting`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SortingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SortingContract<Subject: Sorting> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Sorting>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SortingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SortingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func sort(_ envelope: some Envelope, others: [some Envelope])
    mutating func sortOthers() async {
        // Left out: no value of 'some Envelope' can be drawn.
    }

    // MARK: func weigh(_ load: borrowing some ~Copyable) throws -> Int
    mutating func weigh() async {
        // Left out: no value of 'borrowing some ~Copyable' can be drawn.
    }
}

/// The contract of `Lending`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LendingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LendingContract<Subject: Lending> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.look() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Lending>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LendingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LendingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func count(_ crate: borrowing some Crate<Int>) -> Int
    mutating func count() async {
        // Left out: no value of 'borrowing some Crate<Int>' can be drawn.
    }

    // MARK: func look<Value>(_ value: borrowing Value) -> Int
    mutating func look() async {
        let value: String = history.draw()
        history.calls("subject.look(\(history.text(value)))")
        history.returns(subject.look(value) as Int)
    }
}

/// The contract of `Rewiring`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await RewiringContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct RewiringContract<Subject: Rewiring> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Rewiring>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await RewiringContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await RewiringContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func rewire(_ handler: inout (Int) -> Void) -> Bool
    mutating func rewire() async {
        // Left out: its arguments can't be handed on.
    }
}

/// The contract of `Labelling`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LabellingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LabellingContract<Subject: Labelling> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.labelIntAnyInoutÉ() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Labelling>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LabellingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LabellingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func label(`Int`: Int, `any` kind: Int, `inout` place: Int, `é` accent: Int) -> Int
    mutating func labelIntAnyInoutÉ() async {
        let Int: Int = history.draw()
        let kind: Int = history.draw()
        let place: Int = history.draw()
        let accent: Int = history.draw()
        history.calls(
            "subject.label(Int: \(history.text(Int)), any: \(history.text(kind)), `inout`: \(history.text(place)), é: \(history.text(accent)))"
        )
        history.returns(subject.label(Int: Int, any: kind, `inout`: place, é: accent))
    }
}

/// The contract of `Calling`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await CallingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct CallingContract<Subject: Calling> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.call() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Calling>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await CallingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await CallingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var callback: Mailroom.Callback { get set }
    mutating func callback() async {
        // Left out: it returns a closure.
    }

    // MARK: func call(_ callback: @escaping Mailroom.Callback)
    mutating func call() async {
        let answer = HistoryAnswer()
        history.calls("subject.call({ _ in })")
        subject.call({ answer.set($0) })
        await answer.arrival()
        if let value = answer.value { history.returns(value) }
    }
}

/// The contract of `Postage`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PostageContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PostageContract<Subject: Postage> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Postage>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PostageContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PostageContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: static func ?? (postage: Self, other: @autoclosure () throws -> Int) rethrows -> Int
    mutating func orElse() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static postfix func ^+ (postage: inout Self) -> Int
    mutating func caretPlus() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: static prefix func ^- (postage: inout Self) -> Int
    mutating func caretMinus() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Stamping`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StampingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct StampingContract<Subject: Stamping> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Stamping>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StampingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StampingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var stamp: Stamp { get set }
    mutating func stamp() async {
        // Left out: its answer 'Stamp' can't be compared.
    }
}

/// The contract of `Shelving`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ShelvingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ShelvingContract<Subject: Shelving> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Shelving>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ShelvingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ShelvingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: subscript<Item: Postal>(_ item: Item) -> Int { get set }
    mutating func subscriptRequirement() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: subscript<Item: Hashable>(_ item: Item) -> Int { get set }
    mutating func subscriptItem() async {
        // Left out: another requirement is called alike.
    }

    // MARK: subscript(_ item: Int) -> Int { get }
    mutating func subscriptInt() async {
        // Left out: another requirement is called alike.
    }

    // MARK: func place<Item: Postal>(_ item: Item) -> Int
    mutating func place() async {
        // Left out: its types are the caller's choice.
    }

    // MARK: func place<Item: Hashable>(_ item: Item) -> Int
    mutating func placeItem() async {
        // Left out: another requirement is called alike.
    }
}

/// The contract of `Unpacking`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await UnpackingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct UnpackingContract<Subject: Unpacking> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Unpacking>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await UnpackingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await UnpackingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: init<each Value>(_ values: repeat each Value)
    mutating func initRequirement() async {
        // Left out: it makes an implementation.
    }

    // MARK: init?<each Value>(checked values: repeat each Value)
    mutating func initChecked() async {
        // Left out: it makes an implementation.
    }
}

/// The contract of `Wiring`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await WiringContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct WiringContract<Subject: Wiring> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Wiring>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await WiringContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await WiringContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func wire<each Value, Output>(_ body: @escaping (repeat each Value) throws -> Output) rethrows -> Output
    mutating func wire() async {
        // Left out: its types are the caller's choice.
    }
}
