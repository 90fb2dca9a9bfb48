@testable import Notes

/// A stub of `Store`, yours to edit.
final class StoreStub: Store {
    lazy var first: any Note = { fatalError("StoreStub.first is not set") }()

    // MARK: find(_:)
    var findStub: (any Note) -> Bool = { _ in false }
    func find(_ note: any Note) -> Bool { findStub(note) }
}
