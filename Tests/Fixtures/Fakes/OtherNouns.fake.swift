@testable import OtherNouns

/// A fake of `DownloadThatDeletedItsEpisode`, yours to edit.
final class DownloadThatDeletedItsEpisodeFake: DownloadThatDeletedItsEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    func delete(_ episode: Episode) { storedEpisodes.removeAll { $0.id == episode.id } }

    // MARK: cancelDownload(of:)
    var cancelDownloadOfStub: (Episode) -> Void = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancelDownloadOfStub is not set")
    }
    func cancelDownload(of episode: Episode) { cancelDownloadOfStub(episode) }

    // MARK: cancel(downloadOf:)
    var cancelDownloadOfEpisodeStub: (Episode) -> Void = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancelDownloadOfEpisodeStub is not set")
    }
    func cancel(downloadOf episode: Episode) { cancelDownloadOfEpisodeStub(episode) }

    // MARK: cancelDownload(id:)
    var cancelDownloadIdStub: (Int) -> Void = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancelDownloadIdStub is not set")
    }
    func cancelDownload(id: Int) { cancelDownloadIdStub(id) }

    // MARK: deleteEpisodeDownload(_:)
    var deleteEpisodeDownloadStub: (Episode) -> Void = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.deleteEpisodeDownloadStub is not set")
    }
    func deleteEpisodeDownload(_ episode: Episode) { deleteEpisodeDownloadStub(episode) }

    // MARK: removeCache(of:)
    var removeCacheOfStub: (Episode) -> Void = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.removeCacheOfStub is not set")
    }
    func removeCache(of episode: Episode) { removeCacheOfStub(episode) }

    // MARK: clearDownloads()
    var clearDownloadsStub: () -> Void = {
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.clearDownloadsStub is not set")
    }
    func clearDownloads() { clearDownloadsStub() }

    // MARK: hasDownload(for:)
    var hasDownloadForStub: (Episode) -> Bool = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.hasDownloadForStub is not set", returning: false)
    }
    func hasDownload(for episode: Episode) -> Bool { hasDownloadForStub(episode) }

    // MARK: downloadCount(of:)
    var downloadCountOfStub: (Episode) -> Int = { _ in
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.downloadCountOfStub is not set", returning: 0)
    }
    func downloadCount(of episode: Episode) -> Int { downloadCountOfStub(episode) }
}

/// A fake of `BookmarkThatWasAnEpisode`, yours to edit.
final class BookmarkThatWasAnEpisodeFake: BookmarkThatWasAnEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    // MARK: addBookmark(for:)
    var addBookmarkForStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addBookmarkForStub is not set")
    }
    func addBookmark(for episode: Episode) { addBookmarkForStub(episode) }

    // MARK: addBookmark(title:)
    var addBookmarkTitleStub: (String) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addBookmarkTitleStub is not set")
    }
    func addBookmark(title: String) { addBookmarkTitleStub(title) }

    // MARK: saveBookmark(_:)
    var saveBookmarkStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.saveBookmarkStub is not set")
    }
    func saveBookmark(_ episode: Episode) { saveBookmarkStub(episode) }

    // MARK: addToBookmarks(_:)
    var addToBookmarksStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addToBookmarksStub is not set")
    }
    func addToBookmarks(_ episode: Episode) { addToBookmarksStub(episode) }

    // MARK: removeBookmark(_:)
    var removeBookmarkStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.removeBookmarkStub is not set")
    }
    func removeBookmark(_ episode: Episode) { removeBookmarkStub(episode) }

    // MARK: removeFromBookmarks(_:)
    var removeFromBookmarksStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkThatWasAnEpisodeFake.removeFromBookmarksStub is not set")
    }
    func removeFromBookmarks(_ episode: Episode) { removeFromBookmarksStub(episode) }
}

/// A fake of `BookmarkBeforeItsEpisode`, yours to edit.
final class BookmarkBeforeItsEpisodeFake: BookmarkBeforeItsEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func archivedEpisodes() -> [Episode] { storedEpisodes.filter { $0.isArchived } }

    // MARK: bookmarks()
    var bookmarksStub: () -> [Episode] = {
        TestIssue.report("BookmarkBeforeItsEpisodeFake.bookmarksStub is not set", returning: [])
    }
    func bookmarks() -> [Episode] {
        // Unknown: which Episodes it returns.
        bookmarksStub()
    }

    // MARK: addBookmark(for:)
    var addBookmarkForStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkBeforeItsEpisodeFake.addBookmarkForStub is not set")
    }
    func addBookmark(for episode: Episode) { addBookmarkForStub(episode) }

    // MARK: removeBookmark(for:)
    var removeBookmarkForStub: (Episode) -> Void = { _ in
        TestIssue.report("BookmarkBeforeItsEpisodeFake.removeBookmarkForStub is not set")
    }
    func removeBookmark(for episode: Episode) { removeBookmarkForStub(episode) }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    // MARK: findParent(id:)
    var findParentIdStub: (Int) -> Episode? = { _ in
        TestIssue.report("BookmarkBeforeItsEpisodeFake.findParentIdStub is not set", returning: nil)
    }
    func findParent(id: Int) -> Episode? { findParentIdStub(id) }

    func episodes() -> [Episode] { storedEpisodes }
    func deleteEpisode(id: Int) { storedEpisodes.removeAll { $0.id == id } }
}

/// A fake of `ThumbnailThatReplacedItsEpisode`, yours to edit.
final class ThumbnailThatReplacedItsEpisodeFake: ThumbnailThatReplacedItsEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    // MARK: updateThumbnail(of:)
    var updateThumbnailOfStub: (Episode) -> Void = { _ in
        TestIssue.report("ThumbnailThatReplacedItsEpisodeFake.updateThumbnailOfStub is not set")
    }
    func updateThumbnail(of episode: Episode) { updateThumbnailOfStub(episode) }

    func updateTitle(of episode: Episode) {
        guard let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) else { return }
        storedEpisodes[index] = episode
    }

    // MARK: renameThumbnail(of:to:)
    var renameThumbnailOfToStub: (Episode, String) -> Void = { _, _ in
        TestIssue.report("ThumbnailThatReplacedItsEpisodeFake.renameThumbnailOfToStub is not set")
    }
    func renameThumbnail(of episode: Episode, to title: String) { renameThumbnailOfToStub(episode, title) }

    func archive(id: Int) {
        for index in storedEpisodes.indices where storedEpisodes[index].id == id {
            storedEpisodes[index].isArchived = true
        }
    }

    // MARK: archiveThumbnail(id:)
    var archiveThumbnailIdStub: (Int) -> Void = { _ in
        TestIssue.report("ThumbnailThatReplacedItsEpisodeFake.archiveThumbnailIdStub is not set")
    }
    func archiveThumbnail(id: Int) { archiveThumbnailIdStub(id) }
}

/// A fake of `TagThatDeletedItsEpisode`, yours to edit.
final class TagThatDeletedItsEpisodeFake: TagThatDeletedItsEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    // MARK: remove(_:from:)
    var removeFromStub: (String, Episode) -> Void = { _, _ in
        TestIssue.report("TagThatDeletedItsEpisodeFake.removeFromStub is not set")
    }
    func remove(_ tag: String, from episode: Episode) { removeFromStub(tag, episode) }

    // MARK: removeTag(_:from:)
    var removeTagFromStub: (String, Int) -> Void = { _, _ in
        TestIssue.report("TagThatDeletedItsEpisodeFake.removeTagFromStub is not set")
    }
    func removeTag(_ tag: String, from id: Int) { removeTagFromStub(tag, id) }

    func remove(id: Int) { storedEpisodes.removeAll { $0.id == id } }
}

/// A fake of `SessionThatDeletedAThumbnail`, yours to edit.
final class SessionThatDeletedAThumbnailFake: SessionThatDeletedAThumbnail {
    var thumbnails: [Int: String]

    init(thumbnails: [Int: String] = [:]) { self.thumbnails = thumbnails }

    func insert(_ thumbnail: String, for id: Int) { thumbnails[id] = thumbnail }
    func thumbnail(for id: Int) -> String? { thumbnails[id] }
    func removeThumbnail(for id: Int) { thumbnails[id] = nil }

    // MARK: cancelSession(id:)
    var cancelSessionIdStub: (Int) -> Void = { _ in
        TestIssue.report("SessionThatDeletedAThumbnailFake.cancelSessionIdStub is not set")
    }
    func cancelSession(id: Int) { cancelSessionIdStub(id) }

    // MARK: clearSessions()
    var clearSessionsStub: () -> Void = {
        TestIssue.report("SessionThatDeletedAThumbnailFake.clearSessionsStub is not set")
    }
    func clearSessions() { clearSessionsStub() }
}

/// A fake of `FavoritesBesidesEpisodes`, yours to edit.
final class FavoritesBesidesEpisodesFake: FavoritesBesidesEpisodes {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    // MARK: favorites()
    var favoritesStub: () -> [Episode] = {
        TestIssue.report("FavoritesBesidesEpisodesFake.favoritesStub is not set", returning: [])
    }
    func favorites() -> [Episode] {
        // Unknown: which Episodes it returns.
        favoritesStub()
    }

    func saveEpisode(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    // MARK: addFavorite(_:)
    var addFavoriteStub: (Episode) -> Void = { _ in
        TestIssue.report("FavoritesBesidesEpisodesFake.addFavoriteStub is not set")
    }
    func addFavorite(_ episode: Episode) { addFavoriteStub(episode) }

    // MARK: removeFavorite(_:)
    var removeFavoriteStub: (Episode) -> Void = { _ in
        TestIssue.report("FavoritesBesidesEpisodesFake.removeFavoriteStub is not set")
    }
    func removeFavorite(_ episode: Episode) { removeFavoriteStub(episode) }
}

/// A fake of `Favorites`, yours to edit.
final class FavoritesFake: Favorites {
    var episodes: [Episode]

    init(episodes: [Episode] = []) { self.episodes = episodes }

    func favorites() -> [Episode] { episodes }

    func addFavorite(_ episode: Episode) {
        if let index = episodes.firstIndex(where: { $0.id == episode.id }) {
            episodes[index] = episode
        } else {
            episodes.append(episode)
        }
    }

    func removeFavorite(_ episode: Episode) { episodes.removeAll { $0.id == episode.id } }
    func clearFavorites() { episodes.removeAll() }
}

/// A fake of `Downloads`, yours to edit.
final class DownloadsFake: Downloads {
    var episodes: [Episode]

    init(episodes: [Episode] = []) { self.episodes = episodes }

    func downloads() -> [Episode] { episodes }

    func add(_ episode: Episode) {
        if let index = episodes.firstIndex(where: { $0.id == episode.id }) {
            episodes[index] = episode
        } else {
            episodes.append(episode)
        }
    }

    func cancelDownload(of episode: Episode) { episodes.removeAll { $0.id == episode.id } }
}

/// A fake of `WordsForHow`, yours to edit.
final class WordsForHowFake: WordsForHow {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func saveEpisodeLocally(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    func deleteEpisodePermanently(_ episode: Episode) { storedEpisodes.removeAll { $0.id == episode.id } }
}

/// A fake of `Playlist`, yours to edit.
final class PlaylistFake: Playlist {
    var episodes: [Episode]

    init(episodes: [Episode] = []) { self.episodes = episodes }

    func addToPlaylist(_ episode: Episode) {
        if let index = episodes.firstIndex(where: { $0.id == episode.id }) {
            episodes[index] = episode
        } else {
            episodes.append(episode)
        }
    }

    func removeFromPlaylist(_ episode: Episode) { episodes.removeAll { $0.id == episode.id } }
    func playlist() -> [Episode] { episodes }
}

/// A fake of `PlayerThatATransferStopped`, yours to edit.
final class PlayerThatATransferStoppedFake: PlayerThatATransferStopped {
    var isActive = false
    func start() { isActive = true }
    func stop() { isActive = false }
    func stopPlayer() { isActive = false }
    func startDownload(of episode: Episode) {}
    func cancelDownload() {}
    func cancelSearch() {}
    func cancel(downloadOf episode: Episode) {}
}

/// A fake of `FlagOfItsVerb`, yours to edit.
final class FlagOfItsVerbFake: FlagOfItsVerb {
    var isEnabled = false
    var isMonitoring = false
    func enable() { isEnabled = true }
    func disableThumbnails() {}
    func startMonitoring(_ episode: Episode) { isMonitoring = true }
    func stopMonitor() { isMonitoring = false }
    func stopNow() { isMonitoring = false }
}

/// A fake of `FlagOfAPerson`, yours to edit.
final class FlagOfAPersonFake: FlagOfAPerson {
    var isLoggedIn = false
    func logInUser(named name: String) { isLoggedIn = true }
    func signIn(with name: String) { isLoggedIn = true }
    func signOutUser() { isLoggedIn = false }
    func authenticateDevice() {}
}

/// A fake of `FlagOfTheValue`, yours to edit.
final class FlagOfTheValueFake: FlagOfTheValue {
    var storedSession: Episode?

    init(session: Episode? = nil) { storedSession = session }

    var isActive = false
    func setSession(_ session: Episode) { storedSession = session }
    func session() -> Episode? { storedSession }
    func startSession() { isActive = true }
    func stopThumbnail() {}
}
