import Foundation

// Single values beside lists of the same type, what clears all of them, and changes of what nothing is kept of.
struct Proxy: Equatable {
    let id: String
    var name: String
}

struct Profile: Equatable {
    var name: String
}

protocol Settings {
    func saveSelectedLanguage(language: String?)
    func getSelectedLanguage() -> String?
    func saveServerName(key: String?)
    func getServerName() -> String?
    func addFavouriteId(_ id: String)
    func removeFavouriteId(_ id: String)
    func getFavouriteIds() -> [String]
}

protocol ProxyDatabase {
    func proxies() -> [Proxy]
    func proxy(proxyId: String?) -> Proxy?
    func saveProxies(_ proxies: [Proxy])
    func getProfile() -> Profile?
    func saveProfile(profile: Profile)
    func isTutorialShown() -> Bool
    func setTutorialShown()
    func clean()
}

protocol SecretStore {
    func save(username: String, password: String)
    func retrieve(username: String) -> String?
    func setTitle(_ title: String)
}

/// Properties that functions without a value of their own change.
protocol TipPreferences {
    var showsToolbar: Bool { get set }
    var didShowTips: Bool { get }
    var isVoiceSearchEnabled: Bool { get }
    var isReturningUser: Bool? { get }
    var lastRefreshDate: Date? { get }
    var hiddenDomains: Set<String> { get }
    func isOptOut() -> Bool
    func getAccessToken() -> String?
    func markDidShowTips()
    func enableVoiceSearch(_ enable: Bool)
    func updateReturningUserValue(_ value: Bool)
    func resetLastRefreshDate()
    func removeAccessToken()
    func getUserName() -> String?
    func store(accessToken: String, userName: String?) throws
    func optOut()
    func optIn()
    func updateDomains(_ domains: [String])
    func reset()
}

/// Elements that get their identifier when they are saved.
struct Receipt {
    var id: Int64?
    var text: String
}

protocol ReceiptVault: Sendable {
    func receipts() async throws -> [Receipt]
    func receipt(id: Int64) async throws -> Receipt?
    @discardableResult func storeReceipt(_ receipt: Receipt) async throws -> Int64
    func delete(_ receipt: Receipt, completion: (@Sendable ((any Error)?) -> Void)?)
}
