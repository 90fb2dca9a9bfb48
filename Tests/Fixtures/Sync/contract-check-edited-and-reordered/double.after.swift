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
    func owned1() -> Int { 1 }

    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case find
        case visitForBy
        case title
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        let owned2 = 1; _ = owned2
        switch expectation {
        case .find: try await find()
        case .title: try await title()
        case .visitForBy: try await visitForBy()
        }
    }

    // MARK: find()
    func find() async throws {
        let owned3 = 1; _ = owned3
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find()' must do")
    }

    // MARK: title(_:)
    func title() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'title(_:)' must do")
    }

    // MARK: visit(_:for:by:)
    func visitForBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(_:for:by:)' must do")
    }
}

extension Int { var owned5: Int { self } }
