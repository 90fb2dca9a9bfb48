import DeprecatedTypes
import Testing

/// The contract of `LabelStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LabelStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LabelStoreContract<Live>.Expectation) async throws {
///         try await LabelStoreContract { Live() }.check(expectation)
///     }
nonisolated struct LabelStoreContract<Subject: LabelStore>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case addAt
        case labelsUnder
        case first
        case make
        case save
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .addAt: try await addAt()
        case .labelsUnder: try await labelsUnder()
        case .first: try await first()
        case .make: try await make()
        case .save: try await save()
        }
    }

    // MARK: add(_:at:)
    func addAt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'add(_:at:)' must do")
    }

    // MARK: labels(under:)
    func labelsUnder() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'labels(under:)' must do")
    }

    // MARK: first
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first' must do")
    }

    // MARK: make(_:)
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make(_:)' must do")
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }
}

/// The contract of `SharedLabels`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedLabelsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedLabelsContract<Live>.Expectation) async throws {
///         try await SharedLabelsContract { Live() }.check(expectation)
///     }
nonisolated struct SharedLabelsContract<Subject: SharedLabels>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case latest
        case first
        case tag
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .latest: try await latest()
        case .first: try await first()
        case .tag: try await tag()
        }
    }

    // MARK: latest(_:)
    func latest() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'latest(_:)' must do")
    }

    // MARK: first
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first' must do")
    }

    // MARK: tag
    func tag() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'tag' must do")
    }
}

/// The contract of `LabelSource`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LabelSourceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LabelSourceContract<Live>.Expectation) async throws {
///         try await LabelSourceContract { Live() }.check(expectation)
///     }
@available(*, deprecated)
nonisolated struct LabelSourceContract<Subject: LabelSource>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case labelAt
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .labelAt: try await labelAt()
        }
    }

    // MARK: label(at:)
    func labelAt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'label(at:)' must do")
    }
}
