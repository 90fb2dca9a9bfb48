import NearDefaults
import Testing

/// The contract of `TextParser`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TextParserContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TextParserContract<Live>.Expectation) async throws {
///         try await TextParserContract { Live() }.check(expectation)
///     }
nonisolated struct TextParserContract<Subject: TextParser>: Sendable {
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

/// The contract of `Folding`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FoldingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FoldingContract<Live>.Expectation) async throws {
///         try await FoldingContract { Live() }.check(expectation)
///     }
nonisolated struct FoldingContract<Subject: Folding>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case foldWith
        case foldAllWith
        case each
        case share
        case make
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .foldWith: try await foldWith()
        case .foldAllWith: try await foldAllWith()
        case .each: try await each()
        case .share: try await share()
        case .make: try await make()
        }
    }

    // MARK: fold(_:with:)
    func foldWith() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'fold(_:with:)' must do")
    }

    // MARK: fold(all:with:)
    func foldAllWith() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'fold(all:with:)' must do")
    }

    // MARK: each(_:)
    func each() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'each(_:)' must do")
    }

    // MARK: share(_:)
    func share() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'share(_:)' must do")
    }

    // MARK: make()
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make()' must do")
    }
}

/// The contract of `Taking`, yours to fill in: what each implementation must do.
///
/// `take(_:)`, `use(_:)`, `keep(_:)`, `send(_:)` and `run()` keep their default implementations.
nonisolated struct TakingContract<Subject: Taking>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Hashing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: HashingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: HashingContract<Live>.Expectation) async throws {
///         try await HashingContract { Live() }.check(expectation)
///     }
nonisolated struct HashingContract<Subject: Hashing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case update
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .update: try await update()
        }
    }

    // MARK: update(_:)
    func update() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'update(_:)' must do")
    }
}

/// The contract of `Exchange`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ExchangeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ExchangeContract<Live>.Expectation) async throws {
///         try await ExchangeContract { Live() }.check(expectation)
///     }
nonisolated struct ExchangeContract<Subject: Exchange>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initRequirement
        case key
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initRequirement: try await initRequirement()
        case .key: try await key()
        }
    }

    // MARK: init()
    func initRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init()' must do")
    }

    // MARK: key
    func key() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'key' must do")
    }
}

/// The contract of `DocumentSource`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DocumentSourceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DocumentSourceContract<Live>.Expectation) async throws {
///         try await DocumentSourceContract { Live() }.check(expectation)
///     }
nonisolated struct DocumentSourceContract<Subject: DocumentSource>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case document
        case draft
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .document: try await document()
        case .draft: try await draft()
        }
    }

    // MARK: document
    func document() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'document' must do")
    }

    // MARK: draft
    func draft() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'draft' must do")
    }
}
