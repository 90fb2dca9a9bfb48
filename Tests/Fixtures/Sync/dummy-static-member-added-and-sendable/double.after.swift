@testable import Notes

/// A dummy of `Store`, yours to edit.
final class StoreDummy: Store {
    var note: Note {
        get throws { fatalError("StoreDummy.note must not be read") }
    }

    static func save(by id: Int) -> [Note] { fatalError("StoreDummy.save(by:) must not be called") }

    static func find(first: Int) async throws {
        print("finding")
        fatalError("StoreDummy.find(first:) must not be called")
    }
}
