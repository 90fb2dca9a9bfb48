@testable import Notes

/// A mock of `Store`, yours to edit.
nonisolated final class StoreMock: Store {}
