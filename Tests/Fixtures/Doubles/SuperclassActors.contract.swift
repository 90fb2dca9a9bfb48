import SuperclassActors

/// The contract of `Pigment`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PigmentContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct PigmentContract<Subject: Pigment> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.hue() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Pigment>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PigmentContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PigmentContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func hue() -> Double
    mutating func hue() async {
        history.calls("subject.hue()")
        history.returns(subject.hue())
    }
}

/// The contract of `Painting`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await PaintingContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct PaintingContract<Subject: Painting> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.stroke() }
        calls.append { await $0.brush() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Painting>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await PaintingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await PaintingContract<Reference>.play(history, on: try await makeReference())
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

    private func anyBrush() -> Brush { history.model("Brush()", Brush()) }

    // MARK: nonisolated func stroke(_ brush: Brush) -> Brush
    mutating func stroke() async {
        let brush = anyBrush()
        history.calls("subject.stroke(\(history.text(brush)))")
        history.returns(subject.stroke(brush))
    }

    // MARK: nonisolated var brush: Brush { get set }
    mutating func brush() async {
        if history.choice(2) == 0 {
            let newValue: Brush = anyBrush()
            history.calls("subject.brush = \(history.text(newValue))")
            subject.brush = newValue
        } else {
            history.calls("subject.brush")
            history.returns(subject.brush)
        }
    }
}

/// The contract of `FramedPainting`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await FramedPaintingContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct FramedPaintingContract<Subject: FramedPainting> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.finish() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: FramedPainting>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await FramedPaintingContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await FramedPaintingContract<Reference>.play(history, on: try await makeReference())
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

    private func anyBrush() -> Brush { history.model("Brush()", Brush()) }

    // MARK: func finish(_ brush: Brush) async throws -> Brush
    mutating func finish() async {
        let brush = anyBrush()
        history.calls("try await subject.finish(\(history.text(brush)))")
        do { history.returns(try await subject.finish(brush)) } catch { history.fails(error) }
    }

    // MARK: static nonisolated func framed() -> Int
    mutating func framed() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }
}

/// The contract of `Swatch`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await SwatchContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct SwatchContract<Subject: Swatch> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.show() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Swatch>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await SwatchContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await SwatchContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: static nonisolated func == (one: Self, other: Self) -> Bool
    mutating func equalTo() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: func show(_ name: String)
    mutating func show() async {
        let name: String = history.draw()
        history.calls("subject.show(\(history.text(name)))")
        history.returns(subject.show(name))
    }
}

/// The contract of `MixedPigment`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await MixedPigmentContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct MixedPigmentContract<Subject: MixedPigment> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.hue() }
        calls.append { await $0.mix() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: MixedPigment>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await MixedPigmentContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await MixedPigmentContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: nonisolated func hue() -> Double
    mutating func hue() async {
        history.calls("subject.hue()")
        history.returns(subject.hue())
    }

    // MARK: func mix()
    mutating func mix() async {
        history.calls("subject.mix()")
        history.returns(subject.mix())
    }
}

/// The contract of `Studio`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await StudioContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct StudioContract<Subject: Studio> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] { [] }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Studio>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await StudioContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await StudioContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func onMain<Value: Sendable>(_ body: @MainActor @Sendable () throws -> Value) rethrows -> Value
    mutating func onMain() async {
        // Left out: it takes a closure.
    }

    // MARK: func later<Value: Sendable>(_ body: @escaping @MainActor @Sendable () throws -> Value) -> Value?
    mutating func later() async {
        // Left out: it takes a closure.
    }
}
