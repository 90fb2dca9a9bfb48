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
        var subject = try await makeSubject()
        subject.count = 7
        #expect(subject.count == 7)
    }

    // MARK: title
    func title() async throws {
        var subject = try await makeSubject()
        subject.title = "a"
        #expect(subject.title == "a")
    }
}
