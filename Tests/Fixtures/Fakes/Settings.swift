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
