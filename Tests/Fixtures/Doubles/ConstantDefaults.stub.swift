import ConstantDefaults

/// A stub of `PageDelegate`, yours to edit.
///
/// `pageWillAppear(_:)`, `pageShouldScroll(_:to:)`, `title(of:)`, `items(on:)`, `edge(of:)`, `describe(_:)`,
/// `isEnabled` and `limit` keep their default implementations.
final class PageDelegateStub: PageDelegate {}

/// A stub of `PageObserver`, yours to edit.
///
/// `changed(_:)` keeps its default implementation.
final class PageObserverStub: PageObserver {}
