import Foundation
import Streams

/// A fake of `ChatRepository`, yours to edit.
final class ChatRepositoryFake: ChatRepository {
    struct Storage {
        var storedMessages: [Message] = [] {
            didSet { for observer in storedMessagesObservers { observer(storedMessages) } }
        }
        var storedMessagesObservers: [([Message]) -> Void] = []
    }

    private let storage = Locked(Storage())

    var storedMessages: [Message] {
        get { storage.storedMessages }
        set { storage.storedMessages = newValue }
    }

    init(messages: [Message] = []) { storage.storedMessages = messages }

    struct NotFound: Error {}

    func messages(in roomID: UUID) -> AsyncStream<[Message]> {
        AsyncStream { continuation in
            storage.withLock { storage in
                continuation.yield(storage.storedMessages.filter { $0.roomID == roomID })
                storage.storedMessagesObservers.append { continuation.yield($0.filter { $0.roomID == roomID }) }
            }
        }
    }

    func message(id: UUID) async -> Message? { storage.storedMessages.first { $0.id == id } }

    func sendMessage(roomID: UUID, text: String) async throws -> Message {
        let message = Message(roomID: roomID, text: text)
        storage.withLock { storage in storage.storedMessages.append(message) }
        return message
    }

    func editMessage(id: UUID, text: String) async throws {
        try storage.withLock { storage in
            guard let index = storage.storedMessages.firstIndex(where: { $0.id == id }) else { throw NotFound() }
            storage.storedMessages[index].text = text
        }
    }

    func deleteMessage(id: UUID) async throws {
        storage.withLock { storage in
            storage.storedMessages.removeAll { $0.id == id }
        }
    }

    func deleteMessages(in roomID: UUID) async throws {
        storage.withLock { storage in
            storage.storedMessages.removeAll { $0.roomID == roomID }
        }
    }
}

/// A fake of `AlarmScheduler`, yours to edit.
actor AlarmSchedulerFake: AlarmScheduler {
    struct Storage {
        var alarms: [Alarm] = [] { didSet { for observer in alarmsObservers { observer(alarms) } } }
        var alarmsObservers: [([Alarm]) -> Void] = []
    }

    private let storage = Locked(Storage())

    init(alarms: [Alarm] = []) { storage.alarms = alarms }

    func configure(_ change: @Sendable (isolated AlarmSchedulerFake) -> Void) { change(self) }

    var alarms: [Alarm] {
        get { storage.alarms }
        set { storage.alarms = newValue }
    }

    nonisolated var updates: AsyncStream<[Alarm]> {
        AsyncStream { continuation in
            storage.withLock { storage in
                continuation.yield(storage.alarms)
                storage.alarmsObservers.append { continuation.yield($0) }
            }
        }
    }

    func schedule(_ alarm: Alarm) throws { storage.withLock { storage in storage.alarms.append(alarm) } }

    func cancelAlarm(id: String) throws {
        storage.withLock { storage in
            storage.alarms.removeAll { $0.id == id }
        }
    }

    func toggleEnabled(id: String) {
        storage.withLock { storage in
            for index in storage.alarms.indices where storage.alarms[index].id == id {
                storage.alarms[index].isEnabled.toggle()
            }
        }
    }

    func enabledAlarms() -> [Alarm] { storage.alarms.filter { $0.isEnabled } }
}

/// A fake of `DownloadQueue`, yours to edit.
final class DownloadQueueFake: DownloadQueue {
    var downloads: [Download] { didSet { for observer in downloadsObservers { observer(downloads) } } }
    private var downloadsObservers: [([Download]) -> Void] = []

    init(downloads: [Download] = []) { self.downloads = downloads }

    func enqueue(_ download: Download) { downloads.append(download) }
    func download(for url: URL) -> Download? { downloads.first { $0.url == url } }
    func cancel(url: URL) { downloads.removeAll { $0.url == url } }

    func observe(_ handler: @escaping ([Download]) -> Void) {
        handler(downloads)
        downloadsObservers.append(handler)
    }

    func downloadsStream() -> AsyncStream<[Download]> {
        AsyncStream { continuation in
            nonisolated(unsafe) let current = downloads
            continuation.yield(current)
            downloadsObservers.append {
                nonisolated(unsafe) let value = $0
                continuation.yield(value)
            }
        }
    }
}

/// A fake of `FavoritesModel`, yours to edit.
@MainActor
final class FavoritesModelFake: FavoritesModel {
    private var favoritesObservers: [([String]) -> Void] = []

    init(favorites: [String] = []) { self.favorites = favorites }

    var favorites: [String] = [] { didSet { for observer in favoritesObservers { observer(favorites) } } }
    func addFavorite(_ favorite: String) { favorites.append(favorite) }
    func removeFavorite(_ favorite: String) { favorites.removeAll { $0 == favorite } }
    func isFavorite(_ favorite: String) -> Bool { favorites.contains { $0 == favorite } }

    func favoritesStream() -> AsyncStream<[String]> {
        AsyncStream { continuation in
            continuation.yield(favorites)
            favoritesObservers.append { continuation.yield($0) }
        }
    }
}

/// A fake of `LocationPermission`, yours to edit.
final class LocationPermissionFake: LocationPermission {
    struct Storage {
        var isAuthorized: Bool = false
        var isRunning: Bool = false
    }

    private let storage = Locked(Storage())

    var isAuthorized: Bool {
        get { storage.isAuthorized }
        set { storage.isAuthorized = newValue }
    }

    func start() { storage.isRunning = true }
    func stop() { storage.isRunning = false }

    var isRunning: Bool {
        get { storage.isRunning }
        set { storage.isRunning = newValue }
    }
}
