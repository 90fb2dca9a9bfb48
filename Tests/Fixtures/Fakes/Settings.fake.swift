import Foundation

@testable import Settings

/// A fake of `Settings`, yours to edit.
final class SettingsFake: Settings {
    var favouriteIds: [String]
    var selectedLanguage: String?
    var serverName: String?

    init(favouriteIds: [String] = [], selectedLanguage: String? = nil, serverName: String? = nil) {
        self.favouriteIds = favouriteIds
        self.selectedLanguage = selectedLanguage
        self.serverName = serverName
    }

    func saveSelectedLanguage(language: String?) { selectedLanguage = language }
    func getSelectedLanguage() -> String? { selectedLanguage }
    func saveServerName(key: String?) { serverName = key }
    func getServerName() -> String? { serverName }
    func addFavouriteId(_ id: String) { favouriteIds.append(id) }
    func removeFavouriteId(_ id: String) { favouriteIds.removeAll { $0 == id } }
    func getFavouriteIds() -> [String] { favouriteIds }
}

/// A fake of `ProxyDatabase`, yours to edit.
final class ProxyDatabaseFake: ProxyDatabase {
    var storedProxies: [Proxy]
    var profile: Profile?
    var storedIsTutorialShown: Bool

    init(proxies: [Proxy] = [], profile: Profile? = nil, isTutorialShown: Bool = false) {
        storedProxies = proxies
        self.profile = profile
        storedIsTutorialShown = isTutorialShown
    }

    func proxies() -> [Proxy] { storedProxies }
    func proxy(proxyId: String?) -> Proxy? { storedProxies.first { $0.id == proxyId } }

    func saveProxies(_ proxies: [Proxy]) {
        for proxy in proxies {
            if let index = storedProxies.firstIndex(where: { $0.id == proxy.id }) {
                storedProxies[index] = proxy
            } else {
                storedProxies.append(proxy)
            }
        }
    }

    func getProfile() -> Profile? { profile }
    func saveProfile(profile: Profile) { self.profile = profile }
    func isTutorialShown() -> Bool { storedIsTutorialShown }
    func setTutorialShown() { storedIsTutorialShown = true }

    func clean() {
        storedProxies.removeAll()
        profile = nil
    }
}

/// A fake of `SecretStore`, yours to edit.
final class SecretStoreFake: SecretStore {
    var passwords: [String: String]

    init(passwords: [String: String] = [:]) { self.passwords = passwords }

    func save(username: String, password: String) { passwords[username] = password }
    func retrieve(username: String) -> String? { passwords[username] }

    // MARK: setTitle(_:)
    var setTitleStub: (String) -> Void = { _ in TestIssue.report("SecretStoreFake.setTitleStub is not set") }
    func setTitle(_ title: String) { setTitleStub(title) }
}

/// A fake of `TipPreferences`, yours to edit.
final class TipPreferencesFake: TipPreferences {
    var accessToken: String?
    var userName: String?
    var storedIsOptOut: Bool

    init(accessToken: String? = nil, userName: String? = nil, isOptOut: Bool = false) {
        self.accessToken = accessToken
        self.userName = userName
        storedIsOptOut = isOptOut
    }

    var showsToolbar = false
    var didShowTips = false
    var isVoiceSearchEnabled = false
    var isReturningUser: Bool?
    var lastRefreshDate: Date?
    var hiddenDomains: Set<String> = []
    func isOptOut() -> Bool { storedIsOptOut }
    func getAccessToken() -> String? { accessToken }
    func markDidShowTips() { didShowTips = true }
    func enableVoiceSearch(_ enable: Bool) { isVoiceSearchEnabled = enable }
    func updateReturningUserValue(_ value: Bool) { isReturningUser = value }
    func resetLastRefreshDate() { lastRefreshDate = nil }
    func removeAccessToken() { accessToken = nil }
    func getUserName() -> String? { userName }

    func store(accessToken: String, userName: String?) throws {
        self.accessToken = accessToken
        self.userName = userName
    }

    func optOut() { storedIsOptOut = true }
    func optIn() { storedIsOptOut = false }

    // MARK: updateDomains(_:)
    var updateDomainsStub: ([String]) -> Void = { _ in
        TestIssue.report("TipPreferencesFake.updateDomainsStub is not set")
    }
    func updateDomains(_ domains: [String]) { updateDomainsStub(domains) }

    // MARK: reset()
    var resetStub: () -> Void = { TestIssue.report("TipPreferencesFake.resetStub is not set") }
    func reset() { resetStub() }
}

/// A fake of `ReceiptVault`, yours to edit.
final class ReceiptVaultFake: ReceiptVault {
    struct Storage {
        var storedReceipts: [Receipt] = []
    }

    private let storage = Locked(Storage())

    var storedReceipts: [Receipt] {
        get { storage.storedReceipts }
        set { storage.storedReceipts = newValue }
    }

    init(receipts: [Receipt] = []) { storage.storedReceipts = receipts }

    func receipts() async throws -> [Receipt] { storage.storedReceipts }
    func receipt(id: Int64) async throws -> Receipt? { storage.storedReceipts.first { $0.id == id } }

    @discardableResult func storeReceipt(_ receipt: Receipt) async throws -> Int64 {
        storage.withLock { storage in
            var receipt = receipt
            let id = receipt.id ?? (storage.storedReceipts.compactMap(\.id).max() ?? 0) + 1
            receipt.id = id
            if let index = storage.storedReceipts.firstIndex(where: { $0.id == receipt.id }) {
                storage.storedReceipts[index] = receipt
            } else {
                storage.storedReceipts.append(receipt)
            }
            return id
        }
    }

    func delete(_ receipt: Receipt, completion: (@Sendable ((any Error)?) -> Void)?) {
        storage.withLock { storage in
            storage.storedReceipts.removeAll { $0.id == receipt.id }
        }
        completion?(nil)
    }
}
