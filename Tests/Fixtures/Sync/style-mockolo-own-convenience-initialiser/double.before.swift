@testable import Notes

/// A mock of `Store`, yours to edit.
@MainActor
final class StoreMock: Store {
    convenience init(owned2: Int) { self.init() }

    func owned1() -> Int { 1 }

    // MARK: save(_:_:)
    var saveCallCount = 0
    var saveArgValues: [Note] = []
    var saveHandler: ((@escaping @Sendable (Int) -> Void, Note) -> [String: Int])?
    func save(_ first: @escaping @Sendable (Int) -> Void, _ second: Note) -> [String: Int] {
        let owned6 = 1; _ = owned6
        saveCallCount += 1
        saveArgValues.append(second)
        if let saveHandler { return saveHandler(first, second) }  // owned3
        return [:]
    }

    // MARK: visit(for:)
    var visitCallCount = 0
    var visitArgValues: [[Note]] = []
    var visitHandler: (@MainActor ([Note]) async -> [Note])?
    func visit(for first: [Note]) async -> [Note] {  // owned5
        visitCallCount += 1
        visitArgValues.append(first)
        if let visitHandler { return await visitHandler(first) }
        return []
    }

    // MARK: title(_:_:by:)
    var titleCallCount = 0
    var titleArgValues: [(value: any Equatable & Sendable, first: [Note], second: [Note])] = []
    var titleHandler: ((any Equatable & Sendable, [Note], [Note]) throws -> String)?
    func title<T: Equatable & Sendable>(_ value: T, _ first: [Note], by second: [Note]) throws -> String {
        titleCallCount += 1
        titleArgValues.append((value, first, second))
        if let titleHandler { return try titleHandler(value, first, second) }
        return ""
    }
}
