import ReadBehindLock
import Testing

/// The contract of `Catalog`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CatalogContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CatalogContract<Live>.Expectation) async throws {
///         try await CatalogContract { Live() }.check(expectation)
///     }
nonisolated struct CatalogContract<Subject: Catalog>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pages
        case notes
        case opened
        case closed
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pages: try await pages()
        case .notes: try await notes()
        case .opened: try await opened()
        case .closed: try await closed()
        }
    }

    // MARK: pages
    func pages() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pages' must do")
    }

    // MARK: notes
    func notes() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'notes' must do")
    }

    // MARK: opened
    func opened() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'opened' must do")
    }

    // MARK: closed
    func closed() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'closed' must do")
    }
}

/// The contract of `Abyss`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: AbyssContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: AbyssContract<Live>.Expectation) async throws {
///         try await AbyssContract { Live() }.check(expectation)
///     }
nonisolated struct AbyssContract<Subject: Abyss>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case bottom
        case echo
        case subscriptRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .bottom: try await bottom()
        case .echo: try await echo()
        case .subscriptRequirement: try await subscriptRequirement()
        }
    }

    // MARK: bottom
    func bottom() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'bottom' must do")
    }

    // MARK: echo
    func echo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'echo' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}

/// The contract of `Pit`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PitContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PitContract<Live>.Expectation) async throws {
///         try await PitContract { Live() }.check(expectation)
///     }
nonisolated struct PitContract<Subject: Pit>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case depth
        case width
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .depth: try await depth()
        case .width: try await width()
        }
    }

    // MARK: depth
    func depth() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'depth' must do")
    }

    // MARK: width
    func width() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'width' must do")
    }
}
