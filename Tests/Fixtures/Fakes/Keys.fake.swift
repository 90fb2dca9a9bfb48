import Foundation
import Keys

/// A fake of `SettingsStore`, yours to edit.
final class SettingsStoreFake: SettingsStore {
    var values: [String: Any]

    init(values: [String: Any] = [:]) { self.values = values }

    func set<Value: Codable>(_ value: Value, forKey key: String) throws { values[key] = value }
    func get<Value: Codable>(_ type: Value.Type, forKey key: String) throws -> Value? { values[key] as? Value }
    func remove(forKey key: String) { values[key] = nil }
    func contains(key: String) -> Bool { values[key] != nil }
    var allKeys: [String] { Array(values.keys) }
}

/// A fake of `Preferences`, yours to edit.
final class PreferencesFake: Preferences {
    struct Storage {
        var values: [String: Any] = [:]
    }

    private let storage = Locked(Storage())

    var values: [String: Any] {
        get { storage.values }
        set { storage.values = newValue }
    }

    init(values: [String: Any] = [:]) { storage.values = values }

    func string(forKey key: String) -> String? { storage.values[key] as? String }
    func bool(forKey key: String) -> Bool { storage.values[key] as? Bool ?? false }
    func integer(forKey key: String) -> Int { storage.values[key] as? Int ?? 0 }
    func setString(_ value: String?, forKey key: String) { storage.replace { storage in storage.values[key] = value } }
    func setBool(_ value: Bool, forKey key: String) { storage.replace { storage in storage.values[key] = value } }
    func setInteger(_ value: Int, forKey key: String) { storage.replace { storage in storage.values[key] = value } }
    func removeValue(forKey key: String) { storage.replace { storage in storage.values[key] = nil } }
}

/// A fake of `KeychainService`, yours to edit.
final class KeychainServiceFake: KeychainService {
    struct Storage {
        var values: [[String]: Data] = [:]
    }

    private let storage = Locked(Storage())

    var values: [[String]: Data] {
        get { storage.values }
        set { storage.values = newValue }
    }

    init(values: [[String]: Data] = [:]) { storage.values = values }

    struct NotFound: Error {}

    func save(_ data: Data, account: String, for key: String) throws {
        storage.withLock { storage in storage.values[[account, key]] = data }
    }

    func read(account: String, key: String) throws -> Data {
        guard let data = storage.values[[account, key]] else { throw NotFound() }
        return data
    }

    func delete(account: String, key: String) throws {
        storage.withLock { storage in storage.values[[account, key]] = nil }
    }
}

/// A fake of `SecretStoring`, yours to edit.
final class SecretStoringFake: SecretStoring {
    struct Storage {
        var secrets: [String: Data] = [:]
    }

    private let storage = Locked(Storage())

    var secrets: [String: Data] {
        get { storage.secrets }
        set { storage.secrets = newValue }
    }

    init(secrets: [String: Data] = [:]) { storage.secrets = secrets }

    struct NotFound: Error {}

    func store(_ secret: Data, for key: String) throws { storage.withLock { storage in storage.secrets[key] = secret } }

    func secret(for key: String) throws -> Data {
        guard let secret = storage.secrets[key] else { throw NotFound() }
        return secret
    }

    func deleteSecret(for key: String) throws { storage.withLock { storage in storage.secrets[key] = nil } }
    func deleteAllSecrets() throws { storage.withLock { storage in storage.secrets.removeAll() } }
}

/// A fake of `ThumbnailCache`, yours to edit.
actor ThumbnailCacheFake: ThumbnailCache {
    var thumbnails: [URL: Thumbnail]

    init(thumbnails: [URL: Thumbnail] = [:]) { self.thumbnails = thumbnails }

    subscript(url: URL) -> Thumbnail? {
        get { thumbnails[url] }
        set { thumbnails[url] = newValue }
    }

    func thumbnail(for url: URL) -> Thumbnail? { thumbnails[url] }
    func insert(_ thumbnail: Thumbnail, for url: URL) { thumbnails[url] = thumbnail }
    func removeThumbnail(for url: URL) -> Thumbnail? { thumbnails.removeValue(forKey: url) }
    func clear() { thumbnails.removeAll() }
    var count: Int { thumbnails.count }
}

/// A fake of `TokenVault`, yours to edit.
final class TokenVaultFake: TokenVault {
    struct Storage {
        var storedAccessToken: String?
        var storedRefreshToken: String?
    }

    private let storage = Locked(Storage())

    var storedAccessToken: String? {
        get { storage.storedAccessToken }
        set { storage.storedAccessToken = newValue }
    }

    var storedRefreshToken: String? {
        get { storage.storedRefreshToken }
        set { storage.storedRefreshToken = newValue }
    }

    init(accessToken: String? = nil, refreshToken: String? = nil) {
        storage.storedAccessToken = accessToken
        storage.storedRefreshToken = refreshToken
    }

    struct NotFound: Error {}

    func saveAccessToken(_ token: String) throws { storage.withLock { storage in storage.storedAccessToken = token } }

    func accessToken() throws -> String {
        guard let accessToken = storage.storedAccessToken else { throw NotFound() }
        return accessToken
    }

    func deleteAccessToken() throws { storage.withLock { storage in storage.storedAccessToken = nil } }
    func setRefreshToken(_ token: String?) { storage.withLock { storage in storage.storedRefreshToken = token } }
    func refreshToken() -> String? { storage.storedRefreshToken }

    func clear() {
        storage.withLock { storage in
            storage.storedAccessToken = nil
            storage.storedRefreshToken = nil
        }
    }
}

/// A fake of `HistoryStore`, yours to edit.
final class HistoryStoreFake: HistoryStore {
    var values: [String: [Int]]

    init(values: [String: [Int]] = [:]) { self.values = values }

    func setEntries(_ entries: [Int], for user: String) { values[user] = entries }
    func entries(for user: String) -> [Int] { values[user] ?? [] }
    func removeEntries(for user: String) { values[user] = nil }
    func users() -> [String] { Array(values.keys) }
}

/// A fake of `TagIndex`, yours to edit.
final class TagIndexFake: TagIndex {
    var storedTags: [String: [String]]

    init(tags: [String: [String]] = [:]) { storedTags = tags }

    struct NotFound: Error {}

    func save(_ tags: [String], forKey key: String) throws { storedTags[key] = tags }

    func tags(forKey key: String) throws -> [String] {
        guard let values = storedTags[key] else { throw NotFound() }
        return values
    }

    func keys() -> [String] { Array(storedTags.keys) }
    func removeAll() { storedTags.removeAll() }
}

/// A fake of `ThumbnailHistory`, yours to edit.
final class ThumbnailHistoryFake: ThumbnailHistory {
    var storedThumbnails: [URL: [Thumbnail]]

    init(thumbnails: [URL: [Thumbnail]] = [:]) { storedThumbnails = thumbnails }

    func add(_ thumbnail: Thumbnail, for url: URL) { storedThumbnails[url, default: []].append(thumbnail) }
    func thumbnails(for url: URL) -> [Thumbnail] { storedThumbnails[url] ?? [] }
    func all() -> [URL: [Thumbnail]] { storedThumbnails }
}
