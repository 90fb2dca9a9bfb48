import HiddenAliases
import Testing

/// The contract of `FeedLoader`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FeedLoaderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FeedLoaderContract<Live>.Expectation) async throws {
///         try await FeedLoaderContract { Live() }.check(expectation)
///     }
nonisolated struct FeedLoaderContract<Subject: FeedLoader>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case loadCompletion
        case reload
        case last
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .loadCompletion: try await loadCompletion()
        case .reload: try await reload()
        case .last: try await last()
        }
    }

    // MARK: load(completion:)
    func loadCompletion() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(completion:)' must do")
    }

    // MARK: reload(_:)
    func reload() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reload(_:)' must do")
    }

    // MARK: last()
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last()' must do")
    }
}

/// The contract of `QuerySource`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: QuerySourceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: QuerySourceContract<Live>.Expectation) async throws {
///         try await QuerySourceContract { Live() }.check(expectation)
///     }
nonisolated struct QuerySourceContract<Subject: QuerySource>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case query
        case findThen
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .query: try await query()
        case .findThen: try await findThen()
        }
    }

    // MARK: query()
    func query() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'query()' must do")
    }

    // MARK: find(_:then:)
    func findThen() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(_:then:)' must do")
    }
}

/// The contract of `PagedSource`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PagedSourceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PagedSourceContract<Live>.Expectation) async throws {
///         try await PagedSourceContract { Live() }.check(expectation)
///     }
nonisolated struct PagedSourceContract<Subject: PagedSource>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case page
        case subscriptRequirement
        case query
        case findThen
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .page: try await page()
        case .subscriptRequirement: try await subscriptRequirement()
        case .query: try await query()
        case .findThen: try await findThen()
        }
    }

    // MARK: page
    func page() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'page' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: query()
    func query() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'query()' must do")
    }

    // MARK: find(_:then:)
    func findThen() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(_:then:)' must do")
    }
}

/// The contract of `Feed.Worker`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WorkerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WorkerContract<Live>.Expectation) async throws {
///         try await WorkerContract { Live() }.check(expectation)
///     }
nonisolated struct WorkerContract<Subject: Feed.Worker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initTask
        case run
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initTask: try await initTask()
        case .run: try await run()
        }
    }

    // MARK: init(task:)
    func initTask() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(task:)' must do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }
}

/// The contract of `ItemLoader`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ItemLoaderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ItemLoaderContract<Live>.Expectation) async throws {
///         try await ItemLoaderContract { Live() }.check(expectation)
///     }
nonisolated struct ItemLoaderContract<Subject: ItemLoader>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case load
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .load: try await load()
        }
    }

    // MARK: load(_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:)' must do")
    }
}

/// The contract of `NumberLoader`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NumberLoaderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NumberLoaderContract<Live>.Expectation) async throws {
///         try await NumberLoaderContract { Live() }.check(expectation)
///     }
nonisolated struct NumberLoaderContract<Subject: NumberLoader>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case next
        case load
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .next: try await next()
        case .load: try await load()
        }
    }

    // MARK: next()
    func next() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'next()' must do")
    }

    // MARK: load(_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:)' must do")
    }
}

/// The contract of `Scheme`, yours to fill in: what each implementation must do.
nonisolated struct SchemeContract<Subject: Scheme>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Retrieval`, yours to fill in: what each implementation must do.
nonisolated struct RetrievalContract<Subject: Retrieval>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `RetrievalReader`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RetrievalReaderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RetrievalReaderContract<Live>.Expectation) async throws {
///         try await RetrievalReaderContract { Live() }.check(expectation)
///     }
nonisolated struct RetrievalReaderContract<Subject: RetrievalReader>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pageFor
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pageFor: try await pageFor()
        }
    }

    // MARK: page(for:)
    func pageFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'page(for:)' must do")
    }
}

/// The contract of `Copied`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CopiedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CopiedContract<Live>.Expectation) async throws {
///         try await CopiedContract { Live() }.check(expectation)
///     }
nonisolated struct CopiedContract<Subject: Copied>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case copy
        case count
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .copy: try await copy()
        case .count: try await count()
        }
    }

    // MARK: copy(_:)
    func copy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'copy(_:)' must do")
    }

    // MARK: count()
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count()' must do")
    }
}
