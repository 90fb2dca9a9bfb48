import Foundation
import Generic
import Testing

/// The contract of `FeedFilter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'filter(_:)' must do")
    }

    // MARK: allowed
    func allowed() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'allowed' must do")
    }
}

/// The contract of `Query`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'run(with:)' must do")
    }
}

/// The contract of `Pipeline`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'start(_:)' must do")
    }
}

/// The contract of `TextPipeline`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'stop()' must do")
    }

    // MARK: start(_:)
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start(_:)' must do")
    }
}

/// The contract of `SettingsKey`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'defaultValue' must do")
    }

    // MARK: parse(_:)
    func parse() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'parse(_:)' must do")
    }
}

/// The contract of `Loader`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
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
        Issue.record("not written yet: describe what 'load(_:from:)' must do")
    }

    // MARK: cached(_:)
    func cached() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cached(_:)' must do")
    }

    // MARK: decode(_:)
    func decode() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'decode(_:)' must do")
    }

    // MARK: put(_:for:)
    func putFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:for:)' must do")
    }

    // MARK: record(_:extra:)
    func recordExtra() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'record(_:extra:)' must do")
    }

    // MARK: fetch(_:completion:)
    func fetchCompletion() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'fetch(_:completion:)' must do")
    }

    // MARK: transform(_:by:)
    func transformBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'transform(_:by:)' must do")
    }

    // MARK: locked(_:)
    func locked() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'locked(_:)' must do")
    }

    // MARK: attempt(_:)
    func attempt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'attempt(_:)' must do")
    }

    // MARK: lend(_:)
    func lend() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'lend(_:)' must do")
    }

    // MARK: all(_:)
    func all() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'all(_:)' must do")
    }

    // MARK: sum(of:)
    func sumOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sum(of:)' must do")
    }

    // MARK: each(_:)
    func each() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'each(_:)' must do")
    }

    // MARK: unwrap(_:or:)
    func unwrapOr() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'unwrap(_:or:)' must do")
    }
}
