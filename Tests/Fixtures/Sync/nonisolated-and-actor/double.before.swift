import Foundation

@testable import Notes

/// A dummy of `Store`, yours to edit.
nonisolated final class StoreDummy: Store {
    func title<T: Equatable & Sendable>(_ value: T) -> Note {
        fatalError("StoreDummy.title(_:) must not be called")  // owned1
    }

    var load: Note { fatalError("StoreDummy.load must not be read") }

    static func store(_ first: Note?, second: Note?) {
        fatalError("StoreDummy.store(_:second:) must not be called")
    }  // owned2
}
