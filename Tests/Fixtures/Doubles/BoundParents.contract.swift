import BoundParents
import Testing

/// The contract of `Source`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SourceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SourceContract<Live>.Expectation) async throws {
///         try await SourceContract { Live() }.check(expectation)
///     }
nonisolated struct SourceContract<Subject: Source>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case next
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .next: try await next()
        }
    }

    // MARK: next()
    func next() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'next()' must do")
    }
}

/// The contract of `Ordinal`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: OrdinalContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: OrdinalContract<Live>.Expectation) async throws {
///         try await OrdinalContract { Live() }.check(expectation)
///     }
nonisolated struct OrdinalContract<Subject: Ordinal>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case restart
        case next
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .restart: try await restart()
        case .next: try await next()
        }
    }

    // MARK: restart()
    func restart() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'restart()' must do")
    }

    // MARK: next()
    func next() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'next()' must do")
    }
}

/// The contract of `Converter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ConverterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ConverterContract<Live>.Expectation) async throws {
///         try await ConverterContract { Live() }.check(expectation)
///     }
nonisolated struct ConverterContract<Subject: Converter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case convertValue
        case convertValueT
        case convertValueTString
        case subscriptRequirement
        case nameOr
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .convertValue: try await convertValue()
        case .convertValueT: try await convertValueT()
        case .convertValueTString: try await convertValueTString()
        case .subscriptRequirement: try await subscriptRequirement()
        case .nameOr: try await nameOr()
        }
    }

    // MARK: convert(value:)
    func convertValue() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(value:)' must do")
    }

    // MARK: convert(value:)
    func convertValueT() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(value:)' must do")
    }

    // MARK: convert(value:)
    func convertValueTString() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(value:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: name(_:or:)
    func nameOr() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'name(_:or:)' must do")
    }
}

/// The contract of `Checker`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CheckerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CheckerContract<Live>.Expectation) async throws {
///         try await CheckerContract { Live() }.check(expectation)
///     }
nonisolated struct CheckerContract<Subject: Checker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case checkRequirement
        case run
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .checkRequirement: try await checkRequirement()
        case .run: try await run()
        }
    }

    // MARK: check(_:)
    func checkRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'check(_:)' must do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }
}

/// The contract of `Series`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SeriesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SeriesContract<Live>.Expectation) async throws {
///         try await SeriesContract { Live() }.check(expectation)
///     }
nonisolated struct SeriesContract<Subject: Series>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `TypedStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TypedStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TypedStoreContract<Live>.Expectation) async throws {
///         try await TypedStoreContract { Live() }.check(expectation)
///     }
nonisolated struct TypedStoreContract<Subject: TypedStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case objectFor
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .objectFor: try await objectFor()
        }
    }

    // MARK: object(for:)
    func objectFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'object(for:)' must do")
    }
}

/// The contract of `Keyed`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: KeyedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: KeyedContract<Live>.Expectation) async throws {
///         try await KeyedContract { Live() }.check(expectation)
///     }
nonisolated struct KeyedContract<Subject: Keyed>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case key
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .key: try await key()
        }
    }

    // MARK: key
    func key() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'key' must do")
    }
}

/// The contract of `BookStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BookStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BookStoreContract<Live>.Expectation) async throws {
///         try await BookStoreContract { Live() }.check(expectation)
///     }
nonisolated struct BookStoreContract<Subject: BookStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case add
        case objectFor
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .add: try await add()
        case .objectFor: try await objectFor()
        }
    }

    // MARK: add(_:)
    func add() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'add(_:)' must do")
    }

    // MARK: object(for:)
    func objectFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'object(for:)' must do")
    }
}
