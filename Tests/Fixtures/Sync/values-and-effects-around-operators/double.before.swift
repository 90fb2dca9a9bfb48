@testable import Notes

/// A spy of `Store`, yours to edit.
final class StoreSpy: Store {
    // MARK: atb
    var atbSetCalls: [String?] = []
    var atb: String? = "v1" { didSet { atbSetCalls.append(atb) } }

    var known: Set<String> = []

    // MARK: isKnown(_:)
    var isKnownCalls: [String] = []
    var isKnownStub: (String) -> Bool = { _ in false }
    func isKnown(_ name: String) -> Bool {
        isKnownCalls.append(name)
        return known.contains(name) || isKnownStub(name)
    }

    // MARK: read(_:)
    var readCalls: [String] = []
    var readStub: (String) -> String? = { _ in nil }
    func read(_ name: String) -> String? {
        readCalls.append(name)
        return known.first ?? readStub(name)
    }

    // MARK: count()
    var countCallCount = 0
    var countStub: () -> Int = { 0 }
    func count() -> Int {
        countCallCount += 1
        return known.count + countStub()
    }

    // MARK: sizes()
    var sizesCallCount = 0
    var sizesStub: () -> Int = { 0 }
    func sizes() -> Int {
        sizesCallCount += 1
        return known.map { $0.count + sizesStub() }.count
    }
}
