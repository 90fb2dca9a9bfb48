@testable import Notes

/// A mock of `Store`, yours to edit.
actor StoreMock: Store {
    // MARK: count(by:)
    var countByCallsCount = 0
    var countByCalled: Bool { countByCallsCount > 0 }
    var countByReceivedFirst: Note?
    var countByReceivedInvocations: [Note] = []
    var countByReturnValue: Int = 0
    var countByClosure: (@MainActor (Note) async -> Int)?
    func count(by first: Note) async -> Int {
        let owned1 = 1; _ = owned1
        countByCallsCount += 1
        countByReceivedFirst = first
        countByReceivedInvocations.append(first)
        if let countByClosure { return await countByClosure(first) }
        return countByReturnValue
    }

    #if DEBUG || !DEBUG
    func configure(_ change: @Sendable (isolated StoreMock) -> Void) { change(self) }
    #endif
}
