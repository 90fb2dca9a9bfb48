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

    // MARK: find(for:)
    var findForCallsCount = 0
    var findForCalled: Bool { findForCallsCount > 0 }
    var findForReceivedId: Int?
    var findForReceivedInvocations: [Int] = []
    var findForReturnValue: Note?
    var findForClosure: ((Int) -> Note?)?
    func find(for id: Int) -> Note? {
        findForCallsCount += 1
        findForReceivedId = id
        findForReceivedInvocations.append(id)
        if let findForClosure { return findForClosure(id) }
        return findForReturnValue
    }

    // MARK: load()
    var loadCallsCount = 0
    var loadCalled: Bool { loadCallsCount > 0 }
    var loadThrowableError: (any Error)?
    var loadReturnValue: [Note] = []
    var loadClosure: (() throws -> [Note])?
    func load() throws -> [Note] {
        loadCallsCount += 1
        if let loadThrowableError { throw loadThrowableError }
        if let loadClosure { return try loadClosure() }
        return loadReturnValue
    }
}
