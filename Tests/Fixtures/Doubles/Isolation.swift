// swift-format-ignore-file

public final class Draft {
    public var text = ""
    public init() {}
}

@globalActor public actor StoreActor {
    public static let shared = StoreActor()
}

@MainActor public protocol NotesView {
    func show(_ draft: Draft)
    func edit(_ draft: Draft) async -> Draft
    func close()
    var title: String { get set }
    var draft: Draft { get }
    nonisolated var identifier: String { get }
    nonisolated func describe(level: Int) -> String
    static func make(named name: String) -> Int
}

@StoreActor public protocol NoteStore: Sendable {
    func save(_ text: String) async throws
    var count: Int { get }
}

public protocol NotesPresenter {
    @MainActor func present(_ draft: Draft)
    @StoreActor func persist(_ draft: Draft) async -> Bool
    @MainActor var headline: String { get }
    func reset()
}

public protocol NoteCache: Actor {
    func store(_ text: String, key: String)
    func load(key: String) async throws -> String
    func adopt(_ draft: sending Draft) async -> sending Draft
    var size: Int { get }
    nonisolated var name: String { get }
    nonisolated func hint(_ key: String) -> Int
}

public protocol Worker {
    nonisolated(nonsending) func work(_ draft: Draft) async -> Draft
    @concurrent func crunch(_ number: Int) async -> Int
    func run(_ draft: Draft, isolation: isolated (any Actor)?) async -> Draft
    func give(_ draft: sending Draft) -> sending Draft
}
