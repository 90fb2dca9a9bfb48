import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoreContract<Live>.Expectation) async throws {
///         try await StoreContract { Live() }.check(expectation)
///     }
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case refresh
        #if DEBUG
        case dump
        case trace
        #endif
        #if os(Windows)
        case register
        #endif
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .refresh: try await refresh()
        #if DEBUG
        case .dump: try await dump()
        case .trace: try await trace()
        #endif
        #if os(Windows)
        case .register: try await register()
        #endif
        }
    }

    // MARK: refresh()
    func refresh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'refresh()' must do")
    }

    #if DEBUG
    // MARK: dump()
    func dump() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'dump()' must do")
    }

    // MARK: trace()
    func trace() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'trace()' must do")
    }
    #endif

    #if os(Windows)
    // MARK: register()
    func register() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'register()' must do")
    }
    #endif
}
