import RestatedRequirements

/// The contract of `Readable`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ReadableContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ReadableContract<Subject: Readable> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.size() }
        calls.append { await $0.checkRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Readable>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ReadableContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ReadableContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var value: Value { get }
    mutating func value() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: var size: Int { get set }
    mutating func size() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.size = \(history.text(newValue))")
            subject.size = newValue
        } else {
            history.calls("subject.size")
            history.returns(subject.size)
        }
    }

    // MARK: func convert(_ value: Value) -> Value
    mutating func convert() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func check(_ size: Int) throws -> Bool
    mutating func checkRequirement() async {
        let size: Int = history.draw()
        history.calls("try subject.check(\(history.text(size)))")
        do { history.returns(try subject.check(size)) } catch { history.fails(error) }
    }
}

/// The contract of `NumberReadable`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await NumberReadableContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct NumberReadableContract<Subject: NumberReadable> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.value() }
        calls.append { await $0.convert() }
        calls.append { await $0.checkRequirement() }
        calls.append { await $0.size() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: NumberReadable>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await NumberReadableContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await NumberReadableContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var value: Int { get }
    mutating func value() async {
        history.calls("subject.value")
        history.returns(subject.value)
    }

    // MARK: func convert(_ value: Int) -> Int
    mutating func convert() async {
        let value: Int = history.draw()
        history.calls("subject.convert(\(history.text(value)))")
        history.returns(subject.convert(value))
    }

    // MARK: func check(_ size: Int) -> Bool
    mutating func checkRequirement() async {
        let size: Int = history.draw()
        history.calls("subject.check(\(history.text(size)))")
        history.returns(subject.check(size))
    }

    // MARK: var size: Int { get set }
    mutating func size() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.size = \(history.text(newValue))")
            subject.size = newValue
        } else {
            history.calls("subject.size")
            history.returns(subject.size)
        }
    }
}

/// The contract of `TextReadable`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TextReadableContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct TextReadableContract<Subject: TextReadable> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.convert() }
        calls.append { await $0.size() }
        calls.append { await $0.checkRequirement() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: TextReadable>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TextReadableContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TextReadableContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func convert(_ value: String) -> String
    mutating func convert() async {
        let value: String = history.draw()
        history.calls("subject.convert(\(history.text(value)))")
        history.returns(subject.convert(value))
    }

    // MARK: var value: Value { get }
    mutating func value() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: var size: Int { get set }
    mutating func size() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.size = \(history.text(newValue))")
            subject.size = newValue
        } else {
            history.calls("subject.size")
            history.returns(subject.size)
        }
    }

    // MARK: func check(_ size: Int) throws -> Bool
    mutating func checkRequirement() async {
        let size: Int = history.draw()
        history.calls("try subject.check(\(history.text(size)))")
        do { history.returns(try subject.check(size)) } catch { history.fails(error) }
    }
}

/// The contract of `Storing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StoringContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct StoringContract<Subject: Storing> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Storing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StoringContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StoringContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func store(_ item: Item) -> Item
    mutating func store() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: func write<Text: Content>(_ text: Text)
    mutating func write() async {
        // Left out: its types are the caller's choice.
    }
}

/// The contract of `Listing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ListingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ListingContract<Subject: Listing> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Listing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ListingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ListingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func value(_ member: Member) -> Value
    mutating func value() async {
        // Left out: its types depend on the implementation.
    }

    // MARK: static func empty() -> Int
    mutating func empty() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Boxed`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BoxedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BoxedContract<Subject: Boxed> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Boxed>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BoxedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BoxedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func box(_ value: Sendable)
    mutating func box() async {
        // Left out: its types depend on the implementation.
    }
}

/// The contract of `Labelled`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await LabelledContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct LabelledContract<Subject: Labelled> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.moveLetVarInout() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Labelled>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await LabelledContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await LabelledContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func move(`let` first: Int, `var`: Int, `inout` last: Int) -> Int
    mutating func moveLetVarInout() async {
        let first: Int = history.draw()
        let `var`: Int = history.draw()
        let last: Int = history.draw()
        history.calls(
            "subject.move(let: \(history.text(first)), var: \(history.text(`var`)), `inout`: \(history.text(last)))")
        history.returns(subject.move(let: first, var: `var`, `inout`: last))
    }
}

/// The contract of `Sized`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SizedContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SizedContract<Subject: Sized> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.size() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Sized>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SizedContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SizedContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var size: Int { get }
    mutating func size() async {
        history.calls("subject.size")
        history.returns(subject.size)
    }
}

/// The contract of `Sizing`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SizingContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct SizingContract<Subject: Sizing> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.size() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Sizing>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SizingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SizingContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var size: Int { get set }
    mutating func size() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.size = \(history.text(newValue))")
            subject.size = newValue
        } else {
            history.calls("subject.size")
            history.returns(subject.size)
        }
    }
}

/// The contract of `Resizable`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await ResizableContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct ResizableContract<Subject: Resizable> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.size() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Resizable>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await ResizableContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await ResizableContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: var size: Int { get set }
    mutating func size() async {
        if history.choice(2) == 0 {
            let newValue: Int = history.draw()
            history.calls("subject.size = \(history.text(newValue))")
            subject.size = newValue
        } else {
            history.calls("subject.size")
            history.returns(subject.size)
        }
    }
}
