@testable import Notes

/// A fake of `Store`, yours to edit.
///
/// `load` and `visit(_:_:)` keep their default implementations.
final class StoreFake: Store {}
