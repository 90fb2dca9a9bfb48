@testable import Notes

/// A spy of `Store`, yours to edit.
nonisolated final class StoreSpy: Store {
    // MARK: atb
    var atbSetCalls: [String?] = []
    var atb: String? = "v1" { didSet { atbSetCalls.append(atb) } }

    var known: Set<String> = []

    // MARK: isKnown(_:)
    var isKnownCalls: [String] = []
    var isKnownStub: (String) throws -> Bool = { _ in false }
    func isKnown(_ name: String) throws -> Bool {
        isKnownCalls.append(name)
        return try known.contains(name) || isKnownStub(name)
    }

    // MARK: read(_:)
    var readCalls: [String] = []
    var readStub: (String) -> String? = { _ in nil }
    func read(_ name: String) async -> String? {
        readCalls.append(name)
        return known.first ?? readStub(name)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () async throws -> Int = { 0 }
    func count() async throws -> Int {
        countCallCount += 1
        return try await known.count + countStub()
    }

    // MARK: sizes()
    var sizesCallCount = 0
    var sizesStub: () -> Int = { 0 }
    func sizes() throws -> Int {
        sizesCallCount += 1
        return known.map { $0.count + sizesStub() }.count
    }
}
