import Foundation
import Streams

/// A fake of `ChatRepository`, yours to edit.
final class ChatRepositoryFake: ChatRepository {
    struct Storage {
        var storedMessages: [Message] = [] { didSet { storedMessagesListeners.send(storedMessages) } }
        let storedMessagesListeners = Listeners<[Message]>()
    }

    private let storage = Locked(Storage())

    var storedMessages: [Message] {
        get { storage.storedMessages }
        set { storage.storedMessages = newValue }
    }

    var storedMessagesListeners: Listeners<[Message]> { storage.withLock { $0.storedMessagesListeners } }

    init(messages: [Message] = []) { storage.storedMessages = messages }

    struct NotFound: Error {}

    func messages(in roomID: UUID) -> AsyncStream<[Message]> {
        storage.withLock { storage in
            storage.storedMessagesListeners.stream(storage.storedMessages.filter { $0.roomID == roomID }) {
                $0.filter { $0.roomID == roomID }
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
        var alarms: [Alarm] = [] { didSet { alarmsListeners.send(alarms) } }
        let alarmsListeners = Listeners<[Alarm]>()
    }

    private let storage = Locked(Storage())

    var alarmsListeners: Listeners<[Alarm]> { storage.withLock { $0.alarmsListeners } }

    init(alarms: [Alarm] = []) { storage.alarms = alarms }

    func configure(_ change: @Sendable (isolated AlarmSchedulerFake) -> Void) { change(self) }

    var alarms: [Alarm] {
        get { storage.alarms }
        set { storage.alarms = newValue }
    }

    nonisolated var updates: AsyncStream<[Alarm]> {
        storage.withLock { storage in storage.alarmsListeners.stream(storage.alarms) }
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
    var downloads: [Download] { didSet { downloadsListeners.send(downloads) } }
    let downloadsListeners = Listeners<[Download]>()

    init(downloads: [Download] = []) { self.downloads = downloads }

    func enqueue(_ download: Download) { downloads.append(download) }
    func download(for url: URL) -> Download? { downloads.first { $0.url == url } }
    func cancel(url: URL) { downloads.removeAll { $0.url == url } }

    func observe(_ handler: @escaping ([Download]) -> Void) {
        handler(downloads)
        downloadsListeners.add(handler)
    }

    func downloadsStream() -> AsyncStream<[Download]> { downloadsListeners.stream(downloads) }
}

/// A fake of `FavoritesModel`, yours to edit.
@MainActor
final class FavoritesModelFake: FavoritesModel {
    let favoritesListeners = Listeners<[String]>()

    init(favorites: [String] = []) { self.favorites = favorites }

    var favorites: [String] = [] { didSet { favoritesListeners.send(favorites) } }
    func addFavorite(_ favorite: String) { favorites.append(favorite) }
    func removeFavorite(_ favorite: String) { favorites.removeAll { $0 == favorite } }
    func isFavorite(_ favorite: String) -> Bool { favorites.contains { $0 == favorite } }
    func favoritesStream() -> AsyncStream<[String]> { favoritesListeners.stream(favorites) }
}

/// A fake of `LocationPermission`, yours to edit.
final class LocationPermissionFake: LocationPermission {
    struct Storage {
        var isAuthorized = false
        var isRunning = false
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

/// A fake of `Radio`, yours to edit.
final class RadioFake: Radio {
    struct Storage {
        var isOn: Bool = false
        var isMuted: Bool = false
    }

    private let storage = Locked(Storage())

    var isOn: Bool {
        get { storage.isOn }
        set { storage.isOn = newValue }
    }

    var isMuted: Bool {
        get { storage.isMuted }
        set { storage.isMuted = newValue }
    }

    func turnOn() async { storage.isOn = true }
    func turnOff() async { storage.isOn = false }
    func mute() async throws { storage.isMuted = true }
    func unmute() async throws { storage.isMuted = false }
}

/// A fake of `Lamp`, yours to edit.
actor LampFake: Lamp {
    func configure(_ change: @Sendable (isolated LampFake) -> Void) { change(self) }

    var isEnabled: Bool = false
    func enable() { isEnabled = true }
    func disable() { isEnabled = false }
}

/// A fake of `Beacon`, yours to edit.
nonisolated final class BeaconFake: Beacon {
    var storedAlarms: [Alarm]

    init(alarms: [Alarm] = []) { storedAlarms = alarms }

    var isRunning: Bool = false

    var isEmpty: Bool {
        get async { storedAlarms.isEmpty }
    }

    func start() { isRunning = true }
    func stop() { isRunning = false }

    func add(_ alarm: Alarm) {
        if let index = storedAlarms.firstIndex(where: { $0.id == alarm.id }) {
            storedAlarms[index] = alarm
        } else {
            storedAlarms.append(alarm)
        }
    }

    func alarms() -> [Alarm] { storedAlarms }
}

/// A fake of `SignalLog`, yours to edit.
final class SignalLogFake: SignalLog {
    var alarms: [Alarm]
    let alarmEventListeners = Listeners<Alarm>()

    init(alarms: [Alarm] = []) { self.alarms = alarms }

    func append(_ event: Alarm) {
        alarms.append(event)
        alarmEventListeners.send(event)
    }

    func events() -> [Alarm] { alarms }
    func eventStream() -> AsyncStream<Alarm> { alarmEventListeners.stream() }
    func observe(_ handler: @escaping (Alarm) -> Void) { alarmEventListeners.add(handler) }
}
