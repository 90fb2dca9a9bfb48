import SubscriptsThatPrepare
import Testing

/// The contract of `Lookup`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LookupContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LookupContract<Live>.Expectation) async throws {
///         try await LookupContract { Live() }.check(expectation)
///     }
nonisolated struct LookupContract<Subject: Lookup>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case subscriptDefault
        case subscriptKeys
        case subscriptAt
        case subscriptNamedIn
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .subscriptDefault: try await subscriptDefault()
        case .subscriptKeys: try await subscriptKeys()
        case .subscriptAt: try await subscriptAt()
        case .subscriptNamedIn: try await subscriptNamedIn()
        }
    }

    // MARK: subscript(_:default:)
    func subscriptDefault() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:default:)' must do")
    }

    // MARK: subscript(keys:)
    func subscriptKeys() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(keys:)' must do")
    }

    // MARK: subscript(at:)
    func subscriptAt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(at:)' must do")
    }

    // MARK: subscript(named:in:)
    func subscriptNamedIn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(named:in:)' must do")
    }
}

/// The contract of `SharedLookup`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedLookupContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedLookupContract<Live>.Expectation) async throws {
///         try await SharedLookupContract { Live() }.check(expectation)
///     }
nonisolated struct SharedLookupContract<Subject: SharedLookup>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case subscriptDefault
        case subscriptKeys
        case subscriptAt
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .subscriptDefault: try await subscriptDefault()
        case .subscriptKeys: try await subscriptKeys()
        case .subscriptAt: try await subscriptAt()
        }
    }

    // MARK: subscript(_:default:)
    func subscriptDefault() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:default:)' must do")
    }

    // MARK: subscript(keys:)
    func subscriptKeys() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(keys:)' must do")
    }

    // MARK: subscript(at:)
    func subscriptAt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(at:)' must do")
    }
}

/// The contract of `Keeper`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: KeeperContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: KeeperContract<Live>.Expectation) async throws {
///         try await KeeperContract { Live() }.check(expectation)
///     }
nonisolated struct KeeperContract<Subject: Keeper>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case perform
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .perform: try await perform()
        }
    }

    // MARK: perform(_:)
    func perform() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'perform(_:)' must do")
    }
}

/// The contract of `LookupTitle`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LookupTitleContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LookupTitleContract<Live>.Expectation) async throws {
///         try await LookupTitleContract { Live() }.check(expectation)
///     }
nonisolated struct LookupTitleContract<Subject: LookupTitle>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case title
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .title: try await title()
        }
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }
}

/// The contract of `LookupPage`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LookupPageContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LookupPageContract<Live>.Expectation) async throws {
///         try await LookupPageContract { Live() }.check(expectation)
///     }
nonisolated struct LookupPageContract<Subject: LookupPage>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case count
        case title
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .count: try await count()
        case .title: try await title()
        }
    }

    // MARK: count
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count' must do")
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }
}
