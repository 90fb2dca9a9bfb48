@testable import Notes

/// A mock of `Store`, yours to edit.
final class StoreMock: Store {
    // MARK: save(_:)
    var saveCallsCount = 0
    var saveCalled: Bool { saveCallsCount > 0 }
    var saveReceivedNote: Note?
    var saveReceivedInvocations: [Note] = []
    var saveThrowableError: (any Error)?
    var saveClosure: ((Note) throws -> Void)?
    func save(_ note: Note) throws {
        saveCallsCount += 1
        saveReceivedNote = note
        saveReceivedInvocations.append(note)
        if let saveThrowableError { throw saveThrowableError }
        try saveClosure?(note)
    }

    // MARK: find(by:)
    var findByCallsCount = 0
    var findByCalled: Bool { findByCallsCount > 0 }
    var findByReceivedId: Int?
    var findByReceivedInvocations: [Int] = []
    var findByReturnValue: Note?
    var findByClosure: ((Int) -> Note?)?
    func find(by id: Int) -> Note? {
        findByCallsCount += 1
        findByReceivedId = id
        findByReceivedInvocations.append(id)
        if let findByClosure { return findByClosure(id) }
        return findByReturnValue
    }

    // MARK: refresh()
    var refreshCallsCount = 0
    var refreshCalled: Bool { refreshCallsCount > 0 }
    var refreshClosure: (() -> Void)?
    func refresh() {
        refreshCallsCount += 1
        refreshClosure?()
    }
}
