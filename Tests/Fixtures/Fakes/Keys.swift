// swift-format-ignore-file

import Foundation

/// Values of any type by key, as settings are kept.
public protocol SettingsStore: AnyObject {
    func set<Value: Codable>(_ value: Value, forKey key: String) throws
    func get<Value: Codable>(_ type: Value.Type, forKey key: String) throws -> Value?
    func remove(forKey key: String)
    func contains(key: String) -> Bool
    var allKeys: [String] { get }
}

/// Several types of values by the same key.
public protocol Preferences: Sendable {
    func string(forKey key: String) -> String?
    func bool(forKey key: String) -> Bool
    func integer(forKey key: String) -> Int
    func setString(_ value: String?, forKey key: String)
    func setBool(_ value: Bool, forKey key: String)
    func setInteger(_ value: Int, forKey key: String)
    func removeValue(forKey key: String)
}

public protocol KeychainService: Sendable {
    func save(_ data: Data, account: String, for key: String) throws
    func read(account: String, key: String) throws -> Data
    func delete(account: String, key: String) throws
}

public protocol SecretStoring: Sendable {
    func store(_ secret: Data, for key: String) throws
    func secret(for key: String) throws -> Data
    func deleteSecret(for key: String) throws
    func deleteAllSecrets() throws
}

public struct Thumbnail: Sendable { public var pixels: [UInt8]; public init(pixels: [UInt8]) { self.pixels = pixels } }

public protocol ThumbnailCache: Actor {
    subscript(url: URL) -> Thumbnail? { get set }
    func thumbnail(for url: URL) -> Thumbnail?
    func insert(_ thumbnail: Thumbnail, for url: URL)
    func removeThumbnail(for url: URL) -> Thumbnail?
    func clear()
    var count: Int { get }
}

/// Single values.
public protocol TokenVault: Sendable {
    func saveAccessToken(_ token: String) throws
    func accessToken() throws -> String
    func deleteAccessToken() throws
    func setRefreshToken(_ token: String?)
    func refreshToken() -> String?
    func clear()
}

/// Lists by key.
public protocol HistoryStore {
    func setEntries(_ entries: [Int], for user: String)
    func entries(for user: String) -> [Int]
    func removeEntries(for user: String)
    func users() -> [String]
}

public protocol TagIndex {
    func save(_ tags: [String], forKey key: String) throws
    func tags(forKey key: String) throws -> [String]
    func keys() -> [String]
    func removeAll()
}

public protocol ThumbnailHistory {
    func add(_ thumbnail: Thumbnail, for url: URL)
    func thumbnails(for url: URL) -> [Thumbnail]
    func all() -> [URL: [Thumbnail]]
}
