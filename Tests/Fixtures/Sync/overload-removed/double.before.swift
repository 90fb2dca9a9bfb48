import Foundation

@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: find(by:)
    private(set) var findByCalls: [Int] = []
    var findByStub: (Int) -> Note? = { _ in nil }
    func find(by id: Int) -> Note? {
        findByCalls.append(id)
        return findByStub(id)
    }

    // MARK: find(by:)
    private(set) var findByStringCalls: [String] = []
    var findByStringStub: (String) -> Note? = { _ in nil }
    func find(by id: String) -> Note? {
        findByStringCalls.append(id)
        return findByStringStub(id)
    }

    // MARK: find(by:)
    private(set) var findByUUIDCalls: [UUID] = []
    var findByUUIDStub: (UUID) -> Note? = { _ in nil }
    func find(by id: UUID) -> Note? {
        findByUUIDCalls.append(id)
        return findByUUIDStub(id)
    }
}
