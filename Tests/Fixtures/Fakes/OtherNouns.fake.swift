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

    func cancelDownload(of episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancelDownload(of:) is not filled in")
    }

    func cancel(downloadOf episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancel(downloadOf:) is not filled in")
    }

    func cancelDownload(id: Int) {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.cancelDownload(id:) is not filled in")
    }

    func deleteEpisodeDownload(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.deleteEpisodeDownload(_:) is not filled in")
    }

    func removeCache(of episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.removeCache(of:) is not filled in")
    }

    func clearDownloads() {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.clearDownloads() is not filled in")
    }

    func hasDownload(for episode: Episode) -> Bool {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.hasDownload(for:) is not filled in", returning: false)
    }

    func downloadCount(of episode: Episode) -> Int {
        // Fill in: what it does.
        TestIssue.report("DownloadThatDeletedItsEpisodeFake.downloadCount(of:) is not filled in", returning: 0)
    }
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

    func addBookmark(for episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addBookmark(for:) is not filled in")
    }

    func addBookmark(title: String) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addBookmark(title:) is not filled in")
    }

    func saveBookmark(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.saveBookmark(_:) is not filled in")
    }

    func addToBookmarks(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.addToBookmarks(_:) is not filled in")
    }

    func removeBookmark(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.removeBookmark(_:) is not filled in")
    }

    func removeFromBookmarks(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkThatWasAnEpisodeFake.removeFromBookmarks(_:) is not filled in")
    }
}

/// A fake of `BookmarkBeforeItsEpisode`, yours to edit.
final class BookmarkBeforeItsEpisodeFake: BookmarkBeforeItsEpisode {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func archivedEpisodes() -> [Episode] { storedEpisodes.filter { $0.isArchived } }

    func bookmarks() -> [Episode] {
        // Fill in: which Episodes it returns.
        TestIssue.report("BookmarkBeforeItsEpisodeFake.bookmarks() is not filled in", returning: [])
    }

    func addBookmark(for episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkBeforeItsEpisodeFake.addBookmark(for:) is not filled in")
    }

    func removeBookmark(for episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("BookmarkBeforeItsEpisodeFake.removeBookmark(for:) is not filled in")
    }

    func save(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    func findParent(id: Int) -> Episode? {
        // Fill in: what it does.
        TestIssue.report("BookmarkBeforeItsEpisodeFake.findParent(id:) is not filled in", returning: nil)
    }

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

    func updateThumbnail(of episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("ThumbnailThatReplacedItsEpisodeFake.updateThumbnail(of:) is not filled in")
    }

    func updateTitle(of episode: Episode) {
        guard let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) else { return }
        storedEpisodes[index] = episode
    }

    func renameThumbnail(of episode: Episode, to title: String) {
        // Fill in: what it does.
        TestIssue.report("ThumbnailThatReplacedItsEpisodeFake.renameThumbnail(of:to:) is not filled in")
    }

    func archive(id: Int) {
        for index in storedEpisodes.indices where storedEpisodes[index].id == id {
            storedEpisodes[index].isArchived = true
        }
    }

    func archiveThumbnail(id: Int) {}
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

    func remove(_ tag: String, from episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("TagThatDeletedItsEpisodeFake.remove(_:from:) is not filled in")
    }

    func removeTag(_ tag: String, from id: Int) {
        // Fill in: what it does.
        TestIssue.report("TagThatDeletedItsEpisodeFake.removeTag(_:from:) is not filled in")
    }

    func remove(id: Int) { storedEpisodes.removeAll { $0.id == id } }
}

/// A fake of `SessionThatDeletedAThumbnail`, yours to edit.
final class SessionThatDeletedAThumbnailFake: SessionThatDeletedAThumbnail {
    var thumbnails: [Int: String]

    init(thumbnails: [Int: String] = [:]) { self.thumbnails = thumbnails }

    func insert(_ thumbnail: String, for id: Int) { thumbnails[id] = thumbnail }
    func thumbnail(for id: Int) -> String? { thumbnails[id] }
    func removeThumbnail(for id: Int) { thumbnails[id] = nil }

    func cancelSession(id: Int) {
        // Fill in: what it does.
        TestIssue.report("SessionThatDeletedAThumbnailFake.cancelSession(id:) is not filled in")
    }

    func clearSessions() {
        // Fill in: what it does.
        TestIssue.report("SessionThatDeletedAThumbnailFake.clearSessions() is not filled in")
    }
}

/// A fake of `FavoritesBesidesEpisodes`, yours to edit.
final class FavoritesBesidesEpisodesFake: FavoritesBesidesEpisodes {
    var storedEpisodes: [Episode]

    init(episodes: [Episode] = []) { storedEpisodes = episodes }

    func episodes() -> [Episode] { storedEpisodes }

    func favorites() -> [Episode] {
        // Fill in: which Episodes it returns.
        TestIssue.report("FavoritesBesidesEpisodesFake.favorites() is not filled in", returning: [])
    }

    func saveEpisode(_ episode: Episode) {
        if let index = storedEpisodes.firstIndex(where: { $0.id == episode.id }) {
            storedEpisodes[index] = episode
        } else {
            storedEpisodes.append(episode)
        }
    }

    func addFavorite(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("FavoritesBesidesEpisodesFake.addFavorite(_:) is not filled in")
    }

    func removeFavorite(_ episode: Episode) {
        // Fill in: what it does.
        TestIssue.report("FavoritesBesidesEpisodesFake.removeFavorite(_:) is not filled in")
    }
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
    var isActive: Bool = false
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
    var isEnabled: Bool = false
    var isMonitoring: Bool = false
    func enable() { isEnabled = true }
    func disableThumbnails() {}
    func startMonitoring(_ episode: Episode) { isMonitoring = true }
    func stopMonitor() { isMonitoring = false }
    func stopNow() { isMonitoring = false }
}

/// A fake of `FlagOfAPerson`, yours to edit.
final class FlagOfAPersonFake: FlagOfAPerson {
    var isLoggedIn: Bool = false
    func logInUser(named name: String) { isLoggedIn = true }
    func signIn(with name: String) { isLoggedIn = true }
    func signOutUser() { isLoggedIn = false }
    func authenticateDevice() {}
}

/// A fake of `FlagOfTheValue`, yours to edit.
final class FlagOfTheValueFake: FlagOfTheValue {
    var storedSession: Episode?

    init(session: Episode? = nil) { storedSession = session }

    var isActive: Bool = false
    func setSession(_ session: Episode) { storedSession = session }
    func session() -> Episode? { storedSession }
    func startSession() { isActive = true }
    func stopThumbnail() {}
}
