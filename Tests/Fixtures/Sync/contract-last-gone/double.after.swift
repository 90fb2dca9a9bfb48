import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here one called `Live`, each expectation a test of its own:
///
///     @Test(arguments: StoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoreContract<Live>.Expectation) async throws {
///         try await StoreContract { Live() }.check(expectation)
///     }
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a subject that nothing was done to yet, and that holds nothing.
    let makeSubject: @Sendable () async throws -> Subject
}
