import PartialDefaults
import Testing

/// The contract of `BoundedPart`, yours to fill in: what each implementation must do.
nonisolated struct BoundedPartContract<Subject: BoundedPart>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `PartInstaller`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PartInstallerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PartInstallerContract<Live>.Expectation) async throws {
///         try await PartInstallerContract { Live() }.check(expectation)
///     }
nonisolated struct PartInstallerContract<Subject: PartInstaller>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case includePart
        case isInstalledPart
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .includePart: try await includePart()
        case .isInstalledPart: try await isInstalledPart()
        }
    }

    // MARK: include(part:)
    func includePart() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'include(part:)' must do")
    }

    // MARK: isInstalled(part:)
    func isInstalledPart() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isInstalled(part:)' must do")
    }
}

/// The contract of `PartBinder`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PartBinderContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PartBinderContract<Live>.Expectation) async throws {
///         try await PartBinderContract { Live() }.check(expectation)
///     }
///
/// `isInstalled(part:)` keeps its default implementation.
nonisolated struct PartBinderContract<Subject: PartBinder>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isEqualTo
        case includePart
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isEqualTo: try await isEqualTo()
        case .includePart: try await includePart()
        }
    }

    // MARK: isEqual(_:to:)
    func isEqualTo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isEqual(_:to:)' must do")
    }

    // MARK: include(part:)
    func includePart() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'include(part:)' must do")
    }
}

/// The contract of `Bolt`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BoltContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BoltContract<Live>.Expectation) async throws {
///         try await BoltContract { Live() }.check(expectation)
///     }
nonisolated struct BoltContract<Subject: Bolt>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case lock
        case unlock
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .lock: try await lock()
        case .unlock: try await unlock()
        }
    }

    // MARK: lock()
    func lock() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'lock()' must do")
    }

    // MARK: unlock()
    func unlock() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'unlock()' must do")
    }
}

/// The contract of `BoltOwner`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BoltOwnerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BoltOwnerContract<Live>.Expectation) async throws {
///         try await BoltOwnerContract { Live() }.check(expectation)
///     }
///
/// `lock()` and `unlock()` keep their default implementations.
nonisolated struct BoltOwnerContract<Subject: BoltOwner>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case lock
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .lock: try await lock()
        }
    }

    // MARK: lock
    func lock() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'lock' must do")
    }
}
