import ConstantDefaults
import Testing

/// The contract of `PageDelegate`, yours to fill in: what each implementation must do.
///
/// `pageWillAppear(_:)`, `pageShouldScroll(_:to:)`, `title(of:)`, `items(on:)`, `edge(of:)`, `describe(_:)`,
/// `isEnabled` and `limit` keep their default implementations.
nonisolated struct PageDelegateContract<Subject: PageDelegate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `PageObserver`, yours to fill in: what each implementation must do.
///
/// `changed(_:)` keeps its default implementation.
nonisolated struct PageObserverContract<Subject: PageObserver>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}
