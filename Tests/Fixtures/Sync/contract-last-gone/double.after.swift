import Testing

@testable import Notes

/// The contract of `Store`, yours to fill in: what each implementation must do.
nonisolated struct StoreContract<Subject: Store>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}
