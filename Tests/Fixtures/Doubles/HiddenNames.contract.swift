import HiddenNames
import Testing

/// The contract of `Post`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'send(_:)' yet: say here what it has to do")
    }
}

/// The contract of `Drain`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'pour(_:)' yet: say here what it has to do")
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'stop()' yet: say here what it has to do")
    }
}

/// The contract of `Parser`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'parse(_:)' yet: say here what it has to do")
    }
}

/// The contract of `Meter`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'read(_:)' yet: say here what it has to do")
    }

    // MARK: wait()
    func wait() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'wait()' yet: say here what it has to do")
    }

    // MARK: count()
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'count()' yet: say here what it has to do")
    }
}

/// The contract of `Lexicon`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'init?(word:)' yet: say here what it has to do")
    }

    // MARK: test()
    func test() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'test()' yet: say here what it has to do")
    }
}

/// The contract of `HiddenWorker`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: HiddenWorkerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: HiddenWorkerContract<Live>.Expectation) async throws {
///         try await HiddenWorkerContract { Live() }.check(expectation)
///     }
nonisolated struct HiddenWorkerContract<Subject: HiddenWorker>: Sendable {
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
        Issue.record("nothing is expected of 'work(_:)' yet: say here what it has to do")
    }

    // MARK: run()
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'run()' yet: say here what it has to do")
    }

    // MARK: task
    func task() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'task' yet: say here what it has to do")
    }
}

/// The contract of `Digest`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'digest(_:)' yet: say here what it has to do")
    }
}

/// The contract of `HiddenCodec`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: HiddenCodecContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: HiddenCodecContract<Live>.Expectation) async throws {
///         try await HiddenCodecContract { Live() }.check(expectation)
///     }
nonisolated struct HiddenCodecContract<Subject: HiddenCodec>: Sendable {
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
        Issue.record("nothing is expected of 'encoder(for:)' yet: say here what it has to do")
    }
}

/// The contract of `Pump`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'pump(_:)' yet: say here what it has to do")
    }

    // MARK: prime()
    func prime() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'prime()' yet: say here what it has to do")
    }
}
