import Foundation
import Generic
import Testing

/// The contract of `FeedFilter`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: FeedFilterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FeedFilterContract<Live>.Expectation) async throws {
///         try await FeedFilterContract { Live() }.check(expectation)
///     }
nonisolated struct FeedFilterContract<Subject: FeedFilter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case filter
        case allowed
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .filter: try await filter()
        case .allowed: try await allowed()
        }
    }

    // MARK: filter(_:)
    func filter() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'filter(_:)' yet: say here what it has to do")
    }

    // MARK: allowed
    func allowed() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'allowed' yet: say here what it has to do")
    }
}

/// The contract of `Query`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: QueryContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: QueryContract<Live>.Expectation) async throws {
///         try await QueryContract { Live() }.check(expectation)
///     }
nonisolated struct QueryContract<Subject: Query>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case runWith
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .runWith: try await runWith()
        }
    }

    // MARK: run(with:)
    func runWith() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'run(with:)' yet: say here what it has to do")
    }
}

/// The contract of `Pipeline`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: PipelineContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PipelineContract<Live>.Expectation) async throws {
///         try await PipelineContract { Live() }.check(expectation)
///     }
nonisolated struct PipelineContract<Subject: Pipeline>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case start
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .start: try await start()
        }
    }

    // MARK: start(_:)
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'start(_:)' yet: say here what it has to do")
    }
}

/// The contract of `TextPipeline`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: TextPipelineContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TextPipelineContract<Live>.Expectation) async throws {
///         try await TextPipelineContract { Live() }.check(expectation)
///     }
nonisolated struct TextPipelineContract<Subject: TextPipeline>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case stop
        case start
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .stop: try await stop()
        case .start: try await start()
        }
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'stop()' yet: say here what it has to do")
    }

    // MARK: start(_:)
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'start(_:)' yet: say here what it has to do")
    }
}

/// The contract of `SettingsKey`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: SettingsKeyContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SettingsKeyContract<Live>.Expectation) async throws {
///         try await SettingsKeyContract { Live() }.check(expectation)
///     }
nonisolated struct SettingsKeyContract<Subject: SettingsKey>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case defaultValue
        case parse
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .defaultValue: try await defaultValue()
        case .parse: try await parse()
        }
    }

    // MARK: defaultValue
    func defaultValue() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'defaultValue' yet: say here what it has to do")
    }

    // MARK: parse(_:)
    func parse() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'parse(_:)' yet: say here what it has to do")
    }
}

/// The contract of `Loader`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: LoaderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LoaderContract<Live>.Expectation) async throws {
///         try await LoaderContract { Live() }.check(expectation)
///     }
nonisolated struct LoaderContract<Subject: Loader>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case loadFrom
        case cached
        case decode
        case putFor
        case recordExtra
        case fetchCompletion
        case transformBy
        case locked
        case attempt
        case lend
        case all
        case sumOf
        case each
        case unwrapOr
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .loadFrom: try await loadFrom()
        case .cached: try await cached()
        case .decode: try await decode()
        case .putFor: try await putFor()
        case .recordExtra: try await recordExtra()
        case .fetchCompletion: try await fetchCompletion()
        case .transformBy: try await transformBy()
        case .locked: try await locked()
        case .attempt: try await attempt()
        case .lend: try await lend()
        case .all: try await all()
        case .sumOf: try await sumOf()
        case .each: try await each()
        case .unwrapOr: try await unwrapOr()
        }
    }

    // MARK: load(_:from:)
    func loadFrom() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'load(_:from:)' yet: say here what it has to do")
    }

    // MARK: cached(_:)
    func cached() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'cached(_:)' yet: say here what it has to do")
    }

    // MARK: decode(_:)
    func decode() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'decode(_:)' yet: say here what it has to do")
    }

    // MARK: put(_:for:)
    func putFor() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'put(_:for:)' yet: say here what it has to do")
    }

    // MARK: record(_:extra:)
    func recordExtra() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'record(_:extra:)' yet: say here what it has to do")
    }

    // MARK: fetch(_:completion:)
    func fetchCompletion() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'fetch(_:completion:)' yet: say here what it has to do")
    }

    // MARK: transform(_:by:)
    func transformBy() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'transform(_:by:)' yet: say here what it has to do")
    }

    // MARK: locked(_:)
    func locked() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'locked(_:)' yet: say here what it has to do")
    }

    // MARK: attempt(_:)
    func attempt() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'attempt(_:)' yet: say here what it has to do")
    }

    // MARK: lend(_:)
    func lend() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'lend(_:)' yet: say here what it has to do")
    }

    // MARK: all(_:)
    func all() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'all(_:)' yet: say here what it has to do")
    }

    // MARK: sum(of:)
    func sumOf() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'sum(of:)' yet: say here what it has to do")
    }

    // MARK: each(_:)
    func each() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'each(_:)' yet: say here what it has to do")
    }

    // MARK: unwrap(_:or:)
    func unwrapOr() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'unwrap(_:or:)' yet: say here what it has to do")
    }
}
