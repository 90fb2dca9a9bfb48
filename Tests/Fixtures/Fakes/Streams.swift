// swift-format-ignore-file

import Foundation

public struct Message: Identifiable, Sendable, Equatable {
    public let id: UUID
    public let roomID: UUID
    public var text: String
    public let sentAt: Date
    public init(id: UUID = UUID(), roomID: UUID, text: String, sentAt: Date = Date(timeIntervalSince1970: 0)) {
        self.id = id
        self.roomID = roomID
        self.text = text
        self.sentAt = sentAt
    }
}

/// Streams of parts.
public protocol ChatRepository: Sendable {
    func messages(in roomID: UUID) -> AsyncStream<[Message]>
    func message(id: UUID) async -> Message?
    func sendMessage(roomID: UUID, text: String) async throws -> Message
    func editMessage(id: UUID, text: String) async throws
    func deleteMessage(id: UUID) async throws
    func deleteMessages(in roomID: UUID) async throws
}

public struct Alarm: Sendable, Identifiable {
    public var id: String
    public var label: String
    public var isEnabled: Bool
    public init(id: String, label: String, isEnabled: Bool = true) {
        self.id = id
        self.label = label
        self.isEnabled = isEnabled
    }
}

/// A stream of changes to single elements, on an actor.
public protocol AlarmScheduler: Actor {
    var alarms: [Alarm] { get }
    nonisolated var updates: AsyncStream<[Alarm]> { get }
    func schedule(_ alarm: Alarm) throws
    func cancelAlarm(id: String) throws
    func toggleEnabled(id: String)
    func enabledAlarms() -> [Alarm]
}

public struct Download { public let url: URL; public var progress: Double; public init(url: URL, progress: Double = 0) { self.url = url; self.progress = progress } }

/// Elements that are not sendable, told to functions.
public protocol DownloadQueue: AnyObject {
    func enqueue(_ download: Download)
    func download(for url: URL) -> Download?
    func cancel(url: URL)
    func observe(_ handler: @escaping ([Download]) -> Void)
    func downloadsStream() -> AsyncStream<[Download]>
}

@MainActor public protocol FavoritesModel: AnyObject {
    var favorites: [String] { get }
    func addFavorite(_ favorite: String)
    func removeFavorite(_ favorite: String)
    func isFavorite(_ favorite: String) -> Bool
    func favoritesStream() -> AsyncStream<[String]>
}

public protocol LocationPermission: Sendable {
    var isAuthorized: Bool { get }
    func start()
    func stop()
    var isRunning: Bool { get }
}

/// Flags that callers wait for.
public protocol Radio: Sendable {
    var isOn: Bool { get async }
    var isMuted: Bool { get async throws }
    func turnOn() async
    func turnOff() async
    func mute() async throws
    func unmute() async throws
}

public protocol Lamp: Actor {
    var isEnabled: Bool { get async }
    func enable()
    func disable()
}

public protocol Beacon {
    var isRunning: Bool { get throws }
    var isEmpty: Bool { get async }
    func start()
    func stop()
    func add(_ alarm: Alarm)
    func alarms() -> [Alarm]
}

/// Elements as they come, told to streams and to functions.
public protocol SignalLog: AnyObject {
    func append(_ event: Alarm)
    func events() -> [Alarm]
    func eventStream() -> AsyncStream<Alarm>
    func observe(_ handler: @escaping (Alarm) -> Void)
}
