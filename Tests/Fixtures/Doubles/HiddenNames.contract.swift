import HiddenNames
import Testing

/// The contract of `Post`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PostContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PostContract<Live>.Expectation) async throws {
///         try await PostContract { Live() }.check(expectation)
///     }
nonisolated struct PostContract<Subject: Post>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case send
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .send: try await send()
        }
    }

    // MARK: send(_:)
    func send() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(_:)' must do")
    }
}

/// The contract of `Drain`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DrainContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DrainContract<Live>.Expectation) async throws {
///         try await DrainContract { Live() }.check(expectation)
///     }
nonisolated struct DrainContract<Subject: Drain>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pour
        case stop
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pour: try await pour()
        case .stop: try await stop()
        }
    }

    // MARK: pour(_:)
    func pour() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pour(_:)' must do")
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stop()' must do")
    }
}

/// The contract of `Parser`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ParserContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ParserContract<Live>.Expectation) async throws {
///         try await ParserContract { Live() }.check(expectation)
///     }
nonisolated struct ParserContract<Subject: Parser>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case parse
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .parse: try await parse()
        }
    }

    // MARK: parse(_:)
    func parse() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'parse(_:)' must do")
    }
}

/// The contract of `Meter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MeterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MeterContract<Live>.Expectation) async throws {
///         try await MeterContract { Live() }.check(expectation)
///     }
nonisolated struct MeterContract<Subject: Meter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case read
        case wait
        case count
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .read: try await read()
        case .wait: try await wait()
        case .count: try await count()
        }
    }

    // MARK: read(_:)
    func read() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'read(_:)' must do")
    }

    // MARK: wait()
    func wait() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'wait()' must do")
    }

    // MARK: count()
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count()' must do")
    }
}

/// The contract of `Lexicon`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LexiconContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LexiconContract<Live>.Expectation) async throws {
///         try await LexiconContract { Live() }.check(expectation)
///     }
nonisolated struct LexiconContract<Subject: Lexicon>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initWord
        case test
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initWord: try await initWord()
        case .test: try await test()
        }
    }

    // MARK: init?(word:)
    func initWord() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init?(word:)' must do")
    }

    // MARK: test()
    func test() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'test()' must do")
    }
}

/// The contract of `Toiler`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ToilerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ToilerContract<Live>.Expectation) async throws {
///         try await ToilerContract { Live() }.check(expectation)
///     }
nonisolated struct ToilerContract<Subject: Toiler>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case work
        case run
        case task
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .work: try await work()
        case .run: try await run()
        case .task: try await task()
        }
    }

    // MARK: work(_:)
    func work() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'work(_:)' must do")
    }

    // MARK: run()
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run()' must do")
    }

    // MARK: task
    func task() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'task' must do")
    }
}

/// The contract of `Digest`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DigestContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DigestContract<Live>.Expectation) async throws {
///         try await DigestContract { Live() }.check(expectation)
///     }
nonisolated struct DigestContract<Subject: Digest>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case digest
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .digest: try await digest()
        }
    }

    // MARK: digest(_:)
    func digest() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'digest(_:)' must do")
    }
}

/// The contract of `Crypt`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CryptContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CryptContract<Live>.Expectation) async throws {
///         try await CryptContract { Live() }.check(expectation)
///     }
nonisolated struct CryptContract<Subject: Crypt>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case encoderFor
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .encoderFor: try await encoderFor()
        }
    }

    // MARK: encoder(for:)
    func encoderFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'encoder(for:)' must do")
    }
}

/// The contract of `Pump`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PumpContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PumpContract<Live>.Expectation) async throws {
///         try await PumpContract { Live() }.check(expectation)
///     }
nonisolated struct PumpContract<Subject: Pump>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pump
        case prime
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pump: try await pump()
        case .prime: try await prime()
        }
    }

    // MARK: pump(_:)
    func pump() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pump(_:)' must do")
    }

    // MARK: prime()
    func prime() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'prime()' must do")
    }
}
