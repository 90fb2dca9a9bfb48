// swift-format-ignore-file

// Initialisers that are required: a fake keeps what they give, others run apart from the rest of the double.

public struct Song: Sendable {
    public var id: Int
    public var title: String

    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

public protocol Playlist {
    init(songs: [Song])
    init?(owner: String, volume: Int)
    var songs: [Song] { get set }
    var owner: String? { get }
}

public protocol SongStore {
    init(_ stored: [Song], onChange: @escaping () -> Void)
    func songs() -> [Song]
    func save(_ song: Song)
    var onChange: () -> Void { get set }
}

public protocol SharedSongStore: Sendable {
    init(songs: [Song], name: String)
    func songs() async -> [Song]
    func save(_ song: Song) async
    var name: String { get }
}

public protocol Preset {
    init(default: Int, in place: String)
    init(many: Int...)
    var `default`: Int { get }
    var place: String { get set }
    var many: [Int] { get }
}

public protocol Queue {
    associatedtype Element
    init(elements: [Element], next: Element)
    var elements: [Element] { get set }
    var next: Element { get }
}

@MainActor public protocol Player {
    nonisolated init?(songs: [Song])
    init(title: String)
    func play()
    var songs: [Song] { get }
    var title: String { get set }
}

@MainActor public protocol Jukebox: AnyObject {
    associatedtype Coin
    nonisolated init(songs: [Song])
    static func accepts(_ coin: Coin) -> Bool
    nonisolated static func price() -> Int
    func insert(_ coin: Coin)
}
