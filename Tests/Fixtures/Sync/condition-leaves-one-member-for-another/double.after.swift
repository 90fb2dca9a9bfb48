@testable import Notes

/// A wrapper of `Store`, yours to edit.
@MainActor
struct StoreWrapper<Base: Store>: Store {
    let base: Base
    init(base: Base) { self.base = base }

    func visit(_ first: Int) async throws -> String { try await base.visit(first) }

    #if compiler(>=5.5)
    var save: Bool {
        get async { await base.save }
    }
    #endif

    init(by first: [Int]) { self.base = Base(by: first) }
}
