import Conditional
import Testing

/// The contract of `Platform`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlatformContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlatformContract<Live>.Expectation) async throws {
///         try await PlatformContract { Live() }.check(expectation)
///     }
@available(macOS 14, *)
nonisolated struct PlatformContract<Subject: Platform>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case name
        #if os(Linux)
        case descriptorFor
        #elseif os(macOS)
        case handleFor
        #else
        case handleFor
        #endif
        #if DEBUG
        case dump
        #endif
        case modern
        case old
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .name: try await name()
        #if os(Linux)
        case .descriptorFor: try await descriptorFor()
        #elseif os(macOS)
        case .handleFor: try await handleFor()
        #else
        case .handleFor: try await handleFor()
        #endif
        #if DEBUG
        case .dump: try await dump()
        #endif
        case .modern: try await modern()
        case .old: try await old()
        }
    }

    // MARK: name
    func name() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'name' must do")
    }

    #if os(Linux)
    // MARK: descriptor(for:)
    func descriptorFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'descriptor(for:)' must do")
    }
    #elseif os(macOS)
    // MARK: handle(for:)
    func handleFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'handle(for:)' must do")
    }
    #else
    // MARK: handle(for:)
    func handleFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'handle(for:)' must do")
    }
    #endif

    #if DEBUG
    // MARK: dump()
    func dump() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'dump()' must do")
    }
    #endif

    // MARK: modern()
    func modern() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'modern()' must do")
    }

    // MARK: old()
    func old() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'old()' must do")
    }
}

/// The contract of `SharedPlatform`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedPlatformContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedPlatformContract<Live>.Expectation) async throws {
///         try await SharedPlatformContract { Live() }.check(expectation)
///     }
nonisolated struct SharedPlatformContract<Subject: SharedPlatform>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        #if os(Linux)
        case descriptorFor
        #endif
        case close
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        #if os(Linux)
        case .descriptorFor: try await descriptorFor()
        #endif
        case .close: try await close()
        }
    }

    #if os(Linux)
    // MARK: descriptor(for:)
    func descriptorFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'descriptor(for:)' must do")
    }
    #endif

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close()' must do")
    }
}

#if os(Linux)
/// The contract of `LinuxOnly`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LinuxOnlyContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LinuxOnlyContract<Live>.Expectation) async throws {
///         try await LinuxOnlyContract { Live() }.check(expectation)
///     }
nonisolated struct LinuxOnlyContract<Subject: LinuxOnly>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case poll
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .poll: try await poll()
        }
    }

    // MARK: poll()
    func poll() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'poll()' must do")
    }
}
#endif
