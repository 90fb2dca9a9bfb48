@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: save(_:)
    private(set) var saveCalls: [Int] = []
    var saveStub: (Int) throws -> Void = { _ in }
    func save(_ note: Int) throws {
        saveCalls.append(note)
        try saveStub(note)
    }

    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Int = { _ in 0 }
    func find(by id: Int) -> Int {
        self.findByCalls.append(id)
        return self.findByStub(id)
    }
}
