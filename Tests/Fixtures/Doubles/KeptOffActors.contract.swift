import KeptOffActors
import Testing

/// The contract of `Typesetter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TypesetterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TypesetterContract<Live>.Expectation) async throws {
///         try await TypesetterContract { Live() }.check(expectation)
///     }
@MainActor
struct TypesetterContract<Subject: Typesetter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case set
        case setCopies
        case proof
        case print
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .set: try await set()
        case .setCopies: try await setCopies()
        case .proof: try await proof()
        case .print: try await print()
        }
    }

    // MARK: set(_:)
    func set() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'set(_:)' must do")
    }

    // MARK: set(_:copies:)
    func setCopies() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'set(_:copies:)' must do")
    }

    // MARK: proof(_:)
    func proof() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'proof(_:)' must do")
    }

    // MARK: print(_:)
    func print() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'print(_:)' must do")
    }
}

/// The contract of `Binder`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BinderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BinderContract<Live>.Expectation) async throws {
///         try await BinderContract { Live() }.check(expectation)
///     }
nonisolated struct BinderContract<Subject: Binder>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case sew
        case glueCopies
        case bind
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .sew: try await sew()
        case .glueCopies: try await glueCopies()
        case .bind: try await bind()
        }
    }

    // MARK: sew(_:)
    func sew() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sew(_:)' must do")
    }

    // MARK: glue(_:copies:)
    func glueCopies() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'glue(_:copies:)' must do")
    }

    // MARK: bind(_:)
    func bind() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'bind(_:)' must do")
    }
}

/// The contract of `Misprint`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MisprintContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MisprintContract<Live>.Expectation) async throws {
///         try await MisprintContract { Live() }.check(expectation)
///     }
nonisolated struct MisprintContract<Subject: Misprint>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case sheetOf
        case finding
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .sheetOf: try await sheetOf()
        case .finding: try await finding()
        }
    }

    // MARK: sheet(of:)
    func sheetOf() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sheet(of:)' must do")
    }

    // MARK: finding
    func finding() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'finding' must do")
    }
}
