// understudy: spy
protocol Screen {
    var title: String { get set }
    func show(_ text: String) async throws -> Bool
}

// understudy: spy
nonisolated protocol Storage: Sendable {
    func load(_ name: String) async -> [UInt8]
}

struct Presenter {
    let screen: any Screen
    let storage: any Storage

    func present(_ name: String) async throws {
        _ = try await screen.show(String(decoding: await storage.load(name), as: UTF8.self))
    }
}
