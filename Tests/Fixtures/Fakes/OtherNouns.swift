// swift-format-ignore-file
// Verbs that act on something else than the elements: each protocol is named after what once was done to the elements.

struct Episode: Identifiable, Equatable, Sendable {
    let id: Int
    var title: String
    var isArchived = false
    var tags: [String] = []
}

protocol DownloadThatDeletedItsEpisode {
    func episodes() -> [Episode]
    func save(_ episode: Episode)
    func delete(_ episode: Episode)
    func cancelDownload(of episode: Episode)
    func cancel(downloadOf episode: Episode)
    func cancelDownload(id: Int)
    func deleteEpisodeDownload(_ episode: Episode)
    func removeCache(of episode: Episode)
    func clearDownloads()
    func hasDownload(for episode: Episode) -> Bool
    func downloadCount(of episode: Episode) -> Int
}

protocol BookmarkThatWasAnEpisode {
    func episodes() -> [Episode]
    func save(_ episode: Episode)
    func addBookmark(for episode: Episode)
    func addBookmark(title: String)
    func saveBookmark(_ episode: Episode)
    func addToBookmarks(_ episode: Episode)
    func removeBookmark(_ episode: Episode)
    func removeFromBookmarks(_ episode: Episode)
}

protocol BookmarkBeforeItsEpisode {
    func archivedEpisodes() -> [Episode]
    func bookmarks() -> [Episode]
    func addBookmark(for episode: Episode)
    func removeBookmark(for episode: Episode)
    func save(_ episode: Episode)
    func findParent(id: Int) -> Episode?
    func episodes() -> [Episode]
    func deleteEpisode(id: Int)
}

protocol ThumbnailThatReplacedItsEpisode {
    func episodes() -> [Episode]
    func save(_ episode: Episode)
    func updateThumbnail(of episode: Episode)
    func updateTitle(of episode: Episode)
    func renameThumbnail(of episode: Episode, to title: String)
    func archive(id: Int)
    func archiveThumbnail(id: Int)
}

protocol TagThatDeletedItsEpisode {
    func episodes() -> [Episode]
    func save(_ episode: Episode)
    func remove(_ tag: String, from episode: Episode)
    func removeTag(_ tag: String, from id: Int)
    func remove(id: Int)
}

protocol SessionThatDeletedAThumbnail {
    func insert(_ thumbnail: String, for id: Int)
    func thumbnail(for id: Int) -> String?
    func removeThumbnail(for id: Int)
    func cancelSession(id: Int)
    func clearSessions()
}

protocol FavoritesBesidesEpisodes {
    func episodes() -> [Episode]
    func favorites() -> [Episode]
    func saveEpisode(_ episode: Episode)
    func addFavorite(_ episode: Episode)
    func removeFavorite(_ episode: Episode)
}

// Other words for the elements, which nothing stands against.

protocol Favorites {
    func favorites() -> [Episode]
    func addFavorite(_ episode: Episode)
    func removeFavorite(_ episode: Episode)
    func clearFavorites()
}

protocol Downloads {
    func downloads() -> [Episode]
    func add(_ episode: Episode)
    func cancelDownload(of episode: Episode)
}

protocol WordsForHow {
    func episodes() -> [Episode]
    func saveEpisodeLocally(_ episode: Episode)
    func deleteEpisodePermanently(_ episode: Episode)
}

protocol Playlist {
    func addToPlaylist(_ episode: Episode)
    func removeFromPlaylist(_ episode: Episode)
    func playlist() -> [Episode]
}

// Flags, of what the requirements speak of and of something else.

protocol PlayerThatATransferStopped {
    var isActive: Bool { get }
    func start()
    func stop()
    func stopPlayer()
    func startDownload(of episode: Episode)
    func cancelDownload()
    func cancelSearch()
    func cancel(downloadOf episode: Episode)
}

protocol FlagOfItsVerb {
    var isEnabled: Bool { get }
    var isMonitoring: Bool { get }
    func enable()
    func disableThumbnails()
    func startMonitoring(_ episode: Episode)
    func stopMonitor()
    func stopNow()
}

protocol FlagOfAPerson {
    var isLoggedIn: Bool { get }
    func logInUser(named name: String)
    func signIn(with name: String)
    func signOutUser()
    func authenticateDevice()
}

protocol FlagOfTheValue {
    var isActive: Bool { get }
    func setSession(_ session: Episode)
    func session() -> Episode?
    func startSession()
    func stopThumbnail()
}
