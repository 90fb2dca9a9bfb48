import KeptOffActors

/// The contract of `Typesetter`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await TypesetterContract.check({ Live() }, against: { Fake() })
///     }
@MainActor
struct TypesetterContract<Subject: Typesetter> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [@MainActor (inout Self) async -> Void] {
        var calls: [@MainActor (inout Self) async -> Void] = []
        calls.append { await $0.set() }
        calls.append { await $0.setCopies() }
        calls.append { await $0.print() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Typesetter>(
        _ makeSubject: @MainActor @Sendable () async throws -> Subject,
        against makeReference: @MainActor @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await TypesetterContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await TypesetterContract<Reference>.play(history, on: try await makeReference())
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

    private func anySheet() -> Sheet { history.model("Sheet()", Sheet()) }

    // MARK: nonisolated func set(_ sheet: Sheet) -> Sheet?
    mutating func set() async {
        let sheet = anySheet()
        history.calls("subject.set(\(history.text(sheet)))")
        history.returns(subject.set(sheet))
    }

    // MARK: nonisolated func set(_ sheet: Sheet, copies: Int) throws -> Ink
    mutating func setCopies() async {
        let sheet = anySheet()
        let copies: Int = history.draw()
        history.calls("try subject.set(\(history.text(sheet)), copies: \(history.text(copies)))")
        do { history.returns(try subject.set(sheet, copies: copies)) } catch { history.fails(error) }
    }

    // MARK: nonisolated static func proof(_ sheet: Sheet) throws -> Ink
    mutating func proof() async {
        // Left out: it belongs to the type, which all implementations of a test share.
    }

    // MARK: func print(_ sheet: Sheet) throws -> Ink
    mutating func print() async {
        let sheet = anySheet()
        history.calls("try subject.print(\(history.text(sheet)))")
        do { history.returns(try subject.print(sheet)) } catch { history.fails(error) }
    }
}

/// The contract of `Binder`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await BinderContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct BinderContract<Subject: Binder> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.sew() }
        calls.append { await $0.glueCopies() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Binder>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await BinderContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await BinderContract<Reference>.play(history, on: try await makeReference())
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

    private func anySheet() -> Sheet { history.model("Sheet()", Sheet()) }

    // MARK: nonisolated func sew(_ sheet: Sheet) -> Sheet?
    mutating func sew() async {
        let sheet = anySheet()
        history.calls("subject.sew(\(history.text(sheet)))")
        history.returns(subject.sew(sheet))
    }

    // MARK: nonisolated func glue(_ sheet: Sheet, copies: Int) throws -> Ink
    mutating func glueCopies() async {
        let sheet = anySheet()
        let copies: Int = history.draw()
        history.calls("try subject.glue(\(history.text(sheet)), copies: \(history.text(copies)))")
        do { history.returns(try subject.glue(sheet, copies: copies)) } catch { history.fails(error) }
    }

    // MARK: func bind(_ sheet: Sheet)
    mutating func bind() async {
        // Left out: its values can't be sent to its actor.
    }
}

/// The contract of `Misprint`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await MisprintContract.check({ Live() }, against: { Fake() })
///     }
nonisolated struct MisprintContract<Subject: Misprint> {
    /// The implementation to call.
    var subject: Subject
    /// Draws arguments and records answers.
    let history: RandomHistory

    /// The calls of histories; remove those that implementations may answer differently.
    static var calls: [(inout Self) async -> Void] {
        var calls: [(inout Self) async -> Void] = []
        calls.append { await $0.sheetOf() }
        return calls
    }

    /// Fails the test with the shortest history that the two implementations answer differently.
    static func check<Reference: Misprint>(
        _ makeSubject: @Sendable () async throws -> Subject,
        against makeReference: @Sendable () async throws -> Reference,
        histories: Int = 200, seed: UInt64 = 1
    ) async throws {
        var search = HistorySearch(
            of: Subject.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
        while let history = search.next() {
            await MisprintContract<Reference>.play(history, on: try await makeReference())
            if history.isTrial {
                await MisprintContract<Reference>.play(history, on: try await makeReference())
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

    // MARK: func sheet(of finding: Int) throws -> Ink
    mutating func sheetOf() async {
        let finding: Int = history.draw()
        history.calls("try subject.sheet(of: \(history.text(finding)))")
        do { history.returns(try subject.sheet(of: finding)) } catch { history.fails(error) }
    }

    // MARK: var finding: Finding { mutating get set }
    mutating func finding() async {
        // Left out: its types depend on the implementation.
    }
}
