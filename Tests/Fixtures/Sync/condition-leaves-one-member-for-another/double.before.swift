@testable import Notes

/// A wrapper of `Store`, yours to edit.
@MainActor
struct StoreWrapper<Base: Store>: Store {
    let base: Base
    init(base: Base) { self.base = base }

    #if compiler(>=5.5)
    func visit(_ first: Int) async throws -> String { try await base.visit(first) }
    #endif

    init(by first: [Int]) { self.base = Base(by: first) }
}
