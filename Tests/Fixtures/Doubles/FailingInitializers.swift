// swift-format-ignore-file

// Initialisers that can fail: a test says before whether they do.

public struct Recording: Sendable {
    public var id: Int
    public init(id: Int) { self.id = id }
}

public struct CorruptFile: Error {
    public init() {}
}

public protocol RecordingFile {
    init(contentsOf path: String) throws
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool)
    init(parsing text: String) throws(CorruptFile)
    init?(downloading address: String) async throws
    init?<Text: StringProtocol>(text: Text)
    var recording: Recording { get }
}

public protocol SharedRecordingFile: Sendable {
    init(contentsOf path: String) throws
    init(parsing text: String) throws(CorruptFile)
    var path: String { get }
}

@MainActor public protocol RecordingView: AnyObject {
    init?(recording: Recording)
    init(streaming address: String) async throws
}

public protocol RecordingCache: Actor {
    init(path: String) throws
    func recording(at index: Int) -> Recording?
}

public protocol RecordingDecoder {
    associatedtype Input: Hashable
    init?(input: Input)
    func decode() throws -> Recording
}

public protocol Optionally {
    init?()
    var name: String { get set }
}

public protocol Hopefully: AnyObject {
    init() throws
    static func reset()
}
