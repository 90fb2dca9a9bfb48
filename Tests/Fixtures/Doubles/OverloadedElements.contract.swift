import OverloadedElements
import Testing

/// The contract of `PartShelf`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PartShelfContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PartShelfContract<Live>.Expectation) async throws {
///         try await PartShelfContract { Live() }.check(expectation)
///     }
nonisolated struct PartShelfContract<Subject: PartShelf>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case put
        case putItem
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .put: try await put()
        case .putItem: try await putItem()
        }
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: put(_:)
    func putItem() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }
}

/// The contract of `PartRack`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PartRackContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PartRackContract<Live>.Expectation) async throws {
///         try await PartRackContract { Live() }.check(expectation)
///     }
nonisolated struct PartRackContract<Subject: PartRack>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case store
        case storePart
        case take
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .store: try await store()
        case .storePart: try await storePart()
        case .take: try await take()
        }
    }

    // MARK: store(_:)
    func store() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'store(_:)' must do")
    }

    // MARK: store(_:)
    func storePart() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'store(_:)' must do")
    }

    // MARK: take()
    func take() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'take()' must do")
    }
}

/// The contract of `PartCrate`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PartCrateContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PartCrateContract<Live>.Expectation) async throws {
///         try await PartCrateContract { Live() }.check(expectation)
///     }
nonisolated struct PartCrateContract<Subject: PartCrate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case subscriptRequirement
        case subscriptIndex
        case initRequirement
        case initIntArray
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .subscriptRequirement: try await subscriptRequirement()
        case .subscriptIndex: try await subscriptIndex()
        case .initRequirement: try await initRequirement()
        case .initIntArray: try await initIntArray()
        }
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptIndex() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: init(_:)
    func initRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(_:)' must do")
    }

    // MARK: init(_:)
    func initIntArray() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(_:)' must do")
    }
}
