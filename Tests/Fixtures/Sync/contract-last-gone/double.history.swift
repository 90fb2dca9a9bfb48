import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation of it has to do.
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a subject that nothing was done to yet, and that holds nothing.
    let makeSubject: @Sendable () async throws -> Subject
}
