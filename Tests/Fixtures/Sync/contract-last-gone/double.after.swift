import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
///
///     @Test(arguments: StoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoreContract<Live>.Expectation) async throws {
///         try await StoreContract { Live() }.check(expectation)
///     }
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}
